# Noms des camps, des lieux, des pistes, des objectifs, des cartes, des zones et des modificateurs.

## Camps, en étiquettes. Dans les phrases, voice.ftl les nomme.

side-us-short = USA
side-ussr-short = URSS
side-un-short = ONU

## Théâtres d’opérations. « Cuba » tout court est la carte face cachée de 13 Minutes.

battleground-berlin = Berlin
battleground-cuba-military = Cuba (militaire)
battleground-atlantic = Atlantique
battleground-italy = Italie
battleground-turkey = Turquie
battleground-cuba-political = Cuba (politique)
battleground-television = Télévision
battleground-united-nations = Nations unies
battleground-alliances = Alliances
battleground-cuba = Cuba

## Théâtres d’opérations dans une phrase : où l’on place, d’où l’on retire, et le lieu lui-même.

battleground-in-berlin = à Berlin
battleground-in-cuba-military = à Cuba (militaire)
battleground-in-atlantic = dans l’Atlantique
battleground-in-italy = en Italie
battleground-in-turkey = en Turquie
battleground-in-cuba-political = à Cuba (politique)
battleground-in-television = à la Télévision
battleground-in-united-nations = aux Nations unies
battleground-in-alliances = dans les Alliances
battleground-in-cuba = sur Cuba
battleground-in-card = sur { $card }
battleground-from-berlin = de Berlin
battleground-from-cuba-military = de Cuba (militaire)
battleground-from-atlantic = de l’Atlantique
battleground-from-italy = d’Italie
battleground-from-turkey = de Turquie
battleground-from-cuba-political = de Cuba (politique)
battleground-from-television = de la Télévision
battleground-from-united-nations = des Nations unies
battleground-from-alliances = des Alliances
battleground-from-cuba = de Cuba
battleground-from-card = de la carte { $card }
battleground-the-berlin = Berlin
battleground-the-cuba-military = Cuba (militaire)
battleground-the-atlantic = l’Atlantique
battleground-the-italy = l’Italie
battleground-the-turkey = la Turquie
battleground-the-cuba-political = Cuba (politique)
battleground-the-television = la Télévision
battleground-the-united-nations = les Nations unies
battleground-the-alliances = les Alliances

## Pistes DEFCON (dans 13 Minutes : couleurs)

track-military = Militaire
track-political = Politique
track-world-opinion = Médiatique

## Marqueurs : l’adjectif qui suit le mot

marker-military = militaire
marker-political = politique
marker-world-opinion = médiatique

## Objectifs

agenda-military = Piste militaire
agenda-political = Piste politique
agenda-world-opinion = Piste médiatique
agenda-berlin = Berlin
agenda-turkey = Turquie
agenda-italy = Italie
agenda-cuba-political = Cuba (politique)
agenda-cuba-military = Cuba (militaire)
agenda-atlantic = Atlantique
agenda-personal-letter = Lettre personnelle

## Cartes des États-Unis

card-mathematical-precision = Précision mathématique
card-excomm = EXCOMM
card-public-protests = Manifestations
card-lessons-of-munich = Les leçons de Munich
card-operation-mongoose = Opération Mangouste
card-air-strike = Frappe aérienne
card-non-invasion-pledge = Engagement de non-invasion
card-offensive-missiles = Missiles offensifs
card-wave-and-smile = Saluer et sourire
card-invasion-of-cuba = Invasion de Cuba
card-quarantine = Quarantaine
card-u2-photographs = Photographies de l’U-2
card-eyeball-to-eyeball = Les yeux dans les yeux

## Cartes de l’URSS

card-mrbms-irbms = MRBM et IRBM
card-moscow-is-our-brain = Moscou est notre cerveau
card-missile-trade = Échange de missiles
card-fidel-castro = Fidel Castro
card-berlin-blockade = Blocus de Berlin
card-suez-hungary = Suez-Hongrie
card-maskirovka = Maskirovka
card-bay-of-pigs = Baie des Cochons
card-u2-downed = U-2 abattu
card-turn-back-the-ships = Demi-tour des navires
card-strategic-balance = Équilibre stratégique
card-national-liberation = Libération nationale
card-defensive-missiles = Missiles défensifs

## Cartes de l’ONU

card-speech-to-the-nation = Discours à la nation
card-guns-of-august = Août 14
card-fifty-fifty = Une chance sur deux
card-scramble = Décollage immédiat
card-close-allies = Proches alliés
card-intelligence-reports = Rapports de renseignement
card-summit-meeting = Rencontre au sommet
card-to-the-brink = Au bord du gouffre
card-containment = Endiguement
card-sops = Procédures standard
card-nuclear-submarines = Sous-marins nucléaires
card-u-thant = U Thant
card-a-face-saver = Sauver la face

## Zones de 13 Minutes

zone-us = Sphère des USA
zone-neutral = Zone neutre
zone-ussr = Sphère de l’URSS

zone-into-neutral = dans la zone neutre
zone-into-sphere =
    { $who ->
        [you] dans votre sphère
       *[other] dans la sphère { of-who }
    }

## Modificateurs

modifier-sops = Procédures standard
modifier-to-the-brink = Au bord du gouffre
modifier-containment = Endiguement
modifier-bay-of-pigs = Baie des Cochons

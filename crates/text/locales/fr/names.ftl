# Noms des camps, des lieux, des pistes, des objectifs, des cartes, des zones et des modificateurs.

## Camps. La forme longue porte son article et s’insère dans une phrase ; la forme courte sert d’étiquette.

side-us = les États-Unis
side-ussr = l’URSS
side-us-short = USA
side-ussr-short = URSS

## Théâtres d’opérations. « Cuba » tout court est la carte face cachée de 13 Minutes.

battleground-berlin = Berlin
battleground-cuba-military = Cuba (militaire)
battleground-atlantic = Atlantique
battleground-italy = Italie
battleground-turkey = Turquie
battleground-cuba-political = Cuba (politique)
battleground-television = Télévision
battleground-united-nations = Nations Unies
battleground-alliances = Alliances
battleground-cuba = Cuba

## Pistes DEFCON (dans 13 Minutes : couleurs)

track-military = Militaire
track-political = Politique
track-world-opinion = Médiatique

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

zone-into-us = dans la sphère des USA
zone-into-neutral = dans la zone neutre
zone-into-ussr = dans la sphère de l’URSS

## Modificateurs

modifier-sops = Procédures standard
modifier-to-the-brink = Au bord du gouffre
modifier-containment = Endiguement
modifier-bay-of-pigs = Baie des Cochons

# Ce qui se lit sur la page, outre les mots des jeux.

## Partout

skip = Aller au contenu
home = Accueil
nav = Principal
nav-rules = Règles
nav-cards = Cartes et histoire
theme-light = Clair
theme-dark = Sombre
close = Fermer
confirm = Confirmer
export = Enregistrer dans un fichier
the-end = La fin
round-name = Tour { $round }
title-days = 13 Jours
title-minutes = 13 Minutes
lost-title = Partie introuvable
lost-game = Ce navigateur n’a pas cette partie. Elle a pu être jouée dans un autre, ou les données de cette page ont été effacées. Si vous l’avez en fichier ou en lien, chargez-le à l’accueil.
part-coming = Chargement…
part-missing = Cette partie de la page n’a pas pu être chargée.

## Accueil

home-title = Thirteen
home-lead = Octobre 1962. Deux superpuissances, une petite île, treize jours. Poussez votre avantage jusqu’au bord du gouffre, mais pas plus loin.
home-learn = Apprendre
home-playthrough = Regarder une partie commentée
home-playthrough-note = La partie que raconte le livret imprimé, coup par coup, avec nos commentaires. Les règles et l’histoire derrière chaque carte sont là aussi.
new-side = Votre camp
new-random = Au hasard
new-level = Adversaire
new-solo = Jouer contre l’ordinateur
new-two = Deux joueurs, un écran
level-cadet = Cadet
level-note-cadet = Pour vos premières parties : joue surtout au hasard et ne voit guère venir la guerre.
level-attache = Attaché
level-note-attache = Une fois les règles connues : prend ce qui paraît le mieux, ou n’importe quoi une fois sur trois.
level-envoy = Émissaire
level-note-envoy = Prend ce qui paraît le mieux avec cette carte ; ne voit ni votre réponse ni le sens de vos drapeaux.
level-secretary = Secrétaire
level-note-secretary = Voit plusieurs cartes à l’avance et lit vos drapeaux et ce que vous posez.
level-premier = Premier ministre
level-note-premier = De même, avec quatre-vingts fois plus de réflexion : le plus fort.
continue-title = Vos parties
continue-all = Montrer les { $count }
forget = Supprimer la partie { $game }
import-title = Charger une partie
import-file = Depuis un fichier
import-text = ou collez-la ici
import-read = Ouvrir
import-fault = Impossible de lire ce fichier comme une partie. { $why }
import-other-game = C’est une partie de « { $game } », qui ne se joue pas ici.
fault-line = Ligne { $line } : { $fault }
fault-not-a-record = une partie notée commence par la ligne « thirteen 1 ».
fault-version = une version plus récente de Thirteen a écrit ceci (version { $version }) ; faites la mise à jour pour le lire.
fault-header = « { $name } … » est attendu ici.
fault-unreadable = « { $text } » ne veut rien dire ici.
fault-refused = « { $text } » n’est pas permis : { $why }
fault-cut-off = la partie est tronquée ; sa dernière ligne devrait être « end { $count } ».
fault-count = la dernière ligne annonce { $said } entrées ; il y en a { $found }.
fault-after-end = rien ne peut suivre la ligne « end ».
fault-enclosed = le paquet de cartes joint à cette partie est défectueux.
fault-series = cette partie n’appartient pas à la campagne.
fault-series-rules = cette partie se joue avec d’autres règles que les parties précédentes de la campagne.
fault-games = « games { $said } » ne convient pas : la campagne compte { $found } { $found ->
        [one] partie
       *[other] parties
    }.
fault-no-games = une campagne compte au moins une partie.
fault-too-long = aucune partie n’a autant de lignes.
refused-over = la partie est finie.
refused-turn =
    { $who ->
        [you] c’est à vous de jouer.
       *[other] c’est { to-who } de jouer.
    }
refused-deal = il faut d’abord distribuer des cartes.
refused-choose =
    { who } { $who ->
        [you] devez
        [us] doivent
       *[other] doit
    } d’abord choisir.
refused-illegal = les règles ne le permettent pas maintenant.

## La table

board-map = Carte des neuf théâtres d’opérations
board-tracks = Pistes DEFCON
board-prestige = Prestige
board-aftermath = Répercussions
board-aftermath-short = Fin
board-deck = Pioche
board-discard = Défausse
board-supply-count =
    { $count ->
        [one] { $count } cube en réserve
       *[other] { $count } cubes en réserve
    }
board-letter = Lettre personnelle
board-chosen = choisi
board-worth = Rapporte :
hand-of =
    { $who ->
        [you] Votre main
       *[other] Main { of-who }
    }
hand-empty = Aucune carte en main.
card-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
card-icon = Symbole DEFCON : les cubes déplacés par cet événement déplacent les marqueurs.
short-command = Ordre { $cubes }
short-command-letter = ✉ { $cubes }
short-event = Événement
short-discard = Défausser
short-save = Garder
short-choose = Choisir
worth-now = Pour l’instant : { alone } +{ $amount }.
worth-nothing = Pour l’instant : rien.
panel-label = Ce que vous pouvez faire
take-back = Reprendre
thinking = Réflexion…
rules-of-this = Règles de cette étape
then-answer =
    { Who } { $who ->
        [you] pouvez
        [us] peuvent
       *[other] peut
    } d’abord utiliser l’événement : { $event }
then-take =
    Ensuite, une carte est prise au hasard dans { $who ->
        [you] votre main
       *[other] la main { of-who }
    }.
then-round-ends = Ensuite le tour s’achève : dernières cartes aux répercussions, bonus, objectifs, risque de guerre.
log-title = Ce qui s’est passé
position-title = La position en mots
say-standing-title = Situation
say-round = Tour { $round } sur 3.
say-prestige = Prestige : { $standing }.
say-letter =
    { Who } { $who ->
        [you] détenez
        [us] détiennent
       *[other] détient
    } la Lettre personnelle.
say-piles =
    { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche, { $discard } dans la défausse.
say-cubes-title = Théâtres d’opérations
say-place = { $place } : USA { $us }, URSS { $ussr }
say-tracks-title = Pistes DEFCON
say-track = { $track } : USA au cran { $us } (DEFCON { $usarea }), URSS au cran { $ussr } (DEFCON { $ussrarea })
say-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main, { $supply ->
        [one] { $supply } cube
       *[other] { $supply } cubes
    } en réserve.
say-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
say-flags = Drapeaux sur { $agendas }.
say-own-hand = Votre main : { $cards }.
say-own-hand-empty = Votre main est vide.
say-own-agenda = Votre objectif : { $agenda }.
say-modifiers = En vigueur : { $modifiers }.
hint-ask = Demander conseil
hint-title = Conseil
hint-clearly-best = Nettement le meilleur
hint-about-equal = À peu près équivalents
hint-good = Bon
hint-behind = Nettement moins bon
hint-wins = Victoires sur 100 parties
hint-range = { $low } à { $high }
curtain-title = Passez l’écran
curtain-pass =
    { To-who } de jouer
curtain-note = Passez l’écran. Les cartes restent cachées jusqu’à ce que vous continuiez.
curtain-open =
    { $who ->
        [you] C’est moi
        [us] Je joue les USA
        [ussr] Je joue l’URSS
       *[name] Je joue { $name }
    }
trouble-storage = Votre navigateur n’enregistre pas cette partie : elle sera perdue quand vous fermerez la page.
trouble-computer = L’ordinateur ne répond pas. { $why }
try-again = Réessayer

## Les cartes en grand

large-label = La carte en détail
large-now = Maintenant
large-command =
    Comme ordre : jusqu’à { $cubes ->
        [one] { $cubes } cube.
       *[other] { $cubes } cubes.
    }
large-history = Histoire
large-agenda = Objectif
now-nothing = Pour l’instant, l’événement ne ferait rien.
now-choices = Possible maintenant : { $choices }.
pile-hidden =
    { $count ->
        [one] { $count } autre carte est face cachée.
       *[other] { $count } autres cartes sont face cachée.
    }
pile-empty = Aucune carte pour l’instant.
gallery-lead = Toutes les cartes des deux jeux, dans nos propres mots. Cliquez sur un nom pour lire l’histoire derrière la carte.
gallery-strategy = Cartes Stratégie
gallery-agendas = Objectifs

## La fin

score-title = Le score, pas à pas
score-what = Quoi
score-gain = Gain
gain-agenda =
    Tour { $round } : { $who ->
        [you] votre objectif
       *[other] objectif { of-who }
    }, { $agenda }
gain-event = Tour { $round } : { $card }
gain-agendas = Tour { $round } : différence
gain-aftermath = Les répercussions
gain-final = À la fin
aftermath-uncounted = Non décomptées : la guerre est venue avant. USA { $us }, URSS { $ussr }.
chart-title = Le cours de la partie
chart-prestige = Le prestige au fil de la partie
chart-grounds = Théâtres dominés
watch-replay = Revoir la partie
play-again = Rejouer

## Revoir

replay-title = Revoir une partie
replay-controls = Commandes
replay-first = Au début
replay-back = Précédent
replay-run = Lecture
replay-stop = Pause
replay-next = Suivant
replay-last = À la fin
replay-ply = { $ply } sur { $last }
replay-seat = Vue par
seat-spectator = un spectateur
seat-open = toutes cartes ouvertes

## Règles

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }

## 13 Minutes

the-beginning = Le début
the-first-card = La première carte
then-rules = Ensuite on compte les points.
bid-title = Votre enchère, en cubes
short-command-zone = Ordre, { $zone }
short-event-zone = Événement, { $zone }
cubes-out =
    { $count ->
        [one] { $count } cube hors du jeu
       *[other] { $count } cubes hors du jeu
    }
new-title = Nouvelle partie
new-game = Le jeu
game-days = 13 Jours
game-note-days = Trois tours, une demi-heure environ.
game-minutes = 13 Minutes
game-note-minutes = Une partie courte avec treize cartes, et nos propres événements.
game-campaign = 13 Minutes, campagne
game-note-campaign = Partie après partie, jusqu’à 13 de prestige ; une guerre nucléaire y met fin.
campaign-title = Campagne
campaign-game = Campagne jusqu’à { $goal } de prestige, partie { $number }
campaign-game-short = Partie { $number }
campaign-next = Partie suivante
campaign-standing = campagne { $us } : { $ussr }
campaign-won-us = Les USA gagnent la campagne.
campaign-won-ussr = L’URSS gagne la campagne.
campaign-won-nobody = Personne ne gagne la campagne.
score-both = USA { $us } – URSS { $ussr }
cards-played =
    { $count ->
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    } sur { $all }
gain-military = Le plus de théâtres militaires
gain-leftover = Cubes des cartes restantes
hidden-title = Ce qui était caché
hidden-cards = Cuba était { $cuba }. Les USA ont gardé { $us }, l’URSS { $ussr }.
stands-in = { $place } est ici : { $zone }.
stands-with =
    { Who } { $who ->
        [you] la dominez
        [us] la dominent
       *[other] la domine
    }.
stands-with-nobody = Personne ne la domine.
cuba-text = Une carte face cachée dès le début, qui vaut 2 de prestige au camp qui la domine. Elle est révélée à la fin, et sa couleur compte alors.
cuba-is = C’est la carte { $card }.
cuba-hidden = Vous ne savez pas quelle carte c’est.
grounds-held =
    { $count ->
        [one] domine { $count } théâtre
       *[other] domine { $count } théâtres
    }
colour-count =
    { $colour } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur les { $war } qui signifient la guerre

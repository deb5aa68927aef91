# Ce qui se lit sur la page, outre les mots des jeux.

## Partout

skip = Aller au contenu
home = Accueil
nav = Principal
nav-rules = Règles
nav-cards = Cartes et histoire
theme-light = Clair
theme-dark = Sombre
motion-on = Animations oui
motion-off = Animations non
close = Fermer
confirm = Confirmer
cancel = Annuler
export = Enregistrer dans un fichier
the-end = La fin
round-name = Tour { $round }
title-days = 13 Jours
title-minutes = 13 Minutes
side-un-short = ONU
lost-title = Rien ici
lost-game = Cette partie n’est pas conservée dans ce navigateur.

## Accueil

home-title = Thirteen
home-lead = Octobre 1962. Deux superpuissances, une petite île, treize jours. Poussez votre avantage jusqu’au bord du gouffre, mais pas plus loin.
home-learn = Apprendre
home-playthrough = Regarder une partie commentée
home-playthrough-note = La partie que le livret imprimé raconte, coup par coup, avec nos commentaires. Les règles et l’histoire derrière chaque carte sont là aussi.
new-side = Votre camp
new-random = Au hasard
new-level = L’ordinateur joue comme
new-solo = Jouer contre l’ordinateur
new-two = À deux devant cet écran
level-cadet = Cadet
level-note-cadet = Débute et agit souvent sur un coup de tête.
level-attache = Attaché
level-note-attache = Joue ce qui paraît le mieux sur le moment.
level-envoy = Émissaire
level-note-envoy = Regarde un peu plus loin.
level-secretary = Secrétaire
level-note-secretary = Voit loin et surveille vos drapeaux.
level-premier = Premier ministre
level-note-premier = Réfléchit autant qu’il peut.
player-person = Une personne
continue-title = Vos parties
continue-all = Montrer les { $count }
forget = Supprimer la partie { $game }
import-title = Ouvrir une partie notée
import-file = Depuis un fichier
import-text = Ou collez-la ici
import-read = La lire
import-fault = Ce n’est pas une partie que l’on peut montrer. { $why }
import-other-game = C’est une partie de « { $game } », qui ne se joue pas ici.
fault-line = Ligne { $line } : { $fault }
fault-not-a-record = une partie notée commence par la ligne « thirteen 1 ».
fault-version = un programme plus récent a écrit ceci (version { $version }) ; mettez celui-ci à jour pour le lire.
fault-header = ici doit figurer « { $name } … ».
fault-unreadable = « { $text } » ne veut rien dire ici.
fault-refused = « { $text } » est refusé : { $why }
fault-cut-off = la partie est tronquée ; sa dernière ligne devrait être « end { $count } ».
fault-count = la fin parle de { $said } entrées, mais il y en a { $found }.
fault-after-end = rien ne peut suivre la ligne « end ».
fault-enclosed = le paquet de cartes joint à la partie est défectueux.
fault-series = cette partie n’appartient pas à la campagne.
fault-too-long = aucune partie n’a autant de lignes.
refused-over = la partie est finie.
refused-turn = c’est à : { $name }.
refused-deal = il faut d’abord distribuer des cartes.
refused-choose = il manque d’abord un choix : { $name }.
refused-illegal = les règles ne le permettent pas maintenant.

## La table

board-map = Carte des neuf théâtres d’opérations
board-tracks = Pistes DEFCON
board-prestige = Prestige
board-round = Tour
board-aftermath = Répercussions
board-aftermath-short = Fin
board-deck = Pioche
board-discard = Défausse
board-supply = Cubes dans la réserve
board-supply-count =
    { $count ->
        [one] { $count } cube en réserve
       *[other] { $count } cubes en réserve
    }
board-letter = Lettre personnelle
board-chosen = choisi
board-worth = rapporte maintenant :
hand-of = Main : { $name }
hand-empty = Aucune carte en main.
card-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
card-icon = Symbole DEFCON : les cubes déplacés par cet événement déplacent les marqueurs.
short-command = Ordre { $cubes }
short-command-letter = ✉ { $cubes }
short-event = Événement
short-discard = Défausser
short-save = Garder
short-choose = Choisir
worth-now = Maintenant, il rapporterait { $amount } à : { $name }.
worth-nothing = Maintenant, il ne rapporterait rien à personne.
panel-label = Ce que vous pouvez faire
panel-hand = Choisissez un usage sur l’une de vos cartes.
preview-label = Ce qui s’ensuivrait
preview-war = Ensuite : { $warning }
take-back = Reprendre le coup
prompt-moving = Voyez la suite…
thinking = Réflexion …
rules-of-this = La règle à ce sujet
war-title = Danger de guerre
war-certain = { $name } déclencherait la guerre nucléaire à la fin de ce tour.
war-possible = { $name } déclencherait la guerre nucléaire à la fin de ce tour si cet objectif est révélé : { $agendas }.
then-answer = D’abord, { $name } peut utiliser l’événement : { $event }
then-take = Ensuite, une carte est prise au hasard dans la main : { $name }.
then-round-ends = Ensuite le tour s’achève : dernières cartes aux répercussions, bonus médiatique, objectifs.
log-title = Ce qui s’est passé
position-title = La position en mots
say-standing-title = Situation
say-round = Tour { $round } sur 3.
say-prestige = Prestige : { $standing }.
say-letter = Lettre personnelle : { $name }.
say-piles = { $deck } cartes dans la pioche, { $discard } dans la défausse.
say-cubes-title = Théâtres d’opérations
say-place = { $place } : USA { $us }, URSS { $ussr }
say-tracks-title = Pistes DEFCON
say-track = Piste { $track } : USA au cran { $us } (DEFCON { $usarea }), URSS au cran { $ussr } (DEFCON { $ussrarea })
say-hand = { $count } cartes en main, { $supply } cubes en réserve.
say-cards =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
say-flags = Drapeaux sur { $agendas }.
say-own-hand = Votre main : { $cards }.
say-own-agenda = Votre objectif : { $agenda }.
say-modifiers = En vigueur : { $modifiers }.
hint-ask = Demander conseil
hint-title = Conseil
hint-choice = { $choice } : { $percent } % de chances de gagner
curtain-title = Passez l’écran
curtain-pass = C’est à : { $name }
curtain-note = Passez l’écran. Les cartes restent couvertes jusqu’à ce que vous continuiez.
curtain-open = Je joue { $name }
trouble-storage = Ce navigateur ne conserve pas la partie : elle sera perdue quand vous fermerez la page.
trouble-computer = L’ordinateur ne répond pas. { $why }
try-again = Réessayer
trouble-start = Ce navigateur ne garde rien pour cette page, aucune partie ne peut donc commencer. Autorisez-la à stocker des données, ou faites de la place en supprimant d’anciennes parties.

## Les cartes en grand

large-label = En grand
large-now = Maintenant
large-command = Pour un ordre : jusqu’à { $cubes } ({ $name }).
large-history = Histoire
large-agenda = Objectif
now-nothing = L’événement ne ferait rien.
now-choices = Ce pourrait être : { $choices }.
pile-hidden =
    { $count ->
        [one] Une autre carte est face cachée.
       *[other] { $count } autres cartes sont face cachée.
    }
pile-empty = Aucune carte pour l’instant.
gallery-lead = Toutes les cartes des deux jeux, dans nos propres mots. Cliquez sur un nom pour lire l’histoire derrière la carte.
gallery-strategy = Cartes Stratégie
gallery-agendas = Objectifs

## La fin

why-prestige = Le camp qui a le plus de prestige gagne.
why-letter = Le prestige est à égalité ; la Lettre personnelle décide.
why-draw = Personne n’est devant.
why-nuclear-war = Un marqueur en DEFCON 1, ou les trois en DEFCON 2, à la fin du tour.
score-title = Le score, pas à pas
score-what = Quoi
score-gain = Gain
gain-agenda = Tour { $round } : objectif { $agenda } ({ $name })
gain-event = Tour { $round } : un événement
gain-agendas = Tour { $round } : les deux objectifs ensemble
gain-aftermath = Les répercussions
gain-final = À la fin
aftermath-uncounted = La guerre est venue avant le décompte : USA { $us } cubes, URSS { $ussr } cubes.
chart-title = Le cours de la partie
chart-prestige = Le prestige au fil de la partie
chart-grounds = Théâtres dominés
watch-replay = La revoir
play-again = Rejouer

## Revoir

replay-title = Revoir une partie
replay-controls = Commandes
replay-first = Au début
replay-back = En arrière
replay-run = Lecture
replay-stop = Arrêt
replay-next = En avant
replay-last = À la fin
replay-ply = { $ply } sur { $last }
replay-seat = Vue par
replay-link = Copier un lien vers ce moment
replay-copied = Le lien est copié
seat-spectator = un spectateur
seat-open = tout ouvert

## Règles

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }

## 13 Minutes

the-beginning = Le début
the-first-card = La première carte
then-rules = Ensuite la partie continue d’elle-même.
war-spheres = { $name } : trois cartes d’une couleur dans sa sphère ; à la fin, c’est la guerre nucléaire.
war-spheres-possible = { $name } perd par la guerre nucléaire si la carte cachée de Cuba a la couleur de deux autres dans sa sphère.
bid-title = Votre enchère, en cubes
short-command-zone = Ordre, { $zone }
short-event-zone = Événement, { $zone }
cubes-out =
    { $count ->
        [one] 1 cube hors du jeu
       *[other] { $count } cubes hors du jeu
    }
new-title = Nouvelle partie
new-game = Le jeu
game-days = 13 Jours
game-note-days = Trois tours, une demi-heure environ.
game-minutes = 13 Minutes
game-note-minutes = Une partie courte avec treize cartes.
game-campaign = 13 Minutes, campagne
game-note-campaign = Partie après partie, jusqu’à 13 points de prestige.
saved-game = { $game } : USA { $us } – URSS { $ussr }. { $where }
campaign-title = Campagne
campaign-game = Campagne jusqu’à { $goal } points de prestige, partie { $number }
campaign-game-short = Partie { $number }
campaign-next = Partie suivante
campaign-standing = campagne { $us } : { $ussr }
campaign-won-us = Les États-Unis gagnent la campagne.
campaign-won-ussr = L’URSS gagne la campagne.
campaign-won-nobody = Personne ne gagne la campagne.
score-both = USA { $us } – URSS { $ussr }
cards-played = { $count } cartes jouées sur { $all }
minutes-why-prestige = Le camp qui a le plus de prestige gagne.
minutes-why-letter = Le camp qui a le plus de prestige gagne.
minutes-why-draw = Les deux camps ont autant de prestige.
minutes-why-nuclear-war = Trois cartes d’une couleur étaient dans une même sphère.
gain-military = Le plus de théâtres militaires
gain-leftover = Cubes des cartes restantes
hidden-title = Ce qui était caché
hidden-cards = Cuba était { $cuba }. Les États-Unis ont gardé { $us }, l’URSS { $ussr }.
stands-in = { $place } se trouve ici : { $zone }.
stands-with = { $name } domine ce théâtre.
stands-with-nobody = Personne ne le domine.
cuba-text = Une carte face cachée dès le début, qui vaut 2 points de prestige au camp qui la domine. Elle est retournée à la fin ; sa couleur compte alors.
cuba-is = C’est la carte { $card }.
cuba-hidden = Vous ne savez pas quelle carte c’est.
grounds-held =
    { $count ->
        [one] domine 1 théâtre
       *[other] domine { $count } théâtres
    }
colour-count = { $colour } : { $count } cartes sur les { $war } qui signifient la guerre
update-ready = Une nouvelle version est prête. Votre partie est conservée.
update-load = La charger

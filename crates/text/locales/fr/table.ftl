# Ce que la table, l’accueil et les réglages disent à la personne qui joue.

## Accueil : comment on gagne, comment on perd, combien de temps cela prend

home-win-title = Gagner
home-win = Avoir le plus de prestige après trois tours. Les objectifs secrets rapportent à qui mène.
home-lose-title = Perdre
home-lose = Finir un tour avec un marqueur en DEFCON 1, ou les trois en DEFCON 2 : vous déclenchez une guerre nucléaire.
home-play-title = Jouer
home-play = Trois tours de quatre cartes chacun, une demi-heure environ. Une carte est un ordre, qui déplace vos cubes, ou un événement. L’audace fait monter vos marqueurs DEFCON.
home-continue = Continuer
home-against = Vous ({ $side }) contre { $opponent }
home-your-turn = à vous de jouer
home-change = Changer
home-results =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
home-results-none = jamais rencontré
home-first-title = Treize jours. Cinq minutes pour apprendre.
home-first = Jouez votre premier tour avec un guide à vos côtés. Rien à lire avant, et rien que vous puissiez casser.
home-know = Je connais le jeu
saved-won = gagnée
saved-lost = perdue
saved-drawn = nulle

## À qui de jouer

turn-yours = À vous de jouer
turn-playing = { $name } joue…

## La table, faite pour la personne qui y joue

card-in-play = Carte en jeu
card-in-play-none = Glissez une carte ici, ou choisissez son ordre ou son événement.
card-open = Ouvrir { $card }
card-use-command = { alone } · ordre
card-use-event = { alone } · événement
opponent-agenda = Objectif parmi
worth-was = avant : { alone } { $amount }
pane-map = Carte
pane-tracks = Pistes
pane-hand = Main
pane-card = En jeu
pane-log = Journal
pane-advice = Conseil
menu = Menu
menu-replay = Revoir le début
replay-go-on = Continuer à jouer

## Raconter ce que fait l’adversaire

speed-title = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-at-once = Immédiate
tell-skip = Passer à votre coup

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-sound = Son
settings-confirm = Toujours demander avant un coup

## Raccourcis

keys-title = Raccourcis clavier
keys-cards = Ouvrir une carte de votre main
keys-event = La jouer pour son événement
keys-confirm = Confirmer
keys-undo = Reprendre
keys-skip = Passer
keys-advice = Demander conseil
keys-rules = Règles de cette étape
keys-sound = Son oui ou non
keys-help = Montrer ces raccourcis

## Une nouvelle version, et le premier instant

update-ready = Une nouvelle version de Thirteen est prête.
update-now = Recharger

## Les règles par-dessus la partie

rules-drawer = Règles
rules-precisely = Précisément

## La position en mots, avec les noms d’une voix

## À côté du plateau

cards-drawer = Cartes
key-enter = Entrée
board-scores-now = Rapporte
panes = Ce qui est affiché sous la carte
log-moment = Montrer ce moment
ending-look = Regarder la table
ending-again = Comment cela a fini
minutes-own-events-short = avec nos propres événements
refused-take-back = Il n’est plus possible de revenir en arrière.
refused-stale = La partie a continué entre-temps.
export-note = Le fichier d’une partie en cours contient tout, même les cartes cachées. Qui joue encore ne devrait pas le lire.
export-note-over = Le fichier contient toute la partie.
outlook-takes =
    { Who } { $who ->
        [you] menez
        [us] mènent
       *[other] mène
    } sur { $place }, { $own } à { $other }.
outlook-takes-tied =
    { Who } { $who ->
        [you] dominez
        [us] dominent
       *[other] domine
    } { $place } à égalité, dans { $who ->
        [you] votre
        [us] leur
       *[other] sa
    } propre sphère.
outlook-tied = Personne ne mène sur { $place }, { $count } à { $count }.
outlook-scores =
    { $agenda } { $who ->
        [you] vous rapporterait { $amount }.
       *[other] rapporterait { $amount } { to-who }.
    }
outlook-scores-nobody = { $agenda } ne rapporterait rien.
outlook-moves = { $place } passe { $zone }.
home-aim = Le jeu en bref

## Les noms qui doivent être courts

short-place-cuba-military = Cuba (mil.)
short-place-cuba-political = Cuba (pol.)
short-place-berlin = Berlin
short-place-italy = Italie
short-place-turkey = Turquie
short-place-atlantic = Atlantique
short-place-television = Télévision
short-place-united-nations = Nations unies
short-place-alliances = Alliances
short-track-military = Militaire
short-track-political = Politique
short-track-world-opinion = Médias
short-letter = Lettre
home-lessons = Apprendre en dix minutes

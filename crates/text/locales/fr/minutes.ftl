# Ce que lit un joueur de 13 Minutes pendant la partie.

minutes-own-events = Les événements de ce paquet sont ceux du projet : les textes imprimés de 13 Minutes ne lui étaient pas accessibles.

## Le journal

minutes-log-cards-dealt = { $name } reçoit deux cartes.
minutes-log-cards-dealt-own = { $name } reçoit { $cards }.
minutes-log-cuba-dealt = Une carte est posée face cachée : c’est Cuba.
minutes-log-cuba-dealt-open = { $card } est posée face cachée : c’est Cuba.
minutes-log-bid-made = { $name } mise en secret.
minutes-log-bid-made-own = { $name } mise { $count }, en secret.
minutes-log-bid =
    { $count ->
        [one] { $name } a misé { $count } cube.
       *[other] { $name } a misé { $count } cubes.
    }
minutes-log-bids-equal = Les mises sont égales et sont reprises.
minutes-log-coin = Le sort décide : { $name } choisit l’ordre.
minutes-log-order = { $name } décide : { $first } joue en premier.
minutes-log-play-command = { $name } joue { $card } { $into }, pour l’ordre.
minutes-log-play-event = { $name } joue { $card } { $into }, pour l’événement.
minutes-log-move = { $place } passe { $into }.
minutes-log-cuba-seen = { $name } regarde la carte de Cuba.
minutes-log-cuba-seen-own = { $name } regarde la carte de Cuba : { $card }.
minutes-log-cuba-exchanged = { $name } échange la carte de Cuba contre une carte de sa main.
minutes-log-cuba-exchanged-own = { $name } prend { $card } à Cuba et y laisse { $gave }.
minutes-log-drawn = { $name } pioche une carte.
minutes-log-drawn-own = { $name } pioche { $card }.
minutes-log-revealed = Cartes révélées : Cuba est { $cuba } ; restaient { $us } (USA) et { $ussr } (URSS).
minutes-log-scored-battleground = { $name } marque { $amount } : { $place }.
minutes-log-scored-military = { $name } marque { $amount } : majorité militaire.
minutes-log-scored-aftermath = { $name } marque { $amount } : répercussions.
minutes-log-leftover = Les deux cartes restantes ont la même couleur : { $card } rejoint la sphère de { $name }.
minutes-log-outcome-prestige = { $name } l’emporte, { $us } à { $ussr }.
minutes-log-outcome-draw = Partie nulle, { $us } à { $ussr }.

## Ce qui est demandé au camp actif

minutes-ask-bid = { $name } : misez des cubes pour le droit de choisir l’ordre. Tous les cubes misés quittent la partie.
minutes-ask-order = { $name } : décidez qui joue en premier.
minutes-ask-play = { $name } : jouez une carte pour l’ordre ou pour l’événement, en zone neutre ou dans votre sphère.
minutes-ask-answer = { $name } : { $card } est l’une de vos cartes. Utiliser son événement avant l’ordre adverse ?
minutes-ask-command =
    { $count ->
        [one] { $name } : ordre. Placez ou retirez { $count } de vos cubes.
       *[other] { $name } : ordre. Placez ou retirez jusqu’à { $count } de vos cubes sur un seul théâtre d’opérations.
    }
minutes-ask-event = { $name } : { $card }. Choisissez l’effet de l’événement, ou terminez.

## Les choix

minutes-choose-bid =
    { $count ->
        [one] Miser { $count } cube
       *[other] Miser { $count } cubes
    }
minutes-choose-command = { $card } { $into } : ordre de { $cubes }
minutes-choose-event = { $card } { $into } : événement
minutes-choose-move = Déplacer { $place } { $into }
minutes-choose-exchange = Échanger Cuba contre { $card }
minutes-choose-way = Voie { $way } : { $what }
minutes-choose-way-plain = Voie { $way }

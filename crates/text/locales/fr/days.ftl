# Ce que lit un joueur de 13 Jours pendant la partie. Le camp est donné par `us` ou `ussr` ($side) pour les accords.

## Le journal : une ligne par fait.

log-round = Le tour { $round } commence.
log-escalate = Chaque marqueur monte d’un cran.
log-defcon-up = { $name } : { $track } monte à { $to } (DEFCON { $area }).
log-defcon-down = { $name } : { $track } descend à { $to } (DEFCON { $area }).
log-agendas-dealt = { $name } : drapeaux posés sur { $agendas }.
log-agenda-chosen = { $name } : objectif choisi en secret.
log-agenda-chosen-own = { $name } : objectif choisi, { $agenda }.
log-cards-dealt =
    { $count ->
        [one] { $name } : une carte piochée.
       *[other] { $name } : { $count } cartes piochées.
    }
log-cards-dealt-own = { $name } : pioche { $cards }.
log-initiative = { $name } décide : { $first } joue en premier.
log-play-command = { $name } joue { $card } pour l’ordre.
log-play-letter = { $name } joue { $card } pour l’ordre, avec la Lettre personnelle.
log-play-event = { $name } joue { $card } pour l’événement.
log-event-used = { $name } utilise l’événement de { $card }.
log-event-declined = { $name } renonce à l’événement de { $card }.
log-cubes-placed =
    { $count ->
        [one] { $name } place 1 cube : { $place } (désormais { $to }).
       *[other] { $name } place { $count } cubes : { $place } (désormais { $to }).
    }
log-cubes-removed =
    { $count ->
        [one] 1 cube { $name } quitte { $place } (désormais { $to }).
       *[other] { $count } cubes { $name } quittent { $place } (désormais { $to }).
    }
log-prestige = { $name } gagne { $amount } de prestige : { $standing }.
log-letter-command = La Lettre personnelle passe à { $name }.
log-letter-un = { $name } domine les Nations unies et reçoit la Lettre personnelle.
log-modifier-sops = Procédures standard : les ordres { $name } valent 1 de plus ce tour.
log-modifier-to-the-brink = Au bord du gouffre : les ordres { $name } valent 1 de moins ce tour, mais jamais moins de 1.
log-modifier-containment = Endiguement : { $name } ne peut pas désescalader par les événements de ses propres cartes ce tour.
log-modifier-bay-of-pigs = Baie des Cochons : { $name } ne peut pas désescalader par des événements ce tour.
log-card-taken = { $name } prend { $card } dans la main { $from }.
log-card-taken-hidden = { $name } prend une carte dans la main { $from }.
log-discard = { $name } défausse { $card }.
log-drawn-own = { $name } domine les Alliances et pioche { $card }.
log-drawn = { $name } domine les Alliances et pioche une carte.
log-aftermath-own = { $name } met { $card } de côté pour les répercussions.
log-aftermath = { $name } met une carte de côté pour les répercussions.
log-agendas-revealed = Les objectifs sont révélés : USA { $us }, URSS { $ussr }.
log-agenda-scored = { $agenda } : { $amount } de prestige pour { $name }.
log-agenda-tied = { $agenda } : personne ne domine.
log-nuclear-war-one = Guerre nucléaire ! { $name } est allé trop loin.
log-nuclear-war-both = Guerre nucléaire ! Les deux camps sont allés trop loin.
log-aftermath-counted = Les répercussions sont révélées : USA { $us } cubes, URSS { $ussr } cubes.
log-outcome-prestige = { $name } l’emporte au prestige.
log-outcome-letter = Égalité de prestige. { $name } détient la Lettre personnelle et l’emporte.
log-outcome-war = { $name } l’emporte : l’autre camp a déclenché la guerre.
log-outcome-nobody = Personne ne gagne.
standing-us = USA +{ $amount }
standing-ussr = URSS +{ $amount }
standing-even = égalité

## Ce qui est demandé au camp actif.

ask-choose-agenda = { $name } : choisissez votre objectif secret pour ce tour.
ask-initiative = { $name } : décidez qui joue en premier ce tour.
ask-play = { $name } : jouez une carte pour l’ordre ou pour l’événement.
ask-answer = { $name } : { $card } est l’une de vos cartes. Utiliser son événement avant l’ordre adverse ?
ask-command =
    { $count ->
        [one] { $name } : ordre. Placez ou retirez 1 de vos cubes.
       *[other] { $name } : ordre. Placez ou retirez jusqu’à { $count } de vos cubes sur un seul théâtre d’opérations.
    }
ask-place =
    { $count ->
        [one] { $name } : { $card }. Placez encore 1 cube.
       *[other] { $name } : { $card }. Placez encore jusqu’à { $count } cubes.
    }
ask-place-all =
    { $count ->
        [one] { $name } : { $card }. Placez le cube repris.
       *[other] { $name } : { $card }. Placez les { $count } cubes repris.
    }
ask-remove =
    { $count ->
        [one] { $name } : { $card }. Retirez encore 1 cube.
       *[other] { $name } : { $card }. Retirez encore jusqu’à { $count } cubes.
    }
ask-remove-half = { $name } : { $card }. Choisissez le théâtre d’opérations qui perd la moitié de ses cubes.
ask-shift = { $name } : { $card }. Déplacez un marqueur { $of }, ou laissez-le.
ask-event-command =
    { $count ->
        [one] { $name } : { $card }. Ordre de 1 cube.
       *[other] { $name } : { $card }. Ordre de { $count } cubes au plus sur un seul théâtre d’opérations.
    }
ask-either = { $name } : { $card }. Choisissez l’une des deux voies.
ask-cycle = { $name } : { $card }. Défaussez autant de cartes que vous voulez ; vous en piochez autant.
ask-taken = { $name } : vous avez pris { $card }. Jouez-la ou défaussez-la.
ask-television = { $name } domine la Télévision : vous pouvez déplacer l’un de vos marqueurs d’un cran.
ask-alliances = { $name } domine les Alliances : gardez { $card } pour les répercussions, ou défaussez-la.
ask-chance = On distribue les cartes.
ask-over = La partie est terminée.
wait-for = C’est à { $name } de jouer.

## Les choix.

choose-agenda = Choisir { $agenda }
choose-first-own = Jouer en premier
choose-first-other = Laisser { $name } jouer en premier
choose-command = { $card } : ordre de { $cubes }
choose-command-letter = { $card } avec la Lettre personnelle : ordre de { $cubes }
choose-event = { $card } : événement
choose-use = Utiliser l’événement
choose-decline = Renoncer à l’événement
choose-place =
    { $count ->
        [one] Placer 1 cube : { $place }
       *[other] Placer { $count } cubes : { $place }
    }
choose-remove =
    { $count ->
        [one] Retirer 1 cube : { $place }
       *[other] Retirer { $count } cubes : { $place }
    }
choose-raise = Monter { $track } { $of } de { $count } (à { $to })
choose-lower = Descendre { $track } { $of } de { $count } (à { $to })
choose-way-remove-half = Retirer la moitié des cubes d’un théâtre cubain
choose-way-place = Placer des cubes : { $place }
choose-way-remove = Retirer { $count } cubes : { $place }
choose-way-modifier = Accepter la restriction pour ce tour
choose-discard = Défausser { $card }
choose-save = Garder { $card } pour les répercussions
choose-done = Terminé

## Le plateau

board-defcon = DEFCON { $area }

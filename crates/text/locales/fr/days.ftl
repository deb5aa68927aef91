# Ce que lit un joueur de 13 Jours pendant la partie. Les camps sont nommés par les morceaux de voice.ftl ; les lieux
# viennent avec leur préposition ou leur article (names.ftl).

## Le journal : une ligne par fait.

log-round = Le tour { $round } commence.
log-escalate = Chaque marqueur monte d’un cran.
log-defcon-up =
    { $who ->
        [you] Votre marqueur { $track }
       *[other] Le marqueur { $track } { of-who }
    } monte à { $to } (DEFCON { $area }).
log-defcon-down =
    { $who ->
        [you] Votre marqueur { $track }
       *[other] Le marqueur { $track } { of-who }
    } descend à { $to } (DEFCON { $area }).
log-agendas-dealt =
    { Who } { $who ->
        [you] plantez vos
        [us] plantent leurs
       *[other] plante ses
    } drapeaux : { $agendas }.
log-agenda-chosen =
    { Who } { $who ->
        [you] choisissez votre
        [us] choisissent leur
       *[other] choisit son
    } objectif en secret.
log-agenda-chosen-own =
    { Who } { $who ->
        [you] choisissez
        [us] choisissent
       *[other] choisit
    } l’objectif { $agenda }.
log-cards-dealt =
    { Who } { $who ->
        [you] piochez
        [us] piochent
       *[other] pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-cards-dealt-own =
    { Who } { $who ->
        [you] piochez
        [us] piochent
       *[other] pioche
    } { $cards }.
log-first-own =
    { Who } { $who ->
        [you] décidez
        [us] décident
       *[other] décide
    } de jouer en premier.
log-first-other =
    { $whom ->
        [you] { Who } { $who ->
            [us] vous laissent
           *[other] vous laisse
        }
       *[other] { Who } { $who ->
            [you] laissez
            [us] laissent
           *[other] laisse
        } { whom }
    } jouer en premier.
log-play-command =
    { Who } { $who ->
        [you] jouez
        [us] jouent
       *[other] joue
    } { $card } pour un ordre.
log-play-letter =
    { Who } { $who ->
        [you] jouez
        [us] jouent
       *[other] joue
    } { $card } pour un ordre, avec la Lettre personnelle.
log-play-event =
    { Who } { $who ->
        [you] jouez
        [us] jouent
       *[other] joue
    } { $card } pour son événement.
log-event-used =
    { Who } { $who ->
        [you] utilisez
        [us] utilisent
       *[other] utilise
    } l’événement { $card }.
log-event-declined =
    { Who } { $who ->
        [you] renoncez
        [us] renoncent
       *[other] renonce
    } à l’événement { $card }.
log-cubes-placed =
    { Who } { $who ->
        [you] placez
        [us] placent
       *[other] place
    } { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place } (désormais { $to }).
log-cubes-removed =
    { $who ->
        [you] { $count } de vos cubes
       *[other] { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } { of-who }
    } { $count ->
        [one] quitte
       *[other] quittent
    } { $place } (reste { $to }).
log-prestige =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    } { $amount } de prestige ; { $standing }.
log-prestige-capped =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    } { $amount } de prestige, mais la piste s’arrête à { $lead }.
log-prestige-leads =
    { Who } { $who ->
        [you] gagnez { $amount } de prestige et menez
        [us] gagnent { $amount } de prestige et mènent
       *[other] gagne { $amount } de prestige et mène
    } de { $lead }.
log-letter-command =
    La Lettre personnelle { $who ->
        [you] vous revient
       *[other] passe { to-who }
    }.
log-letter-un =
    { Who } { $who ->
        [you] dominez les Nations unies et recevez
        [us] dominent les Nations unies et reçoivent
       *[other] domine les Nations unies et reçoit
    } la Lettre personnelle.
log-modifier-sops =
    Procédures standard : { $who ->
        [you] vos ordres
       *[other] les ordres { of-who }
    } valent 1 de plus ce tour.
log-modifier-to-the-brink =
    Au bord du gouffre : { $who ->
        [you] vos ordres
       *[other] les ordres { of-who }
    } valent 1 de moins ce tour, mais jamais moins de 1.
log-modifier-containment =
    Endiguement : ce tour, { who } { $who ->
        [you] ne pouvez pas baisser vos marqueurs par les événements des cartes que vous jouez
        [us] ne peuvent pas baisser leurs marqueurs par les événements des cartes qu’ils jouent
        [ussr] ne peut pas baisser ses marqueurs par les événements des cartes qu’elle joue
       *[name] ne peut pas baisser ses marqueurs par les événements des cartes de sa main
    }.
log-modifier-bay-of-pigs =
    Baie des Cochons : ce tour, { who } { $who ->
        [you] ne pouvez pas baisser vos marqueurs
        [us] ne peuvent pas baisser leurs marqueurs
       *[other] ne peut pas baisser ses marqueurs
    } par des événements.
log-card-taken =
    { Who } { $who ->
        [you] prenez
        [us] prennent
       *[other] prend
    } { $card } dans { $whom ->
        [you] votre main
       *[other] la main { of-whom }
    }.
log-card-taken-hidden =
    { Who } { $who ->
        [you] prenez
        [us] prennent
       *[other] prend
    } une carte dans { $whom ->
        [you] votre main
       *[other] la main { of-whom }
    }.
log-discard =
    { Who } { $who ->
        [you] défaussez
        [us] défaussent
       *[other] défausse
    } { $card }.
log-drawn-own =
    { Who } { $who ->
        [you] dominez les Alliances et piochez
        [us] dominent les Alliances et piochent
       *[other] domine les Alliances et pioche
    } { $card }.
log-drawn =
    { Who } { $who ->
        [you] dominez les Alliances et piochez
        [us] dominent les Alliances et piochent
       *[other] domine les Alliances et pioche
    } une carte.
log-aftermath-own =
    { Who } { $who ->
        [you] ajoutez
        [us] ajoutent
       *[other] ajoute
    } { $card } aux répercussions.
log-aftermath =
    { Who } { $who ->
        [you] ajoutez
        [us] ajoutent
       *[other] ajoute
    } une carte aux répercussions.
log-agendas-revealed = Les objectifs sont révélés. { $usname } : { $us }. { $ussrname } : { $ussr }.
log-agenda-scored =
    { $agenda } : { $amount } de prestige pour { who }.
log-agenda-tied = { $agenda } : personne ne domine, personne ne marque.
log-nuclear-war-one =
    Guerre nucléaire ! { Who } { $who ->
        [you] avez franchi la limite
        [us] ont franchi la limite
       *[other] a franchi la limite
    }.
log-nuclear-war-both = Guerre nucléaire ! Les deux camps ont franchi la limite.
log-aftermath-counted = Les répercussions sont révélées : USA { $us }, URSS { $ussr }.
log-outcome-prestige =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    } au prestige.
log-outcome-letter =
    Le prestige est à égalité. { Who } { $who ->
        [you] détenez la Lettre personnelle et gagnez
        [us] détiennent la Lettre personnelle et gagnent
       *[other] détient la Lettre personnelle et gagne
    }.
log-outcome-war =
    { Whom } { $whom ->
        [you] avez déclenché
        [us] ont déclenché
       *[other] a déclenché
    } une guerre nucléaire. { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    }.
log-outcome-nobody = Personne ne gagne.

## Le prestige : en étiquette, et dans une phrase.

standing-us = USA +{ $amount }
standing-ussr = URSS +{ $amount }
standing-even = égalité
standing-leads =
    { who } { $who ->
        [you] menez
        [us] mènent
       *[other] mène
    } de { $amount }
standing-level = égalité de prestige

## Ce qui est demandé au camp actif. C’est lui, « vous » ; si quelqu’un d’autre lit aussi, son nom vient devant.

ask-named = { $name } · { $ask }
ask-choose-agenda = Choisissez votre objectif secret pour ce tour.
ask-initiative = Décidez qui joue en premier ce tour.
ask-play = Jouez une carte : ordre ou événement.
ask-answer =
    { Whom } { $whom ->
        [you] jouez
        [us] jouent
       *[other] joue
    } votre carte { $card } pour un ordre de { $cubes }. Vous pouvez d’abord utiliser son événement.
ask-command =
    Ordre de { $count } : placez ou retirez { $count ->
        [one] { $count } de vos cubes.
       *[other] jusqu’à { $count } de vos cubes sur un seul théâtre d’opérations.
    }
ask-place =
    { $card } : placez { $count ->
        [one] { $count } cube.
       *[other] jusqu’à { $count } cubes.
    }
ask-place-more =
    { $card } : encore { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } à placer.
ask-place-all =
    { $card } : reposez { $count ->
        [one] le cube que vous avez pris.
       *[other] les { $count } cubes que vous avez pris.
    }
ask-remove =
    { $card } : retirez { $count ->
        [one] { $count }
       *[other] jusqu’à { $count }
    } { $whom ->
        [you] de vos cubes.
       *[other] { $count ->
            [one] cube
           *[other] cubes
        } { of-whom }.
    }
ask-remove-more =
    { $card } : vous pouvez encore retirer { $count ->
        [one] { $count } cube.
       *[other] jusqu’à { $count } cubes.
    }
ask-remove-half =
    { $card } : choisissez le théâtre d’opérations qui perd la moitié { $whom ->
        [you] de vos cubes.
       *[other] des cubes { of-whom }.
    }
ask-shift =
    { $card } : déplacez { $whom ->
        [you] l’un de vos marqueurs
       *[other] un marqueur { of-whom }
    }, ou laissez-les en place.
ask-event-command =
    { $card } : ordre de { $count }. Placez ou retirez { $count ->
        [one] { $count } de vos cubes.
       *[other] jusqu’à { $count } de vos cubes sur un seul théâtre d’opérations.
    }
ask-event-command-place =
    { $card } : ordre de { $count }. Placez { $count ->
        [one] { $count } cube.
       *[other] jusqu’à { $count } cubes sur un seul théâtre d’opérations.
    }
ask-either = { $card } : choisissez l’une des deux options.
ask-cycle = { $card } : défaussez autant de cartes de votre main que vous voulez, puis piochez-en autant.
ask-taken = Vous avez pris { $card }. Jouez cette carte ou défaussez-la.
ask-television = Vous dominez la Télévision : vous pouvez déplacer l’un de vos marqueurs d’un cran.
ask-alliances =
    Vous dominez les Alliances et avez pioché { $card } ({ $side }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }). Gardez cette carte pour les répercussions, ou défaussez-la.
ask-chance = On distribue les cartes.
ask-over = La partie est terminée.
wait-for =
    { $who ->
        [you] À vous de jouer.
       *[other] { To-who } de jouer.
    }

## Les choix. Le camp qui choisit est « vous ».

choose-agenda = Choisir { $agenda }
choose-first-own = Jouer en premier
choose-first-other = Laisser { whom } jouer en premier
choose-command = { $card } : ordre de { $cubes }
choose-command-letter = { $card } avec la Lettre personnelle : ordre de { $cubes }
choose-event = { $card } : événement
choose-use = Utiliser l’événement
choose-decline = Renoncer à l’événement
choose-place =
    Placer { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
choose-remove =
    Retirer { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
choose-raise =
    Monter { $whom ->
        [you] votre marqueur { $track }
       *[other] le marqueur { $track } { of-whom }
    } { $count ->
        [one] d’un cran
       *[other] de { $count } crans
    } (cran { $to })
choose-lower =
    Baisser { $whom ->
        [you] votre marqueur { $track }
       *[other] le marqueur { $track } { of-whom }
    } { $count ->
        [one] d’un cran
       *[other] de { $count } crans
    } (cran { $to })
choose-way-remove-half = Retirer la moitié des cubes d’un théâtre cubain
choose-way-place = Placer des cubes { $place }
choose-way-remove =
    Retirer { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
choose-way-modifier = Accepter la restriction pour ce tour
choose-discard = Défausser { $card }
choose-save =
    Garder { $card } ({ $side }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }) pour les répercussions

## Choisir de ne rien faire de plus : le bouton dit ce que cela donne.

choose-place-nothing = Ne rien placer
choose-stop-placed =
    S’arrêter là ({ $done ->
        [one] { $done } placé
       *[other] { $done } placés
    } sur { $all })
choose-remove-nothing = Ne rien retirer
choose-stop-removed =
    S’arrêter là ({ $done ->
        [one] { $done } cube retiré
       *[other] { $done } cubes retirés
    })
choose-command-nothing = Ne rien placer
choose-leave-markers = Laisser les marqueurs en place
choose-keep-hand = Garder votre main
choose-draw =
    S’arrêter là et piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
choose-move-nothing = Ne rien déplacer
choose-stop-moved =
    S’arrêter là ({ $done ->
        [one] { $done } déplacé
       *[other] { $done } déplacés
    } sur { $all })
choose-leave-cuba = Laisser la carte de Cuba en place
waste-command =
    Vous n’avez rien déplacé : c’est perdre un ordre de { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }

## Le plateau


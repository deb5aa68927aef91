# Ce que lit un joueur de 13 Minutes pendant la partie.

minutes-own-events = Ces événements sont les nôtres : nous n’avions pas les cartes imprimées de 13 Minutes.

## Le journal

minutes-log-cards-dealt =
    { Who } { $who ->
        [you] recevez
        [us] reçoivent
       *[other] reçoit
    } deux cartes.
minutes-log-cards-dealt-own =
    { Who } { $who ->
        [you] recevez
        [us] reçoivent
       *[other] reçoit
    } { $cards }.
minutes-log-cuba-dealt = Une carte est posée face cachée : c’est Cuba.
minutes-log-cuba-dealt-open = { $card } est posée face cachée : c’est Cuba.
minutes-log-bid-made =
    { Who } { $who ->
        [you] misez
        [us] misent
       *[other] mise
    } en secret.
minutes-log-bid-made-own =
    { Who } { $who ->
        [you] misez
        [us] misent
       *[other] mise
    } { $count } (en secret).
minutes-log-bid =
    { Who } { $who ->
        [you] avez misé
        [us] ont misé
       *[other] a misé
    } { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
minutes-log-bids-equal = Les mises sont égales et sont reprises.
minutes-log-coin =
    Tirage au sort : { who } { $who ->
        [you] décidez
        [us] décident
       *[other] décide
    } qui joue en premier.
minutes-log-play-command =
    { Who } { $who ->
        [you] jouez
        [us] jouent
       *[other] joue
    } { $card } { $into }, pour un ordre.
minutes-log-play-event =
    { Who } { $who ->
        [you] jouez
        [us] jouent
       *[other] joue
    } { $card } { $into }, pour son événement.
minutes-log-move = { $place } passe { $into }.
minutes-log-cuba-seen =
    { Who } { $who ->
        [you] regardez
        [us] regardent
       *[other] regarde
    } la carte de Cuba.
minutes-log-cuba-seen-own =
    { Who } { $who ->
        [you] regardez
        [us] regardent
       *[other] regarde
    } la carte de Cuba : { $card }.
minutes-log-cuba-exchanged =
    { Who } { $who ->
        [you] échangez la carte de Cuba contre une carte de votre main
        [us] échangent la carte de Cuba contre une carte de leur main
       *[other] échange la carte de Cuba contre une carte de sa main
    }.
minutes-log-cuba-exchanged-own =
    { Who } { $who ->
        [you] prenez { $card } à Cuba et y laissez { $gave }
        [us] prennent { $card } à Cuba et y laissent { $gave }
       *[other] prend { $card } à Cuba et y laisse { $gave }
    }.
minutes-log-drawn =
    { Who } { $who ->
        [you] piochez
        [us] piochent
       *[other] pioche
    } une carte.
minutes-log-drawn-own =
    { Who } { $who ->
        [you] piochez
        [us] piochent
       *[other] pioche
    } { $card }.
minutes-log-revealed = Les cartes cachées sont révélées. Cuba : { $cuba }. { $usname } : { $us }. { $ussrname } : { $ussr }.
minutes-log-scored-battleground =
    { Who } { $who ->
        [you] marquez
        [us] marquent
       *[other] marque
    } { $amount } : { $place }.
minutes-log-scored-military =
    { Who } { $who ->
        [you] marquez
        [us] marquent
       *[other] marque
    } { $amount } : majorité des théâtres militaires.
minutes-log-scored-aftermath =
    { Who } { $who ->
        [you] marquez
        [us] marquent
       *[other] marque
    } { $amount } : répercussions.
minutes-log-leftover =
    Les deux cartes restantes sont de la même couleur : { $card } rejoint { $who ->
        [you] votre sphère
       *[other] la sphère { of-who }
    }.
minutes-log-outcome-prestige =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    }, { $winner } à { $loser }.
minutes-log-outcome-draw = Partie nulle, { $us } à { $ussr }.

## Ce qui est demandé au camp actif

minutes-ask-bid = Misez des cubes pour décider qui joue en premier. Les deux mises quittent la partie.
minutes-ask-order = Décidez qui joue en premier.
minutes-ask-play = Jouez une carte en zone neutre ou dans votre sphère : ordre ou événement.
minutes-ask-command =
    Ordre de { $count } : placez ou retirez { $count ->
        [one] { $count } de vos cubes.
       *[other] jusqu’à { $count } de vos cubes sur un seul théâtre d’opérations.
    }
minutes-ask-remove-any =
    { $card } : retirez autant { $whom ->
        [you] de vos cubes
       *[other] de cubes { of-whom }
    } que vous voulez.
minutes-ask-event-command =
    { $card } : ordre de { $count }. Placez ou retirez { $count ->
        [one] { $count } de vos cubes.
       *[other] jusqu’à { $count } de vos cubes sur un seul théâtre d’opérations.
    }
minutes-ask-move =
    { $card } : déplacez { $count ->
        [one] { $count } théâtre d’opérations.
       *[other] jusqu’à { $count } théâtres d’opérations.
    }
minutes-ask-exchange = { $card } : vous pouvez échanger la carte de Cuba contre une carte de votre main.
minutes-ask-way = { $card } : choisissez l’une des options.

## Les choix

minutes-choose-bid =
    Miser { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
minutes-choose-command = { $card } { $into } : ordre de { $cubes }
minutes-choose-event = { $card } { $into } : événement
minutes-choose-move = Déplacer { $place } { $into }
minutes-choose-exchange = Échanger Cuba contre { $card }
minutes-choose-way = Option { $way } : { $what }
minutes-choose-way-plain = Option { $way }

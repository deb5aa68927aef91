# Les dangers de guerre, les feuilles de fin de tour et de partie, et un coup raconté en bref.

## Le danger de guerre. Une phrase dit ce qui arriverait, une seconde ce qu’il faut faire.

war-marker =
    Si le tour finissait maintenant, { who } { $who ->
        [you] déclencheriez une guerre nucléaire : votre marqueur { $track }
        [us] déclencheraient une guerre nucléaire : leur marqueur { $track }
       *[other] déclencherait une guerre nucléaire : son marqueur { $track }
    } est au cran { $step }.
war-three =
    Si le tour finissait maintenant, { who } { $who ->
        [you] déclencheriez une guerre nucléaire : vos trois marqueurs
        [us] déclencheraient une guerre nucléaire : leurs trois marqueurs
       *[other] déclencherait une guerre nucléaire : ses trois marqueurs
    } sont en DEFCON 2.
war-agenda =
    Si { $agendas } est révélé, { who } { $who ->
        [you] déclencherez une guerre nucléaire : votre marqueur { $track }
        [us] déclencheront une guerre nucléaire : leur marqueur { $track }
       *[other] déclenchera une guerre nucléaire : son marqueur { $track }
    } est au cran { $step } et monterait en DEFCON 1.
war-agenda-own = votre propre objectif { $agenda }
war-agenda-side =
    { $who ->
        [you] votre objectif { $agenda }
       *[other] l’objectif { $agenda } { of-who }
    }
war-or = { $one } ou { $other }
war-remedy =
    Il doit descendre de { $down ->
        [one] { $down } cran
       *[other] { $down } crans
    } ; { war-cards }.
war-remedy-three =
    { $who ->
        [you] Votre marqueur { $track }
       *[other] Le marqueur { $track } { of-who }
    } doit descendre de { $down ->
        [one] { $down } cran
       *[other] { $down } crans
    } ; { war-cards }.
war-cards =
    { $cards ->
        [0] { $who ->
            [you] vous n’avez plus de carte à jouer
            [us] les USA n’ont plus de carte à jouer
           *[other] { who } n’a plus de carte à jouer
        }
        [one] { $who ->
            [you] vous avez encore
            [us] les USA ont encore
           *[other] { who } a encore
        } { $cards } carte à jouer
       *[other] { $who ->
            [you] vous avez encore
            [us] les USA ont encore
           *[other] { who } a encore
        } { $cards } cartes à jouer
    }
war-short = { $track } au cran { $step } : baisser de { $down }
tense-count = { alone } : { $count } sur 3 en DEFCON 2
tense-third = Un troisième, c’est la guerre.

minutes-war-sure =
    Si la partie finissait maintenant, { who } { $who ->
        [you] déclencheriez une guerre nucléaire : { $count } cartes { $colour }s sont dans votre sphère.
        [us] déclencheraient une guerre nucléaire : { $count } cartes { $colour }s sont dans leur sphère.
       *[other] déclencherait une guerre nucléaire : { $count } cartes { $colour }s sont dans sa sphère.
    }
minutes-war-cuba =
    Si la carte cachée de Cuba est { $colour }, { who } { $who ->
        [you] déclencherez une guerre nucléaire : elle est dans votre sphère
        [us] déclencheront une guerre nucléaire : elle est dans leur sphère
       *[other] déclenchera une guerre nucléaire : elle est dans sa sphère
    } avec { $count } autres cartes { $colour }s.
minutes-war-remedy = L’une d’elles doit en sortir ; { war-cards }.

## Le verdict : ce qui est arrivé, et pourquoi.

verdict-won =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    }.
verdict-lost = Vous perdez.
verdict-nobody = Personne ne gagne.
verdict-war =
    { Who } { $who ->
        [you] avez déclenché
        [us] ont déclenché
       *[other] a déclenché
    } une guerre nucléaire.
verdict-war-both = Les deux camps ont déclenché une guerre nucléaire.
verdict-prestige =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    } avec { $amount } de prestige.
verdict-letter =
    Le prestige est à égalité, et { who } { $who ->
        [you] détenez
        [us] détiennent
       *[other] détient
    } la Lettre personnelle.
verdict-score =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    } { $winner } à { $loser }.
verdict-draw = Partie nulle : { $us } à { $ussr }.
verdict-marker =
    { $who ->
        [you] Votre marqueur { $track }
       *[other] Le marqueur { $track } { of-who }
    } était au cran { $step }, en DEFCON 1, à la fin du tour.
verdict-three =
    { $who ->
        [you] Vos trois marqueurs
       *[other] Les trois marqueurs { of-who }
    } étaient en DEFCON 2 à la fin du tour.
verdict-sphere =
    { $count } cartes { $colour }s étaient dans { $who ->
        [you] votre sphère
       *[other] la sphère { of-who }
    } à la fin.
verdict-lead-lost =
    { $who ->
        [you] Votre avance
       *[other] L’avance { of-who }
    } de { $amount } de prestige ne compte plus.
verdict-play-title = Le coup décisif
verdict-play =
    Tour { $round } : { who } { $who ->
        [you] avez joué
        [us] ont joué
       *[other] a joué
    } { $card } { $use ->
        [event] pour son événement
       *[command] pour un ordre
    }. { $who ->
        [you] Votre marqueur { $track }
       *[other] Le marqueur { $track } { of-who }
    } est monté de { $from } à { $to } et n’est plus redescendu.
verdict-see = Voir ce moment
campaign-won =
    { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    } la campagne, { $winner } à { $loser }.
campaign-lost = Vous perdez la campagne.
campaign-lost-by-war =
    { Who } { $who ->
        [you] avez déclenché une guerre nucléaire et perdez ainsi
        [us] ont déclenché une guerre nucléaire et perdent ainsi
       *[other] a déclenché une guerre nucléaire et perd ainsi
    } la campagne.
campaign-lost-leading =
    { Who } { $who ->
        [you] meniez
        [us] menaient
       *[other] menait
    } { $own } à { $other }, mais une guerre nucléaire met fin à la campagne : { whom } { $whom ->
        [you] la gagnez
        [us] la gagnent
       *[other] la gagne
    }.
campaign-nobody = Une guerre nucléaire des deux camps met fin à la campagne. Personne ne la gagne.

## La fin d’un tour

round-over = Fin du tour { $round }
round-unchanged = Le prestige ne change pas ; { $standing }.
round-bonuses = Répercussions et bonus
round-agendas = Les objectifs sont révélés
round-check = Prestige et guerre
round-agenda-of =
    { $who ->
        [you] Votre objectif
       *[other] L’objectif { of-who }
    }
round-scores =
    { Who } { $who ->
        [you] marquez
        [us] marquent
       *[other] marque
    }
round-nobody-scores = Personne ne marque
round-before = Avant
round-now = Maintenant
round-no-war = Pas de guerre nucléaire. Personne n’est en DEFCON 1, et personne n’a ses trois marqueurs en DEFCON 2.
round-hotter = Le tour { $round } commence plus chaud : chaque marqueur monte d’un cran.
round-hotter-own = Les vôtres seront aux crans { $steps }.
round-hotter-three = Tous trois seront en DEFCON 2 : ramenez-en un au cran 3 avant la fin du tour.
round-continue = Passer au tour { $round }

## Un coup en bref : ce que c’était, puis ce qui a changé

tell-placed =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
tell-removed =
    { $count ->
        [one] { $count } cube retiré
       *[other] { $count } cubes retirés
    } { $place }
tell-removed-theirs =
    { $who ->
        [you] { $count } de vos cubes { $count ->
            [one] retiré
           *[other] retirés
        }
       *[other] { $count ->
            [one] { $count } cube { of-who } retiré
           *[other] { $count } cubes { of-who } retirés
        }
    } { $place }
tell-rises =
    { $who ->
        [you] votre marqueur { $track }
       *[other] le marqueur { $track } { of-who }
    } monte à { $to }
tell-falls =
    { $who ->
        [you] votre marqueur { $track }
       *[other] le marqueur { $track } { of-who }
    } descend à { $to }
tell-gains = { $amount } de prestige pour { who }
tell-skipped =
    { who } { $who ->
        [you] renoncez
        [us] renoncent
       *[other] renonce
    } à l’événement
tell-used =
    { who } { $who ->
        [you] utilisez
        [us] utilisent
       *[other] utilise
    } d’abord l’événement
tell-nothing = rien ne change

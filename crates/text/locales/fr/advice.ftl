# Ce qui plaide pour ou contre un choix : des demi-phrases dont le sujet est le choix, sauf si elles en ont un.
# Les drapeaux sont désignés par $flag : own, theirs ou none.

advice-none = Rien à choisir ici.
advice-win = { $choice } : { $percent } % de chances de gagner
advice-often = à varier : jouez-le dans { $percent } % des cas environ, pour rester imprévisible
advice-so-far = Jusqu’ici : { $percent } % de chances de gagner (Ctrl-C : répondre maintenant)
advice-aims = L’objectif probable de l’adversaire, d’après le plateau :
advice-aim = { $agenda } { $percent } %
reason-war = déclenche une guerre nucléaire : vous perdez
reason-their-war = fait déclencher une guerre nucléaire à l’adversaire : vous gagnez
reason-brink = met votre marqueur { $track } au cran { $step } : guerre à la fin du tour s’il ne redescend pas
reason-all-tense = met vos trois marqueurs en DEFCON 2 : guerre à la fin du tour si aucun ne redescend
reason-out-of-danger = met vos marqueurs à l’abri de la guerre
reason-escalates = fait monter votre marqueur { $track } en DEFCON 2 (cran { $step })
reason-flagged = laisse votre marqueur { $track } au cran { $step } d’une piste marquée d’un drapeau : guerre si cet objectif a été choisi
reason-doomed = laisse votre marqueur { $track } au cran { $step }, et votre propre objectif le fera monter : guerre à la fin du tour s’il ne redescend pas
reason-calms = baisse votre marqueur { $track } au cran { $step }
reason-raises = fait monter votre marqueur { $track } au cran { $step }
reason-their-brink = met le marqueur { $track } adverse au cran { $step } : l’adversaire perd par la guerre s’il ne redescend pas
reason-their-relief = met les marqueurs adverses à l’abri de la guerre
reason-breaks-tie = rompt l’égalité { $place }{ $flag ->
        [own] , où vous avez un drapeau
        [theirs] , où l’adversaire a un drapeau
       *[none] {""}
    }
reason-takes-over = prend { $place }{ $flag ->
        [own] , où vous avez un drapeau
        [theirs] , où l’adversaire a un drapeau
       *[none] {""}
    }
reason-denies = met fin à l’avance adverse { $place }{ $flag ->
        [own] , où vous avez un drapeau
        [theirs] , où l’adversaire a un drapeau
       *[none] {""}
    }
reason-gives-up = abandonne { $place }{ $flag ->
        [own] , où vous avez un drapeau
        [theirs] , où l’adversaire a un drapeau
       *[none] {""}
    }
reason-leads = vous menez de { $cubes } { $place }{ $flag ->
        [own] , où vous avez un drapeau
        [theirs] , où l’adversaire a un drapeau
       *[none] {""}
    }
reason-trails = vous êtes en retard de { $cubes } { $place }{ $flag ->
        [own] , où vous avez un drapeau
        [theirs] , où l’adversaire a un drapeau
       *[none] {""}
    }
reason-modifies = met { $modifier } en vigueur { $whom ->
        [own] pour vous
       *[theirs] pour l’adversaire
    } jusqu’à la fin du tour
reason-takes-card = prend une carte dans la main adverse, à jouer ou à défausser
reason-cycles-hand = échange des cartes de votre main
reason-own-agenda = { $agenda } { $whose ->
        [own] vous rapporterait { $same ->
            [yes] toujours
           *[no] désormais
        } { $amount }
        [theirs] rapporterait { $same ->
            [yes] toujours
           *[no] désormais
        } { $amount } à l’adversaire
       *[none] ne rapporterait { $same ->
            [yes] toujours rien
           *[no] plus rien
        }
    }
reason-prestige-gain = vous rapporte aussitôt { $amount } de prestige
reason-prestige-loss = vous coûte aussitôt { $amount } de prestige
reason-gives-event = laisse l’événement { $card } à l’adversaire
reason-gives-event-prestige = donne { $card } à l’adversaire : { $amount } de prestige
reason-gives-letter = remet la Lettre personnelle à l’adversaire
reason-wins-letter = vous vaut la Lettre personnelle à la fin du tour si vous dominez encore les Nations unies
reason-saves = ajoute { $card } aux répercussions{ $whose ->
        [own] {" "}: { $cubes } pour vous
        [theirs] {" "}: { $cubes } pour l’adversaire
       *[none] , où cette carte ne compte pour personne
    }
reason-discards = tient { $card } à l’écart des répercussions{ $whose ->
        [own] {" "}: { $cubes } de moins pour vous
        [theirs] {" "}: { $cubes } de moins pour l’adversaire
       *[none] , où cette carte ne compterait pour personne
    }
reason-plays-last = vous laisse la dernière carte
reason-plays-first = laisse la dernière carte à l’adversaire

# 13 Minutes.

advice-hidden = Ce qui reste caché :
advice-cuba = Cuba : { $colour } { $percent } %
advice-holds = l’adversaire tient { $card }
minutes-reason-brink = amène une troisième carte { $colour } dans votre sphère : guerre à la fin si aucune n’en sort
minutes-reason-their-brink = laisse trois cartes { $colour }s dans la sphère adverse : l’adversaire perd par la guerre si aucune n’en sort
minutes-reason-out-of-danger = met votre sphère à l’abri de la guerre ({ $colour })
minutes-reason-tense = amène une deuxième carte { $colour } dans votre sphère : une troisième serait la guerre
minutes-reason-breaks-tie = domine { $place } (prestige : { $worth })
minutes-reason-takes-over = prend { $place } (prestige : { $worth })
minutes-reason-denies = met fin à l’avance adverse { $place } (prestige : { $worth })
minutes-reason-gives-up = abandonne { $place } (prestige : { $worth })
minutes-reason-leads-military = mène en théâtres militaires : 1 de prestige à la fin
minutes-reason-loses-military = perd l’avance en théâtres militaires
minutes-reason-sees-cuba = vous montre la carte de Cuba
minutes-reason-keeps = garde { $card } ({ $cubes }) pour les répercussions
minutes-reason-pays = coûte { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, enchère gagnée ou perdue

# Ce qui plaide pour ou contre un choix. Les drapeaux sont désignés par $flag : own, theirs ou none.

advice-none = Rien à choisir ici.
advice-win = { $choice } : { $percent } % de chances de gagner
advice-often = à faire dans { $percent } % des cas, pour rester imprévisible
advice-so-far = Jusqu’ici : { $percent } % de chances de gagner (Ctrl-C : répondre maintenant)
advice-aims = L’objectif de l’adversaire, d’après la table :
advice-aim = { $agenda } { $percent } %
reason-war = déclenche la guerre nucléaire : vous perdez
reason-their-war = l’adversaire déclenche la guerre nucléaire : vous gagnez
reason-brink = met votre marqueur { $track } sur la case { $step } : guerre à la fin du tour s’il ne redescend pas
reason-all-tense = met vos trois marqueurs en DEFCON 2 : guerre à la fin du tour si aucun ne redescend
reason-out-of-danger = écarte le danger de guerre de vos marqueurs
reason-escalates = fait monter votre marqueur { $track } en DEFCON 2 (case { $step })
reason-flagged = laisse votre marqueur { $track } sur la case { $step } d’une piste avec un drapeau : guerre si cet objectif a été choisi
reason-doomed = laisse votre marqueur { $track } sur la case { $step }, et votre propre objectif le fera monter : guerre à la fin du tour s’il ne redescend pas
reason-calms = abaisse votre marqueur { $track } à la case { $step }
reason-raises = fait monter votre marqueur { $track } à la case { $step }
reason-their-brink = met leur marqueur { $track } sur la case { $step } : guerre perdue pour eux s’il ne redescend pas
reason-their-relief = écarte le danger de guerre de leurs marqueurs
reason-breaks-tie = rompt l’égalité : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-takes-over = s’empare de : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-denies = met fin à leur domination : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-gives-up = abandonne : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-leads = porte votre avance à { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-trails = vous laisse { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } de retard : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-modifies = met { $modifier } en vigueur { $whom ->
        [own] pour vous
       *[theirs] pour eux
    } jusqu’à la fin du tour
reason-takes-card = prend une carte de leur main, à jouer ou à défausser
reason-cycles-hand = échange des cartes de votre main
reason-own-agenda = votre objectif { $agenda } vous rapporterait { $now } (avant : { $before })
reason-prestige-gain = rapporte aussitôt { $amount } de prestige
reason-prestige-loss = coûte aussitôt { $amount } de prestige
reason-gives-event = leur laisse l’événement { $card }
reason-gives-event-prestige = leur donne { $card } : { $amount } de prestige
reason-gives-letter = leur remet la Lettre personnelle
reason-wins-letter = obtient la Lettre personnelle à la fin du tour si les Nations unies tiennent
reason-saves = place { $card } sur la pile des conséquences{ $whose ->
        [own] {" "}: { $cubes } pour vous
        [theirs] {" "}: { $cubes } pour eux
       *[none] , où cette carte ne compte pour personne
    }
reason-discards = tient { $card } à l’écart des conséquences{ $whose ->
        [own] {" "}: { $cubes } de moins pour vous
        [theirs] {" "}: { $cubes } de moins pour eux
       *[none] , où cette carte ne compterait pour personne
    }
reason-plays-last = vous laisse la dernière carte
reason-plays-first = leur laisse la dernière carte

# 13 Minutes.

advice-hidden = Ce qui reste caché :
advice-cuba = Cuba : { $colour } { $percent } %
advice-holds = l’adversaire tient { $card }
minutes-reason-brink = amène une troisième carte dans votre sphère ({ $colour }) : guerre à la fin si aucune n’en sort
minutes-reason-their-brink = laisse trois cartes d’une couleur dans leur sphère ({ $colour }) : guerre perdue pour eux si aucune n’en sort
minutes-reason-out-of-danger = écarte le danger de guerre de votre sphère ({ $colour })
minutes-reason-tense = amène une deuxième carte dans votre sphère ({ $colour }) : une troisième serait la guerre
minutes-reason-breaks-tie = domine { $place } (prestige : { $worth })
minutes-reason-takes-over = s’empare de : { $place } (prestige : { $worth })
minutes-reason-denies = met fin à leur domination : { $place } (prestige : { $worth })
minutes-reason-gives-up = abandonne : { $place } (prestige : { $worth })
minutes-reason-leads-military = prend l’avantage militaire : 1 de prestige à la fin
minutes-reason-loses-military = perd l’avantage militaire
minutes-reason-sees-cuba = vous montre la carte de Cuba
minutes-reason-keeps = garde { $card } ({ $cubes }) pour les conséquences
minutes-reason-pays = coûte { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    }, gagnée ou perdue

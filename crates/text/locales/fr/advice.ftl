# Ce qui plaide pour ou contre un choix : des demi-phrases dont le sujet est le choix, sauf si elles en ont un.
# Les drapeaux sont désignés par $flag : own, theirs ou none.

advice-none = Rien à choisir ici.
advice-win = { $choice } : gagne { $low } à { $high } parties sur 100
advice-clearly-best = Nettement le meilleur
advice-about-equal = À peu près équivalents
advice-good = Bon
advice-behind = Nettement moins bon
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
reason-agenda = { $agenda } { $whose ->
        [own] vous rapporterait { $amount }
        [theirs] rapporterait { $amount } à l’adversaire
       *[none] ne rapporterait rien
    } en l’état du plateau
reason-own-agenda = votre objectif { $agenda } { $whose ->
        [own] vous rapporterait désormais { $amount }
        [theirs] rapporterait désormais { $amount } à l’adversaire
       *[none] ne rapporterait plus rien
    }
reason-their-agenda-better = contre leur drapeau ({ $agenda }) : il { $whose ->
        [own] vous rapporterait { $amount }
        [theirs] ne leur rapporterait plus que { $amount }
       *[none] ne rapporterait plus rien
    }
reason-their-agenda-worse = sert leur drapeau ({ $agenda }) : il { $whose ->
        [own] ne vous rapporterait plus que { $amount }
        [theirs] leur rapporterait { $amount }
       *[none] ne vous rapporterait plus rien
    }
reason-television = vous vaut la Télévision, qui fait baisser un marqueur avant le décompte des objectifs : sinon, c’est la guerre
reason-looms = ne fait rien contre la guerre qui vous menace à la fin du tour
reason-keeps = garde { $card } pour les répercussions{ $whose ->
        [own] {" "}: { $cubes } pour vous
        [theirs] {" "}: { $cubes } pour l’adversaire
       *[none] , où cette carte ne compte pour personne
    }
reason-least-harm = concède le moins : tout autre choix vous coûte davantage
reason-quiet = change peu de chose sur le plateau
reason-prestige-gain = vous rapporte aussitôt { $amount } de prestige
reason-prestige-loss = vous coûte aussitôt { $amount } de prestige
reason-gives-event = laisse d’abord l’événement { $card } à l’adversaire ({ $event })
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
minutes-reason-looms = laisse trois cartes { $colour }s dans votre sphère : guerre à la fin si aucune n’en sort
minutes-reason-lays = pose { $card } dans votre sphère, où elle compte pour vous tant que personne n’y a plus de cubes
minutes-reason-saves-cubes = garde tous vos cubes en jeu
minutes-reason-bids = vous laisse choisir l’ordre si l’adversaire mise moins

# De quoi il s’agit dans une position : des phrases entières.

plan-avert = Baissez d’abord votre marqueur { $track } : en l’état, il mène à la guerre à la fin du tour.
plan-untangle = Sortez un de vos marqueurs de DEFCON 2 : les trois ensemble mènent à la guerre à la fin du tour.
plan-beware = Surveillez votre marqueur { $track } : si un objectif marqué d’un drapeau a été choisi, c’est la guerre à la fin du tour.
plan-keep-out = Deux de vos marqueurs sont en DEFCON 2 : gardez-en le marqueur { $track } à l’écart.
plan-win = Gagnez quelque chose pour votre objectif { $agenda } : en l’état, il ne rapporte rien.
plan-win-back = Retournez votre objectif { $agenda } : en l’état, il rapporte { $amount } à l’adversaire.
plan-hold = Tenez votre objectif { $agenda } : en l’état, il vous rapporte { $amount }.
plan-guard = Gardez un œil sur leur drapeau { $agenda }.
plan-choose = Choisissez un objectif que vous pouvez gagner ; les drapeaux des deux autres tromperont l’adversaire.
plan-order = Jouer en dernier, c’est avoir le dernier mot de ce tour ; jouer en premier, c’est arriver avant l’autre.
plan-aftermath = Votre dernière carte ira aux répercussions : gardez-en une qui compte pour vous.
plan-television = La Télévision déplace un de vos marqueurs d’un cran : loin de la guerre, ou pour votre objectif.
plan-alliances = Gardez la carte pour les répercussions si elle compte pour vous, défaussez-la si elle compte pour l’adversaire.
plan-let-fall = Les marqueurs adverses mènent l’adversaire à la guerre : laissez-les où ils sont.
minutes-plan-avert = Faites sortir une carte { $colour } de votre sphère : trois d’entre elles, c’est la guerre à la fin.
minutes-plan-keep-out = Ne laissez pas entrer une troisième carte { $colour } dans votre sphère : ce serait la guerre.
minutes-plan-let-fall = Trois cartes { $colour }s dans sa sphère mènent l’adversaire à la guerre : laissez-les-y.
minutes-plan-push-over = Deux cartes { $colour }s sont dans la sphère adverse : une troisième, poussée chez lui, y serait la guerre.
minutes-plan-take-cuba = Cuba vaut 2 de prestige : tâchez de le dominer.
minutes-plan-hold = En l’état, vous menez de { $amount } de prestige : gardez cette avance.
minutes-plan-catch-up = En l’état, vous avez { $amount } de prestige de retard : rattrapez-le.
minutes-plan-even = En l’état, le prestige est à égalité : prenez l’avantage.
minutes-plan-bid = Misez ce que vaut pour vous le choix de l’ordre : les cubes sont perdus, que l’enchère soit gagnée ou non.
minutes-plan-order = Qui joue en dernier a le dernier mot ; qui joue en premier arrive avant l’autre.
minutes-plan-last-word = C’est la dernière carte de la partie : personne ne peut y répondre.

# What speaks for and against a choice. Flags are named by $flag: own, theirs or none.

advice-none = Nothing to choose here.
advice-win = { $choice }: { $percent } % to win
advice-often = should be done { $percent } % of the time, lest the other side foresee it
advice-so-far = { $percent } % to win so far (Ctrl-C: answer now)
advice-aims = The opponent’s agenda, as the table shows it:
advice-aim = { $agenda } { $percent } %
reason-war = triggers nuclear war: you lose
reason-their-war = the other side triggers nuclear war: you win
reason-brink = puts your { $track } marker on step { $step }: war at the end of the round unless it comes down
reason-all-tense = puts all three of your markers in DEFCON 2: war at the end of the round unless one comes down
reason-out-of-danger = takes your markers out of the danger of war
reason-escalates = raises your { $track } marker into DEFCON 2 (step { $step })
reason-flagged = leaves your { $track } marker on step { $step } of a track with a flag: war if that agenda was chosen
reason-doomed = leaves your { $track } marker on step { $step }, and your own agenda will raise it: war at the end of the round unless it comes down
reason-calms = lowers your { $track } marker to step { $step }
reason-raises = raises your { $track } marker to step { $step }
reason-their-brink = puts their { $track } marker on step { $step }: they lose by war unless it comes down
reason-their-relief = takes their markers out of the danger of war
reason-breaks-tie = breaks the tie in { $place }{ $flag ->
        [own] , one of your flags
        [theirs] , one of their three flags
       *[none] {""}
    }
reason-takes-over = takes { $place } over{ $flag ->
        [own] , one of your flags
        [theirs] , one of their three flags
       *[none] {""}
    }
reason-denies = ends their hold on { $place }{ $flag ->
        [own] , one of your flags
        [theirs] , one of their three flags
       *[none] {""}
    }
reason-gives-up = gives { $place } up{ $flag ->
        [own] , one of your flags
        [theirs] , one of their three flags
       *[none] {""}
    }
reason-leads = makes your lead in { $place }{ $flag ->
        [own] , one of your flags,
        [theirs] , one of their three flags,
       *[none] {""}
    } { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }
reason-trails = leaves you { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } behind in { $place }{ $flag ->
        [own] , one of your flags
        [theirs] , one of their three flags
       *[none] {""}
    }
reason-modifies = puts { $modifier } in force for { $whom ->
        [own] you
       *[theirs] them
    } until the end of the round
reason-takes-card = takes a card from their hand, to play or to discard
reason-cycles-hand = exchanges cards of your hand
reason-own-agenda = your agenda { $agenda } would score { $now } for you (before: { $before })
reason-prestige-gain = gains { $amount } prestige at once
reason-prestige-loss = costs { $amount } prestige at once
reason-gives-event = lets them use { $card }
reason-gives-event-prestige = gives them { $card }: { $amount } prestige
reason-gives-letter = hands them the Personal Letter
reason-wins-letter = wins the Personal Letter at the end of the round if the United Nations hold
reason-saves = puts { $card } onto the aftermath stack{ $whose ->
        [own] : { $cubes } for you
        [theirs] : { $cubes } for them
       *[none] , where it counts for nobody
    }
reason-discards = keeps { $card } out of the aftermath{ $whose ->
        [own] : { $cubes } less for you
        [theirs] : { $cubes } less for them
       *[none] , where it would count for nobody
    }
reason-plays-last = leaves the last card to you
reason-plays-first = leaves the last card to them

# 13 Minutes.

advice-hidden = What lies hidden:
advice-cuba = Cuba is { $colour } { $percent } %
advice-holds = the opponent holds { $card }
minutes-reason-brink = brings a third card into your sphere ({ $colour }): war at the end unless one leaves
minutes-reason-their-brink = leaves three cards of one colour in their sphere ({ $colour }): they lose by war unless one leaves
minutes-reason-out-of-danger = takes your sphere out of the danger of war ({ $colour })
minutes-reason-tense = brings a second card into your sphere ({ $colour }): a third would be war
minutes-reason-breaks-tie = dominates { $place } (prestige: { $worth })
minutes-reason-takes-over = takes { $place } over (prestige: { $worth })
minutes-reason-denies = ends their hold on { $place } (prestige: { $worth })
minutes-reason-gives-up = gives { $place } up (prestige: { $worth })
minutes-reason-leads-military = leads in military battlegrounds: 1 prestige at the end
minutes-reason-loses-military = loses the lead in military battlegrounds
minutes-reason-sees-cuba = shows you the Cuba card
minutes-reason-keeps = keeps { $card } ({ $cubes }) for the aftermath
minutes-reason-pays = costs { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }, win or lose

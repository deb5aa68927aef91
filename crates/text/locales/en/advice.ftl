# What speaks for and against a choice: half sentences whose subject is the choice, unless they have one of their own.
# Flags are named by $flag: own, theirs or none.

advice-none = Nothing to choose here.
advice-win = { $choice }: { $percent }% to win
advice-often = vary this: play it about { $percent }% of the time, so that you stay unpredictable
advice-so-far = { $percent }% to win so far (Ctrl-C: answer now)
advice-aims = Your opponent’s likely agenda, judging by the board:
advice-aim = { $agenda } { $percent }%
reason-war = starts a nuclear war: you lose
reason-their-war = makes your opponent start a nuclear war: you win
reason-brink = puts your { $track } marker on step { $step }: war at the end of the round unless it comes down
reason-all-tense = puts all three of your markers in DEFCON 2: war at the end of the round unless one comes down
reason-out-of-danger = takes your markers out of the danger of war
reason-escalates = raises your { $track } marker into DEFCON 2 (step { $step })
reason-flagged = leaves your { $track } marker on step { $step } of a flagged track: war if that agenda was chosen
reason-doomed = leaves your { $track } marker on step { $step }, and your own agenda will raise it: war at the end of the round unless it comes down
reason-calms = lowers your { $track } marker to step { $step }
reason-raises = raises your { $track } marker to step { $step }
reason-their-brink = puts their { $track } marker on step { $step }: they lose by war unless it comes down
reason-their-relief = takes their markers out of the danger of war
reason-breaks-tie = breaks the tie { $place }{ $flag ->
        [own] , which you have flagged
        [theirs] , which they have flagged
       *[none] {""}
    }
reason-takes-over = takes over { $place }{ $flag ->
        [own] , which you have flagged
        [theirs] , which they have flagged
       *[none] {""}
    }
reason-denies = ends their lead { $place }{ $flag ->
        [own] , which you have flagged
        [theirs] , which they have flagged
       *[none] {""}
    }
reason-gives-up = gives up { $place }{ $flag ->
        [own] , which you have flagged
        [theirs] , which they have flagged
       *[none] {""}
    }
reason-leads = you lead by { $cubes } { $place }{ $flag ->
        [own] , which you have flagged
        [theirs] , which they have flagged
       *[none] {""}
    }
reason-trails = you trail by { $cubes } { $place }{ $flag ->
        [own] , which you have flagged
        [theirs] , which they have flagged
       *[none] {""}
    }
reason-modifies = puts { $modifier } in force for { $whom ->
        [own] you
       *[theirs] them
    } until the end of the round
reason-takes-card = takes a card from their hand, to play or to discard
reason-cycles-hand = exchanges cards from your hand
reason-own-agenda = { $agenda } would { $same ->
        [yes] still
       *[no] now
    } score { $whose ->
        [own] you { $amount }
        [theirs] your opponent { $amount }
       *[none] nothing
    }
reason-prestige-gain = gains you { $amount } prestige at once
reason-prestige-loss = costs you { $amount } prestige at once
reason-gives-event = lets them use { $card }
reason-gives-event-prestige = gives them { $card }: { $amount } prestige
reason-gives-letter = hands them the Personal Letter
reason-wins-letter = wins you the Personal Letter at the end of the round if you still dominate the United Nations
reason-saves = adds { $card } to the aftermath{ $whose ->
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
advice-cuba = Cuba is { $colour } { $percent }%
advice-holds = your opponent holds { $card }
minutes-reason-brink = brings a third { $colour } card into your sphere: war at the end unless one leaves it
minutes-reason-their-brink = leaves three { $colour } cards in their sphere: they lose by war unless one leaves it
minutes-reason-out-of-danger = takes your sphere out of the danger of war ({ $colour })
minutes-reason-tense = brings a second { $colour } card into your sphere: a third would mean war
minutes-reason-breaks-tie = dominates { $place } (prestige: { $worth })
minutes-reason-takes-over = takes over { $place } (prestige: { $worth })
minutes-reason-denies = ends their lead { $place } (prestige: { $worth })
minutes-reason-gives-up = gives up { $place } (prestige: { $worth })
minutes-reason-leads-military = leads in military battlegrounds: 1 prestige at the end
minutes-reason-loses-military = loses the lead in military battlegrounds
minutes-reason-sees-cuba = shows you the Cuba card
minutes-reason-keeps = keeps { $card } ({ $cubes }) for the aftermath
minutes-reason-pays = costs { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, win or lose

# What speaks for and against a choice: half sentences whose subject is the choice, unless they have one of their own.
# Flags are named by $flag: own, theirs or none.

advice-none = Nothing to choose here.
advice-win = { $choice }: wins { $low } to { $high } of 100 games
advice-clearly-best = Clearly best
advice-about-equal = About equal
advice-good = Good
advice-behind = Clearly behind
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
reason-agenda = { $agenda } would score { $whose ->
        [own] you { $amount }
        [theirs] your opponent { $amount }
       *[none] nothing
    } as the board stands
reason-own-agenda = your agenda { $agenda } would now score { $whose ->
        [own] you { $amount }
        [theirs] your opponent { $amount }
       *[none] nothing
    }
reason-their-agenda-better = works against their flag ({ $agenda }): it would now score { $whose ->
        [own] you { $amount }
        [theirs] them only { $amount }
       *[none] nothing
    }
reason-their-agenda-worse = helps their flag ({ $agenda }): it would now score { $whose ->
        [own] you only { $amount }
        [theirs] them { $amount }
       *[none] nothing
    }
reason-television = wins you Television, which lowers a marker before agendas score: otherwise it is war
reason-looms = does nothing about the war that looms over you at the end of the round
reason-keeps = keeps { $card } for the aftermath{ $whose ->
        [own] : { $cubes } for you
        [theirs] : { $cubes } for them
       *[none] , where it counts for nobody
    }
reason-least-harm = gives the least away: every other choice costs you more
reason-quiet = changes little on the board
reason-prestige-gain = gains you { $amount } prestige at once
reason-prestige-loss = costs you { $amount } prestige at once
reason-gives-event = lets them use { $card } first ({ $event })
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
minutes-reason-looms = leaves three { $colour } cards in your sphere: war at the end unless one leaves it
minutes-reason-lays = lays { $card } into your sphere, where it counts for you while nobody has more cubes on it
minutes-reason-saves-cubes = keeps all your cubes in the game
minutes-reason-bids = lets you choose the order of play if your opponent bids less

# What to be about in a position: whole sentences.

plan-avert = Bring your { $track } marker down first: as it stands, it means war at the end of the round.
plan-untangle = Bring one of your markers out of DEFCON 2: all three there mean war at the end of the round.
plan-beware = Mind your { $track } marker: if a flagged agenda was chosen, it means war at the end of the round.
plan-keep-out = Two of your markers are in DEFCON 2: keep the { $track } marker out of it.
plan-win = Win something for your agenda { $agenda }: as it stands, it scores nothing.
plan-win-back = Turn your agenda { $agenda } round: as it stands, it scores your opponent { $amount }.
plan-hold = Hold on to your agenda { $agenda }: as it stands, it scores you { $amount }.
plan-guard = Keep an eye on their flag { $agenda }.
plan-choose = Choose an agenda that you can win; the flags of the other two will mislead your opponent.
plan-order = Playing last means having the last word this round; playing first means getting there first.
plan-aftermath = Your last card goes to the aftermath: keep one that counts for you.
plan-television = Television moves one of your markers by a step: away from war, or for your agenda.
plan-alliances = Keep the card for the aftermath if it counts for you, and discard it if it counts for your opponent.
plan-let-fall = Your opponent’s markers mean war for them: leave them where they are.
minutes-plan-avert = Get a { $colour } card out of your sphere: three of them mean war at the end.
minutes-plan-keep-out = Let no third { $colour } card into your sphere: it would mean war.
minutes-plan-let-fall = Three { $colour } cards in their sphere mean war for them: leave them there.
minutes-plan-push-over = Two { $colour } cards lie in their sphere: a third, pushed over to them, would mean war for them.
minutes-plan-take-cuba = Cuba is worth 2 prestige: try to dominate it.
minutes-plan-hold = You lead by { $amount } prestige as the table stands: hold it.
minutes-plan-catch-up = You are { $amount } prestige behind as the table stands: catch up.
minutes-plan-even = Prestige is even as the table stands: get ahead.
minutes-plan-bid = Bid what the choice of the order is worth to you: the cubes are gone, win or lose.
minutes-plan-order = Whoever plays last has the last word; whoever plays first gets there first.
minutes-plan-last-word = This is the last card of the game: nobody can answer it.

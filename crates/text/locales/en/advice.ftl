# What speaks for and against a choice. Flags are named by $flag: own, theirs or none.

advice-none = Nothing to choose here.
advice-win = { $percent } % to win
advice-aims = The opponent’s agenda, as the table shows it:
advice-aim = { $agenda } { $percent } %
reason-war = triggers nuclear war: you lose
reason-their-war = the other side triggers nuclear war: you win
reason-brink = puts your { $track } marker on step { $step }: war at the end of the round unless it comes down
reason-all-tense = puts all three of your markers in DEFCON 2: war at the end of the round unless one comes down
reason-out-of-danger = takes your markers out of the danger of war
reason-escalates = raises your { $track } marker into DEFCON 2 (step { $step })
reason-flagged = leaves your { $track } marker on step 6 of a track with a flag: war if that agenda was chosen
reason-calms = lowers your { $track } marker to step { $step }
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
reason-own-agenda = your agenda { $agenda } would score { $now } for you (before: { $before })
reason-prestige-gain = gains { $amount } prestige at once
reason-prestige-loss = costs { $amount } prestige at once
reason-gives-event = lets them use { $card }
reason-gives-event-prestige = gives them { $card }: { $amount } prestige
reason-gives-letter = hands them the Personal Letter
reason-wins-letter = wins the Personal Letter at the end of the round if the United Nations hold
reason-saves = puts { $card } ({ $cubes }) onto the aftermath stack

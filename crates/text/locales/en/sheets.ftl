# Warnings of war, the sheets at the end of a round and of a game, and a play told in short.

## Danger of war. One sentence says what would happen, a second what must be done against it.

war-marker = If the round ended now, { who } would start a nuclear war: { whose } { $track } marker is on { $step }.
war-three =
    If the round ended now, { who } would start a nuclear war: { $who ->
        [you] all three of your markers are
        [us] all three US markers are
        [ussr] all three USSR markers are
       *[name] all three of { $name }’s markers are
    } in DEFCON 2.
war-agenda =
    If { $agendas } is revealed, { who } will start a nuclear war: { whose } { $track } marker is on { $step } and would rise into DEFCON 1.
war-agenda-own = your own { $agenda }
war-agenda-side = { whose } { $agenda }
war-or = { $one } or { $other }
war-remedy =
    It must come down { $down ->
        [one] { $down } step
       *[other] { $down } steps
    }; { war-cards }.
war-remedy-three =
    { Whose } { $track } marker must come down { $down ->
        [one] { $down } step
       *[other] { $down } steps
    }; { war-cards }.
war-cards =
    { who } { $cards ->
        [0] { $who ->
            [you] have no card left to play
           *[other] has no card left to play
        }
        [one] { $who ->
            [you] have
           *[other] has
        } { $cards } card left to play
       *[other] { $who ->
            [you] have
           *[other] has
        } { $cards } cards left to play
    }
war-short = { $track } on { $step }: down { $down }
tense-count = { alone }: { $count } of 3 in DEFCON 2
tense-third = A third means war.

minutes-war-sure =
    If the game ended now, { who } would start a nuclear war: { $count } { $colour } cards lie in { whose } sphere.
minutes-war-cuba =
    If the hidden Cuba card is { $colour }, { who } will start a nuclear war: it lies in { whose } sphere with { $count } other { $colour } cards.
minutes-war-remedy = One must leave it; { war-cards }.

## The verdict: what happened, and why.

verdict-won =
    { Who } { $who ->
        [you] win
       *[other] wins
    }.
verdict-lost = You lose.
verdict-nobody = Nobody wins.
verdict-war = { Who } started a nuclear war.
verdict-war-both = Both sides started a nuclear war.
verdict-prestige =
    { Who } { $who ->
        [you] win
       *[other] wins
    } with { $amount } prestige.
verdict-letter =
    Prestige is even, and { who } { $who ->
        [you] hold
       *[other] holds
    } the Personal Letter.
verdict-score =
    { Who } { $who ->
        [you] win
       *[other] wins
    } { $winner } to { $loser }.
verdict-draw = A draw: { $us } to { $ussr }.
verdict-marker = { Whose } { $track } marker stood on { $step }, in DEFCON 1, when the round ended.
verdict-three =
    { $who ->
        [you] All three of your markers
        [us] All three US markers
        [ussr] All three USSR markers
       *[name] All three of { $name }’s markers
    } stood in DEFCON 2 when the round ended.
verdict-sphere = { $count } { $colour } cards lay in { whose } sphere at the end.
verdict-lead-lost = { Whose } lead of { $amount } prestige no longer counts.
verdict-play-title = The play that did it
verdict-play =
    Round { $round }: { who } played { $card } { $use ->
        [event] for its Event
       *[command] for Command
    }. { Whose } { $track } marker rose from { $from } to { $to } and never came down again.
verdict-see = Show that moment
campaign-won =
    { Who } { $who ->
        [you] win
       *[other] wins
    } the campaign, { $winner } to { $loser }.
campaign-lost = You lose the campaign.
campaign-lost-by-war =
    { Who } started a nuclear war, and with it { $who ->
        [you] you lose
       *[other] { who } loses
    } the campaign.
campaign-lost-leading =
    { Who } led { $own } to { $other }, but a nuclear war ends the campaign: { whom } { $whom ->
        [you] win
       *[other] wins
    } it.
campaign-nobody = A nuclear war of both sides ends the campaign. Nobody wins it.

## The end of a round

round-over = Round { $round } is over
round-unchanged = Prestige stays as it is; { $standing }.
round-bonuses = Aftermath and bonuses
round-agendas = The agendas are revealed
round-check = Prestige and war
round-agenda-of = { Whose } agenda
round-scores =
    { Who } { $who ->
        [you] score
       *[other] scores
    }
round-nobody-scores = Nobody scores
round-before = Before
round-now = Now
round-no-war = No nuclear war. Nobody stands in DEFCON 1, and nobody has all three markers in DEFCON 2.
round-hotter = Round { $round } starts hotter: every marker rises one step.
round-hotter-own = Yours will stand on { $steps }.
round-hotter-three = All three will be in DEFCON 2: bring one down to 3 before the round ends.
round-continue = Continue to round { $round }

## A play told in short: what it was, then what it changed

tell-placed =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
tell-removed =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } removed { $place }
tell-removed-theirs =
    { $who ->
        [you] { $count } of your cubes
        [name] { $count } of { $name }’s cubes
       *[other] { $count } { alone } { $count ->
            [one] cube
           *[other] cubes
        }
    } removed { $place }
tell-rises = { whose-many } { $track } marker rises to { $to }
tell-falls = { whose-many } { $track } marker falls to { $to }
tell-gains = { $amount } prestige for { who }
tell-skipped =
    { who } { $who ->
        [you] skip
       *[other] skips
    } the Event
tell-used =
    { who } { $who ->
        [you] use
       *[other] uses
    } the Event first
tell-nothing = nothing changes

# The lessons. A step has a title, a text and a task; *what is starred* is set in bold.

## Around the lessons

learn-title = Learn to play
learn-lead = Ten minutes at the table teach more than the rulebook. You make the moves; every rule appears when you first need it.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-step = Step { $step } of { $count }
learn-done = Done
learn-me = What becomes of me
learn-rules = Rules you have met
learn-rules-lead = { $met } of { $count }. Each leads to the rule and, where there are any, to puzzles about it.
learn-rule-met = met
learn-rule-unmet = not yet met
learn-puzzle = Puzzles
learn-puzzle-of = Puzzles about: { $rule }
lesson-name-days = 13 Days in ten minutes
lesson-about-days = A dealt first round, step by step. Then a round against the Cadet, with a coach beside you.
lesson-name-minutes = 13 Minutes in five
lesson-about-minutes = Three turns together, then the last cards against the Cadet, with a coach beside you.
lesson-name-printed = What would you do?
lesson-about-printed = The game that both rulebooks print. At its turning points you choose first; then you see what was played, and why.

## The bubble

lesson-label = Lesson
lesson-time =
    { $minutes ->
        [one] about { $minutes } minute left
       *[other] about { $minutes } minutes left
    }
lesson-back = Back a step
lesson-show = Show me
lesson-leave = Leave
lesson-leave-note = You can take it up again where you left it.
lesson-there = Go to it
lesson-confirm = That is it. Now confirm.
lesson-wrong = Not that, and here is why
lesson-take-back = Take it back
lesson-nothing-lost = Nothing is lost.
lesson-try-again = Try again
lesson-right = That is right.
lesson-watch = Watch what the USSR does …
lesson-go-on = Go on
lesson-alone-begin = Play on
lesson-asked-number = Your answer
coach-title = Your coach
coach-quiet = Your turn. Try something out: I say what it would mean before you confirm.
coach-wait = The Cadet is playing.
coach-hide = Hide the coach
coach-show = Coach
lesson-over-title = That was the lesson
lesson-over-days = You have met every rule and played a round of your own. This game is kept: play it to its end, or see what others did with theirs.
lesson-over-minutes = You have met every rule and played a game to its end.
lesson-over-play = Play this game on
lesson-over-next = The printed game
lesson-over-learn = All lessons
lesson-missing = This lesson could not be loaded. Check the connection and try again.

## 13 Days

lesson-days-sides-title = Who holds what
lesson-days-sides-text = You are the US. Your cubes are blue squares, those of the USSR red diamonds. Whoever has *more cubes* in a battleground dominates it; a tie counts for nobody.
lesson-days-sides-task = Touch a battleground that you dominate.
lesson-days-tracks-title = How near war is
lesson-days-tracks-text = Military, political, world opinion: each kind of battleground has a DEFCON track, with a marker for each side. Every round *begins with all markers one step up*, and at the top waits nuclear war.
lesson-days-tracks-task = Touch the track where your own marker stands highest.
lesson-days-agenda-title = What you are after
lesson-days-agenda-text = Three blue flags show both sides which agendas you were dealt. You choose one *in secret*; when the round ends it gives prestige to whoever leads there.
lesson-days-agenda-task = Choose the agenda that would score for you now, and confirm.
lesson-days-flags-title = What they are after
lesson-days-flags-text = Three red flags, and one of them is the secret of the USSR. The flag on a track is the one to fear: that agenda *first lifts every marker in DEFCON 2* on its track.
lesson-days-flags-task = Touch something with a red flag.
lesson-days-card-title = Two ways to play a card
lesson-days-card-text = Prestige is even, so the USSR chose who plays first: you. A card is played for *Command*, which moves as many cubes as it shows, or for its *Event*, which does what it says.
lesson-days-card-task = Play Scramble for Command.
lesson-days-price-title = The price of a Command
lesson-days-price-text = A Command works in one battleground. Your first cube is free; *each further one lifts your marker* on its track by a step. Italy is political, so watch the Political track.
lesson-days-price-task = Put 2 cubes in Italy: touch it twice, then confirm.
lesson-days-worth-title = What it is worth
lesson-days-worth-text = If the round ended now, your agenda would give you *your lead in Italy, and 1 more*. The number stands beside your name, too.
lesson-days-worth-task = How much is that?
lesson-days-event-title = What the card says
lesson-days-event-text = An Event follows its own words. The cubes it places *leave your markers alone*, so this is four cubes for nothing.
lesson-days-event-task = Play Lessons of Munich for its Event: 2 cubes in Berlin, 2 in Turkey.
lesson-days-asked-title = Your card in their hand
lesson-days-asked-text = The USSR plays EXCOMM for Command, and EXCOMM is *yours*. Before anything else you are asked: use its Event, or skip it.
lesson-days-asked-task = Use the Event.
lesson-days-icon-title = The sign ☢
lesson-days-icon-text = EXCOMM shows ☢: here cubes do move your markers, counted *place by place*. One cube each in two places costs nothing; two in one place would cost a step.
lesson-days-icon-task = Put 1 cube on Television and 1 in Alliances, then confirm.
lesson-days-theirs-title = Their card in your hand
lesson-days-theirs-text = Suez-Hungary belongs to the USSR. You can play it for Command only, and *the USSR may use its Event first*: it will fill Italy. Better now, while you can answer at once.
lesson-days-theirs-task = Play Suez-Hungary for Command.
lesson-days-answer-title = Take Italy back
lesson-days-answer-text = The USSR has filled Italy: 4 to 3. Now comes your Command of 2. *No more than 5* cubes of a side fit in one place, and you have 17 in all.
lesson-days-answer-task = Put 2 cubes in Italy, then confirm.
lesson-days-prestige-title = Prestige
lesson-days-prestige-text = The USSR plays another card of yours. Its Event gives you *1 prestige* at once, and the USSR may move one of your markers a step. Whoever has more prestige after three rounds wins.
lesson-days-prestige-task = Use the Event.
lesson-days-letter-title = The Personal Letter
lesson-days-letter-text = The USSR pushed your Political marker to 6. If its flag there is its agenda, you rise to 7, and *7 is war*. You hold the Letter: it makes a Command 1 larger, then goes to the USSR.
lesson-days-letter-task = Play Quarantine for Command with the Letter: the button ✉ 2.
lesson-days-remove-title = Climbing down
lesson-days-remove-text = A Command can also *take your own cubes back*. The first is free again; each further one lowers your marker by a step.
lesson-days-remove-task = Touch Turkey, choose −2 and confirm.
lesson-days-aftermath-title = The last card
lesson-days-aftermath-text = Your fifth card is not played: Air Strike went face down into the *aftermath*. After round 3 the side whose own cards there show more cubes gains 2 prestige. Air Strike is a US card with 2 cubes.
lesson-days-aftermath-task = How many cubes does it count for you?
lesson-days-television-title = Television
lesson-days-television-text = Now world opinion pays. Whoever dominates *Television* may move one of their own markers a step, up or down. You do, 1 to 0.
lesson-days-television-task = Lower one of your markers, then confirm.
lesson-days-bonus-title = Cuba and the Atlantic
lesson-days-bonus-text = The USSR may have chosen Cuba (military). It scores the lead there, *plus 1 for each of the other two* – Cuba (political) and the Atlantic – that the same side dominates.
lesson-days-bonus-task = How much would that be for the USSR now?
lesson-days-war-title = The moment that counts
lesson-days-war-text = After scoring, war is checked. *One marker in DEFCON 1*, or *all three in DEFCON 2*: that side has started a nuclear war and loses, however far ahead it is.
lesson-days-war-task = Touch the track where you are nearest to war.
lesson-days-alliances-title = Alliances
lesson-days-alliances-text = The *United Nations* give the Letter to the side that dominates them, here the USSR. You dominate *Alliances*: you drew a card and may add it to the aftermath. Bay of Pigs is a Soviet card.
lesson-days-alliances-task = Discard it: there it would count for the USSR.
lesson-days-alone-title = Now on your own
lesson-days-alone-text = After three rounds the aftermath is counted; if prestige is even then, *the Letter decides*. You know every rule now. Play this round against the Cadet: I watch, and say what your move would mean.
lesson-days-alone-task = Round 2 is yours.

## 13 Minutes

lesson-minutes-zones-title = Three zones
lesson-minutes-zones-text = Your sphere, the neutral zone, the sphere of the USSR. Every card that is played lies in one of them and becomes a battleground. *Cuba* lies there from the start, face down, and is worth 2.
lesson-minutes-zones-task = Touch Cuba.
lesson-minutes-bid-title = The bid
lesson-minutes-bid-text = Both bid some of their 13 cubes in secret. The higher bid decides who plays first, but *both bids are lost*. The last turn is worth a cube or two, not more.
lesson-minutes-bid-task = Bid 2 or 3 cubes, and confirm.
lesson-minutes-first-title = The last word
lesson-minutes-first-text = Your bid was higher. Whoever plays *last* can answer everything, and nothing can answer that.
lesson-minutes-first-task = Let the USSR play first.
lesson-minutes-card-title = A card into a zone
lesson-minutes-card-text = Lay a card into the *neutral zone* or *your sphere*, for Command or for its Event. Then you draw another; five are played.
lesson-minutes-card-task = Play Close Allies for Command into the neutral zone.
lesson-minutes-command-title = Cubes pull
lesson-minutes-command-text = A Command works on one battleground. Place cubes there and it moves *one step towards you*, however many they are. The USSR has pulled Cuba into its sphere.
lesson-minutes-command-task = Put 2 cubes on Cuba, then confirm.
lesson-minutes-asked-title = Your card in their hand
lesson-minutes-asked-text = The USSR plays EXCOMM, and EXCOMM is *yours*. Before its Command you are asked: use its Event, or skip it.
lesson-minutes-asked-task = Use the Event.
lesson-minutes-spread-title = Who dominates
lesson-minutes-spread-text = *More cubes dominate* a battleground; in a sphere a tie goes to its owner. Cubes of an Event pull as well: each battleground moves one step towards you.
lesson-minutes-spread-task = Put 1 cube on Close Allies and 1 on EXCOMM, then confirm.
lesson-minutes-war-title = Three of a colour
lesson-minutes-war-text = Both cards came into your sphere, and both are political. *A third political card there* when the game ends, and you have started a nuclear war: you lose, however far ahead you are.
lesson-minutes-war-task = Touch one of the two political cards in your sphere.
lesson-minutes-event-title = What the card says
lesson-minutes-event-text = An Event follows its own words. U-2 Photographs lets you *look at the Cuba card*, which nobody else knows.
lesson-minutes-event-task = Play U-2 Photographs for its Event into the neutral zone.
lesson-minutes-look-title = Cuba is political
lesson-minutes-look-text = Cuba is Non-Invasion Pledge, a political card. A cube would pull it into your sphere as *the third of its colour*. You lead there anyway, 2 to 1.
lesson-minutes-look-task = Place none.
lesson-minutes-theirs-title = Their card in your hand
lesson-minutes-theirs-text = Defensive Missiles belongs to the USSR: Command only, and *the USSR may use its Event first*.
lesson-minutes-theirs-task = Play it for Command into the neutral zone.
lesson-minutes-remove-title = Pushing away
lesson-minutes-remove-text = Take your own cubes back, and the battleground moves *one step towards the USSR*. So you get a political card out of your sphere.
lesson-minutes-remove-task = Touch EXCOMM, choose −1 and confirm.
lesson-minutes-count-title = What counts at the end
lesson-minutes-count-text = Each battleground you dominate gives 1, Cuba more. Then 1 for more military ones, and 1 for the last card that each keeps, if its own side shows more cubes. Two last cards of *one colour* go into their holders’ spheres.
lesson-minutes-count-task = How much does Cuba give you now?
lesson-minutes-alone-title = Now on your own
lesson-minutes-alone-text = Two cards each are left to play. I watch, and say what your move would mean before you confirm it.
lesson-minutes-alone-task = The last two turns are yours.

## Why a try is not what was asked for

try-agenda-nobody = { $agenda } would score for nobody now: neither side is ahead there.
try-agenda-scores =
    { $whom ->
        [you] { $agenda } would score { $amount } for you now, which is less.
       *[them] { $agenda } would score { $amount } for the USSR now: it scores for whoever leads, no matter who chose it.
    }
try-use-event = For its Event { $card } would do this: { $event } This time you need its Command.
try-use-command = For Command { $card } moves { $cubes } cubes in a single battleground, and every cube after the first lifts your marker. Its Event spares you that.
try-use-command-minutes = For Command { $card } moves { $cubes } cubes on one battleground. It is the Event that you need here.
try-use-no-letter = Without the Letter { $card } moves only { $cubes } cube, and a single cube moves no marker.
try-use-letter = The Letter would make it 1 larger, but it goes to the USSR afterwards. Keep it for now.
try-card-theirs = { $card } is a card of the USSR: it may use the Event first. { $event }
try-card-event = The Event of { $card } would do this: { $event }
try-card-command =
    { $cubes ->
        [one] { $card } would move { $cubes } cube.
       *[other] { $card } would move up to { $cubes } cubes.
    }
try-card-later = { $card } will be needed later; now { $wanted } serves you better.
try-card-kept = The card that you do not play goes into the aftermath, where the cubes on your own cards count: keep { $card } and play { $wanted }.
try-placed =
    { $lead ->
        [you] You would lead { $own } to { $other } { $where }.
        [them] You would have { $own } against { $other } { $where }: not enough to lead.
       *[nobody] { $own } to { $other } { $where } is a tie, which counts for nobody.
    }
try-removed =
    { $lead ->
        [you] You would still lead { $own } to { $other } { $where }.
        [them] You would fall back to { $own } against { $other } { $where }.
       *[nobody] { $own } to { $other } { $where } would count for nobody.
    }
try-marker = Your { $track } marker would go from { $from } to { $to } (DEFCON { $area }).
try-count = The step asks for { $count } there.
try-place-here = Here cubes are to be placed, not taken back.
try-remove-here = Here cubes are to be taken back, not placed.
try-none = Here none are to be placed.
try-elsewhere = The cubes are to go elsewhere: { $places }.
try-cuba = But Cuba is worth 2, any other battleground 1.
try-own-agenda =
    { $whom ->
        [you] Your agenda { $agenda } would score { $amount } for you; this step is about something else.
        [them] Your agenda { $agenda } would score { $amount } for the USSR.
       *[nobody] Your agenda { $agenda } would score nothing.
    }
try-their-flag = But your agenda is { $agenda }. A red flag stands here: it scores only if the USSR chose it.
try-own-flag = A flag of yours stands here, but the agenda you chose is { $agenda }: this one scores for nobody.
try-no-flag = But your agenda is { $agenda }, and no flag stands here: it scores for nobody this round.
try-raised = Your { $track } marker would rise from { $from } to { $to } (DEFCON { $area }): up is nearer to war.
try-lowered = Your { $track } marker would go down from { $from } to { $to } (DEFCON { $area }).
try-declined = You would give this away: { $event }
try-saved =
    { $whom ->
        [you] In the aftermath { $card } counts { $cubes } for you.
        [them] In the aftermath { $card } counts { $cubes } for the USSR, whoever put it there.
       *[nobody] A UN card like { $card } counts for nobody in the aftermath.
    }
try-stopped =
    { $count ->
        [0] Stopping is not what the step asks for.
       *[other] There is more to be done: less is allowed, but it would waste what the card gives you.
    }
try-blue-flag = Only your own, blue flag stands there: { $place }.
try-bare = No flag stands there: { $place }.
try-track = Your { $track } marker is on { $step }. Another of yours is on { $highest }.
try-dominated = You do not dominate this: { $place }.
try-bid-low =
    { $cubes ->
        [0] With a bid of { $cubes } you leave the choice to the USSR, unless it bids nothing as well.
       *[other] The USSR may well bid { $cubes } too. Equal bids are taken back and made again.
    }
try-bid-high = { $cubes } cubes would leave the game for good, and { $left } are few for five turns.
try-first = Then the USSR would have the last turn, and answer all you did.
try-zone = In your sphere the card is yours even when cubes are tied, but each { $colour } card there brings war nearer. The neutral zone is asked for.
try-third = It would be the third of its colour in your sphere ({ $colour }), and that is war.
try-colour = { $place }: { $colour }, { $zone }.
try-face-down = { $place } lies face down ({ $zone }): nobody knows its colour.

## How a number comes about

reckon-worth = Your lead is { $lead }, and the agenda adds { $more }: { $amount }.
reckon-bonus = The lead is { $lead }, and { $more } more for the other two: { $amount }.
reckon-aftermath = { $card } is your own card and shows { $cubes } cubes: it counts { $cubes } for you. A card of the USSR counts for the USSR, a UN card for nobody.
reckon-cuba = Cuba gives 2 to whoever dominates it, and you lead there 2 to 1.

## The coach

coach-theirs = { $card } is a card of the USSR: the Cadet may use its Event before your Command. { $event }
coach-war-comes = Careful, this brings war nearer.
coach-war-goes = Good: this takes you out of the danger of war.
coach-agenda =
    { $whom ->
        [you] Your agenda { $agenda } would score { $amount } for you.
        [them] Your agenda { $agenda } would score { $amount } for the Cadet.
       *[nobody] Your agenda { $agenda } would score for nobody.
    }
coach-choose = Of your three, { $agenda } would score most for you now: { $amount }. It is the end of the round that counts.
coach-choose-none = None of your three would score for you now. Choose one where you can still get ahead.
coach-held = You would dominate { $own }, the Cadet { $other }.

## The printed game

printed-lead = Two players, one game, as both rulebooks print it.
printed-next = Next
printed-before = Before
printed-ask-title = What would you do?
printed-ask-us = You are the US.
printed-ask-ussr = You are the USSR.
printed-try = Choose on the table and confirm, or look at once.
printed-look = What was played?
printed-yours = Your choice: { $choice }
printed-same = That is what was played.
printed-played = Played was: { $choice }
printed-after = This would follow from yours:
printed-agenda-ask = The US has been dealt Turkey, Italy and the world opinion track. Which agenda?
printed-agenda-told = Italy: the US has the only cube there, and 2 prestige in hand if nothing changes. Turkey would be worth 1, the track nothing, since both markers stand level.
printed-bluff-ask = The US plays first, with Italy as its secret. What is the first card for?
printed-bluff-told = Public Protests for Command, three cubes in the Atlantic. It costs two military steps and says nothing about Italy: a bluff. Two cubes in Italy would have been safe, and plain to read.
printed-refuse-ask = The USSR plays Quarantine, a US card that places up to two cubes in the Atlantic. The US has five there. Use the Event, or skip it?
printed-refuse-told = Skipped. Five cubes of a side are the most that a battleground holds, so there was nothing to place.
printed-hurt-ask = Berlin Blockade gave the USSR 2 prestige, and the US may move one Soviet marker by up to two steps. Which, and which way?
printed-hurt-told = Up, on world opinion, by two: help that hurts. Two Soviet markers now stand in DEFCON 2; a third would be war. The USSR must spend its next play on calming down.
printed-calm-ask = The USSR leads on Television and has four cards left. Two markers are in DEFCON 2. What now?
printed-calm-told = Fifty-Fifty for its Event: whoever leads on Television moves two markers a step each. World opinion and Military come down, for a single card.
printed-danger-ask = Round 3, and the US Military marker is on 7: DEFCON 1. Its agendas are the political track, the military track and Cuba (military). Which one?
printed-danger-told = The military track, for its lead of three steps. It is a walk on the edge: the marker must come below 7 again, and that agenda lifts what stands in DEFCON 2 by one more step.
printed-last-word-ask = The US is behind and decides who plays first. Who?
printed-last-word-told = The USSR. With a marker in DEFCON 1 the last word is worth more than the first: the US sees how the round stands before its last card.
printed-descend-ask = The US must get out of DEFCON 1 and still lead on the military track. Which card, and how?
printed-descend-told = Summit Meeting for Command: two cubes come back from the Atlantic, and the marker falls to 6. Taking back is placing in reverse: the first cube is free, the second is a step.
printed-last-card-ask = The last word. Berlin stands at three Soviet cubes to two, and Berlin has a red flag. What is the last card for?
printed-last-card-told = One cube in Berlin: three to three. A tie scores for nobody, so the Soviet agenda was worth nothing. It was not enough: prestige ended even, and the Letter decided for the USSR.
printed-end = That was the printed game. The USSR won by the Letter, with prestige even. Every decision of it can be seen once more, with everything open.
printed-replay = Look at the whole game

## What becomes of me

me-title = What becomes of me
me-lead = All of this is kept in this browser and nowhere else.
me-results = Results
me-results-none = No game is over yet. Finish one, and it is counted here.
me-game = Game
me-opponent = Opponent
me-side = Side
me-played = Played
me-won = Won
me-lost = Lost
me-drawn = Drawn
me-wars = Wars started
me-two = Two at one screen
me-computer = The computer among itself
me-analysis = Luck and choice
me-analysis-none = Nothing is analysed yet. The analysis of a game tells luck and choice apart; what it came to is kept here.
me-analysis-lead =
    { $count ->
        [one] From { $count } analysed game. In games of a hundred:
       *[other] From { $count } analysed games, on average. In games of a hundred:
    }
me-own = your choices gave away
me-theirs = your opponent’s choices gave you
me-cards = the cards gave or took
me-accuracy = Accuracy over time, from the oldest game to the newest
me-accuracy-one = Game { $number }: { $percent } %
me-rules = Rules met
me-rules-count = { $met } of { $count }
me-puzzles = Puzzles
me-puzzles-count = { $solved } solved, { $missed } still to solve
me-puzzles-none = No puzzle tried yet.
me-export = Save as a file
me-import = Load from a file
me-import-done = Loaded. What both knew was put together.
me-import-failed = This is no file of Thirteen’s “What becomes of me”. Nothing was changed.
me-import-storage = The browser could not keep it. Make room in its storage and try again.

## The rules, in a line each

rule-days-battlegrounds = Nine battlegrounds, three of each kind
rule-days-domination = More cubes dominate; a tie counts for nobody
rule-days-tracks = Three DEFCON tracks, from calm to war
rule-days-escalate = Each round begins with every marker a step up
rule-days-agenda = Three flags, one secret agenda
rule-days-their-agenda = Their flags show what they may be after
rule-days-track-agenda = A track agenda first lifts the markers in DEFCON 2
rule-days-initiative = Who is behind decides who plays first
rule-days-playing = A card is Command or Event
rule-days-command = A Command moves cubes in one battleground
rule-days-price = The first cube is free, each further one moves the marker
rule-days-scoring = An agenda scores the lead and its bonus, for whoever leads
rule-days-event = An Event does what it says and leaves markers alone
rule-days-asked = When they play your card, you may use its Event first
rule-days-icon = ☢: cubes of this Event move markers, place by place
rule-days-their-card = Their card is Command only, after their Event
rule-days-limits = Five cubes in a place, seventeen in all
rule-days-prestige = Prestige, up to 5 ahead
rule-days-letter = The Letter: a Command 1 larger, then it changes hands
rule-days-removing = Cubes taken back lower the marker
rule-days-aftermath = The fifth card goes into the aftermath
rule-days-television = Television: a marker one step
rule-days-united-nations = United Nations: the Letter
rule-days-alliances = Alliances: a card for the aftermath, or none
rule-days-cuba-bonus = Cuba and the Atlantic add to each other
rule-days-war = DEFCON 1, or all three in DEFCON 2: war
rule-days-end = Three rounds, the aftermath, and the Letter breaks a tie
rule-minutes-zones = Three zones; cards become battlegrounds
rule-minutes-cuba = Cuba lies face down and is worth 2
rule-minutes-bid = The higher bid decides; both are lost
rule-minutes-first = Who plays last can answer everything
rule-minutes-turn = A card into the neutral zone or your sphere, then draw
rule-minutes-command = Cubes placed pull a battleground one step to you
rule-minutes-asked = When they play your card, you may use its Event first
rule-minutes-domination = More cubes dominate; a tie goes to the sphere
rule-minutes-war = Three of a colour in your sphere: war
rule-minutes-event = An Event does what it says
rule-minutes-their-card = Their card is Command only, after their Event
rule-minutes-removing = Cubes taken back push a battleground away
rule-minutes-end = 1 for each battleground, 1 for more military ones
rule-minutes-last-cards = The last cards: 1 prestige, and perhaps a third of a colour

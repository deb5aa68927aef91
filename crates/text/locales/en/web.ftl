# What is read on the page, beside the words of the games.

## Everywhere

skip = Skip to the content
home = Home
nav = Main
nav-rules = Rules
nav-cards = Cards and history
theme-light = Light
theme-dark = Dark
close = Close
confirm = Confirm
export = Save as a file
the-end = The end
round-name = Round { $round }
title-days = 13 Days
title-minutes = 13 Minutes
lost-title = Game not found
lost-game = This browser has no such game. It may have been played in another browser, or this browser cleared its storage. If you have it as a file or a link, load that at home.
part-coming = Loading…
part-missing = This part of the page could not be loaded.

## Home

home-title = Thirteen
home-lead = October 1962. Two superpowers, one small island, thirteen days. Press your cause to the brink, but not over it.
home-learn = Learn
home-playthrough = Watch a game with comments
home-playthrough-note = The game played through in the printed rulebook, move by move, with our comments. The rules and the story behind every card are here too.
new-side = Your side
new-random = Random
new-level = Opponent
new-solo = Play against the computer
new-two = Two players, one screen
level-cadet = Cadet
level-note-cadet = For your first games: mostly plays at random, and hardly sees a war coming.
level-attache = Attaché
level-note-attache = Once you know the rules: takes what looks best now, or one time in three whatever comes to mind.
level-envoy = Envoy
level-note-envoy = Takes what looks best with this one card; does not see your answer, nor what your flags mean.
level-secretary = Secretary
level-note-secretary = Looks several cards ahead, and reads your flags and what you put where.
level-premier = Premier
level-note-premier = The same with eighty times the thought: the strongest.
continue-title = Your games
continue-all = Show all { $count }
forget = Delete the game { $game }
import-title = Load a game
import-file = From a file
import-text = or paste it here
import-read = Load
import-fault = We can’t read this file as a game. { $why }
import-other-game = It is a game of “{ $game }”, which is not played here.
fault-line = Line { $line }: { $fault }
fault-not-a-record = a record begins with the line “thirteen 1”.
fault-version = a newer version of Thirteen wrote this (version { $version }); update to read it.
fault-header = expected “{ $name } …” here.
fault-unreadable = “{ $text }” means nothing here.
fault-refused = “{ $text }” is not allowed: { $why }
fault-cut-off = the record is cut off; its last line should be “end { $count }”.
fault-count = the last line says { $said } entries; there are { $found }.
fault-after-end = nothing may follow the line “end”.
fault-enclosed = the deck in this record is faulty.
fault-series = this game does not belong to the campaign.
fault-series-rules = this game is played by other rules than the games of the campaign before it.
fault-games = “games { $said }” does not fit: the campaign has { $found } { $found ->
        [one] game
       *[other] games
    }.
fault-no-games = a campaign has at least one game.
fault-too-long = no game has this many lines.
refused-over = the game is over.
refused-turn =
    { $who ->
        [you] it is your turn.
       *[other] { who } moves next.
    }
refused-deal = cards must be dealt first.
refused-choose = { who } must choose first.
refused-illegal = the rules do not allow it now.

## The table

board-map = Map with the nine battlegrounds
board-tracks = DEFCON tracks
board-prestige = Prestige
board-aftermath = Aftermath
board-aftermath-short = After
board-deck = Deck
board-discard = Discard pile
board-supply-count =
    { $count ->
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
board-letter = Personal Letter
board-chosen = chosen
board-worth = Scores now:
hand-of = { Whose } hand
hand-empty = No cards in hand.
card-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
card-icon = DEFCON icon: cubes moved by this Event move markers.
short-command = Command { $cubes }
short-command-letter = ✉ { $cubes }
short-event = Event
short-discard = Discard
short-save = Save
short-choose = Choose
worth-now = If scored now: { alone } +{ $amount }.
worth-nothing = If scored now: nothing.
panel-label = What you can do
take-back = Take back
thinking = Thinking …
rules-of-this = Rules for this step
then-answer = { Who } may use the Event first: { $event }
then-take = Then a card is taken at random from { whose } hand.
then-round-ends = Then the round ends: last cards to the aftermath, bonuses, agendas, war check.
log-title = What happened
position-title = The position in words
say-standing-title = Standing
say-round = Round { $round } of 3.
say-prestige = Prestige: { $standing }.
say-letter =
    { Who } { $who ->
        [you] hold
       *[other] holds
    } the Personal Letter.
say-piles =
    { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck, { $discard } in the discard pile.
say-cubes-title = Battlegrounds
say-place = { $place }: US { $us }, USSR { $ussr }
say-tracks-title = DEFCON tracks
say-track = { $track } track: US on step { $us } (DEFCON { $usarea }), USSR on step { $ussr } (DEFCON { $ussrarea })
say-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand, { $supply ->
        [one] { $supply } cube
       *[other] { $supply } cubes
    } left.
say-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
say-flags = Flags on { $agendas }.
say-own-hand = Your hand: { $cards }.
say-own-hand-empty = Your hand is empty.
say-own-agenda = Your agenda: { $agenda }.
say-modifiers = In force: { $modifiers }.
hint-ask = Ask for advice
hint-title = Advice
hint-clearly-best = Clearly best
hint-about-equal = About equal
hint-good = Good
hint-behind = Clearly behind
hint-wins = Wins in 100 games
hint-range = { $low } to { $high }
curtain-title = Hand over the screen
curtain-pass =
    { $who ->
        [you] Your turn
       *[other] { alone } to move
    }
curtain-note = Hand over the screen. The cards stay hidden until you continue.
curtain-open =
    { $who ->
        [you] It is me
        [us] I play the US
        [ussr] I play the USSR
       *[name] I play { $name }
    }
trouble-storage = Your browser does not save this game: it will be lost when you close the page.
trouble-computer = The computer player isn’t responding. { $why }
try-again = Try again

## Cards in large

large-label = Card details
large-now = Now
large-command =
    As a Command: up to { $cubes ->
        [one] { $cubes } cube.
       *[other] { $cubes } cubes.
    }
large-history = History
large-agenda = Agenda
now-nothing = The Event would do nothing now.
now-choices = Possible now: { $choices }.
pile-hidden =
    { $count ->
        [one] { $count } more card lies face down.
       *[other] { $count } more cards lie face down.
    }
pile-empty = No cards yet.
gallery-lead = All cards of both games in our own words. Click a name to read the history behind it.
gallery-strategy = Strategy cards
gallery-agendas = Agendas

## The end

score-title = The score, step by step
score-what = What
score-gain = Gain
gain-agenda =
    Round { $round }: { $who ->
        [you] your agenda
        [us] US agenda
        [ussr] USSR agenda
       *[name] { $name }’s agenda
    }, { $agenda }
gain-event = Round { $round }: { $card }
gain-agendas = Round { $round }: net change
gain-aftermath = The aftermath
gain-final = At the end
aftermath-uncounted = Not counted: the war came first. US { $us }, USSR { $ussr }.
chart-title = The course of the game
chart-prestige = Prestige over the game
chart-grounds = Battlegrounds dominated
watch-replay = Replay
play-again = Play again

## Replay

replay-title = Replay
replay-controls = Replay controls
replay-first = To the beginning
replay-back = Back
replay-run = Play
replay-stop = Pause
replay-next = Next
replay-last = To the end
replay-ply = { $ply } of { $last }
replay-seat = Seen by
seat-spectator = a spectator
seat-open = all cards open

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }

## 13 Minutes

the-beginning = The beginning
the-first-card = The first card
then-rules = Then the game is scored.
bid-title = Your bid, in cubes
short-command-zone = Command, { $zone }
short-event-zone = Event, { $zone }
cubes-out =
    { $count ->
        [one] { $count } cube out of the game
       *[other] { $count } cubes out of the game
    }
new-title = New game
new-game = The game
game-days = 13 Days
game-note-days = Three rounds, about half an hour.
game-minutes = 13 Minutes
game-note-minutes = One short game with thirteen cards, and our own Events.
game-campaign = 13 Minutes, campaign
game-note-campaign = Game after game, to 13 prestige; a nuclear war ends it.
campaign-title = Campaign
campaign-game = Campaign to { $goal } prestige, game { $number }
campaign-game-short = Game { $number }
campaign-next = Next game
campaign-standing = campaign { $us } : { $ussr }
campaign-won-us = The US wins the campaign.
campaign-won-ussr = The USSR wins the campaign.
campaign-won-nobody = Nobody wins the campaign.
score-both = US { $us } – USSR { $ussr }
cards-played = { $count } of { $all } cards played
gain-military = Most military battlegrounds
gain-leftover = Cubes of the cards left over
hidden-title = What was hidden
hidden-cards = Cuba was { $cuba }. The US kept { $us }, the USSR { $ussr }.
stands-in = { $place } lies here: { $zone }.
stands-with =
    { Who } { $who ->
        [you] dominate
       *[other] dominates
    } it.
stands-with-nobody = Nobody dominates it.
cuba-text = A card that lies face down from the start, worth 2 prestige to the side that dominates it. It is revealed at the end, and its colour counts then.
cuba-is = The card is { $card }.
cuba-hidden = You do not know which card it is.
grounds-held =
    { $count ->
        [one] dominates { $count } battleground
       *[other] dominates { $count } battlegrounds
    }
colour-count = { $colour }: { $count } of the { $war } cards that mean war

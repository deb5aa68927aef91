# What is read on the page, beside the words of the games.

## Everywhere

skip = Skip to the content
home = Home
nav = Main
nav-rules = Rules
nav-cards = Cards and history
theme-light = Light
theme-dark = Dark
motion-on = Movement on
motion-off = Movement off
close = Close
confirm = Confirm
cancel = Cancel
export = Save as a file
the-end = The end
round-name = Round { $round }
title-days = 13 Days
title-minutes = 13 Minutes
side-un-short = UN
lost-title = Nothing here
lost-game = This game is not kept in this browser.

## Home

home-title = Thirteen
home-lead = October 1962. Two superpowers, one small island, thirteen days. Press your cause to the brink, but not over it.
home-learn = Learn
home-playthrough = Watch a game with comments
home-playthrough-note = The game that the printed rulebook plays through, move by move, with our comments. The rules and the story behind every card are here as well.
new-side = Your side
new-random = Either
new-level = The computer plays as
new-solo = Play the computer
new-two = Two at this screen
level-cadet = Cadet
level-note-cadet = Learns the ropes and often acts on a whim.
level-attache = Attaché
level-note-attache = Plays what looks best at the moment.
level-envoy = Envoy
level-note-envoy = Looks a little ahead.
level-secretary = Secretary
level-note-secretary = Looks well ahead and watches your flags.
level-premier = Premier
level-note-premier = Thinks as hard as it can.
player-person = Person
continue-title = Your games
continue-all = Show all { $count }
forget = Delete the game { $game }
import-title = Open a record
import-file = From a file
import-text = Or paste it here
import-read = Read it
import-fault = This is not a game that can be shown. { $why }
import-other-game = It is a record of “{ $game }”, which is not played here.
fault-line = Line { $line }: { $fault }
fault-not-a-record = a record begins with the line “thirteen 1”.
fault-version = a newer program wrote this (version { $version }); update this one to read it.
fault-header = here must stand “{ $name } …”.
fault-unreadable = “{ $text }” means nothing here.
fault-refused = “{ $text }” is refused: { $why }
fault-cut-off = the record is cut off; its last line should be “end { $count }”.
fault-count = the end speaks of { $said } entries, but there are { $found }.
fault-after-end = nothing may follow the line “end”.
fault-enclosed = the deck that the record holds is faulty.
fault-series = this game does not belong to the campaign.
fault-too-long = no game has so many lines.
refused-over = the game is over.
refused-turn = it is the turn of { $name }.
refused-deal = cards must be dealt first.
refused-choose = { $name } must choose first.
refused-illegal = the rules do not allow it now.

## The table

board-map = Map with the nine battlegrounds
board-tracks = DEFCON tracks
board-prestige = Prestige
board-round = Round
board-aftermath = Aftermath
board-aftermath-short = After
board-deck = Deck
board-discard = Discard pile
board-supply = Cubes in the supply
board-supply-count =
    { $count ->
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
board-letter = Personal Letter
board-chosen = chosen
board-worth = pays now:
hand-of = Hand of { $name }
hand-empty = No cards in hand.
card-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
card-icon = DEFCON icon: cubes moved by this Event move markers.
short-command = Command { $cubes }
short-command-letter = ✉ { $cubes }
short-event = Event
short-discard = Discard
short-save = Save
short-choose = Choose
worth-now = Now it would pay { $name } { $amount }.
worth-nothing = Now it would pay nobody.
panel-label = What you can do
panel-hand = Choose a use on one of your cards.
preview-label = What would follow
preview-war = After this: { $warning }
take-back = Take back
prompt-moving = See what follows …
thinking = Thinking …
rules-of-this = The rules of this
war-title = War warning
war-certain = { $name } would start nuclear war when this round ends.
war-possible = { $name } would start nuclear war when this round ends, if this agenda is revealed: { $agendas }.
then-answer = { $name } may use the Event first: { $event }
then-take = Then a card is taken at random from { $name }.
then-round-ends = Then the round ends: last cards to the aftermath, world opinion, agendas.
log-title = What happened
position-title = The position in words
say-standing-title = Standing
say-round = Round { $round } of 3.
say-prestige = Prestige: { $standing }.
say-letter = { $name } holds the Personal Letter.
say-piles = { $deck } cards in the deck, { $discard } on the discard pile.
say-cubes-title = Battlegrounds
say-place = { $place }: US { $us }, USSR { $ussr }
say-tracks-title = DEFCON tracks
say-track = { $track } track: US on step { $us } (DEFCON { $usarea }), USSR on step { $ussr } (DEFCON { $ussrarea })
say-hand = { $count } cards in hand, { $supply } cubes in the supply.
say-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
say-flags = Flags on { $agendas }.
say-own-hand = Your hand: { $cards }.
say-own-agenda = Your agenda: { $agenda }.
say-modifiers = In force: { $modifiers }.
hint-ask = Ask for advice
hint-title = Advice
hint-choice = { $choice }: { $percent } % to win
curtain-title = Hand over the screen
curtain-pass = { $name } is to move
curtain-note = Hand over the screen. The cards stay covered until you go on.
curtain-open = I play { $name }
trouble-storage = This browser does not keep the game: it will be lost when you close the page.
trouble-computer = The computer player gives no answer. { $why }
try-again = Try again
trouble-start = This browser keeps nothing for this page, so no game can be begun. Allow it to store data, or make room by deleting old games.

## Cards in large

large-label = In large
large-now = Now
large-command = For Command, { $name } would move up to { $cubes }.
large-history = History
large-agenda = Agenda
now-nothing = The Event would do nothing.
now-choices = It could be: { $choices }.
pile-hidden =
    { $count ->
        [one] One more card lies face down.
       *[other] { $count } more cards lie face down.
    }
pile-empty = No cards yet.
gallery-lead = All cards of both games in our own words. Click a name for the history behind it.
gallery-strategy = Strategy cards
gallery-agendas = Agendas

## The end

why-prestige = The side with more prestige wins.
why-letter = Prestige is even; the Personal Letter decides.
why-draw = Nobody is ahead.
why-nuclear-war = A marker in DEFCON 1, or all three in DEFCON 2, when the round ended.
score-title = The score, step by step
score-what = What
score-gain = Gain
gain-agenda = Round { $round }: agenda { $agenda } of { $name }
gain-event = Round { $round }: an Event
gain-agendas = Round { $round }: both agendas together
gain-aftermath = The aftermath
gain-final = At the end
aftermath-uncounted = War came before it was counted: US { $us } cubes, USSR { $ussr } cubes.
chart-title = The course of the game
chart-prestige = Prestige over the game
chart-grounds = Battlegrounds dominated
watch-replay = Watch it again
play-again = Play again

## Replay

replay-title = Replay
replay-controls = Replay controls
replay-first = To the beginning
replay-back = Back
replay-run = Play
replay-stop = Stop
replay-next = On
replay-last = To the end
replay-ply = { $ply } of { $last }
replay-seat = Seen by
replay-link = Copy a link to this point
replay-copied = The link is copied
seat-spectator = a spectator
seat-open = everything open

## Rules

rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }

## 13 Minutes

the-beginning = The beginning
the-first-card = The first card
then-rules = Then the game goes on by itself.
war-spheres = { $name } has three cards of one colour in its sphere: at the end that is nuclear war.
war-spheres-possible = { $name } loses by nuclear war if the hidden Cuba card has the colour of two others in its sphere.
bid-title = Your bid, in cubes
short-command-zone = Command, { $zone }
short-event-zone = Event, { $zone }
cubes-out =
    { $count ->
        [one] 1 cube out of the game
       *[other] { $count } cubes out of the game
    }
new-title = New game
new-game = The game
game-days = 13 Days
game-note-days = Three rounds, about half an hour.
game-minutes = 13 Minutes
game-note-minutes = One short game with thirteen cards.
game-campaign = 13 Minutes, campaign
game-note-campaign = Game after game, to 13 prestige.
saved-game = { $game }: US { $us } – USSR { $ussr }. { $where }
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
minutes-why-prestige = The side with more prestige wins.
minutes-why-letter = The side with more prestige wins.
minutes-why-draw = Both have the same prestige.
minutes-why-nuclear-war = Three cards of one colour lay in one sphere.
gain-military = Most military battlegrounds
gain-leftover = Cubes of the cards left over
hidden-title = What was hidden
hidden-cards = Cuba was { $cuba }. The US kept { $us }, the USSR { $ussr }.
stands-in = { $place } lies here: { $zone }.
stands-with = { $name } dominates it.
stands-with-nobody = Nobody dominates it.
cuba-text = A card that lies face down from the start, worth 2 prestige to the side that dominates it. It is turned up at the end; its colour counts then.
cuba-is = The card is { $card }.
cuba-hidden = You do not know which card it is.
grounds-held =
    { $count ->
        [one] dominates 1 battleground
       *[other] dominates { $count } battlegrounds
    }
colour-count = { $colour }: { $count } of { $war } cards that mean war
update-ready = A new version is ready. Your game is kept.
update-load = Load it

# What the table, the home page and the settings say to the person who plays.

## Home: how one wins, how one loses, how long it takes

home-win-title = Win
home-win = Have the most prestige after three rounds. Secret agendas score for whoever leads there.
home-lose-title = Lose
home-lose = End a round with one marker in DEFCON 1, or all three in DEFCON 2, and you start a nuclear war.
home-play-title = Play
home-play = Three rounds of four cards each, about half an hour. A card is a Command, which moves your cubes, or an Event. Bold moves raise your DEFCON markers.
home-continue = Continue
home-against = You ({ $side }) against { $opponent }
home-your-turn = your turn
home-change = Change
home-results = { $won } won, { $lost } lost
home-results-none = not yet met
home-first-title = Thirteen days. Five minutes to learn.
home-first = Play your first round with a guide at your side. Nothing to read first, and nothing you can break.
home-know = I know the game
saved-won = won
saved-lost = lost
saved-drawn = drawn

## Whose turn it is

turn-yours = Your turn
turn-playing = { $name } is playing …

## The table made for the person at it

card-in-play = Card in play
card-in-play-none = Drag a card here, or press Command or Event on it.
card-open = Open { $card }
card-use-command = { alone } · Command
card-use-event = { alone } · Event
opponent-agenda = Agenda is one of
worth-was = was { alone } { $amount }
pane-map = Map
pane-tracks = Tracks
pane-hand = Hand
pane-card = Card
pane-log = Log
pane-advice = Advice
menu = Menu
menu-replay = Replay so far
replay-go-on = Go on playing

## Telling what the opponent does

speed-title = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-at-once = At once
tell-skip = Skip to your turn

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-sound = Sound
settings-confirm = Always ask before a play

## Shortcuts

keys-title = Keyboard shortcuts
keys-cards = Open a card of your hand
keys-event = Play it for its Event
keys-confirm = Confirm
keys-undo = Take back
keys-skip = Skip
keys-advice = Ask for advice
keys-rules = Rules for this step
keys-sound = Sound on or off
keys-help = Show these shortcuts

## A new version, and the first moment

update-ready = A new version of Thirteen is ready.
update-now = Reload

## Rules over the game

rules-drawer = Rules
rules-precisely = Precisely

## The position in words, with the names of a voice

## Beside the board

cards-drawer = Cards
key-enter = Enter
board-scores-now = Scores now
panes = What is shown below the map
log-moment = Show this moment
ending-look = Look at the table
ending-again = How it ended
minutes-own-events-short = with our own Events
refused-take-back = This can no longer be taken back.
refused-stale = The game has gone on meanwhile.
export-note = The file of a running game holds everything, the hidden cards too. Whoever plays on should not read it.
export-note-over = The file holds the whole game.
outlook-takes =
    { Who } { $who ->
        [you] lead
       *[other] leads
    } in { $place }, { $own } to { $other }.
outlook-takes-tied =
    { Who } { $who ->
        [you] dominate
       *[other] dominates
    } { $place } on a tie, in { $who ->
        [you] your
       *[other] their
    } own sphere.
outlook-tied = Nobody leads in { $place }, { $count } to { $count }.
outlook-scores =
    { $agenda } would score { $who ->
        [you] you
       *[other] { who }
    } { $amount }.
outlook-scores-nobody = { $agenda } would score nothing.
outlook-moves = { $place } moves { $zone }.
home-aim = How the game goes

## Names that must be short

short-place-cuba-military = Cuba (mil.)
short-place-cuba-political = Cuba (pol.)
short-place-berlin = Berlin
short-place-italy = Italy
short-place-turkey = Turkey
short-place-atlantic = Atlantic
short-place-television = Television
short-place-united-nations = United Nations
short-place-alliances = Alliances
short-track-military = Military
short-track-political = Political
short-track-world-opinion = Opinion
short-letter = Letter
home-lessons = Learn in ten minutes

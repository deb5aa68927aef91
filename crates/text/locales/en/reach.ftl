# Giving a game up.

log-outcome-resignation = { Whom } resigned. { Who } { $who ->
        [you] win
       *[other] wins
    }.
verdict-resigned = { Who } resigned.
campaign-resigned =
    { Who } resigned the game, and with it { $who ->
        [you] you lose
       *[other] { who } loses
    } the campaign.
term-resign = Give the game up? Type `resign` again, or press Enter to play on.
term-resign-not = The game goes on.
resign = Resign
resign-ask = Give this game up? It ends, your opponent wins, and everything is revealed.
resign-ask-campaign = Give this game up? You lose the whole campaign, and everything is revealed.
resign-yes = Yes, resign
resign-no = Play on
menu-new = New game like this

## Home

home-lead-short = October 1962. Go to the brink, but not over it.
home-your-game = Your game
home-new-told = { $game } · { $side } · against { $opponent }
home-two = Two players
home-two-note = Pass the device; hands stay hidden.
home-first-day = October 1962 · two games for two
home-choose = Choose what you play
home-choose-note = Game, side, opponent, rules and decks.
over-won = { who } won
over-prestige = on prestige
over-letter = by the Personal Letter
over-war = { who } started a nuclear war
over-war-both = both started a nuclear war
over-resigned = { who } resigned

## A new game

new-rules = Rule options
new-deck-rules = Deck and rule options
new-scoring = When the difference on a track is scored
scoring-standard = Standard
scoring-note-standard = The markers rise for the revealed agendas first; then the difference on the track is scored.
scoring-before-escalation = As in the printed play-through
scoring-note-before-escalation = The difference is scored first, then the markers rise.
new-most = Most cubes of one side on a battleground
new-most-none = No limit
deck-title = The deck
deck-ours = Our own deck
deck-ours-note = Its Events are written by us; the printed cards do other things. Own the printed game? Write its cards into a deck file.
deck-add = Add a deck file …
deck-faults = “{ $file }” is not a deck yet. What is wrong with it:
deck-forget = Remove the deck { $name }
deck-look = Look at it
deck-lost = This browser has no such deck. Add its file, or ask for a link to it.
deck-share = Share this deck
deck-shared = A deck for 13 Minutes: { $name }
deck-shared-note = Somebody sent you a deck. You can read what its cards do, and play with it: it is then kept in this browser.
deck-play = Play with this deck

## Links and pictures

menu-game = This game
share-game = Share a link
share-copied = Link copied.
share-line = Copy this link:
replay-share = Share this point
replay-keep = Keep this game
picture-save = Save a picture
link-foreign = This link is not one of Thirteen’s: nothing in it can be read.
link-damaged = This link is damaged: a part of it is missing or was changed on the way. Ask for it once more; long links are sometimes cut when they are copied.
link-version = A newer version of Thirteen made this link. Reload the page, or update the program, to open it.
link-other = This link leads to something else than its address says. Ask for it once more.

## What is kept

import-note = A game you saved as a file, a link, or everything from another browser.
store-title = Everything in this browser
store-note = Games, decks, results and settings live in this browser only. Save them as one file, and load it in any other browser with “Load a game”.
store-save = Save everything as a file
store-off = Your browser blocks storage for this page, so nothing can be saved here. Allow this page to store data.
store-full = Your browser has no more room for this page. Delete old games at home, or save everything as a file first.
store-cleared = Your browser’s storage for this page was cleared. This game is saved again; the others are gone from this browser.
store-restored =
    { $added ->
        [0] No new games
        [one] { $added } game added
       *[other] { $added } games added
    }; { $here ->
        [0] none was
        [one] { $here } was
       *[other] { $here } were
    } here already.
store-unreadable = This file was written by a newer version of Thirteen, or it is damaged. Nothing was changed.
store-stopped =
    { $added ->
        [one] Only { $added } game was added.
       *[other] Only { $added } games were added.
    }

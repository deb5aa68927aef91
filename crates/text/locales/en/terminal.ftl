# The terminal.

term-round = round
term-supply = cubes left
term-hands = Hands
term-deck = deck
term-discard = discards
term-aftermath = aftermath
term-agenda = Your agenda
term-hand = Your hand
term-curtain = { $name }: your turn. Press Enter when only you can see the screen.
term-help =
    Type a number, or the choice in notation (`+2 berlin`).
    `what N` or `? N`: what would come of a choice, before you make it.
    `hint`: advice, with reasons. `undo`: take back your last choice.
    `board`, `hand`, `log`: the table, your cards with their Events, everything that happened.
    `card NAME`: a card or an agenda. `discards`, `aftermath`, `agendas`: the discard pile, the cards you put away, the agendas already used.
    `write FILE`: keep the game in a file. `save` does the same if the name has a dot or a slash; `save CARD` is a choice of the game.
    `help`, `resign`, `quit`.
term-unknown = I don’t understand “{ $text }”. Type a number from the list, or `help`.
term-number = The numbers go from 1 to { $most }.
term-illegal = The rules do not allow “{ $text }” now. Type a number from the list, or `help`.
term-save-what = “{ $text }” is no choice here. To keep the game, type `write FILE`.
term-write-what = Type `write` and the name of a file.
term-saved = The game was saved to { $file }.
term-not-saved = The game could not be saved to { $file }: { $why }. Try another place.
term-not-text = the name is not text in UTF-8
term-thinking = The computer is thinking (Ctrl-C: play now)
term-undone = Taken back.
term-undo-committed = At this point nothing can be taken back: since your last choice a card was drawn, something was revealed, or the turn passed.
term-undo-turn = It is not your turn: what you did is done.
term-no-such-card = There is no card or agenda called `{ $name }`. Names are written like `fidel-castro`.
term-labelled = { $label }: { $what }
term-earlier =
    … ({ $count ->
        [one] { $count } line
       *[other] { $count } lines
    } before; `log` tells everything from the beginning)
term-turned-up = The aftermath
term-discards-title = Discard pile
term-discards-none = The discard pile is empty.
term-aftermath-title = In the aftermath
term-aftermath-none = You have put no card away for the aftermath yet.
term-agendas-title = Agendas already used
term-agendas-none = No agenda has been revealed yet.
term-no-pile = There is no such pile in { $game }.
term-campaign = ── campaign after game { $games }: { $usname } { $us }, { $ussrname } { $ussr } ──
term-step = [{ $ply }/{ $last }] Enter: on · `back` · a number: go there · `quit`
term-step-unknown = I don’t understand “{ $text }”. Press Enter to go on, or type `back`, a number from 0 to { $last }, or `quit`.
term-bye = Until next time. The game was not finished; `write FILE` before `quit` keeps it.

# The terminal.

term-round = round
term-supply = cubes left
term-hands = Hands
term-deck = deck
term-discard = discards
term-aftermath = aftermath
term-agenda = Your agenda
term-hand = Your hand
term-choices = Your choices
term-curtain = { $name }: your turn. Press Enter when only you can see the screen.
term-help =
    Type a number, or the choice in notation (`+2 berlin`).
    Also: `undo` takes back your last choice, `board` draws the table, `log` tells the whole game, `card NAME` explains a
    card or an agenda, `save FILE` saves the game, `help`, `quit`.
term-unknown = I don’t understand “{ $text }”. Type a number from the list, or `help`.
term-number = The numbers go from 1 to { $most }.
term-illegal = The rules do not allow “{ $text }” now. Type a number from the list, or `help`.
term-saved = The game was saved to { $file }.
term-not-saved = The game could not be saved to { $file }: { $why }. Try another place.
term-thinking = The computer is thinking (Ctrl-C: play now)
term-undone = Taken back.
term-no-such-card = There is no card or agenda called `{ $name }`. Names are written like `fidel-castro`.
term-bye = Until next time. The game was not finished; `save FILE` before `quit` keeps it.

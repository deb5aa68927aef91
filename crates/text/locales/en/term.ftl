# The terminal.

term-round = round
term-un = UN
term-supply = cubes left
term-hands = Hands
term-deck = deck
term-discard = discarded
term-aftermath = aftermath
term-agenda = Your agenda
term-hand = Your hand
term-choices = Your choices
term-curtain = { $name }: the next choice is yours. Press Enter when only you can see the screen.
term-help =
    Type a number, or the choice in notation (`+2 berlin`).
    Also: `undo` takes your last choice back, `board` draws the table, `log` tells the whole game, `card NAME` explains a
    card or an agenda, `save FILE` writes the game down, `help`, `quit`.
term-unknown = That is none of your choices: { $why }. Type a number, a choice as it is written, or `help`.
term-saved = The game was saved to { $file }.
term-not-saved = The game could not be saved to { $file }: { $why }. Try another place.
term-thinking = The computer is thinking (Ctrl-C: play now)
term-undone = Taken back.
term-no-such-card = There is no card or agenda called `{ $name }`. Names are written like `fidel-castro`.
term-bye = Until next time. The game is not over; `save FILE` before `quit` keeps it.

# What a player of 13 Minutes reads while playing.

minutes-own-events = The events of this deck are the project’s own: the printed texts of 13 Minutes were not available to it.

## The log

minutes-log-cards-dealt = { $name } is dealt two cards.
minutes-log-cards-dealt-own = { $name } is dealt { $cards }.
minutes-log-cuba-dealt = A card is laid face down as Cuba.
minutes-log-cuba-dealt-open = { $card } is laid face down as Cuba.
minutes-log-bid-made = { $name } makes a bid in secret.
minutes-log-bid-made-own = { $name } bids { $count }, in secret.
minutes-log-bid =
    { $count ->
        [one] { $name } has bid 1 cube.
       *[other] { $name } has bid { $count } cubes.
    }
minutes-log-bids-equal = The bids are equal and are taken back.
minutes-log-coin = Chance decides: { $name } chooses the order.
minutes-log-order = { $name } decides: { $first } plays first.
minutes-log-play-command = { $name } plays { $card } { $into }, for Command.
minutes-log-play-event = { $name } plays { $card } { $into }, for its event.
minutes-log-move = { $place } moves { $into }.
minutes-log-cuba-seen = { $name } looks at the Cuba card.
minutes-log-cuba-seen-own = { $name } looks at the Cuba card: { $card }.
minutes-log-cuba-exchanged = { $name } exchanges the Cuba card for a card of its hand.
minutes-log-cuba-exchanged-own = { $name } takes { $card } from Cuba and leaves { $gave } there.
minutes-log-drawn = { $name } draws a card.
minutes-log-drawn-own = { $name } draws { $card }.
minutes-log-revealed = Turned up: Cuba is { $cuba }; the US held { $us }, the USSR { $ussr }.
minutes-log-scored-battleground = { $name } scores { $amount }: { $place }.
minutes-log-scored-military = { $name } scores { $amount }: most military battlegrounds.
minutes-log-scored-aftermath = { $name } scores { $amount }: aftermath.
minutes-log-leftover = Both leftover cards have one colour: { $card } goes into the sphere of { $name }.
minutes-log-outcome-prestige = { $name } wins, { $us } to { $ussr }.
minutes-log-outcome-draw = A draw, { $us } to { $ussr }.

## What the side to move is asked

minutes-ask-bid = { $name }: bid cubes for the right to choose the order. All cubes that are bid leave the game.
minutes-ask-order = { $name }: decide who plays first.
minutes-ask-play = { $name }: play a card for Command or for its event, into the neutral zone or your sphere.
minutes-ask-answer = { $name }: { $card } is your card. Use its event before the opponent’s Command?
minutes-ask-command =
    { $count ->
        [one] { $name }: Command. Place or remove 1 of your cubes.
       *[other] { $name }: Command. Place or remove up to { $count } of your cubes on one battleground.
    }
minutes-ask-event = { $name }: { $card }. Choose what its event does, or be done.

## The choices

minutes-choose-bid =
    { $count ->
        [one] Bid 1 cube
       *[other] Bid { $count } cubes
    }
minutes-choose-command = { $card } { $into }: Command { $cubes }
minutes-choose-event = { $card } { $into }: event
minutes-choose-move = Move { $place } { $into }
minutes-choose-exchange = Exchange Cuba for { $card }
minutes-choose-way = Way { $way }: { $what }
minutes-choose-way-plain = Way { $way }

# What a player of 13 Minutes reads while playing.

minutes-own-events = These Events are our own; we did not have the printed 13 Minutes cards.

## The log

minutes-log-cards-dealt =
    { Who } { $who ->
        [you] are
       *[other] is
    } dealt two cards.
minutes-log-cards-dealt-own =
    { Who } { $who ->
        [you] are
       *[other] is
    } dealt { $cards }.
minutes-log-cuba-dealt = A card is laid face down as Cuba.
minutes-log-cuba-dealt-open = { $card } is laid face down as Cuba.
minutes-log-bid-made =
    { Who } { $who ->
        [you] make
       *[other] makes
    } a secret bid.
minutes-log-bid-made-own =
    { Who } { $who ->
        [you] bid
       *[other] bids
    } { $count } (secret).
minutes-log-bid =
    { Who } bid { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
minutes-log-bids-equal = The bids are equal and are taken back.
minutes-log-coin =
    A coin toss: { who } { $who ->
        [you] decide
       *[other] decides
    } who plays first.
minutes-log-play-command =
    { Who } { $who ->
        [you] play
       *[other] plays
    } { $card } { $into }, for Command.
minutes-log-play-event =
    { Who } { $who ->
        [you] play
       *[other] plays
    } { $card } { $into }, for its Event.
minutes-log-move = { $place } moves { $into }.
minutes-log-cuba-seen =
    { Who } { $who ->
        [you] look
       *[other] looks
    } at the Cuba card.
minutes-log-cuba-seen-own =
    { Who } { $who ->
        [you] look
       *[other] looks
    } at the Cuba card: { $card }.
minutes-log-cuba-exchanged =
    { Who } { $who ->
        [you] exchange
       *[other] exchanges
    } the Cuba card for a card from { own } hand.
minutes-log-cuba-exchanged-own =
    { Who } { $who ->
        [you] take
       *[other] takes
    } { $card } from Cuba and { $who ->
        [you] leave
       *[other] leaves
    } { $gave } there.
minutes-log-drawn =
    { Who } { $who ->
        [you] draw
       *[other] draws
    } a card.
minutes-log-drawn-own =
    { Who } { $who ->
        [you] draw
       *[other] draws
    } { $card }.
minutes-log-revealed = The hidden cards are revealed. Cuba: { $cuba }. { $usname }: { $us }. { $ussrname }: { $ussr }.
minutes-log-scored-battleground =
    { Who } { $who ->
        [you] score
       *[other] scores
    } { $amount }: { $place }.
minutes-log-scored-military =
    { Who } { $who ->
        [you] score
       *[other] scores
    } { $amount }: most military battlegrounds.
minutes-log-scored-aftermath =
    { Who } { $who ->
        [you] score
       *[other] scores
    } { $amount }: aftermath.
minutes-log-leftover = Both leftover cards are the same colour: { $card } goes into { whose } sphere.
minutes-log-outcome-prestige =
    { Who } { $who ->
        [you] win
       *[other] wins
    }, { $winner } to { $loser }.
minutes-log-outcome-draw = A draw, { $us } to { $ussr }.

## What the side to move is asked

minutes-ask-bid = Bid cubes to decide who plays first. Both bids leave the game.
minutes-ask-order = Decide who plays first.
minutes-ask-play = Play a card into the neutral zone or your sphere: choose Command or Event.
minutes-ask-command =
    Command { $count }: place or remove { $count ->
        [one] { $count } of your cubes.
       *[other] up to { $count } of your cubes on one battleground.
    }
minutes-ask-remove-any = { $card }: remove as many of { whom-whose } cubes as you like.
minutes-ask-event-command =
    { $card }: Command { $count }. Place or remove { $count ->
        [one] { $count } of your cubes.
       *[other] up to { $count } of your cubes on one battleground.
    }
minutes-ask-move =
    { $card }: move { $count ->
        [one] { $count } battleground.
       *[other] up to { $count } battlegrounds.
    }
minutes-ask-exchange = { $card }: you may exchange the Cuba card for a card from your hand.
minutes-ask-way = { $card }: choose one of the options.

## The choices

minutes-choose-bid =
    Bid { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
minutes-choose-command = { $card } { $into }: Command { $cubes }
minutes-choose-event = { $card } { $into }: Event
minutes-choose-move = Move { $place } { $into }
minutes-choose-exchange = Exchange Cuba for { $card }
minutes-choose-way = Option { $way }: { $what }
minutes-choose-way-plain = Option { $way }

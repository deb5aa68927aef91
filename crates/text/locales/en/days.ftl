# What a player of 13 Days reads while playing. Sides are named by the parts of sentences in voice.ftl; places come with
# their preposition or article (names.ftl).

## The log: one line for each thing that happened.

log-round = Round { $round } begins.
log-escalate = Every marker rises one step.
log-defcon-up = { Whose } { $track } marker rises to { $to } (DEFCON { $area }).
log-defcon-down = { Whose } { $track } marker falls to { $to } (DEFCON { $area }).
log-agendas-dealt =
    { Who } { $who ->
        [you] plant
       *[other] plants
    } { own } flags: { $agendas }.
log-agenda-chosen =
    { Who } { $who ->
        [you] choose
       *[other] chooses
    } { own } agenda in secret.
log-agenda-chosen-own =
    { Who } { $who ->
        [you] choose
       *[other] chooses
    } { own } agenda: { $agenda }.
log-cards-dealt =
    { Who } { $who ->
        [you] draw
       *[other] draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-cards-dealt-own =
    { Who } { $who ->
        [you] draw
       *[other] draws
    } { $cards }.
log-first-own =
    { Who } { $who ->
        [you] decide
       *[other] decides
    } to play first.
log-first-other =
    { Who } { $who ->
        [you] let
       *[other] lets
    } { whom } play first.
log-play-command =
    { Who } { $who ->
        [you] play
       *[other] plays
    } { $card } for Command.
log-play-letter =
    { Who } { $who ->
        [you] play
       *[other] plays
    } { $card } for Command, with the Personal Letter.
log-play-event =
    { Who } { $who ->
        [you] play
       *[other] plays
    } { $card } for its Event.
log-event-used =
    { Who } { $who ->
        [you] use
       *[other] uses
    } the { $card } Event.
log-event-declined =
    { Who } { $who ->
        [you] skip
       *[other] skips
    } the { $card } Event.
log-cubes-placed =
    { Who } { $who ->
        [you] place
       *[other] places
    } { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place } (now { $to }).
log-cubes-removed =
    { $who ->
        [you] { $count } of your cubes
        [name] { $count } of { $name }’s cubes
       *[other] { $count } { alone } { $count ->
            [one] cube
           *[other] cubes
        }
    } { $count ->
        [one] leaves
       *[other] leave
    } { $place } ({ $to } left).
log-prestige =
    { Who } { $who ->
        [you] gain
       *[other] gains
    } { $amount } prestige; { $standing }.
log-prestige-capped =
    { Who } { $who ->
        [you] gain
       *[other] gains
    } { $amount } prestige, but the track ends at { $lead }.
log-prestige-leads =
    { Who } { $who ->
        [you] gain { $amount } prestige and lead
       *[other] gains { $amount } prestige and leads
    } by { $lead }.
log-letter-command = The Personal Letter goes to { who }.
log-letter-un =
    { Who } { $who ->
        [you] dominate the United Nations and receive
       *[other] dominates the United Nations and receives
    } the Personal Letter.
log-modifier-sops = SOPs: { whose-many } Commands are 1 larger this round.
log-modifier-to-the-brink = To the Brink: { whose-many } Commands are 1 smaller this round, but never below 1.
log-modifier-containment = Containment: this round { who } cannot lower { own } markers with Events of cards { $who ->
        [you] you play
        [name] they play
       *[other] it plays
    }.
log-modifier-bay-of-pigs = Bay of Pigs: this round { who } cannot lower { own } markers with Events.
log-card-taken =
    { Who } { $who ->
        [you] take
       *[other] takes
    } { $card } from { whom-whose } hand.
log-card-taken-hidden =
    { Who } { $who ->
        [you] take
       *[other] takes
    } a card from { whom-whose } hand.
log-discard =
    { Who } { $who ->
        [you] discard
       *[other] discards
    } { $card }.
log-drawn-own =
    { Who } { $who ->
        [you] dominate Alliances and draw
       *[other] dominates Alliances and draws
    } { $card }.
log-drawn =
    { Who } { $who ->
        [you] dominate Alliances and draw
       *[other] dominates Alliances and draws
    } a card.
log-aftermath-own =
    { Who } { $who ->
        [you] add
       *[other] adds
    } { $card } to the aftermath.
log-aftermath =
    { Who } { $who ->
        [you] add
       *[other] adds
    } a card to the aftermath.
log-agendas-revealed = The agendas are revealed. { $usname }: { $us }. { $ussrname }: { $ussr }.
log-agenda-scored = { $agenda }: { $amount } prestige for { who }.
log-agenda-tied = { $agenda }: nobody dominates, nobody scores.
log-nuclear-war-one = Nuclear war! { Who } went too far.
log-nuclear-war-both = Nuclear war! Both sides went too far.
log-aftermath-counted = The aftermath is revealed: US { $us }, USSR { $ussr }.
log-outcome-prestige =
    { Who } { $who ->
        [you] win
       *[other] wins
    } on prestige.
log-outcome-letter = Prestige is even. { Who } { $who ->
        [you] hold the Personal Letter and win
       *[other] holds the Personal Letter and wins
    }.
log-outcome-war = { Whom } started a nuclear war. { Who } { $who ->
        [you] win
       *[other] wins
    }.
log-outcome-nobody = Nobody wins.

## How prestige stands: as a label, and inside a sentence.

standing-us = US +{ $amount }
standing-ussr = USSR +{ $amount }
standing-even = even
standing-leads =
    { who } { $who ->
        [you] lead
       *[other] leads
    } by { $amount }
standing-level = prestige is even

## What the side to move is asked. It is `you` here; where somebody else reads along, its name stands before it.

ask-named = { $name } · { $ask }
ask-choose-agenda = Choose your secret agenda for this round.
ask-initiative = Decide who plays first this round.
ask-play = Play a card: choose Command or Event.
ask-answer =
    { Whom } { $whom ->
        [you] play
       *[other] plays
    } your card { $card } for Command { $cubes }. You may use its Event first.
ask-command =
    Command { $count }: place or remove { $count ->
        [one] { $count } of your cubes.
       *[other] up to { $count } of your cubes in one battleground.
    }
ask-place =
    { $card }: place { $count ->
        [one] { $count } cube.
       *[other] up to { $count } cubes.
    }
ask-place-more =
    { $card }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } left to place.
ask-place-all =
    { $card }: put down { $count ->
        [one] the cube you lifted.
       *[other] the { $count } cubes you lifted.
    }
ask-remove =
    { $card }: remove { $whom ->
        [you] up to { $count } of your cubes.
        [name] up to { $count } of { $whomname }’s cubes.
        [us] { $count ->
            [one] { $count } US cube.
           *[other] up to { $count } US cubes.
        }
       *[ussr] { $count ->
            [one] { $count } USSR cube.
           *[other] up to { $count } USSR cubes.
        }
    }
ask-remove-more =
    { $card }: you may remove { $count ->
        [one] { $count } more cube.
       *[other] up to { $count } more cubes.
    }
ask-remove-half = { $card }: choose the battleground that loses half { whom-whose } cubes.
ask-shift =
    { $card }: move { $whom ->
        [you] one of your markers
        [us] a US marker
        [ussr] a USSR marker
       *[name] one of { $whomname }’s markers
    }, or leave them as they are.
ask-event-command =
    { $card }: Command { $count }. Place or remove { $count ->
        [one] { $count } of your cubes.
       *[other] up to { $count } of your cubes in one battleground.
    }
ask-event-command-place =
    { $card }: Command { $count }. Place { $count ->
        [one] { $count } cube.
       *[other] up to { $count } cubes in one battleground.
    }
ask-either = { $card }: choose one of the two options.
ask-cycle = { $card }: discard as many cards from your hand as you like, then draw the same number.
ask-taken = You took { $card }. Play it or discard it.
ask-television = You dominate Television: you may move one of your markers 1 step.
ask-alliances =
    You dominate Alliances and drew { $card } ({ $side }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }). Save it for the aftermath, or discard it.
ask-chance = Cards are being dealt.
ask-over = The game is over.
wait-for =
    { $who ->
        [you] Your turn.
       *[other] { alone } to move.
    }

## The choices. The side that chooses is `you`.

choose-agenda = Choose { $agenda }
choose-first-own = Play first
choose-first-other = Let { whom } play first
choose-command = { $card }: Command { $cubes }
choose-command-letter = { $card } with the Personal Letter: Command { $cubes }
choose-event = { $card }: Event
choose-use = Use the Event
choose-decline = Skip the Event
choose-place =
    Place { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
choose-remove =
    Remove { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
choose-raise = Raise { whom-whose } { $track } marker by { $count } (to step { $to })
choose-lower = Lower { whom-whose } { $track } marker by { $count } (to step { $to })
choose-way-remove-half = Remove half the cubes from one Cuba battleground
choose-way-place = Place cubes { $place }
choose-way-remove =
    Remove { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $place }
choose-way-modifier = Accept the restriction for this round
choose-discard = Discard { $card }
choose-save =
    Save { $card } ({ $side }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }) for the aftermath

## Choosing to do no more: the button says what that comes to.

choose-place-nothing = Place nothing
choose-stop-placed = Stop here ({ $done } of { $all } placed)
choose-remove-nothing = Remove nothing
choose-stop-removed =
    Stop here ({ $done ->
        [one] { $done } cube removed
       *[other] { $done } cubes removed
    })
choose-command-nothing = Place nothing
choose-leave-markers = Leave the markers as they are
choose-keep-hand = Keep your hand
choose-draw =
    Stop here and draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
choose-move-nothing = Move nothing
choose-stop-moved = Stop here ({ $done } of { $all } moved)
choose-leave-cuba = Leave the Cuba card as it is
waste-command =
    You have moved nothing: this wastes a Command of { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }

## The board


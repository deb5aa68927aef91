# What a player of 13 Days reads while playing. Sides are given as `us` or `ussr` ($side) so that every language can
# agree with them; names are given as they are in names.ftl.

## The log: one line a thing that happened.

log-round = Round { $round } begins.
log-escalate = Every marker rises one step.
log-defcon-up = { $name }: { $track } rises to { $to } (DEFCON { $area }).
log-defcon-down = { $name }: { $track } falls to { $to } (DEFCON { $area }).
log-agendas-dealt = { $name } plants its flags: { $agendas }.
log-agenda-chosen = { $name } chooses its agenda in secret.
log-agenda-chosen-own = { $name } chooses its agenda: { $agenda }.
log-cards-dealt =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
log-cards-dealt-own = { $name } draws { $cards }.
log-initiative = { $name } decides: { $first } plays first.
log-play-command = { $name } plays { $card } for Command.
log-play-letter = { $name } plays { $card } for Command, and the Personal Letter with it.
log-play-event = { $name } plays { $card } for its Event.
log-event-used = { $name } uses the Event of { $card }.
log-event-declined = { $name } leaves the Event of { $card }.
log-cubes-placed =
    { $count ->
        [one] { $name } places 1 cube on { $place } (now { $to }).
       *[other] { $name } places { $count } cubes on { $place } (now { $to }).
    }
log-cubes-removed =
    { $count ->
        [one] 1 { $name } cube leaves { $place } (now { $to }).
       *[other] { $count } { $name } cubes leave { $place } (now { $to }).
    }
log-prestige = { $name } gains { $amount } prestige: { $standing }.
log-letter-command = The Personal Letter goes to { $name }.
log-letter-un = { $name } dominates the United Nations and receives the Personal Letter.
log-modifier-sops = SOPs: the Commands of { $name } are 1 larger this round.
log-modifier-to-the-brink = To the Brink: the Commands of { $name } are 1 smaller this round, but not below 1.
log-modifier-containment = Containment: { $name } cannot deflate by Events of cards it plays itself this round.
log-modifier-bay-of-pigs = Bay of Pigs: { $name } cannot deflate by Events this round.
log-card-taken = { $name } takes { $card } from { $from }.
log-card-taken-hidden = { $name } takes a card from { $from }.
log-discard = { $name } discards { $card }.
log-drawn-own = { $name } dominates Alliances and draws { $card }.
log-drawn = { $name } dominates Alliances and draws a card.
log-aftermath-own = { $name } puts { $card } onto the aftermath stack.
log-aftermath = { $name } puts a card onto the aftermath stack.
log-agendas-revealed = The agendas are revealed: US { $us }, USSR { $ussr }.
log-agenda-scored = { $agenda }: { $amount } prestige for { $name }.
log-agenda-tied = { $agenda }: nobody dominates.
log-nuclear-war-one = Nuclear war! { $name } went too far.
log-nuclear-war-both = Nuclear war! Both sides went too far.
log-aftermath-counted = The aftermath is turned up: US { $us } cubes, USSR { $ussr } cubes.
log-outcome-prestige = { $name } wins by prestige.
log-outcome-letter = Prestige is tied. { $name } holds the Personal Letter and wins.
log-outcome-war = { $name } wins: the other side started the war.
log-outcome-nobody = Nobody wins.
standing-us = US +{ $amount }
standing-ussr = USSR +{ $amount }
standing-even = even

## What the side to move is asked.

ask-choose-agenda = { $name }: choose your secret agenda for this round.
ask-initiative = { $name }: decide who plays first this round.
ask-play = { $name }: play a card for Command or for its Event.
ask-answer = { $name }: { $card } is your card. Use its Event before the opponent's Command?
ask-command =
    { $count ->
        [one] { $name }: Command. Place or remove 1 of your cubes.
       *[other] { $name }: Command. Place or remove up to { $count } of your cubes on one battleground.
    }
ask-place =
    { $count ->
        [one] { $name }: { $card }. Place 1 more cube.
       *[other] { $name }: { $card }. Place up to { $count } more cubes.
    }
ask-place-all =
    { $count ->
        [one] { $name }: { $card }. Place the cube you took.
       *[other] { $name }: { $card }. Place the { $count } cubes you took.
    }
ask-remove =
    { $count ->
        [one] { $name }: { $card }. Remove 1 more cube.
       *[other] { $name }: { $card }. Remove up to { $count } more cubes.
    }
ask-remove-half = { $name }: { $card }. Choose the battleground that loses half of its cubes.
ask-shift = { $name }: { $card }. Move a marker of { $of }, or leave it.
ask-event-command =
    { $count ->
        [one] { $name }: { $card }. Command 1 cube.
       *[other] { $name }: { $card }. Command up to { $count } cubes on one battleground.
    }
ask-either = { $name }: { $card }. Choose one of the two ways.
ask-cycle = { $name }: { $card }. Discard as many cards as you like; you draw as many.
ask-taken = { $name }: you took { $card }. Play it or discard it.
ask-television = { $name } dominates Television: you may move one of your markers a step.
ask-alliances = { $name } dominates Alliances: save { $card } for the aftermath, or discard it.
ask-chance = Cards are dealt.
ask-over = The game is over.
wait-for = { $name } is to move.

## The choices.

choose-agenda = Choose { $agenda }
choose-first-own = Play first
choose-first-other = Let { $name } play first
choose-command = { $card }: Command { $cubes }
choose-command-letter = { $card } with the Personal Letter: Command { $cubes }
choose-event = { $card }: Event
choose-use = Use the Event
choose-decline = Leave the Event
choose-place =
    { $count ->
        [one] Place 1 cube on { $place }
       *[other] Place { $count } cubes on { $place }
    }
choose-remove =
    { $count ->
        [one] Remove 1 cube from { $place }
       *[other] Remove { $count } cubes from { $place }
    }
choose-raise = Raise { $track } of { $of } by { $count } (to { $to })
choose-lower = Lower { $track } of { $of } by { $count } (to { $to })
choose-way-remove-half = Remove half of the cubes of a Cuba battleground
choose-way-place = Place cubes on { $place }
choose-way-remove = Remove { $count } cubes from { $place }
choose-way-modifier = Take the restriction for this round
choose-discard = Discard { $card }
choose-save = Save { $card } for the aftermath
choose-done = Done

## The board

board-defcon = DEFCON { $area }

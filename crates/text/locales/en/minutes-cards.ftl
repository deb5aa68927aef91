# What the Events of the built-in deck of 13 Minutes do. These Events are our own.
# "You" are the side that uses the Event. The names of the cards are in names.ftl.

## US cards

minutes-event-quarantine = Place up to 3 cubes on battlegrounds in the neutral zone, at most 2 on each.
minutes-event-u2-photographs = Look at the Cuba card. Then place up to 2 cubes on Cuba.
minutes-event-excomm = Place 1 cube on each of up to 3 battlegrounds where you had none when the Event began.
minutes-event-non-invasion-pledge = Remove up to 2 USSR cubes from one political battleground.
minutes-event-public-protests = Take back as many of your own cubes as you like from a single battleground. If you took any, you may move it one more step towards the USSR.

## USSR cards

minutes-event-strategic-balance = Place up to 3 cubes on one military battleground.
minutes-event-maskirovka = Look at the Cuba card. You may exchange it for a card from your hand; cubes and zone stay as they are.
minutes-event-missile-trade = Take back up to 3 of your own cubes in total, from one or more battlegrounds.
minutes-event-moscow-is-our-brain = Place 1 cube on each of up to 3 battlegrounds where you already had cubes when the Event began.
minutes-event-defensive-missiles = Place up to 2 cubes on world opinion battlegrounds, together or apart.

## UN cards

minutes-event-u-thant = Move up to two battlegrounds from your sphere to the neutral zone.
minutes-event-to-the-brink = Move up to two battlegrounds one step towards your opponent.
minutes-event-close-allies = Place up to 2 cubes on political battlegrounds, together or apart.

# What the Events of 13 Days do, how its agendas score, and the Personal Letter.
# The DEFCON icon is shown beside the text and not repeated in it.

## US cards

event-mathematical-precision = The US may move its Political marker by up to 2 steps, up or down. Then it carries out a Command of 1.
event-excomm = The US places up to 4 cubes in battlegrounds where it had none when the Event began, at most 2 in each.
event-public-protests = The US takes back as many of its own cubes as it likes from a single battleground.
event-lessons-of-munich = The US places up to 4 cubes in Berlin, Italy and Turkey, at most 2 in each.
event-operation-mongoose = The US gains 1 prestige. Then the USSR may pick one US marker and move it 1 step, up or down.
event-air-strike = The US chooses one. Either half of the USSR cubes, rounded up, leave one Cuba battleground of its choice; or the US places up to 2 cubes in Alliances.
event-non-invasion-pledge = The US removes up to 2 USSR cubes from Turkey. Then it may move its own Political marker by up to 2 steps, up or down.
event-offensive-missiles = Only if the US Political marker is in DEFCON 3: the US may place 1 cube in each political battleground.
event-wave-and-smile = The US lifts up to 2 of its own cubes in total, from one or more battlegrounds. It must put them down in battlegrounds from which it lifted none.
event-invasion-of-cuba = The US may raise its Military marker by up to 2 steps. If it does, it may lower one of its other two markers by just as many steps; a marker that reaches step 1 stops there.
event-quarantine = The US places up to 2 cubes in the Atlantic.
event-u2-photographs = The US carries out a Command of 3 in one military battleground, but may only place cubes.
event-eyeball-to-eyeball = Only if the US Military marker is above that of the USSR: the US places up to 3 cubes in total in the two Cuba battlegrounds.

## USSR cards

event-mrbms-irbms = The USSR may move its Military marker by up to 2 steps, up or down. Then it carries out a Command of 1.
event-moscow-is-our-brain = The USSR places up to 4 cubes in battlegrounds where it already had some when the Event began, at most 2 in each.
event-missile-trade = The USSR takes back up to 3 of its own cubes in total, from one or more battlegrounds.
event-fidel-castro = The USSR places up to 3 cubes in total in the two Cuba battlegrounds.
event-berlin-blockade = The USSR gains 2 prestige. Then the US may pick one USSR marker and move it by up to 2 steps, up or down.
event-suez-hungary = The USSR adds cubes to Italy until it has exactly one more there than the US. It stops sooner if it has 5 there or its supply is empty. If it is ahead already, it places none.
event-maskirovka = Only if the USSR Military marker is in DEFCON 3: the USSR may place 1 cube in each military battleground.
event-bay-of-pigs = The US chooses one. Either it removes 2 of its own cubes from Alliances; or it cannot lower its own markers with Events for the rest of the round. With fewer than 2 cubes in Alliances only the second is possible.
event-u2-downed = The USSR places up to 2 cubes in Turkey. Then half of the US cubes, rounded up, leave one Cuba battleground that the USSR picks.
event-turn-back-the-ships = The USSR may lower its highest marker by up to 2 steps. If several are equally high, it picks one of them.
event-strategic-balance = The USSR places up to 3 cubes in the Atlantic.
event-national-liberation = The USSR carries out a Command of 3 in one political battleground, but may only place cubes.
event-defensive-missiles = The USSR places up to 2 cubes in total on Television and the United Nations.

## UN cards

event-speech-to-the-nation = Place up to 3 cubes in world opinion battlegrounds, at most 2 in each.
event-guns-of-august = You may move one of your markers by up to 2 steps, up or down. Then carry out a Command of 1.
event-fifty-fifty = The side that dominates Television, whoever played this card, may move up to two different markers of its own by 1 step each, in any mix of up and down. If nobody dominates Television, nothing happens.
event-scramble = Place 1 cube in each of up to three different battlegrounds.
event-close-allies = Place up to 2 cubes in political battlegrounds, together or apart.
event-intelligence-reports = Take a card at random from your opponent’s hand. Play it at once by the usual rules, or discard it face up. Then your opponent draws a replacement.
event-summit-meeting = Discard as many cards from your hand as you like, face up. Then draw the same number.
event-to-the-brink = For the rest of the round every Command of your opponent is 1 smaller, but never below 1.
event-containment = For the rest of the round your opponent cannot lower its own markers with Events of cards it plays.
event-sops = For the rest of the round each of your Commands is 1 larger.
event-nuclear-submarines = Place up to 2 cubes in military battlegrounds, together or apart.
event-u-thant = Each of your three markers goes down 1 step.
event-a-face-saver = Carry out a Command of 3. Then your opponent may carry out a Command of 1.

## Agendas

agenda-text-military = When this card is revealed, every marker in the DEFCON 2 area of the military track goes up one step, on both sides. The side that is higher on the track gains the difference in steps, plus 1.
agenda-text-political = When this card is revealed, every marker in the DEFCON 2 area of the political track goes up one step, on both sides. The side that is higher on the track gains the difference in steps, plus 1.
agenda-text-world-opinion = When this card is revealed, every marker in the DEFCON 2 area of the world opinion track goes up one step, on both sides. The side that is higher on the track gains the difference in steps, plus 1.
agenda-text-berlin = The side with more cubes in Berlin gains the difference, plus 1.
agenda-text-turkey = The side with more cubes in Turkey gains the difference, with no bonus.
agenda-text-italy = The side with more cubes in Italy gains the difference, plus 1.
agenda-text-cuba-political = The side with more cubes in Cuba (political) gains the difference, plus 1 if it also dominates Cuba (military) and plus 1 if it also dominates the Atlantic.
agenda-text-cuba-military = The side with more cubes in Cuba (military) gains the difference, plus 1 if it also dominates Cuba (political) and plus 1 if it also dominates the Atlantic.
agenda-text-atlantic = The side with more cubes in the Atlantic gains the difference, plus 1 if it also dominates Cuba (military) and plus 1 if it also dominates Cuba (political).
agenda-text-personal-letter = The side that holds the Personal Letter gains 2.

## The Personal Letter

letter-text = Add the Letter to a card you play for Command, and that Command is 1 larger. Afterwards the Letter goes to your opponent. If prestige is tied at the end of the game, the holder of the Letter wins.

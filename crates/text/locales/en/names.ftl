# Names of sides, places, tracks, agendas, cards, zones and modifiers.

## Sides, as labels. In sentences they are named by voice.ftl.

side-us-short = US
side-ussr-short = USSR
side-un-short = UN

## Battlegrounds. "Cuba" alone is the face-down card of 13 Minutes.

battleground-berlin = Berlin
battleground-cuba-military = Cuba (military)
battleground-atlantic = Atlantic
battleground-italy = Italy
battleground-turkey = Turkey
battleground-cuba-political = Cuba (political)
battleground-television = Television
battleground-united-nations = United Nations
battleground-alliances = Alliances
battleground-cuba = Cuba

## Battlegrounds inside a sentence: where cubes are placed, where they are removed from, and the place itself.

battleground-in-berlin = in Berlin
battleground-in-cuba-military = in Cuba (military)
battleground-in-atlantic = in the Atlantic
battleground-in-italy = in Italy
battleground-in-turkey = in Turkey
battleground-in-cuba-political = in Cuba (political)
battleground-in-television = on Television
battleground-in-united-nations = in the United Nations
battleground-in-alliances = in Alliances
battleground-in-cuba = on Cuba
battleground-in-card = on { $card }
battleground-from-berlin = from Berlin
battleground-from-cuba-military = from Cuba (military)
battleground-from-atlantic = from the Atlantic
battleground-from-italy = from Italy
battleground-from-turkey = from Turkey
battleground-from-cuba-political = from Cuba (political)
battleground-from-television = from Television
battleground-from-united-nations = from the United Nations
battleground-from-alliances = from Alliances
battleground-from-cuba = from Cuba
battleground-from-card = from { $card }
battleground-the-berlin = Berlin
battleground-the-cuba-military = Cuba (military)
battleground-the-atlantic = the Atlantic
battleground-the-italy = Italy
battleground-the-turkey = Turkey
battleground-the-cuba-political = Cuba (political)
battleground-the-television = Television
battleground-the-united-nations = the United Nations
battleground-the-alliances = Alliances

## DEFCON tracks (in 13 Minutes: colours)

track-military = Military
track-political = Political
track-world-opinion = World opinion

## Markers, before the word in English and behind it in French

marker-military = Military
marker-political = Political
marker-world-opinion = World opinion

## Agendas

agenda-military = Military track
agenda-political = Political track
agenda-world-opinion = World opinion track
agenda-berlin = Berlin
agenda-turkey = Turkey
agenda-italy = Italy
agenda-cuba-political = Cuba (political)
agenda-cuba-military = Cuba (military)
agenda-atlantic = Atlantic
agenda-personal-letter = Personal Letter

## US cards

card-mathematical-precision = Mathematical Precision
card-excomm = EXCOMM
card-public-protests = Public Protests
card-lessons-of-munich = Lessons of Munich
card-operation-mongoose = Operation Mongoose
card-air-strike = Air Strike
card-non-invasion-pledge = Non-Invasion Pledge
card-offensive-missiles = Offensive Missiles
card-wave-and-smile = Wave and Smile
card-invasion-of-cuba = Invasion of Cuba
card-quarantine = Quarantine
card-u2-photographs = U-2 Photographs
card-eyeball-to-eyeball = Eyeball to Eyeball

## USSR cards

card-mrbms-irbms = MRBMs & IRBMs
card-moscow-is-our-brain = Moscow Is Our Brain
card-missile-trade = Missile Trade
card-fidel-castro = Fidel Castro
card-berlin-blockade = Berlin Blockade
card-suez-hungary = Suez-Hungary
card-maskirovka = Maskirovka
card-bay-of-pigs = Bay of Pigs
card-u2-downed = U-2 Downed
card-turn-back-the-ships = Turn Back the Ships
card-strategic-balance = Strategic Balance
card-national-liberation = National Liberation
card-defensive-missiles = Defensive Missiles

## UN cards

card-speech-to-the-nation = Speech to the Nation
card-guns-of-august = The Guns of August
card-fifty-fifty = Fifty-Fifty
card-scramble = Scramble
card-close-allies = Close Allies
card-intelligence-reports = Intelligence Reports
card-summit-meeting = Summit Meeting
card-to-the-brink = To the Brink
card-containment = Containment
card-sops = SOPs
card-nuclear-submarines = Nuclear Submarines
card-u-thant = U Thant
card-a-face-saver = A Face-Saver

## Zones of 13 Minutes

zone-us = US sphere
zone-neutral = Neutral zone
zone-ussr = USSR sphere

zone-into-neutral = into the neutral zone
zone-into-sphere = into { whose } sphere

## Modifiers

modifier-sops = SOPs
modifier-to-the-brink = To the Brink
modifier-containment = Containment
modifier-bay-of-pigs = Bay of Pigs

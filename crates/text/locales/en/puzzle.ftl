# Puzzles. Themes are named as one would train them.

puzzle-title = Puzzle
puzzle-head = Puzzle { $number } · { $theme } · difficulty { $difficulty } of 5
puzzle-right = Yes: { $choice }
puzzle-wrong = No. Better: { $choice }
puzzle-gap = Better than the next by { $gap } games in 100 (± { $error }).
theme-war = Stay out of war
theme-their-war = Drive them into war
theme-last-card = The last card
theme-agenda = Choose your agenda
theme-their-agenda = Read their agenda
theme-letter = The Personal Letter
theme-world-opinion = World opinion
theme-aftermath = The aftermath
theme-bids = Bids and order of play
theme-zones = Zones

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
puzzle-who = You are the { $side } · { $theme } · difficulty { $difficulty } of 5
puzzle-question = What do you choose?
puzzle-range = wins { $low }–{ $high } in 100
puzzle-fails = Of 10 tries fail: Cadet { $cadet }, Attaché { $attache }, Envoy { $envoy }, Secretary { $secretary }; the Premier never.
puzzle-play-on = Play on from here
puzzle-next = Next puzzle
puzzles-today = Puzzle of the day
puzzles-streak = Days in a row: { $days }
puzzles-themes = Train a theme
puzzles-solved = { $solved } of { $count } solved

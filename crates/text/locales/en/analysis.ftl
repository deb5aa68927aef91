# The analysis of a game. Chances are told in 100 games.

analysis-title = Analysis
analysis-so-far = { $percent }% analysed
analysis-start = at the start
analysis-own = own choices
analysis-theirs = theirs
analysis-cards = the cards
analysis-end = at the end
analysis-unit = In 100 games, from what each side could see; { $depth } descents of a search a decision.
analysis-moments = What { who } gave away:
analysis-no-moments = { Who } gave nothing away that could be told from chance.
analysis-moment = After { $ply } entries: { $cost } (± { $error })
analysis-played = Played: { $choice }
analysis-better = Better: { $choice }
analysis-not-over = Only a game that is over can be analysed.
analysis-won = { Who } won
analysis-lost = { Who } lost
analysis-drawn = Nobody won
analysis-lead = In 100 games like this one your choices gave away { $own }, your opponent’s gave back { $theirs }, and the cards did { $cards }.
analysis-graph = Your chance over the game, in 100 games; the grey band is how sure we are
analysis-try = Try again from here
analysis-list = Every choice
analysis-best = nothing better was found

# Words of the page around analyses and puzzles; the rest comes with the worker.

nav-analysis = Analysis
nav-puzzle = Puzzle
nav-puzzles = Puzzles
review-working = Thinking
review-stop = Stop

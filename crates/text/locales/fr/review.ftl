# Les mots de la page autour des analyses et des problèmes ; le reste vient avec le worker.

nav-analysis = Analyse
nav-puzzle = Problème
nav-puzzles = Problèmes
review-working = Réflexion en cours
review-stop = Arrêter

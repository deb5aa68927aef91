# Les problèmes. Les thèmes portent le nom de ce qu’on y travaille.

puzzle-title = Problème
puzzle-head = Problème { $number } · { $theme } · difficulté { $difficulty } sur 5
puzzle-right = Oui : { $choice }
puzzle-wrong = Non. Mieux : { $choice }
puzzle-gap = Meilleur que le suivant de { $gap } parties sur 100 (± { $error }).
theme-war = Éviter la guerre
theme-their-war = Les pousser à la guerre
theme-last-card = La dernière carte
theme-agenda = Choisir son objectif
theme-their-agenda = Lire leur objectif
theme-letter = La Lettre personnelle
theme-world-opinion = Le champ médiatique
theme-aftermath = Les répercussions
theme-bids = Mises et ordre de jeu
theme-zones = Zones
puzzle-who = Vous jouez : { $side } · { $theme } · difficulté { $difficulty } sur 5
puzzle-question = Que choisissez-vous ?
puzzle-range = gagne { $low } à { $high } fois sur 100
puzzle-fails = Échecs sur 10 essais : Cadet { $cadet }, Attaché { $attache }, Émissaire { $envoy }, Secrétaire { $secretary } ; le Premier jamais.
puzzle-play-on = Continuer la partie
puzzle-next = Problème suivant
puzzles-today = Problème du jour
puzzles-streak = Jours d’affilée : { $days }
puzzles-themes = Travailler un thème
puzzles-solved = { $solved } sur { $count } résolus

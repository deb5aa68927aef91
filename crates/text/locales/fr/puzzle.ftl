# Les problèmes. Les thèmes portent le nom de ce qu’on y travaille.

puzzle-title = Problème
puzzle-head = Problème { $number } · { $theme } · difficulté { $difficulty } sur 5
puzzle-right = Oui : { $choice }
puzzle-wrong = Non. Mieux : { $choice }
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

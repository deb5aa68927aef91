# L’analyse d’une partie. Les chances se disent sur 100 parties.

analysis-title = Analyse
analysis-so-far = { $percent } % analysés
analysis-start = au début
analysis-own = ses choix
analysis-theirs = ceux d’en face
analysis-cards = les cartes
analysis-end = à la fin
analysis-unit = Sur 100 parties, d’après ce que chaque camp pouvait voir ; { $depth } descentes de recherche par décision.
analysis-moments = Ce que { who } { $who ->
        [you] avez
        [us] ont
       *[other] a
    } laissé échapper :
analysis-no-moments = { Who } n’{ $who ->
        [you] avez
        [us] ont
       *[other] a
    } rien laissé échapper qui se distingue du hasard.
analysis-moment = Après { $ply } entrées : { $cost } (± { $error })
analysis-played = Joué : { $choice }
analysis-better = Mieux : { $choice }
analysis-not-over = Seule une partie terminée peut être analysée.
analysis-won = { Who } { $who ->
        [you] avez
        [us] ont
       *[other] a
    } gagné
analysis-lost = { Who } { $who ->
        [you] avez
        [us] ont
       *[other] a
    } perdu
analysis-drawn = Personne n’a gagné
analysis-lead = Sur 100 parties comme celle-ci, vos choix en ont perdu { $own }, ceux d’en face en ont rendu { $theirs }, et les cartes ont fait { $cards }.
analysis-graph = Votre chance au fil de la partie, sur 100 ; la bande grise dit à quel point c’est sûr
analysis-try = Réessayer à partir d’ici
analysis-list = Tous les choix
analysis-best = rien de mieux n’a été trouvé

# L’analyse d’une partie. Les chances se disent sur 100 parties.

analysis-title = Analyse
analysis-so-far = { $percent } % analysés
analysis-start = au début
analysis-own = ses choix
analysis-theirs = ceux d’en face
analysis-cards = les cartes
analysis-end = à la fin
analysis-unit = Sur 100 parties, d’après ce que chaque camp pouvait voir ; { $depth } descentes de recherche par décision.
analysis-moments = Ce que { who } { $who ->
        [you] avez
       *[other] a
    } laissé échapper :
analysis-no-moments = { Who } n’{ $who ->
        [you] avez
       *[other] a
    } rien laissé échapper qui se distingue du hasard.
analysis-moment = Après { $ply } entrées : { $cost } (± { $error })
analysis-played = Joué : { $choice }
analysis-better = Mieux : { $choice }

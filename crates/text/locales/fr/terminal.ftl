# Le terminal.

term-round = tour
term-supply = réserve
term-hands = Mains
term-deck = pioche
term-discard = défausse
term-aftermath = répercussions
term-agenda = Votre objectif
term-hand = Votre main
term-curtain = { $name } : à vous de jouer. Appuyez sur Entrée quand vous êtes seul à voir l’écran.
term-help =
    Tapez un numéro, ou le choix en notation (`+2 berlin`).
    `what N` ou `? N` : ce que donnerait un choix, avant de le faire.
    `hint` : un conseil, avec ses raisons. `undo` : reprendre votre dernier choix.
    `board`, `hand`, `log` : la table, vos cartes avec leurs événements, tout ce qui s’est passé.
    `card NOM` : une carte ou un objectif. `discards`, `aftermath`, `agendas` : la défausse, les cartes que vous avez mises de côté, les objectifs déjà utilisés.
    `write FICHIER` : enregistrer la partie. `save` fait de même si le nom contient un point ou une barre oblique ; `save CARTE` est un choix du jeu.
    `help`, `resign`, `quit`.
term-unknown = Je ne comprends pas « { $text } ». Tapez un numéro de la liste, ou `help`.
term-number = Les numéros vont de 1 à { $most }.
term-illegal = Les règles ne permettent pas « { $text } » maintenant. Tapez un numéro de la liste, ou `help`.
term-save-what = « { $text } » n’est pas un choix possible ici. Pour enregistrer la partie, tapez `write FICHIER`.
term-write-what = Tapez `write` puis le nom d’un fichier.
term-saved = La partie est enregistrée dans { $file }.
term-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }. Essayez un autre endroit.
term-not-text = le nom n’est pas du texte en UTF-8
term-thinking = L’ordinateur réfléchit (Ctrl-C : jouer maintenant)
term-undone = Choix repris.
term-undo-committed = On ne peut plus rien reprendre : depuis votre dernier choix, une carte a été piochée, quelque chose a été révélé ou la main est passée.
term-undo-turn = Ce n’est pas à vous de jouer : ce qui est fait est fait.
term-no-such-card = Il n’y a ni carte ni objectif nommé `{ $name }`. Les noms s’écrivent comme `fidel-castro`.
term-labelled = { $label } : { $what }
term-earlier =
    … ({ $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } avant ; `log` raconte tout depuis le début)
term-turned-up = Les répercussions
term-discards-title = Défausse
term-discards-none = La défausse est vide.
term-aftermath-title = Dans les répercussions
term-aftermath-none = Vous n’avez encore mis aucune carte de côté pour les répercussions.
term-agendas-title = Objectifs déjà utilisés
term-agendas-none = Aucun objectif n’a encore été révélé.
term-no-pile = Il n’y a pas de telle pile dans { $game }.
term-campaign = ── campagne après la partie { $games } : { $usname } { $us }, { $ussrname } { $ussr } ──
term-step = [{ $ply }/{ $last }] Entrée : suite · `back` : retour · un numéro : y aller · `quit`
term-step-unknown = Je ne comprends pas « { $text } ». Appuyez sur Entrée pour continuer, ou tapez `back`, un numéro de 0 à { $last }, ou `quit`.
term-bye = À bientôt. La partie n’est pas finie ; `write FICHIER` avant `quit` la garde.

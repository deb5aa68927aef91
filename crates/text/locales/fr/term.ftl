# Le terminal.

term-round = tour
term-supply = cubes restants
term-hands = Mains
term-deck = pioche
term-discard = défausse
term-aftermath = répercussions
term-agenda = Votre objectif
term-hand = Votre main
term-choices = Vos choix
term-curtain = { $name } : à vous de jouer. Appuyez sur Entrée quand vous êtes seul à voir l’écran.
term-help =
    Tapez un numéro, ou le choix en notation (`+2 berlin`).
    Aussi : `undo` reprend votre dernier choix, `board` dessine la table, `log` raconte toute la partie, `card NOM` explique
    une carte ou un objectif, `save FICHIER` enregistre la partie, `help`, `quit`.
term-unknown = Je ne comprends pas « { $text } ». Tapez un numéro de la liste, ou `help`.
term-number = Les numéros vont de 1 à { $most }.
term-illegal = Les règles ne permettent pas « { $text } » maintenant. Tapez un numéro de la liste, ou `help`.
term-saved = La partie est enregistrée dans { $file }.
term-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }. Essayez un autre endroit.
term-thinking = L’ordinateur réfléchit (Ctrl-C : jouer maintenant)
term-undone = Choix repris.
term-no-such-card = Il n’y a ni carte ni objectif nommé `{ $name }`. Les noms s’écrivent comme `fidel-castro`.
term-bye = À bientôt. La partie n’est pas finie ; `save FICHIER` avant `quit` la garde.

# Ce qui plaide pour ou contre un choix. Les drapeaux sont désignés par $flag : own, theirs ou none.

advice-none = Rien à choisir ici.
advice-win = { $percent } % de chances de gagner
advice-aims = L’objectif de l’adversaire, d’après la table :
advice-aim = { $agenda } { $percent } %
reason-war = déclenche la guerre nucléaire : vous perdez
reason-their-war = l’adversaire déclenche la guerre nucléaire : vous gagnez
reason-brink = met votre marqueur ({ $track }) sur la case { $step } : guerre à la fin de la manche s’il ne redescend pas
reason-all-tense = met vos trois marqueurs en DEFCON 2 : guerre à la fin de la manche si aucun ne redescend
reason-out-of-danger = écarte le danger de guerre de vos marqueurs
reason-escalates = fait monter votre marqueur ({ $track }) en DEFCON 2 (case { $step })
reason-flagged = laisse votre marqueur ({ $track }) sur la case 6 d’une piste avec un drapeau : guerre si cet objectif a été choisi
reason-calms = abaisse votre marqueur ({ $track }) à la case { $step }
reason-breaks-tie = rompt l’égalité : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-takes-over = s’empare de : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-denies = met fin à leur domination : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-gives-up = abandonne : { $place }{ $flag ->
        [own] , un de vos drapeaux
        [theirs] , un de leurs trois drapeaux
       *[none] {""}
    }
reason-own-agenda = votre objectif { $agenda } vous rapporterait { $now } (avant : { $before })
reason-prestige-gain = rapporte aussitôt { $amount } de prestige
reason-prestige-loss = coûte aussitôt { $amount } de prestige
reason-gives-event = leur laisse l’événement { $card }
reason-gives-event-prestige = leur donne { $card } : { $amount } de prestige
reason-gives-letter = leur remet la Lettre personnelle
reason-wins-letter = obtient la Lettre personnelle à la fin de la manche si les Nations unies tiennent
reason-saves = place { $card } ({ $cubes }) sur la pile des conséquences

# Les leçons. Une étape a un titre, un texte et une tâche ; *ce qui est entre étoiles* est en gras.

## Autour des leçons

learn-title = Apprendre à jouer
learn-lead = Dix minutes à la table en disent plus que le livret. C’est vous qui jouez ; chaque règle arrive quand il vous la faut.
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-step = Étape { $step } sur { $count }
learn-done = Terminée
learn-me = Ce que je deviens
learn-rules = Règles rencontrées
learn-rules-lead = { $met } sur { $count }. Chacune mène à la règle et, s’il y en a, à des problèmes.
learn-rule-met = rencontrée
learn-rule-unmet = pas encore rencontrée
learn-puzzle = Problèmes
learn-puzzle-of = Problèmes sur : { $rule }
lesson-name-days = 13 Jours en dix minutes
lesson-about-days = Un premier tour préparé, pas à pas. Puis un tour contre le Cadet, un entraîneur à vos côtés.
lesson-name-minutes = 13 Minutes en cinq
lesson-about-minutes = Trois coups ensemble, puis les dernières cartes contre le Cadet, un entraîneur à vos côtés.
lesson-name-printed = Que feriez-vous ?
lesson-about-printed = La partie que racontent les deux livrets. À ses tournants, choisissez d’abord ; voyez ensuite ce qui fut joué, et pourquoi.

## La bulle

lesson-label = Leçon
lesson-time =
    { $minutes ->
        [one] encore { $minutes } minute environ
       *[other] encore { $minutes } minutes environ
    }
lesson-back = Une étape en arrière
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-leave-note = Vous pourrez reprendre où vous en étiez.
lesson-there = Y aller
lesson-confirm = C’est cela. Confirmez maintenant.
lesson-wrong = Pas cela, et voici pourquoi
lesson-take-back = Reprendre
lesson-nothing-lost = Rien n’est perdu.
lesson-try-again = Réessayer
lesson-right = C’est juste.
lesson-watch = Regardez ce que fait l’URSS …
lesson-go-on = Continuer
lesson-alone-begin = Jouer
lesson-asked-number = Votre réponse
coach-title = Votre entraîneur
coach-quiet = À vous. Essayez quelque chose : je dis ce que cela ferait avant que vous confirmiez.
coach-wait = Le Cadet joue.
coach-hide = Cacher l’entraîneur
coach-show = Entraîneur
lesson-over-title = La leçon est finie
lesson-over-days = Vous avez rencontré toutes les règles et joué un tour à vous. Cette partie est gardée : jouez-la jusqu’au bout, ou voyez celle des livrets.
lesson-over-minutes = Vous avez rencontré toutes les règles et joué une partie jusqu’au bout.
lesson-over-play = Continuer cette partie
lesson-over-next = La partie des livrets
lesson-over-learn = Toutes les leçons
lesson-missing = Cette leçon n’a pas pu être chargée. Vérifiez la connexion et réessayez.

## 13 Jours

lesson-days-sides-title = Qui tient quoi
lesson-days-sides-text = Vous êtes les USA. Vos cubes sont des carrés bleus, ceux de l’URSS des losanges rouges. Qui a *le plus de cubes* sur un théâtre d’opérations le domine ; une égalité ne compte pour personne.
lesson-days-sides-task = Touchez un théâtre que vous dominez.
lesson-days-tracks-title = La guerre est-elle proche ?
lesson-days-tracks-text = Militaire, politique, médiatique : chaque sorte de théâtre a sa piste DEFCON, avec un marqueur par camp. Chaque tour *commence par un cran de plus pour tous*, et tout en haut attend la guerre nucléaire.
lesson-days-tracks-task = Touchez la piste où votre marqueur est le plus haut.
lesson-days-agenda-title = Ce que vous visez
lesson-days-agenda-text = Trois drapeaux bleus montrent à tous les objectifs que vous avez reçus. Vous en choisissez un *en secret* ; à la fin du tour, il rapporte du prestige à qui mène là-bas.
lesson-days-agenda-task = Choisissez l’objectif qui vous rapporterait maintenant, et confirmez.
lesson-days-flags-title = Ce qu’ils visent
lesson-days-flags-text = Trois drapeaux rouges, et l’un d’eux est le secret de l’URSS. Craignez celui d’une piste : cet objectif *fait d’abord monter tout marqueur en DEFCON 2* sur sa piste.
lesson-days-flags-task = Touchez quelque chose qui porte un drapeau rouge.
lesson-days-card-title = Deux façons de jouer une carte
lesson-days-card-text = Le prestige est à égalité : l’URSS a décidé que vous commencez. Une carte se joue pour un *ordre*, qui déplace autant de cubes qu’elle montre, ou pour son *événement*, qui fait ce qu’il dit.
lesson-days-card-task = Jouez Décollage immédiat pour un ordre.
lesson-days-price-title = Le prix d’un ordre
lesson-days-price-text = Un ordre agit sur un seul théâtre. Le premier cube est gratuit ; *chaque cube de plus fait monter votre marqueur* d’un cran. L’Italie est politique : regardez la piste politique.
lesson-days-price-task = Placez 2 cubes en Italie : touchez-la deux fois, puis confirmez.
lesson-days-worth-title = Ce que cela vaut
lesson-days-worth-text = Si le tour finissait maintenant, votre objectif vous donnerait *votre avance en Italie, et 1 de plus*. Le nombre est aussi à côté de votre nom.
lesson-days-worth-task = Combien cela fait-il ?
lesson-days-event-title = Ce que dit la carte
lesson-days-event-text = Un événement suit ses propres mots. Les cubes qu’il place *laissent vos marqueurs tranquilles* : voici quatre cubes pour rien.
lesson-days-event-task = Jouez Les leçons de Munich pour l’événement : 2 cubes à Berlin, 2 en Turquie.
lesson-days-asked-title = Votre carte dans leur main
lesson-days-asked-text = L’URSS joue EXCOMM pour un ordre, et EXCOMM est *à vous*. Avant tout, on vous demande : utiliser son événement, ou y renoncer.
lesson-days-asked-task = Utilisez l’événement.
lesson-days-icon-title = Le signe ☢
lesson-days-icon-text = EXCOMM porte ☢ : ici, les cubes déplacent vos marqueurs, comptés *théâtre par théâtre*. Un cube à deux endroits ne coûte rien ; deux au même endroit coûteraient un cran.
lesson-days-icon-task = Placez 1 cube à la Télévision et 1 dans les Alliances, puis confirmez.
lesson-days-theirs-title = Leur carte dans votre main
lesson-days-theirs-text = Suez-Hongrie appartient à l’URSS. Vous ne pouvez la jouer que pour un ordre, et *l’URSS peut d’abord utiliser l’événement* : elle va remplir l’Italie. Mieux vaut maintenant, quand vous pouvez répondre aussitôt.
lesson-days-theirs-task = Jouez Suez-Hongrie pour un ordre.
lesson-days-answer-title = Reprenez l’Italie
lesson-days-answer-text = L’URSS a rempli l’Italie : 4 à 3. Voici votre ordre de 2. *Pas plus de 5* cubes d’un camp au même endroit, et vous en avez 17 en tout.
lesson-days-answer-task = Placez 2 cubes en Italie, puis confirmez.
lesson-days-prestige-title = Le prestige
lesson-days-prestige-text = L’URSS joue encore une carte à vous. Son événement vous donne aussitôt *1 de prestige*, et l’URSS peut déplacer l’un de vos marqueurs d’un cran. Qui a le plus de prestige après trois tours gagne.
lesson-days-prestige-task = Utilisez l’événement.
lesson-days-letter-title = La Lettre personnelle
lesson-days-letter-text = L’URSS a poussé votre marqueur politique au cran 6. Si son drapeau y est son objectif, vous montez à 7, et *7, c’est la guerre*. Vous avez la Lettre : un ordre vaut 1 de plus, puis elle passe à l’URSS.
lesson-days-letter-task = Jouez Quarantaine pour un ordre avec la Lettre : le bouton ✉ 2.
lesson-days-remove-title = Redescendre
lesson-days-remove-text = Un ordre peut aussi *reprendre vos propres cubes*. Le premier est gratuit de nouveau ; chaque cube de plus fait baisser votre marqueur d’un cran.
lesson-days-remove-task = Touchez la Turquie, choisissez −2 et confirmez.
lesson-days-aftermath-title = La dernière carte
lesson-days-aftermath-text = Votre cinquième carte ne se joue pas : Frappe aérienne est allée, face cachée, aux *répercussions*. Après le tour 3, le camp dont les propres cartes y montrent le plus de cubes gagne 2 de prestige. C’est une carte des USA, à 2 cubes.
lesson-days-aftermath-task = Combien de cubes compte-t-elle pour vous ?
lesson-days-television-title = La Télévision
lesson-days-television-text = Les médias paient maintenant. Qui domine la *Télévision* peut déplacer l’un de ses marqueurs d’un cran, vers le haut ou vers le bas. C’est vous, 1 à 0.
lesson-days-television-task = Faites baisser l’un de vos marqueurs, puis confirmez.
lesson-days-bonus-title = Cuba et l’Atlantique
lesson-days-bonus-text = L’URSS a peut-être choisi Cuba (militaire). Cet objectif rapporte l’avance, *plus 1 pour chacun des deux autres* – Cuba (politique) et l’Atlantique – que le même camp domine.
lesson-days-bonus-task = Combien cela ferait-il pour l’URSS maintenant ?
lesson-days-war-title = Le moment qui compte
lesson-days-war-text = Après les objectifs vient la guerre. *Un marqueur en DEFCON 1*, ou *tous trois en DEFCON 2* : ce camp a déclenché une guerre nucléaire et perd, quelle que soit son avance.
lesson-days-war-task = Touchez la piste où vous êtes le plus près de la guerre.
lesson-days-alliances-title = Les Alliances
lesson-days-alliances-text = Les *Nations unies* donnent la Lettre à qui les domine, ici l’URSS. Vous dominez les *Alliances* : vous avez pioché une carte, que vous pouvez mettre aux répercussions. Baie des Cochons est soviétique.
lesson-days-alliances-task = Défaussez-la : là-bas, elle compterait pour l’URSS.
lesson-days-alone-title = À vous seul
lesson-days-alone-text = Après trois tours on compte les répercussions ; si le prestige est alors à égalité, *la Lettre décide*. Vous connaissez toutes les règles. Jouez ce tour contre le Cadet : je regarde, et je dis ce que ferait votre coup.
lesson-days-alone-task = Le tour 2 est à vous.

## 13 Minutes

lesson-minutes-zones-title = Trois zones
lesson-minutes-zones-text = Votre sphère, la zone neutre, la sphère de l’URSS. Toute carte jouée se trouve dans l’une d’elles et devient un théâtre d’opérations. *Cuba* y est dès le début, face cachée, et vaut 2.
lesson-minutes-zones-task = Touchez Cuba.
lesson-minutes-bid-title = L’enchère
lesson-minutes-bid-text = Chacun mise en secret une partie de ses 13 cubes. La mise la plus haute décide qui commence, mais *les deux mises sont perdues*. Le dernier coup vaut un cube ou deux, pas davantage.
lesson-minutes-bid-task = Misez 2 ou 3 cubes, et confirmez.
lesson-minutes-first-title = Le dernier mot
lesson-minutes-first-text = Votre mise était la plus haute. Qui joue *en dernier* peut répondre à tout, et rien ne peut y répondre.
lesson-minutes-first-task = Laissez commencer l’URSS.
lesson-minutes-card-title = Une carte dans une zone
lesson-minutes-card-text = Posez une carte en *zone neutre* ou dans *votre sphère*, pour un ordre ou pour son événement. Puis vous en piochez une autre ; on en joue cinq.
lesson-minutes-card-task = Jouez Proches alliés pour un ordre, en zone neutre.
lesson-minutes-command-title = Les cubes attirent
lesson-minutes-command-text = Un ordre agit sur un seul théâtre. Placez-y des cubes, et il avance *d’un pas vers vous*, quel que soit leur nombre. L’URSS a attiré Cuba dans sa sphère.
lesson-minutes-command-task = Placez 2 cubes sur Cuba, puis confirmez.
lesson-minutes-asked-title = Votre carte dans leur main
lesson-minutes-asked-text = L’URSS joue EXCOMM, et EXCOMM est *à vous*. Avant son ordre, on vous demande : utiliser l’événement, ou y renoncer.
lesson-minutes-asked-task = Utilisez l’événement.
lesson-minutes-spread-title = Qui domine
lesson-minutes-spread-text = *Plus de cubes dominent* un théâtre ; dans une sphère, une égalité va à celui dont c’est la sphère. Les cubes d’un événement attirent aussi : chaque théâtre avance d’un pas vers vous.
lesson-minutes-spread-task = Placez 1 cube sur Proches alliés et 1 sur EXCOMM, puis confirmez.
lesson-minutes-war-title = Trois d’une couleur
lesson-minutes-war-text = Les deux cartes sont venues dans votre sphère, et toutes deux sont politiques. *Une troisième carte politique* là-bas à la fin, et vous avez déclenché une guerre nucléaire : vous perdez, quelle que soit votre avance.
lesson-minutes-war-task = Touchez l’une des deux cartes politiques de votre sphère.
lesson-minutes-event-title = Ce que dit la carte
lesson-minutes-event-text = Un événement suit ses propres mots. Photographies de l’U-2 vous laisse *regarder la carte de Cuba*, que personne d’autre ne connaît.
lesson-minutes-event-task = Jouez Photographies de l’U-2 pour l’événement, en zone neutre.
lesson-minutes-look-title = Cuba est politique
lesson-minutes-look-text = Cuba est Engagement de non-invasion, une carte politique. Un cube l’attirerait dans votre sphère, *la troisième de sa couleur*. Vous y menez de toute façon, 2 à 1.
lesson-minutes-look-task = N’en placez aucun.
lesson-minutes-theirs-title = Leur carte dans votre main
lesson-minutes-theirs-text = Missiles défensifs appartient à l’URSS : un ordre seulement, et *l’URSS peut d’abord utiliser l’événement*.
lesson-minutes-theirs-task = Jouez-la pour un ordre, en zone neutre.
lesson-minutes-remove-title = Repousser
lesson-minutes-remove-text = Reprenez vos propres cubes, et le théâtre recule *d’un pas vers l’URSS*. C’est ainsi qu’une carte politique sort de votre sphère.
lesson-minutes-remove-task = Touchez EXCOMM, choisissez −1 et confirmez.
lesson-minutes-count-title = Ce qui compte à la fin
lesson-minutes-count-text = Chaque théâtre que vous dominez donne 1, Cuba davantage. Puis 1 pour plus de théâtres militaires, et 1 pour la dernière carte que chacun garde, si son propre camp y montre plus de cubes. Deux dernières cartes d’*une même couleur* vont dans les sphères de leurs détenteurs.
lesson-minutes-count-task = Combien Cuba vous donne-t-elle maintenant ?
lesson-minutes-alone-title = À vous seul
lesson-minutes-alone-text = Il reste deux cartes à jouer à chacun. Je regarde, et je dis ce que ferait votre coup avant que vous le confirmiez.
lesson-minutes-alone-task = Les deux derniers coups sont à vous.

## Pourquoi un essai n’est pas ce qui était demandé

try-agenda-nobody = { $agenda } ne rapporterait à personne maintenant : aucun camp n’y mène.
try-agenda-scores =
    { $whom ->
        [you] { $agenda } vous rapporterait { $amount } maintenant, c’est moins.
       *[them] { $agenda } rapporterait { $amount } à l’URSS maintenant : un objectif rapporte à qui mène, peu importe qui l’a choisi.
    }
try-use-event = L’événement de { $card } ferait ceci : { $event } Cette fois, c’est son ordre qu’il vous faut.
try-use-command = Pour un ordre, { $card } déplace { $cubes } cubes sur un seul théâtre, et chaque cube après le premier fait monter votre marqueur. L’événement vous l’épargne.
try-use-command-minutes = Pour un ordre, { $card } déplace { $cubes } cubes sur un seul théâtre. C’est l’événement qu’il vous faut ici.
try-use-no-letter = Sans la Lettre, { $card } ne déplace que { $cubes } cube, et un seul cube ne déplace aucun marqueur.
try-use-letter = La Lettre l’agrandirait de 1, mais elle passe ensuite à l’URSS. Gardez-la pour l’instant.
try-card-theirs = { $card } est une carte de l’URSS : elle peut d’abord utiliser l’événement. { $event }
try-card-event = L’événement de { $card } ferait ceci : { $event }
try-card-command =
    { $cubes ->
        [one] { $card } déplacerait { $cubes } cube.
       *[other] { $card } déplacerait jusqu’à { $cubes } cubes.
    }
try-card-later = { $card } servira plus tard ; maintenant, { $wanted } vous sert mieux.
try-card-kept = La carte que vous ne jouez pas va aux répercussions, où comptent les cubes de vos propres cartes : gardez { $card } et jouez { $wanted }.
try-placed =
    { $lead ->
        [you] Vous mèneriez { $own } à { $other } { $where }.
        [them] Vous auriez { $own } contre { $other } { $where }, pas assez pour mener.
       *[nobody] { $own } à { $other } { $where }, c’est une égalité : elle ne compte pour personne.
    }
try-removed =
    { $lead ->
        [you] Vous mèneriez encore { $own } à { $other } { $where }.
        [them] Vous tomberiez à { $own } contre { $other } { $where }.
       *[nobody] { $own } à { $other } { $where } ne compterait pour personne.
    }
try-marker = Votre marqueur { $track } irait de { $from } à { $to } (DEFCON { $area }).
try-count = L’étape en demande { $count } à cet endroit.
try-place-here = Ici, il s’agit de placer des cubes, pas d’en reprendre.
try-remove-here = Ici, il s’agit de reprendre des cubes, pas d’en placer.
try-none = Ici, il ne faut en placer aucun.
try-elsewhere = Les cubes doivent aller ailleurs : { $places }.
try-cuba = Mais Cuba vaut 2, tout autre théâtre 1.
try-own-agenda =
    { $whom ->
        [you] Votre objectif { $agenda } vous rapporterait { $amount } ; mais cette étape parle d’autre chose.
        [them] Votre objectif { $agenda } rapporterait { $amount } à l’URSS.
       *[nobody] Votre objectif { $agenda } ne rapporterait rien.
    }
try-their-flag = Mais votre objectif est { $agenda }. Un drapeau rouge est planté ici : cela ne rapporte que si l’URSS l’a choisi.
try-own-flag = Un drapeau à vous est planté ici, mais l’objectif choisi est { $agenda } : celui-ci ne rapporte à personne.
try-no-flag = Mais votre objectif est { $agenda }, et aucun drapeau n’est planté ici : cela ne rapporte à personne ce tour-ci.
try-raised = Votre marqueur { $track } monterait de { $from } à { $to } (DEFCON { $area }) : plus haut, c’est plus près de la guerre.
try-lowered = Votre marqueur { $track } baisserait de { $from } à { $to } (DEFCON { $area }).
try-declined = Vous y renonceriez : { $event }
try-saved =
    { $whom ->
        [you] Aux répercussions, { $card } compte { $cubes } pour vous.
        [them] Aux répercussions, { $card } compte { $cubes } pour l’URSS, peu importe qui l’y a mise.
       *[nobody] Une carte ONU comme { $card } ne compte pour personne aux répercussions.
    }
try-stopped =
    { $count ->
        [0] S’arrêter n’est pas ce que demande l’étape.
       *[other] Il reste à faire : moins est permis, mais ce serait gaspiller ce que la carte vous donne.
    }
try-blue-flag = Il n’y a là que votre propre drapeau, bleu : { $place }.
try-bare = Aucun drapeau n’est planté là : { $place }.
try-track = Votre marqueur { $track } est au cran { $step }. Un autre des vôtres est au cran { $highest }.
try-dominated = Vous ne dominez pas ce théâtre : { $place }.
try-bid-low =
    { $cubes ->
        [0] Avec une mise de { $cubes }, vous laissez le choix à l’URSS, à moins qu’elle ne mise rien non plus.
       *[other] L’URSS peut bien miser { $cubes } aussi. Des mises égales sont reprises, et l’on recommence.
    }
try-bid-high = { $cubes } cubes quitteraient la partie pour de bon, et { $left }, c’est peu pour cinq coups.
try-first = Alors l’URSS aurait le dernier coup, et répondrait à tout ce que vous avez fait.
try-zone = Dans votre sphère la carte est à vous même en cas d’égalité, mais chaque carte de cette couleur ({ $colour }) y rapproche la guerre. C’est la zone neutre qui est demandée.
try-third = Ce serait la troisième de sa couleur dans votre sphère ({ $colour }), et c’est la guerre.
try-colour = { $place } : { $colour }, { $zone }.
try-face-down = { $place } est face cachée ({ $zone }) : personne n’en connaît la couleur.

## D’où vient un nombre

reckon-worth = Votre avance est de { $lead }, et l’objectif ajoute { $more } : { $amount }.
reckon-bonus = L’avance est de { $lead }, et { $more } de plus pour les deux autres : { $amount }.
reckon-aftermath = { $card } est votre propre carte et montre { $cubes } cubes : elle compte { $cubes } pour vous. Une carte de l’URSS compte pour l’URSS, une carte ONU pour personne.
reckon-cuba = Cuba donne 2 à qui la domine, et vous y menez 2 à 1.

## L’entraîneur

coach-theirs = { $card } est une carte de l’URSS : le Cadet peut utiliser l’événement avant votre ordre. { $event }
coach-war-comes = Attention, cela rapproche la guerre.
coach-war-goes = Bien : vous voilà hors du danger de guerre.
coach-agenda =
    { $whom ->
        [you] Votre objectif { $agenda } vous rapporterait { $amount }.
        [them] Votre objectif { $agenda } rapporterait { $amount } au Cadet.
       *[nobody] Votre objectif { $agenda } ne rapporterait à personne.
    }
coach-choose = Des trois, { $agenda } vous rapporterait le plus maintenant : { $amount }. C’est la fin du tour qui compte.
coach-choose-none = Aucun des trois ne vous rapporterait maintenant. Choisissez-en un où vous pouvez encore passer devant.
coach-held = Théâtres dominés : vous { $own }, le Cadet { $other }.

## La partie des livrets

printed-lead = Deux joueurs, une partie, telle que la racontent les deux livrets.
printed-next = Suite
printed-before = Avant
printed-ask-title = Que feriez-vous ?
printed-ask-us = Vous êtes les USA.
printed-ask-ussr = Vous êtes l’URSS.
printed-try = Choisissez sur la table et confirmez, ou regardez tout de suite.
printed-look = Qu’a-t-on joué ?
printed-yours = Votre choix : { $choice }
printed-same = C’est ce qui fut joué.
printed-played = On a joué : { $choice }
printed-after = Voici ce que donnerait le vôtre :
printed-agenda-ask = Les USA ont reçu la Turquie, l’Italie et la piste médiatique. Quel objectif ?
printed-agenda-told = L’Italie : les USA y ont le seul cube, et 2 de prestige en poche si rien ne bouge. La Turquie vaudrait 1, la piste rien, car les deux marqueurs sont au même cran.
printed-bluff-ask = Les USA commencent, avec l’Italie pour secret. À quoi sert la première carte ?
printed-bluff-told = Manifestations pour un ordre, trois cubes dans l’Atlantique. Cela coûte deux crans militaires et ne dit rien de l’Italie : un bluff. Deux cubes en Italie auraient été sûrs, et faciles à lire.
printed-refuse-ask = L’URSS joue Quarantaine, une carte des USA qui place jusqu’à deux cubes dans l’Atlantique. Les USA en ont cinq là-bas. Utiliser l’événement, ou y renoncer ?
printed-refuse-told = On y renonce. Cinq cubes d’un camp, c’est tout ce qu’un théâtre peut tenir : il n’y avait rien à placer.
printed-hurt-ask = Le blocus de Berlin a donné 2 de prestige à l’URSS, et les USA peuvent déplacer un marqueur soviétique de deux crans au plus. Lequel, et dans quel sens ?
printed-hurt-told = Vers le haut, de deux, sur la piste médiatique : une aide qui fait mal. Deux marqueurs soviétiques sont maintenant en DEFCON 2 ; un troisième serait la guerre. L’URSS doit dépenser son prochain coup pour se calmer.
printed-calm-ask = L’URSS mène à la Télévision et a quatre cartes en main. Deux marqueurs sont en DEFCON 2. Et maintenant ?
printed-calm-told = Une chance sur deux pour l’événement : qui mène à la Télévision déplace deux marqueurs d’un cran chacun. Médiatique et militaire redescendent, pour une seule carte.
printed-danger-ask = Tour 3, et le marqueur militaire des USA est au cran 7 : DEFCON 1. Leurs objectifs sont la piste politique, la piste militaire et Cuba (militaire). Lequel ?
printed-danger-told = La piste militaire, pour ses trois crans d’avance. C’est une marche au bord du gouffre : le marqueur doit repasser sous 7, et cet objectif fait encore monter d’un cran ce qui est en DEFCON 2.
printed-last-word-ask = Les USA sont en retard et décident qui commence. Qui ?
printed-last-word-told = L’URSS. Avec un marqueur en DEFCON 1, le dernier mot vaut plus que le premier : les USA voient où en est le tour avant leur dernière carte.
printed-descend-ask = Les USA doivent sortir de DEFCON 1 et rester devant sur la piste militaire. Quelle carte, et comment ?
printed-descend-told = Rencontre au sommet pour un ordre : deux cubes reviennent de l’Atlantique, et le marqueur tombe à 6. Reprendre, c’est placer à l’envers : le premier cube est gratuit, le deuxième vaut un cran.
printed-last-card-ask = Le dernier mot. À Berlin, trois cubes soviétiques contre deux, et Berlin porte un drapeau rouge. À quoi sert la dernière carte ?
printed-last-card-told = Un cube à Berlin : trois contre trois. Une égalité ne rapporte à personne : l’objectif soviétique ne valait plus rien. Ce ne fut pas assez : le prestige finit à égalité, et la Lettre décida pour l’URSS.
printed-end = C’était la partie des livrets. L’URSS l’a gagnée par la Lettre, à égalité de prestige. On peut en revoir chaque décision, tout étant ouvert.
printed-replay = Revoir toute la partie

## Ce que je deviens

me-title = Ce que je deviens
me-lead = Tout ceci est gardé dans ce navigateur, et nulle part ailleurs.
me-results = Résultats
me-results-none = Aucune partie n’est encore finie. Finissez-en une, et elle comptera ici.
me-game = Jeu
me-opponent = Adversaire
me-side = Camp
me-played = Jouées
me-won = Gagnées
me-lost = Perdues
me-drawn = Nulles
me-wars = Guerres déclenchées
me-two = Deux devant un écran
me-computer = L’ordinateur contre lui-même
me-analysis = Chance et choix
me-analysis-none = Rien n’est encore analysé. L’analyse d’une partie sépare la chance des choix ; ce qu’elle donne est gardé ici.
me-analysis-lead =
    { $count ->
        [one] D’après { $count } partie analysée. Sur cent parties :
       *[other] D’après { $count } parties analysées, en moyenne. Sur cent parties :
    }
me-own = perdues par vos choix
me-theirs = gagnées par les choix de l’adversaire
me-cards = gagnées ou perdues par les cartes
me-accuracy = Précision au fil du temps, de la plus ancienne partie à la plus récente
me-accuracy-one = Partie { $number } : { $percent } %
me-rules = Règles rencontrées
me-rules-count = { $met } sur { $count }
me-puzzles = Problèmes
me-puzzles-count = Résolus : { $solved } ; encore à résoudre : { $missed }
me-puzzles-none = Aucun problème essayé pour l’instant.
me-export = Enregistrer dans un fichier
me-import = Charger un fichier
me-import-done = Chargé. Ce que les deux savaient a été réuni.
me-import-failed = Ce n’est pas un fichier « Ce que je deviens » de Thirteen. Rien n’a changé.
me-import-storage = Le navigateur n’a pas pu le garder. Faites de la place et réessayez.

## Les règles, une ligne chacune

rule-days-battlegrounds = Neuf théâtres d’opérations, trois de chaque sorte
rule-days-domination = Plus de cubes dominent ; une égalité ne compte pour personne
rule-days-tracks = Trois pistes DEFCON, du calme à la guerre
rule-days-escalate = Chaque tour commence par un cran de plus pour tous
rule-days-agenda = Trois drapeaux, un objectif secret
rule-days-their-agenda = Leurs drapeaux montrent ce qu’ils visent peut-être
rule-days-track-agenda = L’objectif d’une piste fait d’abord monter les marqueurs en DEFCON 2
rule-days-initiative = Qui est en retard décide qui commence
rule-days-playing = Une carte est un ordre ou un événement
rule-days-command = Un ordre déplace des cubes sur un seul théâtre
rule-days-price = Le premier cube est gratuit, chaque autre déplace le marqueur
rule-days-scoring = Un objectif rapporte l’avance et son bonus, à qui mène
rule-days-event = Un événement fait ce qu’il dit et laisse les marqueurs
rule-days-asked = Quand ils jouent votre carte, vous pouvez d’abord utiliser l’événement
rule-days-icon = ☢ : les cubes de cet événement déplacent les marqueurs, théâtre par théâtre
rule-days-their-card = Leur carte : un ordre seulement, après leur événement
rule-days-limits = Cinq cubes par théâtre, dix-sept en tout
rule-days-prestige = Le prestige, jusqu’à 5 d’avance
rule-days-letter = La Lettre : un ordre plus grand de 1, puis elle change de main
rule-days-removing = Des cubes repris font baisser le marqueur
rule-days-aftermath = La cinquième carte va aux répercussions
rule-days-television = Télévision : un marqueur d’un cran
rule-days-united-nations = Nations unies : la Lettre
rule-days-alliances = Alliances : une carte pour les répercussions, ou aucune
rule-days-cuba-bonus = Cuba et l’Atlantique s’ajoutent l’un à l’autre
rule-days-war = DEFCON 1, ou tous trois en DEFCON 2 : la guerre
rule-days-end = Trois tours, les répercussions, et la Lettre départage
rule-minutes-zones = Trois zones ; les cartes deviennent des théâtres
rule-minutes-cuba = Cuba est face cachée et vaut 2
rule-minutes-bid = La mise la plus haute décide ; les deux sont perdues
rule-minutes-first = Qui joue en dernier peut répondre à tout
rule-minutes-turn = Une carte en zone neutre ou dans votre sphère, puis une pioche
rule-minutes-command = Des cubes placés attirent le théâtre d’un pas
rule-minutes-asked = Quand ils jouent votre carte, vous pouvez d’abord utiliser l’événement
rule-minutes-domination = Plus de cubes dominent ; une égalité va à la sphère
rule-minutes-war = Trois d’une couleur dans votre sphère : la guerre
rule-minutes-event = Un événement fait ce qu’il dit
rule-minutes-their-card = Leur carte : un ordre seulement, après leur événement
rule-minutes-removing = Des cubes repris repoussent le théâtre
rule-minutes-end = 1 par théâtre, 1 pour plus de théâtres militaires
rule-minutes-last-cards = Les dernières cartes : 1 de prestige, et peut-être la troisième d’une couleur

# Ce que font les événements du paquet intégré de 13 Minutes. Ces événements sont les nôtres.
# « Vous » est le camp qui utilise l’événement. Les noms des cartes sont dans names.ftl.

## Cartes des États-Unis

minutes-event-quarantine = Placez jusqu’à 3 cubes sur les théâtres d’opérations de la zone neutre, 2 au plus sur chacun.
minutes-event-u2-photographs = Regardez la carte de Cuba. Placez ensuite jusqu’à 2 cubes sur Cuba.
minutes-event-excomm = Choisissez jusqu’à 3 théâtres d’opérations où vous n’aviez aucun cube au début de l’événement et placez 1 cube sur chacun.
minutes-event-non-invasion-pledge = Retirez jusqu’à 2 cubes soviétiques d’un théâtre d’opérations politiques.
minutes-event-public-protests = Reprenez autant de vos propres cubes que vous le souhaitez sur un seul théâtre d’opérations. Si vous en avez repris, vous pouvez le déplacer d’un pas de plus vers l’URSS.

## Cartes de l’URSS

minutes-event-strategic-balance = Placez jusqu’à 3 cubes sur un seul théâtre d’opérations militaires.
minutes-event-maskirovka = Regardez la carte de Cuba. Vous pouvez l’échanger contre une carte de votre main ; les cubes et la zone ne changent pas.
minutes-event-missile-trade = Reprenez jusqu’à 3 de vos propres cubes au total, sur un ou plusieurs théâtres d’opérations.
minutes-event-moscow-is-our-brain = Choisissez jusqu’à 3 théâtres d’opérations où vous aviez déjà des cubes au début de l’événement et placez 1 cube sur chacun.
minutes-event-defensive-missiles = Placez jusqu’à 2 cubes sur les théâtres d’opérations médiatiques, ensemble ou séparément.

## Cartes de l’ONU

minutes-event-u-thant = Déplacez jusqu’à deux théâtres d’opérations de votre sphère vers la zone neutre.
minutes-event-to-the-brink = Déplacez jusqu’à deux théâtres d’opérations d’un pas vers votre adversaire.
minutes-event-close-allies = Placez jusqu’à 2 cubes sur les théâtres d’opérations politiques, ensemble ou séparément.

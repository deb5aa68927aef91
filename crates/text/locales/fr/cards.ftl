# Ce que font les événements de 13 Jours, ce que rapportent les objectifs, et la Lettre personnelle.
# Le symbole DEFCON est montré à côté du texte et n’y est pas répété.

## Cartes des États-Unis

event-mathematical-precision = Les USA peuvent déplacer leur marqueur politique de 1 ou 2 crans, vers le haut ou vers le bas. Ils donnent ensuite un ordre de 1 cube.
event-excomm = Les USA placent jusqu’à 4 cubes sur des théâtres d’opérations où ils n’en avaient aucun au début de l’événement, 2 au plus sur chacun.
event-public-protests = Les USA reprennent autant de leurs propres cubes qu’ils le souhaitent sur un seul théâtre d’opérations.
event-lessons-of-munich = Les USA placent jusqu’à 4 cubes à Berlin, en Italie et en Turquie, 2 au plus sur chacun.
event-operation-mongoose = Les USA gagnent 1 de prestige. L’URSS peut ensuite déplacer un marqueur américain de son choix de 1 cran, vers le haut ou vers le bas.
event-air-strike = Les USA choisissent : soit la moitié des cubes soviétiques, arrondie au supérieur, quitte l’un des deux théâtres cubains, à leur choix ; soit ils placent jusqu’à 2 cubes dans les Alliances.
event-non-invasion-pledge = Les USA retirent jusqu’à 2 cubes soviétiques de Turquie. Ils peuvent ensuite déplacer leur propre marqueur politique de 1 ou 2 crans, vers le haut ou vers le bas.
event-offensive-missiles = Seulement si le marqueur politique des USA est au niveau DEFCON 3 : les USA peuvent placer 1 cube sur chaque théâtre d’opérations politiques.
event-wave-and-smile = Les USA prennent jusqu’à 2 de leurs propres cubes au total, sur un ou plusieurs théâtres d’opérations. Ils doivent les reposer sur des théâtres où ils n’en ont pris aucun.
event-invasion-of-cuba = Les USA peuvent faire monter leur marqueur militaire de 1 ou 2 crans. S’ils le font, ils peuvent faire baisser l’un de leurs deux autres marqueurs d’autant de crans ; un marqueur arrivé au cran 1 s’y arrête.
event-quarantine = Les USA placent jusqu’à 2 cubes dans l’Atlantique.
event-u2-photographs = Les USA donnent un ordre de 3 cubes sur un théâtre d’opérations militaires, uniquement pour placer.
event-eyeball-to-eyeball = Seulement si le marqueur militaire des USA est plus haut que celui de l’URSS : les USA placent jusqu’à 3 cubes au total sur les deux théâtres cubains.

## Cartes de l’URSS

event-mrbms-irbms = L’URSS peut déplacer son marqueur militaire de 1 ou 2 crans, vers le haut ou vers le bas. Elle donne ensuite un ordre de 1 cube.
event-moscow-is-our-brain = L’URSS place jusqu’à 4 cubes sur des théâtres d’opérations où elle en avait déjà au début de l’événement, 2 au plus sur chacun.
event-missile-trade = L’URSS reprend jusqu’à 3 de ses propres cubes au total, sur un ou plusieurs théâtres d’opérations.
event-fidel-castro = L’URSS place jusqu’à 3 cubes au total sur les deux théâtres cubains.
event-berlin-blockade = L’URSS gagne 2 de prestige. Les USA peuvent ensuite déplacer un marqueur soviétique de leur choix de 1 ou 2 crans, vers le haut ou vers le bas.
event-suez-hungary = L’URSS ajoute des cubes en Italie jusqu’à en avoir exactement un de plus que les USA. Elle s’arrête plus tôt si elle en a 5 ou si sa réserve est vide. Si elle est déjà en tête, elle n’en place aucun.
event-maskirovka = Seulement si le marqueur militaire de l’URSS est au niveau DEFCON 3 : l’URSS peut placer 1 cube sur chaque théâtre d’opérations militaires.
event-bay-of-pigs = Les USA choisissent : soit ils retirent 2 de leurs propres cubes des Alliances ; soit ils ne peuvent plus faire baisser leurs propres marqueurs par des événements jusqu’à la fin du tour. Avec moins de 2 cubes dans les Alliances, seul le second choix est possible.
event-u2-downed = L’URSS place jusqu’à 2 cubes en Turquie. Ensuite, la moitié des cubes américains, arrondie au supérieur, quitte l’un des deux théâtres cubains, au choix de l’URSS.
event-turn-back-the-ships = L’URSS peut faire baisser son marqueur le plus haut de 1 ou 2 crans. Si plusieurs sont à la même hauteur, elle choisit l’un d’eux.
event-strategic-balance = L’URSS place jusqu’à 3 cubes dans l’Atlantique.
event-national-liberation = L’URSS donne un ordre de 3 cubes sur un théâtre d’opérations politiques, uniquement pour placer.
event-defensive-missiles = L’URSS place jusqu’à 2 cubes au total à la Télévision et aux Nations unies.

## Cartes de l’ONU

event-speech-to-the-nation = Placez jusqu’à 3 cubes sur les théâtres d’opérations médiatiques, 2 au plus sur chacun.
event-guns-of-august = Vous pouvez déplacer l’un de vos marqueurs de 1 ou 2 crans, vers le haut ou vers le bas. Donnez ensuite un ordre de 1 cube.
event-fifty-fifty = Le camp qui domine la Télévision, quel que soit celui qui a joué la carte, peut déplacer jusqu’à deux de ses propres marqueurs, différents, de 1 cran chacun, chacun vers le haut ou vers le bas. Si personne ne domine la Télévision, il ne se passe rien.
event-scramble = Choisissez jusqu’à trois théâtres d’opérations différents et placez 1 cube sur chacun.
event-close-allies = Placez jusqu’à 2 cubes sur les théâtres d’opérations politiques, ensemble ou séparément.
event-intelligence-reports = Prenez une carte au hasard dans la main de votre adversaire. Jouez-la aussitôt selon les règles habituelles, ou défaussez-la face visible. Votre adversaire pioche ensuite une carte pour la remplacer.
event-summit-meeting = Défaussez face visible autant de cartes de votre main que vous le souhaitez. Piochez-en ensuite autant.
event-to-the-brink = Jusqu’à la fin du tour, chaque ordre de votre adversaire vaut 1 cube de moins, sans descendre au-dessous de 1.
event-containment = Jusqu’à la fin du tour, votre adversaire ne peut pas faire baisser ses propres marqueurs par les événements des cartes qu’il joue lui-même.
event-sops = Jusqu’à la fin du tour, chacun de vos ordres vaut 1 cube de plus.
event-nuclear-submarines = Placez jusqu’à 2 cubes sur les théâtres d’opérations militaires, ensemble ou séparément.
event-u-thant = Chacun de vos trois marqueurs baisse de 1 cran.
event-a-face-saver = Donnez un ordre de 3 cubes. Votre adversaire peut ensuite donner un ordre de 1 cube.

## Objectifs

agenda-text-military = Quand cette carte est révélée, chaque marqueur au niveau DEFCON 2 de la piste militaire monte d’un cran, dans les deux camps. Le camp le plus haut sur la piste gagne la différence en crans, plus 1.
agenda-text-political = Quand cette carte est révélée, chaque marqueur au niveau DEFCON 2 de la piste politique monte d’un cran, dans les deux camps. Le camp le plus haut sur la piste gagne la différence en crans, plus 1.
agenda-text-world-opinion = Quand cette carte est révélée, chaque marqueur au niveau DEFCON 2 de la piste médiatique monte d’un cran, dans les deux camps. Le camp le plus haut sur la piste gagne la différence en crans, plus 1.
agenda-text-berlin = Le camp qui a le plus de cubes à Berlin gagne la différence, plus 1.
agenda-text-turkey = Le camp qui a le plus de cubes en Turquie gagne la différence, sans bonus.
agenda-text-italy = Le camp qui a le plus de cubes en Italie gagne la différence, plus 1.
agenda-text-cuba-political = Le camp qui a le plus de cubes à Cuba (politique) gagne la différence, plus 1 s’il domine aussi Cuba (militaire) et plus 1 s’il domine aussi l’Atlantique.
agenda-text-cuba-military = Le camp qui a le plus de cubes à Cuba (militaire) gagne la différence, plus 1 s’il domine aussi Cuba (politique) et plus 1 s’il domine aussi l’Atlantique.
agenda-text-atlantic = Le camp qui a le plus de cubes dans l’Atlantique gagne la différence, plus 1 s’il domine aussi Cuba (militaire) et plus 1 s’il domine aussi Cuba (politique).
agenda-text-personal-letter = Le camp qui détient la Lettre personnelle gagne 2.

## La Lettre personnelle

letter-text = Joignez la Lettre à une carte que vous jouez pour donner un ordre : cet ordre vaut 1 cube de plus. La Lettre passe ensuite à votre adversaire. Si le prestige est à égalité à la fin de la partie, celui qui détient la Lettre l’emporte.

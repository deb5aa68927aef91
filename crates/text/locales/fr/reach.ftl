# Abandonner une partie.

log-outcome-resignation =
    { Whom } { $whom ->
        [you] avez abandonné
        [us] ont abandonné
       *[other] a abandonné
    }. { Who } { $who ->
        [you] gagnez
        [us] gagnent
       *[other] gagne
    }.
verdict-resigned =
    { Who } { $who ->
        [you] avez abandonné
        [us] ont abandonné
       *[other] a abandonné
    }.
campaign-resigned =
    { Who } { $who ->
        [you] avez abandonné la partie et perdez ainsi
        [us] ont abandonné la partie et perdent ainsi
       *[other] a abandonné la partie et perd ainsi
    } la campagne.
term-resign = Abandonner la partie ? Tapez encore `resign`, ou Entrée pour continuer à jouer.
term-resign-not = La partie continue.
resign = Abandonner
resign-ask = Abandonner cette partie ? Elle s’arrête, votre adversaire gagne et tout est révélé.
resign-ask-campaign = Abandonner cette partie ? Vous perdez toute la campagne, et tout est révélé.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
menu-new = Nouvelle partie identique

## L’accueil

home-lead-short = Octobre 1962. Allez au bord du gouffre, mais pas plus loin.
home-your-game = Votre partie
home-new-told = { $game } · { $side } · contre { $opponent }
home-two = À deux
home-two-note = On se passe l’écran ; les mains restent cachées.
home-first-day = Octobre 1962 · deux jeux pour deux
home-choose = Choisir la partie
home-choose-note = Jeu, camp, adversaire, règles et paquets de cartes.
over-won =
    { $who ->
        [you] vous avez gagné
        [us] victoire des USA
        [ussr] victoire de l’URSS
       *[name] victoire { $elides ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    }
over-prestige = au prestige
over-letter = grâce à la lettre personnelle
over-war =
    { who } { $who ->
        [you] avez déclenché
        [us] ont déclenché
       *[other] a déclenché
    } une guerre nucléaire
over-war-both = les deux ont déclenché une guerre nucléaire
over-resigned =
    { who } { $who ->
        [you] avez abandonné
        [us] ont abandonné
       *[other] a abandonné
    }

## Une nouvelle partie

new-rules = Options de règles
new-deck-rules = Cartes et options de règles
new-scoring = Quand l’écart sur une piste est compté
scoring-standard = Normal
scoring-note-standard = Les marqueurs montent d’abord pour les objectifs révélés, puis l’écart est compté.
scoring-before-escalation = Comme dans la partie du livret
scoring-note-before-escalation = L’écart est compté d’abord, puis les marqueurs montent.
new-most = Cubes d’un camp au plus par théâtre d’opérations
new-most-none = Sans limite
deck-title = Les cartes
deck-ours = Nos propres cartes
deck-ours-note = Leurs événements sont de nous ; les cartes imprimées font autre chose. Vous avez le jeu imprimé ? Écrivez ses cartes dans un fichier.
deck-add = Ajouter un fichier de cartes …
deck-faults = « { $file } » n’est pas encore un paquet de cartes. Ce qui ne va pas (en anglais) :
deck-forget = Retirer le paquet { $name }
deck-look = Regarder
deck-lost = Ce navigateur n’a pas ces cartes. Ajoutez leur fichier, ou demandez un lien.
deck-share = Partager ces cartes
deck-shared = Des cartes pour 13 Minutes : { $name }
deck-shared-note = On vous a envoyé des cartes. Vous pouvez lire ce qu’elles font et jouer avec ; elles sont alors gardées dans ce navigateur.
deck-play = Jouer avec ces cartes

## Liens et images

menu-game = Cette partie
share-game = Partager un lien
share-copied = Lien copié.
share-line = Copiez ce lien :
replay-share = Partager ce moment
replay-keep = Garder cette partie
picture-save = Enregistrer une image
link-foreign = Ce lien n’est pas de Thirteen : on n’y peut rien lire.
link-damaged = Ce lien est abîmé : il en manque un morceau, ou il a été modifié en route. Redemandez-le ; les longs liens sont parfois coupés quand on les copie.
link-version = Une version plus récente de Thirteen a fait ce lien. Rechargez la page, ou mettez le programme à jour, pour l’ouvrir.
link-other = Ce lien mène ailleurs que ne le dit son adresse. Redemandez-le.

## Ce qui est gardé

import-note = Une partie enregistrée, un lien, ou tout ce que gardait un autre navigateur.
store-title = Tout ce que garde ce navigateur
store-note = Les parties, les cartes, les résultats et les réglages ne sont que dans ce navigateur. Enregistrez-les en un seul fichier, à charger ailleurs avec « Charger une partie ».
store-save = Tout enregistrer en un fichier
store-off = Votre navigateur interdit à cette page de garder des données : rien ne peut être enregistré ici. Autorisez-le.
store-full = Votre navigateur n’a plus de place pour cette page. Supprimez d’anciennes parties à l’accueil, ou enregistrez d’abord tout en un fichier.
store-cleared = Les données de cette page ont été effacées dans votre navigateur. Cette partie est de nouveau enregistrée ; les autres n’y sont plus.
store-restored =
    { $added ->
        [0] Aucune nouvelle partie
        [one] { $added } partie ajoutée
       *[other] { $added } parties ajoutées
    } ; { $here ->
        [0] aucune n’était
        [one] { $here } était
       *[other] { $here } étaient
    } déjà là.
store-unreadable = Une version plus récente de Thirteen a écrit ce fichier, ou il est abîmé. Rien n’a été changé.
store-stopped =
    { $added ->
        [one] { $added } seule partie a été ajoutée.
       *[other] { $added } parties seulement ont été ajoutées.
    }

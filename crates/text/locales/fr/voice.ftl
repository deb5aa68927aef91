# Les morceaux de phrases qui nomment un camp. Un texte qui parle d’un camp les appelle : { Who } { $who ->
# [you] jouez [us] jouent *[other] joue } …
#
# $who vaut `you`, `us`, `ussr` ou `name` ; avec `name`, le nom est dans $name et $elides dit s’il demande une élision.
# Un second camp vient par $whom, $whomname et $whomelides.

# Le sujet, en tête de phrase et à l’intérieur.
Who =
    { $who ->
        [you] Vous
        [us] Les USA
        [ussr] L’URSS
       *[name] { $name }
    }
who =
    { $who ->
        [you] vous
        [us] les USA
        [ussr] l’URSS
       *[name] { $name }
    }
Whom =
    { $whom ->
        [you] Vous
        [us] Les USA
        [ussr] L’URSS
       *[name] { $whomname }
    }
whom =
    { $whom ->
        [you] vous
        [us] les USA
        [ussr] l’URSS
       *[name] { $whomname }
    }

# « de » et « à ». Pour « vous », la phrase dit plutôt « votre », « vos ».
of-who =
    { $who ->
        [you] de vous
        [us] des USA
        [ussr] de l’URSS
       *[name] { $elides ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    }
to-who =
    { $who ->
        [you] à vous
        [us] aux USA
        [ussr] à l’URSS
       *[name] à { $name }
    }
To-who =
    { $who ->
        [you] À vous
        [us] Aux USA
        [ussr] À l’URSS
       *[name] À { $name }
    }
of-whom =
    { $whom ->
        [you] de vous
        [us] des USA
        [ussr] de l’URSS
       *[name] { $whomelides ->
            [yes] d’{ $whomname }
           *[no] de { $whomname }
        }
    }

# Tout seul.
you = Vous
alone =
    { $who ->
        [you] Vous
        [us] USA
        [ussr] URSS
       *[name] { $name }
    }

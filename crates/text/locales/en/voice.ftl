# The parts of sentences that name a side. A text that tells of a side takes them by reference: { Who } { $who ->
# [you] play *[other] plays } …
#
# $who is `you`, `us`, `ussr` or `name`; with `name` the name is in $name. A second side comes as $whom and $whomname.
# $elides serves French alone.

# The subject, at the beginning of a sentence and inside it. Inside it is the object as well.
Who =
    { $who ->
        [you] You
        [us] The US
        [ussr] The USSR
       *[name] { $name }
    }
who =
    { $who ->
        [you] you
        [us] the US
        [ussr] the USSR
       *[name] { $name }
    }
Whom =
    { $whom ->
        [you] You
        [us] The US
        [ussr] The USSR
       *[name] { $whomname }
    }
whom =
    { $whom ->
        [you] you
        [us] the US
        [ussr] the USSR
       *[name] { $whomname }
    }

# To whom something belongs, before one thing: "your hand", "the US hand", "Envoy’s hand".
Whose =
    { $who ->
        [you] Your
        [us] The US
        [ussr] The USSR
       *[name] { $name }’s
    }
whose =
    { $who ->
        [you] your
        [us] the US
        [ussr] the USSR
       *[name] { $name }’s
    }
whom-whose =
    { $whom ->
        [you] your
        [us] the US
        [ussr] the USSR
       *[name] { $whomname }’s
    }

# The same before several: "your Commands", "US Commands", "Envoy’s Commands".
whose-many =
    { $who ->
        [you] your
        [us] US
        [ussr] USSR
       *[name] { $name }’s
    }

# Back to the subject: "the US chooses its agenda", "Envoy chooses their agenda".
own =
    { $who ->
        [you] your
        [name] their
       *[other] its
    }

# Standing alone.
you = You
alone =
    { $who ->
        [you] You
        [us] US
        [ussr] USSR
       *[name] { $name }
    }

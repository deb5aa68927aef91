//! The stable names of what has none in the rules. The trace and the messages use the same. A name never changes its
//! meaning: who reads may be older, or younger, than who wrote.

use kernel::Why;

/// What can decide a game.
pub(crate) const WHYS: [Why; 5] = [Why::Prestige, Why::Letter, Why::Draw, Why::NuclearWar, Why::Resignation];

pub(crate) mod days {
    use days::{DealCause, DiscardCause, Gain, LetterCause, SaveCause, Use};

    pub(crate) const USES: [Use; 3] = [Use::Command, Use::CommandWithLetter, Use::Event];

    pub(crate) const fn how(how: Use) -> &'static str {
        match how {
            Use::Command => "command",
            Use::CommandWithLetter => "letter",
            Use::Event => "event",
        }
    }

    pub(crate) const DEAL_CAUSES: [DealCause; 3] = [DealCause::Round, DealCause::Replacement, DealCause::Cycle];

    pub(crate) const fn deal_cause(why: DealCause) -> &'static str {
        match why {
            DealCause::Round => "round",
            DealCause::Replacement => "replacement",
            DealCause::Cycle => "summit-meeting",
        }
    }

    pub(crate) const GAINS: [Gain; 3] = [Gain::Event, Gain::Agendas, Gain::Aftermath];

    pub(crate) const fn gain(why: Gain) -> &'static str {
        match why {
            Gain::Event => "event",
            Gain::Agendas => "agendas",
            Gain::Aftermath => "aftermath",
        }
    }

    pub(crate) const LETTER_CAUSES: [LetterCause; 2] = [LetterCause::Command, LetterCause::UnitedNations];

    pub(crate) const fn letter_cause(why: LetterCause) -> &'static str {
        match why {
            LetterCause::Command => "command",
            LetterCause::UnitedNations => "united-nations",
        }
    }

    pub(crate) const DISCARD_CAUSES: [DiscardCause; 4] =
        [DiscardCause::Played, DiscardCause::Taken, DiscardCause::Cycle, DiscardCause::Alliances];

    pub(crate) const fn discard_cause(why: DiscardCause) -> &'static str {
        match why {
            DiscardCause::Played => "played",
            DiscardCause::Taken => "intelligence-reports",
            DiscardCause::Cycle => "summit-meeting",
            DiscardCause::Alliances => "alliances",
        }
    }

    pub(crate) const SAVE_CAUSES: [SaveCause; 2] = [SaveCause::Saved, SaveCause::Alliances];

    pub(crate) const fn save_cause(why: SaveCause) -> &'static str {
        match why {
            SaveCause::Saved => "saved",
            SaveCause::Alliances => "alliances",
        }
    }
}

pub(crate) mod minutes {
    use minutes::{OrderCause, Sight, Use};

    pub(crate) const USES: [Use; 2] = [Use::Command, Use::Event];

    pub(crate) const ORDER_CAUSES: [OrderCause; 2] = [OrderCause::Bid, OrderCause::Chance];

    pub(crate) const fn order_cause(why: OrderCause) -> &'static str {
        match why {
            OrderCause::Bid => "bid",
            OrderCause::Chance => "chance",
        }
    }

    pub(crate) const SIGHTS: [Sight; 3] = [Sight::Unknown, Sight::Loose, Sight::Known];

    pub(crate) const fn sight(sight: Sight) -> &'static str {
        match sight {
            Sight::Unknown => "unknown",
            Sight::Loose => "loose",
            Sight::Known => "known",
        }
    }
}

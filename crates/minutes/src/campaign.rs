use kernel::{BySide, Outcome, Side, Why};

/// A row of games whose prestige is added up.
///
/// It is over when a side has 13 prestige or more (if both have, the higher; if they are equal, it goes on), or when
/// nuclear war breaks out. Whoever gives a game up gives up the campaign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Campaign {
    games: u16,
    prestige: BySide<u16>,
    /// How it ended before anybody had the prestige: by war, or because a side gave up.
    cut_short: Option<Outcome>,
}

/// Prestige that ends a campaign.
pub const GOAL: u16 = 13;

impl Campaign {
    /// A campaign of which no game was played.
    #[must_use]
    pub fn new() -> Self {
        Campaign::default()
    }

    /// Games that were played to their end.
    #[must_use]
    pub const fn games(&self) -> u16 {
        self.games
    }

    /// Prestige of all games together, those that were lost or drawn included.
    #[must_use]
    pub const fn prestige(&self) -> BySide<u16> {
        self.prestige
    }

    /// How it ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let BySide { us, ussr } = self.prestige;
        let ahead = self.prestige.ahead();
        let reached = us.max(ussr) >= GOAL && ahead.is_some();
        self.cut_short.or_else(|| reached.then_some(Outcome { winner: ahead, why: Why::Prestige }))
    }

    /// Adds a game that is over. A campaign that is over stays as it is.
    #[must_use]
    pub fn with(mut self, outcome: Outcome, prestige: BySide<u8>) -> Self {
        if self.outcome().is_some() {
            return self;
        }
        self.games += 1;
        for side in Side::ALL {
            self.prestige[side] += u16::from(prestige[side]);
        }
        if matches!(outcome.why, Why::NuclearWar | Why::Resignation) {
            self.cut_short = Some(outcome);
        }
        self
    }
}

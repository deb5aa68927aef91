use kernel::{BySide, Outcome, Side, Why};

use crate::Voice;

/// How a game ended, for a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What happened: `You win.`, `You started a nuclear war.`
    pub title: String,
    /// Why, in a sentence or a few.
    pub reason: String,
}

impl Voice {
    /// Who won, told as defeat to the side that lost.
    pub(crate) fn title(&self, winner: Side) -> String {
        if self.you() == Some(winner.other()) { self.get("verdict-lost") } else { self.of("verdict-won", winner, &[]) }
    }

    /// Who won, told as what the winner did.
    pub(crate) fn won(&self, winner: Option<Side>) -> String {
        winner.map_or_else(|| self.get("verdict-nobody"), |winner| self.of("verdict-won", winner, &[]))
    }

    /// Who won because the other side gave up.
    pub(crate) fn given_up(&self, winner: Side) -> Verdict {
        Verdict { title: self.title(winner), reason: self.of("verdict-resigned", winner.other(), &[]) }
    }

    /// Who started the war.
    pub(crate) fn started(&self, guilty: BySide<bool>) -> String {
        match (guilty.us, guilty.ussr) {
            (true, true) => self.get("verdict-war-both"),
            (us, _) => self.of("verdict-war", if us { Side::Us } else { Side::Ussr }, &[]),
        }
    }

    /// How a campaign ended, with the prestige of all its games.
    #[must_use]
    pub fn campaign(&self, outcome: Outcome, prestige: BySide<u16>) -> Verdict {
        let Some(winner) = outcome.winner else {
            return Verdict { title: self.get("verdict-war-both"), reason: self.get("campaign-nobody") };
        };
        let loser = winner.other();
        let title = if self.you() == Some(loser) { self.get("campaign-lost") } else { self.title(winner) };
        let reason = if outcome.why == Why::Resignation {
            self.of("campaign-resigned", loser, &[])
        } else if outcome.why != Why::NuclearWar {
            let score = [("winner", prestige[winner].into()), ("loser", prestige[loser].into())];
            self.of("campaign-won", winner, &score)
        } else if prestige[loser] > prestige[winner] {
            let score = [("own", prestige[loser].into()), ("other", prestige[winner].into())];
            self.between("campaign-lost-leading", loser, winner, &score)
        } else {
            self.of("campaign-lost-by-war", loser, &[])
        };
        Verdict { title, reason }
    }
}

//! What is compared about games that are over.

use kernel::Side;

/// A game whose ends can be compared.
pub(crate) trait Surveyed {
    /// Numbers that are worth an average.
    fn measures(&self) -> Vec<(String, f64)>;

    /// Ways to sort games by, with the value of this one.
    fn kinds(&self) -> Vec<(String, String)>;

    /// Who played first at last, where that means something.
    fn first(&self) -> Option<Side>;
}

impl Surveyed for days::State {
    fn measures(&self) -> Vec<(String, f64)> {
        let board = self.board();
        let mut measures = vec![("prestige (US positive)".to_owned(), f64::from(board.prestige))];
        measures.push(("round reached".to_owned(), f64::from(board.round)));
        for side in Side::ALL {
            for track in days::Track::ALL {
                let name = format!("DEFCON step, {} {track}", side.slug().to_uppercase());
                measures.push((name, f64::from(board.defcon[side].on(track))));
            }
        }
        measures
    }

    fn kinds(&self) -> Vec<(String, String)> {
        vec![("first in the last round".to_owned(), self.board().first.slug().to_uppercase())]
    }

    fn first(&self) -> Option<Side> {
        Some(self.board().first)
    }
}

impl Surveyed for minutes::State {
    fn measures(&self) -> Vec<(String, f64)> {
        let board = self.board();
        let mut measures = Vec::new();
        for side in Side::ALL {
            let name = side.slug().to_uppercase();
            measures.push((format!("prestige, {name}"), f64::from(board.prestige[side])));
            measures.push((format!("bid, {name}"), f64::from(board.out[side])));
        }
        measures
    }

    fn kinds(&self) -> Vec<(String, String)> {
        let board = self.board();
        let first = board.first.slug().to_uppercase();
        let [paid, other] = [board.first, board.first.other()].map(|side| board.out[side]);
        let margin = match paid.abs_diff(other) {
            0 => "as much as the last".to_owned(),
            by => format!("{by:>2} {} than the last", if paid > other { "more" } else { "less" }),
        };
        vec![("first".to_owned(), first), ("the first bid".to_owned(), margin)]
    }

    fn first(&self) -> Option<Side> {
        Some(self.board().first)
    }
}

/// How a campaign ended.
pub(crate) struct CampaignEnd {
    pub(crate) campaign: minutes::Campaign,
}

impl Surveyed for CampaignEnd {
    fn measures(&self) -> Vec<(String, f64)> {
        let prestige = self.campaign.prestige();
        vec![
            ("games of a campaign".to_owned(), f64::from(self.campaign.games())),
            ("prestige, US".to_owned(), f64::from(prestige.us)),
            ("prestige, USSR".to_owned(), f64::from(prestige.ussr)),
        ]
    }

    fn kinds(&self) -> Vec<(String, String)> {
        vec![("games".to_owned(), self.campaign.games().to_string())]
    }

    fn first(&self) -> Option<Side> {
        None
    }
}

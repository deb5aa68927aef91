//! What is shown of a table.

use kernel::{BySide, Seat, Side};
use online::{Hello, Opened, Stage, Standing, TableInfo, Tell};
use store::Head;

use super::{Now, State};
use crate::online::game::AnyPlay;

impl State {
    /// What everybody may know.
    pub(crate) fn info(&self) -> TableInfo {
        let wanted = &self.setup.wanted;
        let by_lot = wanted.side.is_none() && self.play.is_none();
        // Before the game begins, nobody should see which side the lot gives to whom.
        let BySide { us, ussr } = if by_lot { BySide::default() } else { self.chairs.clone() };
        TableInfo {
            id: self.id.to_string(),
            game: wanted.game,
            rules: self.setup.rules.clone(),
            pace: wanted.pace,
            open: wanted.open,
            rated: wanted.rated,
            hints: wanted.hints,
            stage: self.stage(),
            us,
            ussr,
            host: self.setup.host.clone(),
            host_side: (!by_lot).then(|| self.setup.host_side.into()),
            commitment: self.commitment().to_string(),
            created: self.created,
            moved: self.moved,
            turn: self.turn(),
            ply: self.play.as_ref().map_or(0, AnyPlay::ply),
            number: self.number(),
            prestige: self.play.as_ref().map_or(0, AnyPlay::prestige),
            ending: self.ending,
            watchers: 0,
            rematch: self.rematch_at.clone(),
        }
    }

    pub(crate) fn stage(&self) -> Stage {
        match (&self.play, self.ending) {
            (_, Some(_)) => Stage::Over,
            (Some(_), None) => Stage::Playing,
            (None, None) => Stage::Waiting,
        }
    }

    /// The table beside the game, from a seat.
    pub(crate) fn standing(&self, seat: Seat, info: TableInfo, now: Now) -> Standing {
        let offer = self.offer.filter(|offer| seat.side().is_some() && offer.until > now.at);
        Standing {
            table: info,
            you: seat,
            seq: self.seq,
            clocks: self.clock.shown(now.at),
            offer,
            claimable: seat.side().is_some_and(|side| self.is_claimable(side, now)),
            rematch_by: Side::ALL.into_iter().filter(|&side| self.rematch[side]).map(|side| side.to_string()).collect(),
            proof: self.proof().map(|proof| proof.to_string()),
            now: now.at,
        }
    }

    /// The table as it is read over HTTP.
    pub(crate) fn opened(&self, seat: Seat, info: TableInfo, now: Now) -> Opened {
        let (view, choices) = match &self.play {
            Some(play) => {
                let (view, choices) = play.view(seat);
                (Some(view), if self.ending.is_some() { Vec::new() } else { choices })
            }
            None => (None, Vec::new()),
        };
        Opened { standing: self.standing(seat, info, now), view, choices }
    }

    /// What somebody who had come to `from` is told of the game.
    pub(crate) fn catch_up(&self, seat: Seat, from: Option<Hello>, at: i64) -> Vec<Tell> {
        let Some(play) = &self.play else { return Vec::new() };
        let (game, seq) = (play.number(), self.seq);
        let known = from.filter(|from| from.game == game).and_then(|from| self.low_since(from));
        let (mut tells, since) = match known {
            // What is left of what was known.
            Some((low, ply)) if low < ply => (vec![Tell::Rewound { game, seq, ply: low }], low),
            Some((low, _)) => (Vec::new(), low),
            None => (vec![self.begun(seat)], 0),
        };
        if known.is_none() || since < play.ply() {
            tells.push(self.heard(since, play.told_from(seat, since), at));
        }
        tells.extend(self.over());
        tells
    }

    /// The lowest ply that the game had since `from`, and the ply it had then. Nothing if that is no point of this table.
    fn low_since(&self, from: Hello) -> Option<(usize, usize)> {
        let then = *self.path.get(from.seq.checked_sub(1)? as usize)?;
        let is_there = (u32::from(then.0), usize::from(then.1)) == (from.game, from.ply);
        let later = self.path[from.seq as usize..].iter().filter(|(game, _)| u32::from(*game) == from.game);
        let low = later.map(|&(_, ply)| usize::from(ply)).fold(from.ply, usize::min);
        is_there.then_some((low, from.ply))
    }

    pub(crate) fn begun(&self, seat: Seat) -> Tell {
        let play = self.play.as_ref();
        Tell::Begun {
            game: play.map_or(0, AnyPlay::number),
            seat,
            rules: self.setup.rules.clone(),
            deck: self.deck.as_deref().map(str::to_owned),
            earlier: play.map(AnyPlay::earlier).unwrap_or_default(),
        }
    }

    pub(crate) fn heard(&self, since: usize, told: Vec<(usize, serde_json::Value)>, at: i64) -> Tell {
        let play = self.play.as_ref();
        Tell::Heard {
            game: play.map_or(0, AnyPlay::number),
            seq: self.seq,
            since,
            ply: play.map_or(0, AnyPlay::ply),
            committed: play.map_or(0, AnyPlay::committed),
            told,
            clocks: self.clock.shown(at),
        }
    }

    /// Which game of a campaign is on the table, from 0.
    pub(crate) fn number(&self) -> u32 {
        self.play.as_ref().map_or(0, AnyPlay::number)
    }

    /// What a seat is told of the game since `before`, which was one row ago.
    pub(crate) fn change_since(&self, before: &State, seat: Seat, at: i64) -> Vec<Tell> {
        let Some(play) = &self.play else { return Vec::new() };
        let same = before.play.as_ref().filter(|old| old.number() == play.number());
        let mut tells = match same.map(AnyPlay::ply) {
            None => vec![self.begun(seat), self.heard(0, play.told_from(seat, 0), at)],
            Some(since) if play.ply() < since => {
                vec![Tell::Rewound { game: play.number(), seq: self.seq, ply: play.ply() }]
            }
            Some(since) if play.ply() > since => vec![self.heard(since, play.told(seat), at)],
            Some(_) => Vec::new(),
        };
        if same.is_none() || before.over().is_none() {
            tells.extend(self.over());
        }
        tells
    }

    /// The record of a game that is over, by the rules or otherwise.
    pub(crate) fn over(&self) -> Option<Tell> {
        let play = self.play.as_ref()?;
        let is_over = self.ending.is_some() || matches!(play.turn(), kernel::Turn::Over(_));
        is_over.then(|| Tell::Over { game: play.number(), record: play.record() })
    }

    /// All that was played, with what the deal followed from, when it is over.
    pub(crate) fn whole_record(&self) -> Option<String> {
        let (proof, play) = (self.proof()?, self.play.as_ref()?);
        let name = |side: Side| match &self.chairs[side] {
            chair if chair.computer.is_some() => chair.computer.clone().unwrap_or_default(),
            _ => "person".to_owned(),
        };
        let players = format!("# us {}\n# ussr {}\n", name(Side::Us), name(Side::Ussr));
        Some(format!("{proof}\n{players}{}", play.whole()))
    }

    /// The summary for lists.
    pub(crate) fn head(&self) -> Head {
        let person = |side: Side| self.chairs[side].person.as_ref().map(|person| person.id.clone());
        let thinking = self.turn().is_some_and(|side| self.chairs[side].computer.is_some());
        let stage = match self.stage() {
            Stage::Waiting => store::Stage::Waiting,
            Stage::Playing => store::Stage::Playing,
            Stage::Over => store::Stage::Over,
        };
        let summary = super::Summary { info: self.info(), deadline: self.clock.deadline(), offer: self.offer };
        Head {
            stage,
            moved: self.moved,
            us: person(Side::Us),
            ussr: person(Side::Ussr),
            listed: self.setup.wanted.open,
            thinking,
            info: serde_json::to_string(&summary).expect("a summary can be written"),
        }
    }
}

//! Prestige: agendas, nuclear war, the aftermath and the end.

use kernel::{BySide, Outcome, Side, Why, Witness};

use crate::agenda::Award;
use crate::{
    Affiliation, Agenda, AgendaScoring, Battleground, Board, CardSet, Cause, Fact, Gain, MAX_PRESTIGE, Phase, Scored,
    State, Track,
};

/// Prestige for holding the Letter when its agenda is scored.
const LETTER_AWARD: u8 = 2;
/// Prestige for the higher total of the aftermath.
const AFTERMATH_AWARD: u8 = 2;
/// What a track's agenda adds to the difference.
const TRACK_BONUS: u8 = 1;
/// The battlegrounds whose agendas are worth more together.
const LINKED: [Battleground; 3] = [Battleground::CubaMilitary, Battleground::CubaPolitical, Battleground::Atlantic];

impl Board {
    /// Who would get prestige from `agenda` on this board, and how much.
    #[must_use]
    pub fn award(&self, agenda: Agenda) -> Award {
        match agenda.scored() {
            Scored::Track(track) => {
                let (us, ussr) = (self.defcon.us.on(track), self.defcon.ussr.on(track));
                // Steps, though the cards speak of cubes (R23).
                self.leads(track).map(|side| (side, us.abs_diff(ussr) + TRACK_BONUS))
            }
            Scored::Battleground(at) => {
                let (us, ussr) = (self.cubes(Side::Us, at), self.cubes(Side::Ussr, at));
                self.dominates(at).map(|side| (side, us.abs_diff(ussr) + self.bonus(side, at)))
            }
            Scored::Letter => Some((self.letter, LETTER_AWARD)),
        }
    }

    /// What the agenda of a battleground adds to the difference in cubes.
    fn bonus(&self, side: Side, at: Battleground) -> u8 {
        match at {
            Battleground::Berlin | Battleground::Italy => 1,
            at if LINKED.contains(&at) => {
                LINKED.iter().filter(|&&other| other != at && self.dominates(other) == Some(side)).count() as u8
            }
            _ => 0,
        }
    }

    /// The cubes of each side's cards among these.
    #[must_use]
    pub fn count_cubes(cards: CardSet) -> BySide<u8> {
        let mut cubes = BySide::new(0, 0);
        for row in cards.iter().map(|card| card.row()) {
            if let Affiliation::Side(side) = row.affiliation {
                cubes[side] += row.cubes;
            }
        }
        cubes
    }

    /// The track that an agenda escalates, if it has the DEFCON icon.
    #[must_use]
    pub const fn escalated(agenda: Agenda) -> Option<Track> {
        match agenda.scored() {
            Scored::Track(track) => Some(track),
            Scored::Battleground(_) | Scored::Letter => None,
        }
    }
}

impl State {
    /// Step 6: both agendas are revealed, escalate and award prestige. Step 7 follows.
    pub(crate) fn resolve_agendas(&mut self, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        let BySide { us, ussr } = self.chosen.map(|agenda| agenda.expect("each side chose an agenda"));
        let chosen = BySide::new(us, ussr);
        self.board.revealed = Some(chosen);
        self.board.used.insert(us);
        self.board.used.insert(ussr);
        witness.fact(Fact::AgendasRevealed(chosen));
        let scored = match self.board.rules.agenda_scoring {
            AgendaScoring::Standard => None,
            AgendaScoring::BeforeEscalation => Some(self.board),
        };
        for agenda in [us, ussr] {
            self.escalate(agenda, witness);
        }
        let scored = scored.as_ref().unwrap_or(&self.board);
        let awards = chosen.map(|agenda| scored.award(agenda));
        self.award_agendas(chosen, awards, witness);
        self.check_for_war(witness);
    }

    /// Every marker in DEFCON 2 of the agenda's track goes up; for two agendas of one track, twice (R6).
    fn escalate(&mut self, agenda: Agenda, witness: &mut impl Witness<Self>) {
        let Some(track) = Board::escalated(agenda) else { return };
        for side in Side::ALL {
            if self.board.defcon[side].is_raised(track) {
                self.shift(side, track, 1, Cause::Agenda, witness);
            }
        }
    }

    /// Both awards are netted before the marker moves (R7).
    fn award_agendas(&mut self, chosen: BySide<Agenda>, awards: BySide<Award>, witness: &mut impl Witness<Self>) {
        let mut net = 0i8;
        for chosen_by in Side::ALL {
            let award = awards[chosen_by];
            let (side, amount) = (award.map(|(side, _)| side), award.map_or(0, |(_, amount)| amount));
            witness.fact(Fact::AgendaScored { agenda: chosen[chosen_by], chosen_by, side, amount });
            net += if side == Some(Side::Us) { amount as i8 } else { -(amount as i8) };
        }
        let gainer = if net > 0 { Side::Us } else { Side::Ussr };
        if net != 0 {
            self.gain(gainer, net.unsigned_abs(), Gain::Agendas, witness);
        }
    }

    /// Moves the prestige marker, which stops at 5 for either side (R21).
    pub(crate) fn gain(&mut self, side: Side, amount: u8, why: Gain, witness: &mut impl Witness<Self>) {
        let from = self.board.prestige;
        let change = if side == Side::Us { amount as i8 } else { -(amount as i8) };
        self.board.prestige = (from + change).clamp(-MAX_PRESTIGE, MAX_PRESTIGE);
        witness.fact(Fact::Prestige { side, amount, from, to: self.board.prestige, why });
    }

    /// Step 7.
    fn check_for_war(&mut self, witness: &mut impl Witness<Self>) {
        let guilty = self.board.defcon.map(crate::Markers::trigger_war);
        let winner = match (guilty.us, guilty.ussr) {
            (false, false) => return self.advance(witness),
            (true, true) => None,
            (true, false) => Some(Side::Ussr),
            (false, true) => Some(Side::Us),
        };
        witness.rules(self);
        witness.fact(Fact::NuclearWar(guilty));
        self.end(Outcome { winner, why: Why::NuclearWar }, witness);
    }

    /// The aftermath is turned up and the game decided; tied, by the Letter.
    pub(crate) fn count_aftermath(&mut self, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        let cards = self.aftermath.us.union(self.aftermath.ussr);
        let cubes = Board::count_cubes(cards);
        witness.fact(Fact::AftermathCounted { cubes, cards });
        if let Some(side) = cubes.ahead() {
            self.gain(side, AFTERMATH_AWARD, Gain::Aftermath, witness);
        }
        let outcome = match self.board.prestige {
            0 => Outcome { winner: Some(self.board.letter), why: Why::Letter },
            1.. => Outcome { winner: Some(Side::Us), why: Why::Prestige },
            _ => Outcome { winner: Some(Side::Ussr), why: Why::Prestige },
        };
        self.end(outcome, witness);
    }

    pub(crate) fn end(&mut self, outcome: Outcome, witness: &mut impl Witness<Self>) {
        witness.fact(Fact::Outcome(outcome));
        self.wait_for(Phase::Over(outcome));
    }
}

//! The language of the text cases.

use std::fmt;
use std::str::FromStr;

use kernel::{Entry, Game, List, Outcome, Seat, Side, Turn};
use minutes::{Action, Battleground, Card, Rules, Setup, Sight, Slot, Slots, State, Zone};
use table::Seeded;

/// A position, what is done in it, and what must come of it.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) title: String,
    pub(crate) covers: Vec<String>,
    lines: Vec<(usize, String, String)>,
}

/// Where a case goes wrong, and how.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.what)
    }
}

type Outcomes<T = ()> = Result<T, String>;

impl Case {
    pub(crate) fn read(text: &str) -> Result<Vec<Case>, Failure> {
        let mut cases: Vec<Case> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim().to_owned();
            if word == "case" {
                cases.push(Case { title: rest, covers: Vec::new(), lines: Vec::new() });
                continue;
            }
            let before = Failure { line: index + 1, what: "a file begins with `case …`".into() };
            let case = cases.last_mut().ok_or(before)?;
            match word {
                "covers" => case.covers.extend(rest.split_whitespace().map(str::to_owned)),
                _ => case.lines.push((index + 1, word.to_owned(), rest)),
            }
        }
        Ok(cases)
    }

    pub(crate) fn run(&self) -> Result<(), Failure> {
        let (mut setup, mut start) = (Setup::default(), false);
        let mut scene: Option<Scene> = None;
        for (line, word, rest) in &self.lines {
            let fail = |what| Failure { line: *line, what };
            if word == "given" {
                if scene.is_some() {
                    return Err(fail("`given` comes first".into()));
                }
                for clause in clauses(rest) {
                    if clause == "start" {
                        start = true;
                    } else {
                        give(&mut setup, clause).map_err(fail)?;
                    }
                }
                continue;
            }
            if scene.is_none() {
                let state = if start { Ok(State::begin(setup.rules, &mut ())) } else { setup.build() };
                scene = Some(Scene::new(state.map_err(|flaw| fail(flaw.to_owned()))?));
            }
            if let Some(scene) = &mut scene {
                scene.run(word, rest).map_err(fail)?;
            }
        }
        Ok(())
    }
}

fn clauses(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|clause| !clause.is_empty())
}

fn parse<T: FromStr>(text: &str) -> Outcomes<T>
where
    T::Err: fmt::Display,
{
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

fn card(name: &str) -> Outcomes<Slot> {
    minutes::Deck::built_in().slot(parse::<Card>(name)?).ok_or_else(|| format!("`{name}` is not in the deck"))
}

fn cards(names: &[&str]) -> Outcomes<Slots> {
    names.iter().map(|name| card(name)).collect()
}

fn place(name: &str) -> Outcomes<Slot> {
    let at: Battleground = parse(name)?;
    minutes::Deck::built_in().spot(at).ok_or_else(|| format!("`{name}` is not in the deck"))
}

/// Changes what is given.
fn give(setup: &mut Setup, clause: &str) -> Outcomes {
    let words: Vec<&str> = clause.split_whitespace().collect();
    match words[..] {
        ["first", side] => setup.first = parse(side)?,
        ["cuba", name] => setup.cuba = Some(card(name)?),
        ["max_cubes", most] => setup.rules = Rules::default().with_max_cubes(parse(most)?),
        ["neutral", ref names @ ..] => setup.played = setup.played.union(cards(names)?),
        [side, ref rest @ ..] => give_side(setup, parse(side)?, rest)?,
        [] => {}
    }
    Ok(())
}

fn give_side(setup: &mut Setup, side: Side, words: &[&str]) -> Outcomes {
    match words {
        ["hand", names @ ..] => setup.hands[side] = cards(names)?,
        ["out", count] => setup.out[side] = parse(count)?,
        ["saw", "cuba"] => setup.saw_cuba[side] = true,
        ["sphere", names @ ..] => {
            for name in names {
                let at = place(name)?;
                setup.spheres[side].insert(at);
                if at != Slot::CUBA {
                    setup.played.insert(at);
                }
            }
        }
        pairs if pairs.len() % 2 == 0 => {
            for pair in pairs.chunks(2) {
                setup.cubes[side][place(pair[0])?.index()] = parse(pair[1])?;
            }
        }
        _ => return Err(format!("`{}` cannot be given", words.join(" "))),
    }
    Ok(())
}

/// A game that a case plays.
struct Scene {
    start: State,
    state: State,
    entries: Vec<Entry<State>>,
}

impl Scene {
    fn new(state: State) -> Self {
        Scene { start: state, state, entries: Vec::new() }
    }

    fn run(&mut self, word: &str, rest: &str) -> Outcomes {
        match word {
            "does" => rest.split(',').try_for_each(|text| self.apply(text.trim())),
            "refuses" => match self.attempt(rest) {
                Err(_) => Ok(()),
                Ok(_) => Err(format!("`{rest}` was accepted")),
            },
            "offers" => self.offers(rest),
            "includes" => self.compare(rest, true),
            "excludes" => self.compare(rest, false),
            "then" => clauses(rest).try_for_each(|clause| self.check(clause)),
            "hides" => self.hides(rest),
            "reload" => self.reload(),
            _ => Err(format!("`{word}` is no word of the cases")),
        }
    }

    fn attempt(&self, text: &str) -> Outcomes<(State, Entry<State>)> {
        let entry = match text.split_once(' ') {
            Some((word, action)) if let Ok(side) = Side::from_str(word) => Entry::Action(side, parse(action)?),
            _ => Entry::Chance(parse(text)?),
        };
        let after = match entry {
            Entry::Action(side, action) => self.state.play(side, action, &mut ()),
            Entry::Chance(chance) => self.state.deal(chance, &mut ()),
        };
        Ok((after.map_err(|refusal| format!("`{text}`: {refusal} ({:?})", self.state.turn()))?, entry))
    }

    fn apply(&mut self, text: &str) -> Outcomes {
        let (after, entry) = self.attempt(text)?;
        self.state = after;
        self.entries.push(entry);
        after.flaw().map_or(Ok(()), |flaw| Err(flaw.to_owned()))
    }

    /// Forgets the position and comes back to it from what was written down.
    fn reload(&mut self) -> Outcomes {
        let written: Vec<String> = self.entries.iter().map(ToString::to_string).collect();
        let before = self.state;
        (self.state, self.entries) = (self.start, Vec::new());
        written.iter().try_for_each(|text| self.apply(text))?;
        expect("the position", self.state, before)
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = List::<Action>::new();
        self.state.actions(&mut actions);
        actions.to_vec()
    }

    fn offers(&self, rest: &str) -> Outcomes {
        let (mut offered, mut wanted) = (self.actions(), listed(rest)?);
        offered.sort();
        wanted.sort();
        if offered == wanted { Ok(()) } else { Err(format!("offers {}", shown(&self.actions()))) }
    }

    fn compare(&self, rest: &str, there: bool) -> Outcomes {
        let offered = self.actions();
        let wrong: Vec<Action> = listed(rest)?.into_iter().filter(|action| offered.contains(action) != there).collect();
        let word = if there { "does not offer" } else { "offers" };
        if wrong.is_empty() { Ok(()) } else { Err(format!("{word} {}: {}", shown(&wrong), shown(&offered))) }
    }

    /// `hides CARD from SEAT`: the seat does not know where the card is. `hides bid of SIDE from SEAT`.
    fn hides(&self, rest: &str) -> Outcomes {
        let (what, seat) = rest.split_once(" from ").ok_or("hides WHAT from SEAT")?;
        let view = self.state.view(parse::<Seat>(seat)?);
        let own = view.own.unwrap_or_default();
        let seen = if let Some(side) = what.strip_prefix("bid of ") {
            self.state.bid(parse(side)?).is_none() || own.bid.is_some()
        } else {
            let slot = card(what)?;
            let known = view.seat.side().map_or(Slots::EMPTY, |side| own.known[side].held.union(own.known[side].loose));
            own.hand.contains(slot) || own.cuba == Some(slot) || known.contains(slot) || view.board.revealed.is_some()
        };
        if seen { Err(format!("{seat} sees {what}")) } else { Ok(()) }
    }

    fn check(&self, clause: &str) -> Outcomes {
        let words: Vec<&str> = clause.split_whitespace().collect();
        let board = self.state.board();
        match words[..] {
            ["turn", "chance"] => expect("turn", self.state.turn(), Turn::Chance),
            ["turn", side] => expect("turn", self.state.turn(), Turn::Player(parse(side)?)),
            ["asks", what] => expect("asks", board.pending.phase.slug(), what),
            ["deck", count] => expect("deck", self.state.deck().len(), parse(count)?),
            ["cuba", name] => expect("cuba", self.state.cuba(), Some(card(name)?)),
            ["bids", "equal", times] => expect("equal bids", board.ties, parse(times)?),
            [zone, "holds", ref names @ ..] => {
                let zone: Zone = parse(zone)?;
                let wanted = names.iter().map(|name| place(name)).collect::<Outcomes<Slots>>()?;
                expect(zone.slug(), board.zone_spots(zone), wanted)
            }
            ["winner", winner, why] => {
                let winner = if winner == "nobody" { None } else { Some(parse(winner)?) };
                match self.state.turn() {
                    Turn::Over(Outcome { winner: found, why: reason }) => {
                        expect("winner", (found, reason.slug()), (winner, why))
                    }
                    turn => Err(format!("not over: {turn:?}")),
                }
            }
            [side, ref rest @ ..] => self.check_side(parse(side)?, rest),
            [] => Ok(()),
        }
    }

    fn check_side(&self, side: Side, words: &[&str]) -> Outcomes {
        let board = self.state.board();
        match words {
            ["hand", names @ ..] => expect("hand", self.state.hand(side), cards(names)?),
            ["supply", count] => expect("supply", board.supply[side], parse(count)?),
            ["out", count] => expect("out", board.out[side], parse(count)?),
            ["prestige", count] => expect("prestige", board.prestige[side], parse(count)?),
            ["knows", "cuba", "is", name] => self.knows_cuba(side, card(name)?),
            ["knows", "cuba"] => expect("knows cuba", self.state.known(side).cuba, Sight::Known),
            ["knows", "not", "cuba"] => expect("knows cuba", self.state.known(side).cuba, Sight::Unknown),
            ["knows", name, "is", "held"] => self.knows_held(side, card(name)?),
            pairs if pairs.len() % 2 == 0 => pairs
                .chunks(2)
                .try_for_each(|pair| expect(pair[0], board.cubes(side, place(pair[0])?), parse(pair[1])?)),
            _ => Err(format!("`{}` cannot be checked", words.join(" "))),
        }
    }

    /// Every guess of the side has this card as Cuba.
    fn knows_cuba(&self, side: Side, cuba: Slot) -> Outcomes {
        let guessed = self.guesses(side).iter().all(|guess| guess.cuba() == Some(cuba));
        expect("knows cuba", guessed && self.state.known(side).cuba == Sight::Known, true)
    }

    /// Every guess of the side has this card in the other's hand.
    fn knows_held(&self, side: Side, card: Slot) -> Outcomes {
        let guessed = self.guesses(side).iter().all(|guess| guess.hand(side.other()).contains(card));
        expect("knows the hand", guessed, true)
    }

    fn guesses(&self, side: Side) -> Vec<State> {
        let view = self.state.view(Seat::Player(side));
        let mut dealer = Seeded::new(1);
        (0..200).map(|_| State::guess(&view, &mut dealer)).collect()
    }
}

fn listed(text: &str) -> Outcomes<Vec<Action>> {
    text.split(',').map(str::trim).filter(|text| !text.is_empty()).map(parse::<Action>).collect()
}

fn shown(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn expect<T: PartialEq + fmt::Debug>(what: &str, found: T, wanted: T) -> Outcomes {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found:?}, not {wanted:?}")) }
}

//! The language of the text cases.

use std::fmt;
use std::str::FromStr;

use days::{
    Action, Affiliation, Agenda, AgendaScoring, Battleground, Card, CardSet, Fact, Markers, Modifier, Setup, State,
    Track, View,
};
use kernel::{Entry, Game, List, Outcome, Seat, Side, Turn, Witness};

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
        let mut setup = Setup::default();
        let mut scene: Option<Scene> = None;
        for (line, word, rest) in &self.lines {
            let fail = |what| Failure { line: *line, what };
            if word == "given" {
                if scene.is_some() {
                    return Err(fail("`given` comes first".into()));
                }
                clauses(rest).try_for_each(|clause| give(&mut setup, clause)).map_err(fail)?;
                continue;
            }
            if word == "begins" {
                scene = Some(Scene::of(State::begin(setup.rules, &mut ())));
                continue;
            }
            if scene.is_none() {
                scene = Some(Scene::new(setup).map_err(fail)?);
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

fn cards(words: &[&str]) -> Outcomes<CardSet> {
    words.iter().map(|word| parse::<Card>(word)).collect()
}

fn modifier(text: &str) -> Outcomes<Modifier> {
    kernel::lookup(Modifier::ALL, Modifier::slug, text).ok_or_else(|| format!("`{text}` is no modifier"))
}

fn entry(text: &str) -> Outcomes<Entry<State>> {
    match text.split_once(' ') {
        Some((word, action)) if let Ok(side) = Side::from_str(word) => Ok(Entry::Action(side, parse(action)?)),
        _ => Ok(Entry::Chance(parse(text)?)),
    }
}

/// Changes what is given.
fn give(setup: &mut Setup, clause: &str) -> Outcomes {
    let words: Vec<&str> = clause.split_whitespace().collect();
    match words[..] {
        ["prestige", value] => setup.prestige = parse(value)?,
        ["round", value] => setup.round = parse(value)?,
        ["letter", side] => setup.letter = parse(side)?,
        ["first", side] => setup.first = parse(side)?,
        ["plays", count] => setup.plays_made = parse(count)?,
        ["rules", value] => setup.rules.agenda_scoring = parse::<AgendaScoring>(value)?,
        ["discard", ref names @ ..] => setup.discard = cards(names)?,
        ["used", ref names @ ..] => {
            setup.used = names.iter().map(|name| parse::<Agenda>(name)).collect::<Outcomes<_>>()?;
        }
        [side, ref rest @ ..] => give_side(setup, parse(side)?, rest)?,
        [] => {}
    }
    Ok(())
}

fn give_side(setup: &mut Setup, side: Side, words: &[&str]) -> Outcomes {
    match words {
        ["hand", names @ ..] => setup.hands[side] = cards(names)?,
        ["saved", names @ ..] => setup.aftermath[side] = cards(names)?,
        ["has", names @ ..] => {
            for name in names {
                setup.modify(side, modifier(name)?);
            }
        }
        ["flags", a, b, c] => setup.flags[side] = [parse(a)?, parse(b)?, parse(c)?],
        ["chose", agenda] => setup.chosen[side] = parse(agenda)?,
        ["no", "cubes"] => setup.cubes[side] = [0; 9],
        ["defcon", military, political, world] => {
            setup.defcon[side] = Markers::new(parse(military)?, parse(political)?, parse(world)?);
        }
        pairs if pairs.len() % 2 == 0 => {
            setup.cubes[side] = [0; 9];
            for pair in pairs.chunks(2) {
                let at: Battleground = parse(pair[0])?;
                setup.cubes[side][at as usize] = parse(pair[1])?;
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
    /// What each seat makes of what it is told.
    views: [View; 3],
}

/// Notes everything that happens.
struct Notes(Vec<Fact>);

impl Witness<State> for Notes {
    fn fact(&mut self, fact: Fact) {
        self.0.push(fact);
    }
}

const SEATS: [Seat; 3] = [Seat::Player(Side::Us), Seat::Player(Side::Ussr), Seat::Spectator];

impl Scene {
    fn new(setup: Setup) -> Outcomes<Self> {
        setup.build().map(Scene::of).map_err(str::to_owned)
    }

    fn of(state: State) -> Self {
        Scene { start: state, state, entries: Vec::new(), views: SEATS.map(|seat| state.view(seat)) }
    }

    fn run(&mut self, word: &str, rest: &str) -> Outcomes {
        match word {
            "does" => rest.split(',').try_for_each(|text| self.apply(text.trim())),
            "refuses" => match self.attempt(entry(rest)?, &mut Notes(Vec::new())) {
                Err(_) => Ok(()),
                Ok(_) => Err(format!("`{rest}` was accepted")),
            },
            "offers" => self.offers(rest),
            "includes" => self.compare(rest, true),
            "excludes" => self.compare(rest, false),
            "then" => clauses(rest).try_for_each(|clause| self.check(clause)),
            "hides" => self.hides(rest),
            "shows" => self.shows(rest),
            "reload" => self.reload(),
            _ => Err(format!("`{word}` is no word of the cases")),
        }
    }

    fn attempt(&self, entry: Entry<State>, notes: &mut Notes) -> Outcomes<State> {
        let after = match entry {
            Entry::Action(side, action) => self.state.play(side, action, notes),
            Entry::Chance(chance) => self.state.deal(chance, notes),
        };
        after.map_err(|refusal| format!("`{entry}`: {refusal} ({:?})", self.state.turn()))
    }

    fn apply(&mut self, text: &str) -> Outcomes {
        let mut notes = Notes(Vec::new());
        let entry = entry(text)?;
        let after = self.attempt(entry, &mut notes)?;
        self.state = after;
        self.entries.push(entry);
        self.tell(&notes)?;
        after.flaw().map_or(Ok(()), |flaw| Err(flaw.to_owned()))
    }

    /// Tells every seat what it may hear; each must come to the same position.
    fn tell(&mut self, notes: &Notes) -> Outcomes {
        for (seat, view) in SEATS.into_iter().zip(&mut self.views) {
            notes.0.iter().for_each(|&fact| State::hear(view, State::heard(fact, seat)));
            expect(&format!("what {seat} sees"), *view, self.state.view(seat))?;
        }
        Ok(())
    }

    /// Forgets the position and comes back to it from what was written down.
    fn reload(&mut self) -> Outcomes {
        let written: Vec<String> = self.entries.iter().map(ToString::to_string).collect();
        let before = self.state;
        *self = Scene::of(self.start);
        written.iter().try_for_each(|text| self.apply(text))?;
        expect("the position", self.state, before)
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = List::<Action>::new();
        self.state.actions(&mut actions);
        actions.to_vec()
    }

    fn offers(&self, rest: &str) -> Outcomes {
        let mut offered = self.actions();
        let mut wanted = listed(rest)?;
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

    /// `hides CARD-OR-AGENDA from SEAT`: the word does not occur in what the seat sees.
    fn hides(&self, rest: &str) -> Outcomes {
        let (what, seat) = rest.split_once(" from ").ok_or("hides WHAT from SEAT")?;
        if self.sees(what, seat)? { Err(format!("{seat} sees {what}")) } else { Ok(()) }
    }

    /// `shows CARD-OR-AGENDA to SEAT`: the seat sees it.
    fn shows(&self, rest: &str) -> Outcomes {
        let (what, seat) = rest.split_once(" to ").ok_or("shows WHAT to SEAT")?;
        if self.sees(what, seat)? { Ok(()) } else { Err(format!("{seat} does not see {what}")) }
    }

    fn sees(&self, what: &str, seat: &str) -> Outcomes<bool> {
        let view = self.state.view(parse::<Seat>(seat)?);
        let own = view.own.unwrap_or_default();
        Ok(if let Ok(card) = what.parse::<Card>() {
            let open = view.board.discard.union(view.turned_up);
            let known = own.hand.union(own.aftermath).union(open);
            known.contains(card) || own.face_down == Some(card)
        } else {
            let agenda: Agenda = parse(what)?;
            own.agenda == Some(agenda) || view.board.revealed.is_some()
        })
    }

    fn check(&self, clause: &str) -> Outcomes {
        let words: Vec<&str> = clause.split_whitespace().collect();
        let board = self.state.board();
        match words[..] {
            ["turn", "chance"] => expect("turn", self.state.turn(), Turn::Chance),
            ["turn", side] => expect("turn", self.state.turn(), Turn::Player(parse(side)?)),
            ["asks", what] => expect("asks", board.pending.phase.slug(), what),
            ["prestige", value] => expect("prestige", board.prestige, parse(value)?),
            ["round", value] => expect("round", board.round, parse(value)?),
            ["letter", side] => expect("letter", board.letter, parse(side)?),
            ["deck", count] => expect("deck", self.state.deck().len(), parse(count)?),
            ["agendas", "in", "deck", count] => expect("agenda deck", self.state.agenda_deck(), parse(count)?),
            ["discarded", ref names @ ..] => expect("discarded", cards(names)?.is_subset(board.discard), true),
            ["card", card, side, cubes, icon] => {
                let row = parse::<Card>(card)?.row();
                let whose = match row.affiliation {
                    Affiliation::Side(side) => side.slug(),
                    Affiliation::Un => "un",
                };
                let found = (whose, row.cubes, if row.icon { "icon" } else { "plain" });
                expect("card", found, (side, parse(cubes)?, icon))
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
            ["holds", count] => expect("cards in hand", self.state.hand(side).len(), parse(count)?),
            ["saved", names @ ..] => expect("saved", cards(names)?.is_subset(self.state.aftermath(side)), true),
            ["flags", a, b, c] => {
                let mut wanted = [parse::<Agenda>(a)?, parse(b)?, parse(c)?];
                wanted.sort();
                let open = |seat| self.state.view(seat).board.flags[side];
                SEATS.into_iter().try_for_each(|seat| expect("flags", open(seat), Some(wanted)))
            }
            ["no", "flags"] => expect("flags", board.flags[side], None),
            ["supply", count] => expect("supply", board.supply(side), parse(count)?),
            ["has", names @ ..] => {
                let wanted: Vec<Modifier> = names.iter().map(|name| modifier(name)).collect::<Outcomes<_>>()?;
                expect("has", board.modifiers[side].iter().collect::<Vec<_>>(), wanted)
            }
            ["defcon", steps @ ..] => {
                let found = Track::ALL.map(|track| board.defcon[side].on(track).to_string());
                expect("defcon", found.join(" "), steps.join(" "))
            }
            pairs if pairs.len() % 2 == 0 => {
                pairs.chunks(2).try_for_each(|pair| self.check_pair(side, pair[0], pair[1]))
            }
            _ => Err(format!("`{}` cannot be checked", words.join(" "))),
        }
    }

    fn check_pair(&self, side: Side, name: &str, value: &str) -> Outcomes {
        let board = self.state.board();
        match name.parse::<Track>() {
            Ok(track) => expect(name, board.defcon[side].on(track), parse(value)?),
            Err(_) => expect(name, board.cubes(side, parse(name)?), parse(value)?),
        }
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

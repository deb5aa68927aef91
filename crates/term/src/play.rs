//! Playing by typing: the loop between a person and a table.

use std::fs;
use std::io::{self, BufRead, Write};

use kernel::{BySide, Dealer, Game, Seat, Side, Turn};
use table::{Commit, Table};
use text::{Language, Texts};

use crate::Drawn;

/// A program that plays: it is given a view and what can be chosen.
pub type Program<G> = Box<dyn FnMut(&<G as Game>::View, &[<G as Game>::Action]) -> <G as Game>::Action>;

/// Who plays a side.
pub enum Player<G: Game> {
    /// Somebody at the keyboard.
    Person,
    /// A program.
    Program(Program<G>),
}

/// How a match came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game is over.
    Over,
    /// The person left before.
    Left,
}

/// A match at a terminal.
pub struct Match<G: Game, I, O> {
    table: Table<G>,
    players: BySide<Player<G>>,
    language: Language,
    input: I,
    output: O,
    /// What every seat was told, whole game long.
    told: [Vec<G::Heard>; 3],
    /// How much of it was shown to each side.
    shown: BySide<usize>,
    /// Who looked at the screen last.
    last: Option<Side>,
}

enum Typed<A> {
    Choice(A),
    Undo,
    Again,
    Quit,
}

impl<G: Drawn, I: BufRead, O: Write> Match<G, I, O> {
    /// A match at a table that may be in the middle of a game.
    pub fn new(table: Table<G>, players: BySide<Player<G>>, language: Language, input: I, output: O) -> Self {
        let told = [Vec::new(), Vec::new(), Vec::new()];
        Match { table, players, language, input, output, told, shown: BySide::default(), last: None }
    }

    /// Plays until the game is over or the person leaves.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn run(&mut self, dealer: &mut impl Dealer) -> io::Result<Ended> {
        loop {
            match self.table.turn() {
                Turn::Over(_) => {
                    self.tell(Seat::Spectator)?;
                    return Ok(Ended::Over);
                }
                Turn::Chance => {
                    let told = &mut self.told;
                    self.table.deal(dealer, |commit| note(told, commit));
                }
                Turn::Player(side) => {
                    if self.turn(side)? == Some(Ended::Left) {
                        return Ok(Ended::Left);
                    }
                }
            }
        }
    }

    /// The table as it is.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    fn turn(&mut self, side: Side) -> io::Result<Option<Ended>> {
        let choices = self.table.choices();
        if let Player::Program(program) = &mut self.players[side] {
            let action = program(&self.table.view(Seat::Player(side)), &choices);
            self.play(side, action);
            return Ok(None);
        }
        self.curtain(side)?;
        self.tell(Seat::Player(side))?;
        self.show(side, &choices)?;
        loop {
            match self.ask(side, &choices)? {
                Typed::Choice(action) => {
                    self.play(side, action);
                    return Ok(None);
                }
                Typed::Undo => match self.table.undo(side) {
                    Ok(()) => {
                        self.retell();
                        let undone = self.texts().get("term-undone");
                        writeln!(self.output, "{undone}")?;
                        return Ok(None);
                    }
                    Err(why) => writeln!(self.output, "{why}")?,
                },
                Typed::Again => {}
                Typed::Quit => return Ok(Some(Ended::Left)),
            }
        }
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    fn play(&mut self, side: Side, action: G::Action) {
        if let Ok(commit) = self.table.play(side, action) {
            note(&mut self.told, &commit);
        }
    }

    /// Tells everything again to itself after something was taken back.
    fn retell(&mut self) {
        self.told = Seat::ALL.map(|seat| self.table.told(seat, 0).into_iter().map(|(_, heard)| heard).collect());
        for side in Side::ALL {
            self.shown[side] = self.shown[side].min(self.told[0].len());
        }
    }

    /// Two people at one screen do not look at each other's hands.
    fn curtain(&mut self, side: Side) -> io::Result<()> {
        let both = matches!((&self.players.us, &self.players.ussr), (Player::Person, Player::Person));
        if both && self.last != Some(side) {
            let name = ("name", self.texts().side(side).into());
            let text = self.texts().with("term-curtain", &[name]);
            write!(self.output, "\x1b[2J\x1b[H{text} ")?;
            self.output.flush()?;
            self.input.read_line(&mut String::new())?;
            write!(self.output, "\x1b[2J\x1b[H")?;
        }
        self.last = Some(side);
        Ok(())
    }

    /// What happened since this seat last looked.
    fn tell(&mut self, seat: Seat) -> io::Result<()> {
        let index = Seat::ALL.iter().position(|&other| other == seat).unwrap_or(2);
        let told = &self.told[index];
        let from = seat.side().map_or(0, |side| self.shown[side].min(told.len()));
        let fresh = if seat.side().is_some() { &told[from..] } else { last_part(told) };
        for line in G::log(self.language, fresh) {
            writeln!(self.output, "  {line}")?;
        }
        if let Some(side) = seat.side() {
            self.shown[side] = told.len();
        }
        Ok(())
    }

    fn show(&mut self, side: Side, choices: &[G::Action]) -> io::Result<()> {
        let view = self.table.view(Seat::Player(side));
        writeln!(self.output, "\n{}", G::board(self.language, &view))?;
        writeln!(self.output, "{}", G::prompt(self.language, &view))?;
        for (number, &action) in choices.iter().enumerate() {
            let choice = G::choice(self.language, &view, action);
            writeln!(self.output, "  {:>2}  {choice:<60} {action}", number + 1)?;
        }
        Ok(())
    }

    fn ask(&mut self, side: Side, choices: &[G::Action]) -> io::Result<Typed<G::Action>> {
        write!(self.output, "{side}> ")?;
        self.output.flush()?;
        let mut typed = String::new();
        if self.input.read_line(&mut typed)? == 0 {
            return Ok(Typed::Quit);
        }
        let (word, rest) = typed.trim().split_once(' ').unwrap_or((typed.trim(), ""));
        match word {
            "" => {}
            "undo" => return Ok(Typed::Undo),
            "quit" => return Ok(Typed::Quit),
            "help" => writeln!(self.output, "{}", self.texts().get("term-help"))?,
            "board" => self.show(side, choices)?,
            "log" => {
                self.shown[side] = 0;
                self.tell(Seat::Player(side))?;
            }
            "card" => self.explain(rest)?,
            "save" => self.save(rest)?,
            _ => match choose(typed.trim(), choices) {
                Ok(action) => return Ok(Typed::Choice(action)),
                Err(fault) => {
                    let text = ("text", typed.trim().into());
                    let why = match fault {
                        Fault::Number(most) => self.texts().with("term-number", &[("most", most.into())]),
                        Fault::Unknown => self.texts().with("term-unknown", &[text]),
                        Fault::Illegal => self.texts().with("term-illegal", &[text]),
                    };
                    writeln!(self.output, "{why}")?;
                }
            },
        }
        Ok(Typed::Again)
    }

    fn explain(&mut self, name: &str) -> io::Result<()> {
        let text = G::explain(self.language, name)
            .unwrap_or_else(|| self.texts().with("term-no-such-card", &[("name", name.into())]));
        writeln!(self.output, "{text}")
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        let text = match fs::write(file, self.table.record().to_string()) {
            Ok(()) => self.texts().with("term-saved", &[("file", file.into())]),
            Err(why) => self.texts().with("term-not-saved", &[("file", file.into()), ("why", why.to_string().into())]),
        };
        writeln!(self.output, "{text}")
    }
}

fn note<G: Game>(told: &mut [Vec<G::Heard>; 3], commit: &Commit<G>) {
    for (told, seat) in told.iter_mut().zip(Seat::ALL) {
        told.extend(commit.heard(seat));
    }
}

/// The end of a long story: enough to see how a game ended.
fn last_part<T>(told: &[T]) -> &[T] {
    &told[told.len().saturating_sub(30)..]
}

/// The choice that was typed, by number or in notation.
/// Why what was typed chooses nothing.
enum Fault {
    /// There is no choice of that number; there are so many.
    Number(usize),
    /// It is no action at all.
    Unknown,
    /// It is an action, but not allowed now.
    Illegal,
}

fn choose<A: Copy + PartialEq + std::str::FromStr>(typed: &str, choices: &[A]) -> Result<A, Fault> {
    if let Ok(number) = typed.parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|index| choices.get(index));
        return chosen.copied().ok_or(Fault::Number(choices.len()));
    }
    let action = typed.parse::<A>().map_err(|_| Fault::Unknown)?;
    if choices.contains(&action) { Ok(action) } else { Err(Fault::Illegal) }
}

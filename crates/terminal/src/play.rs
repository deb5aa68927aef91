//! Playing by typing: a person's end of a table, at a terminal.

mod answer;

use std::io::{self, BufRead, Write};

use bots::Advice;
use client::{Ask, Client, Computer, Host, Local, News, Order, Refused, Warning, Who};
use kernel::{BySide, Dealer, Seat, SeatView, Side, Turn};
use text::{Texts, Voice};

use crate::choices::Choices;
use crate::lay_out::lay_out;
use crate::{Drawn, Ink, Screen, wrap};

/// Somebody who advises the seat of a view.
pub type Adviser<G> = Box<dyn FnMut(&<G as kernel::Game>::View) -> Advice<G>>;

/// What a match at a terminal needs besides its table.
pub struct Setting<G: Drawn> {
    /// Speaks to nobody yet, and knows what the computers are called.
    pub voice: Voice,
    /// The window as it is at a moment: people change its size.
    pub screen: fn() -> Screen,
    /// Which sides are played by somebody at the keyboard.
    pub people: BySide<bool>,
    /// Who plays, as it is kept with a game. Nothing if one of them has no name there.
    pub players: Option<BySide<Who>>,
    /// Who advises.
    pub adviser: Adviser<G>,
}

/// How a match came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game, or the campaign, is over.
    Over,
    /// The person left before.
    Left,
}

/// Why a match cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The terminal cannot be read or written.
    #[error(transparent)]
    Terminal(#[from] io::Error),
    /// A computer player chose what the rules refuse, or nothing at all.
    #[error("the computer cannot go on: {}", .0.map_or_else(|| "it chose nothing".to_owned(), |why| why.to_string()))]
    Computer(Option<Refused>),
}

/// A match at a terminal.
pub struct Match<G: Drawn, D, C, I, O> {
    host: Local<G, D, C>,
    client: Client<G>,
    setting: Setting<G>,
    input: I,
    output: O,
    /// How much of what they were told each side has read.
    read: BySide<usize>,
    /// The warnings that are on the screen.
    warned: Vec<Warning>,
}

/// How many lines are told of what happened before somebody sat down.
const RECENT: usize = 12;

impl<G: Drawn, D: Dealer, C: Computer<G>, I: BufRead, O: Write> Match<G, D, C, I, O> {
    /// A match at a table that may be in the middle of a game.
    pub fn new(host: Local<G, D, C>, setting: Setting<G>, input: I, output: O) -> Self {
        let client = Client::new(Seat::Spectator, host.record().rules());
        Match { host, client, setting, input, output, read: BySide::default(), warned: Vec::new() }
    }

    /// Plays until the game, or the campaign, is over or the person leaves.
    ///
    /// # Errors
    /// If the terminal cannot be read or written, or a computer player fails.
    pub fn run(&mut self) -> Result<Ended, Stopped> {
        self.sit(self.first_seat());
        loop {
            match self.host.turn() {
                Turn::Over(_) if self.end()? => return Ok(Ended::Over),
                Turn::Over(_) => self.begin_next(),
                Turn::Player(side) if self.setting.people[side] => {
                    if let Some(ended) = self.turn(side)? {
                        return Ok(ended);
                    }
                }
                // Whoever sits down or plays lets the computers choose: none of them can be left to wait for.
                Turn::Player(_) => return Err(Stopped::Computer(self.client.refused())),
                Turn::Chance => unreachable!("a host deals by itself"),
            }
        }
    }

    /// Where the match begins: at a side that a person plays, if there is one.
    fn first_seat(&self) -> Seat {
        match self.setting.people {
            BySide { us: true, .. } => Seat::Player(Side::Us),
            BySide { ussr: true, .. } => Seat::Player(Side::Ussr),
            _ => Seat::Spectator,
        }
    }

    /// Takes a seat and hears everything that it knows.
    fn sit(&mut self, seat: Seat) {
        self.host.sit(seat);
        self.follow();
    }

    /// Hears what the table has to tell, and why it refused something, if it did.
    fn follow(&mut self) -> Option<Refused> {
        let mut refused = None;
        while let Some(news) = self.host.news() {
            if let News::Refused(why) = news {
                refused = Some(why);
            }
            let missed = self.client.hear(news);
            assert!(missed.is_none(), "a host in this process leaves nothing out");
        }
        while !self.client.playback().is_done() {
            self.client.show_all();
            self.client.resume();
        }
        refused
    }

    fn texts(&self) -> &'static Texts {
        self.setting.voice.texts()
    }

    fn screen(&self) -> Screen {
        (self.setting.screen)()
    }

    /// The voice that speaks to whoever sits here.
    fn voice(&self) -> Voice {
        match self.client.seat() {
            Seat::Player(side) => self.setting.voice.addressing(side),
            Seat::Spectator => self.setting.voice.clone(),
        }
    }

    fn view(&self) -> G::View {
        *self.client.playback().view()
    }

    /// One decision of a person.
    fn turn(&mut self, side: Side) -> Result<Option<Ended>, Stopped> {
        if self.client.seat() != Seat::Player(side) {
            self.curtain(side)?;
            self.sit(Seat::Player(side));
        }
        self.tell()?;
        let choices = Choices::new(&self.voice(), &self.view(), &self.view().choices());
        self.show(&choices, false)?;
        loop {
            match self.ask(side, &choices)? {
                answer::After::Asked => {}
                answer::After::Played => return Ok(None),
                answer::After::Left => return Ok(Some(Ended::Left)),
            }
        }
    }

    /// Two people at one screen do not look at each other's hands, not even by scrolling back.
    fn curtain(&mut self, side: Side) -> io::Result<()> {
        const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
        let text = self.texts().with("term-curtain", &[("name", self.texts().side(side).into())]);
        write!(self.output, "{CLEAR}{text} ")?;
        self.output.flush()?;
        self.read_line()?;
        write!(self.output, "{CLEAR}")?;
        self.warned.clear();
        Ok(())
    }

    /// What happened since this seat last looked; of a long story that it was never told here, the end.
    fn tell(&mut self) -> io::Result<()> {
        let told = self.client.playback().told();
        let side = self.client.seat().side();
        let read = side.map_or(0, |side| self.read[side].min(told.len()));
        let (fresh, count) = (self.log(read), told.len());
        let skipped = if read == 0 { fresh.len().saturating_sub(RECENT) } else { 0 };
        if skipped > 0 {
            let more = self.texts().with("term-earlier", &[("count", skipped.into())]);
            self.say(&more)?;
        }
        for line in &fresh[skipped..] {
            self.say(line)?;
        }
        if let Some(side) = side {
            self.read[side] = count;
        }
        Ok(())
    }

    /// The log from something that was told on.
    fn log(&self, from: usize) -> Vec<String> {
        let told = &self.client.playback().told()[from..];
        G::log(self.voice(), &told.iter().map(|&(_, heard)| heard).collect::<Vec<_>>())
    }

    /// Writes a text, indented and in lines that fit.
    fn say(&mut self, text: &str) -> io::Result<()> {
        for line in wrap(text, 2, 2, self.screen().width) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Writes lines as they are.
    fn print(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    /// Shows the table and what can be chosen. Whoever is about to play a card is warned of everything; after that, only of
    /// a danger that is new, unless they want to see everything.
    fn show(&mut self, choices: &Choices<G>, everything: bool) -> io::Result<()> {
        let (voice, view) = (self.voice(), self.view());
        let everything = everything || choices.actions().into_iter().any(G::is_opening);
        let warnings = G::warnings(&voice, &view);
        let is_known = |new: &Warning| self.warned.iter().any(|old| (old.side, old.certain) == (new.side, new.certain));
        let fresh: Vec<Warning> = warnings.iter().filter(|warning| everything || !is_known(warning)).cloned().collect();
        self.warned = warnings;
        writeln!(self.output)?;
        let laid = lay_out(&voice, self.screen(), &view, choices, &fresh);
        self.print(&laid.above)?;
        self.print(&laid.table)
    }

    /// Tells how the game ended, and how the campaign stands. Whether that was all.
    fn end(&mut self) -> Result<bool, Stopped> {
        if self.setting.people == BySide::new(true, true) {
            // The end is for both.
            self.read = BySide::default();
            self.sit(Seat::Spectator);
        }
        self.tell()?;
        writeln!(self.output)?;
        self.print(&G::board(&self.voice(), self.screen(), &self.view()))?;
        let Some(earlier) = self.host.earlier() else { return Ok(true) };
        let games = [earlier, &[self.host.record()]].concat();
        let standing = G::campaign(&games).expect("a campaign is played");
        for line in crate::campaign(&self.voice(), standing) {
            writeln!(self.output, "{}", self.screen().paint(Ink::Strong, &line))?;
        }
        Ok(standing.outcome().is_some())
    }

    /// Begins the next game of the campaign.
    fn begin_next(&mut self) {
        // Any side may ask for it; a spectator may not.
        let ask = Order { seat: Seat::Player(Side::Us), ply: self.host.ply(), ask: Ask::NextGame };
        self.host.take(ask);
        self.read = BySide::default();
        self.warned.clear();
        let refused = self.follow();
        assert!(!matches!(refused, Some(Refused::NoNextGame)), "a campaign that is not over goes on");
    }

    /// A line that was typed, or nothing at the end of the input. What is not text is shown as such.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use days::{Action, State, View};
    use table::{Seeded, Table};
    use text::Language;

    use super::*;

    /// A computer that chooses what nobody offered, or nothing.
    struct Broken(Option<Action>);

    impl Computer<State> for Broken {
        fn choose(&mut self, _ply: usize, _view: &View) -> Option<Action> {
            self.0
        }
    }

    fn screen(computers: BySide<Option<Broken>>, typed: &[u8]) -> (Result<Ended, Stopped>, String) {
        let record = Table::<State>::new(days::Rules::default()).record();
        let people = BySide::new(computers.us.is_none(), computers.ussr.is_none());
        let setting = Setting {
            voice: Voice::neutral(Language::English),
            screen: Screen::default,
            people,
            players: None,
            adviser: Box::new(|_| Advice {
                plan: Vec::new(),
                suggestions: Vec::new(),
                aims: Vec::new(),
                iterations: 0,
            }),
        };
        let mut output = Vec::new();
        let host = Local::new(&record, None, Seeded::new(3), computers);
        let ended = Match::new(host, setting, typed, &mut output).run();
        (ended, String::from_utf8(output).expect("text"))
    }

    #[test]
    fn a_computer_that_fails_ends_the_match() {
        let illegal = Some(Broken(Some(Action::Done)));
        let (ended, _) = screen(BySide::new(None, illegal), b"1\n1\n1\n");
        assert!(matches!(ended, Err(Stopped::Computer(Some(Refused::Rules(_))))), "{ended:?}");
        let (ended, _) = screen(BySide::new(Some(Broken(None)), None), b"1\n1\n1\n");
        assert!(matches!(ended, Err(Stopped::Computer(None))), "{ended:?}");
    }

    #[test]
    fn the_curtain_leaves_nothing_to_scroll_back_to() {
        let (ended, shown) = screen(BySide::new(None, None), b"1\n\nhand\n");
        assert_eq!(ended.expect("somebody left"), Ended::Left);
        let (before, after) = shown.split_once("only you can see the screen.").expect("a curtain");
        assert!(before.contains("US> ") && before.ends_with("\x1b[2J\x1b[3J\x1b[HUSSR: your turn. Press Enter when "));
        assert!(after.starts_with(" \x1b[2J\x1b[3J\x1b[H"));
    }

    #[test]
    fn whoever_means_it_gives_up() {
        let (ended, shown) = screen(BySide::new(None, None), b"resign\n\nresign\nresign\n");
        assert_eq!(ended.expect("the game is over"), Ended::Over);
        assert!(shown.contains("The game goes on.") && shown.contains("The US resigned. The USSR wins."), "{shown}");
    }

    #[test]
    fn a_byte_that_is_no_text_is_only_not_understood() {
        let (ended, shown) = screen(BySide::new(None, None), b"\xff\xfe\nwrite /tmp/\xff\nboard\n");
        assert_eq!(ended.expect("somebody left"), Ended::Left);
        assert!(shown.contains("I don’t understand “") && shown.contains("not text in UTF-8"), "{shown}");
        assert_eq!(shown.matches("13 Days").count(), 2, "it goes on");
    }
}

//! A game, as Python sees it.

use bots::{BotSpec, Budget};
use encoding::Encoded;
use kernel::{Game as _, Seat, Side, Turn};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use table::{GameKind, Recorded, Seeded, with_game};
use text::Language;

use crate::dealt::returns;
use crate::error::{illegal, invalid};
use crate::matched::{Match, Start};
use crate::options::{Options, kind};

/// A position of 13 Days or 13 Minutes, and how it came about.
///
/// `Game("days", seed=7)` deals by itself: somebody is always to choose until it is over. `number` is the number of the game
/// under its seed, as in `thirteen simulate`. Without a seed chance is explicit: see `draws`, `draw` and `deal`.
///
/// Options of 13 Days: `agenda_scoring`, `"standard"` or `"before-escalation"`. Of 13 Minutes: `deck`, a deck file or its text,
/// and `max_cubes`.
///
/// >>> import thirteen
/// >>> game = thirteen.Game("days", seed=7)
/// >>> game.turn, len(game.actions())
/// ('us', 3)
#[pyclass(module = "thirteen._core", subclass)]
#[derive(Clone)]
pub(crate) struct Game {
    inner: Inner,
}

#[derive(Clone)]
enum Inner {
    Days(Box<Match<days::State>>),
    Minutes(Box<Match<minutes::State>>),
}

/// Asks the game, whichever it is.
macro_rules! on {
    ($self:expr, $game:ident => $body:expr) => {
        match &$self.inner {
            Inner::Days($game) => $body,
            Inner::Minutes($game) => $body,
        }
    };
    (mut $self:expr, $game:ident => $body:expr) => {
        match &mut $self.inner {
            Inner::Days($game) => $body,
            Inner::Minutes($game) => $body,
        }
    };
}

/// A seat by its name or by the number of its side.
#[derive(FromPyObject)]
pub(crate) enum SeatArg {
    Number(i64),
    Name(String),
}

impl SeatArg {
    fn seat(self) -> PyResult<Seat> {
        match self {
            SeatArg::Number(0) => Ok(Seat::Player(Side::Us)),
            SeatArg::Number(1) => Ok(Seat::Player(Side::Ussr)),
            SeatArg::Number(other) => Err(invalid(format!("{other} is no seat: give 0 for the US or 1 for the USSR"))),
            SeatArg::Name(name) => name.parse().map_err(invalid),
        }
    }
}

fn language(code: &str) -> PyResult<Language> {
    code.parse().map_err(invalid)
}

/// Data as Python's own.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

impl Game {
    fn seat(&self, seat: Option<SeatArg>) -> PyResult<Seat> {
        let mover = on!(self, game => game.turn()).side().map_or(Seat::Spectator, Seat::Player);
        seat.map_or(Ok(mover), SeatArg::seat)
    }

    fn from_inner(kind: GameKind, value: &Value) -> PyResult<Game> {
        let inner = match kind {
            GameKind::Days => Inner::Days(Box::new(Match::restore(value).map_err(invalid)?)),
            GameKind::Minutes => Inner::Minutes(Box::new(Match::restore(value).map_err(invalid)?)),
        };
        Ok(Game { inner })
    }

    /// The code of an action that is given by code or in the notation.
    fn code(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        if let Ok(code) = action.extract::<i64>() {
            return usize::try_from(code).map_err(|_| illegal(format!("{code} is no action: codes are not negative")));
        }
        let text: String = action.extract()?;
        on!(self, game => game.code(&text)).map_err(illegal)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game = "days", seed = None, number = 0, *, agenda_scoring = None, deck = None, max_cubes = None))]
    fn new(
        game: &str,
        seed: Option<u64>,
        number: u64,
        agenda_scoring: Option<String>,
        deck: Option<String>,
        max_cubes: Option<u8>,
    ) -> PyResult<Self> {
        let options = Options { agenda_scoring, deck, max_cubes };
        let dealer = seed.map(|seed| Seeded::of_game(seed, number));
        let inner = match kind(game)? {
            GameKind::Days => Inner::Days(Box::new(Match::new(Start::Rules(options.days()?, ()), dealer))),
            GameKind::Minutes => {
                let (rules, _lease) = options.minutes()?;
                let hold = minutes::State::hold(rules).ok_or_else(|| invalid("the deck is gone"))?;
                Inner::Minutes(Box::new(Match::new(Start::Rules(rules, hold), dealer)))
            }
        };
        Ok(Game { inner })
    }

    /// A recorded game, after so many entries or at its end. It deals no more by itself.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> thirteen.Game.from_record(game.record()) == game
    /// True
    #[staticmethod]
    #[pyo3(signature = (text, at = None))]
    fn from_record(text: &str, at: Option<usize>) -> PyResult<Self> {
        let inner = match Recorded::of(text).map_err(invalid)? {
            Recorded::Game(GameKind::Days) => Inner::Days(Box::new(Match::from_record(text, at).map_err(invalid)?)),
            Recorded::Game(GameKind::Minutes) => {
                Inner::Minutes(Box::new(Match::from_record(text, at).map_err(invalid)?))
            }
            Recorded::Campaign => return Err(invalid("a campaign is no single game: take its games one by one")),
        };
        Ok(Game { inner })
    }

    /// The name of the game: `days` or `minutes`.
    #[getter]
    fn name(&self) -> &'static str {
        match self.inner {
            Inner::Days(_) => days::State::SLUG,
            Inner::Minutes(_) => minutes::State::SLUG,
        }
    }

    /// The options of its rules, as records write them.
    #[getter]
    fn rules(&self) -> String {
        on!(self, game => game.state.rules().to_string())
    }

    /// Who acts: 0 for the US, 1 for the USSR, -1 for chance, -4 for nobody: the game is over.
    #[getter]
    fn player(&self) -> i32 {
        match on!(self, game => game.turn()) {
            Turn::Player(side) => side as i32,
            Turn::Chance => -1,
            Turn::Over(_) => -4,
        }
    }

    /// Who acts, by name: `us`, `ussr`, `chance` or `over`.
    #[getter]
    fn turn(&self) -> &'static str {
        match on!(self, game => game.turn()) {
            Turn::Player(side) => side.slug(),
            Turn::Chance => "chance",
            Turn::Over(_) => "over",
        }
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        on!(self, game => game.outcome()).is_some()
    }

    /// How it ended: the `winner` (or None) and `why`. None while it lasts.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &on!(self, game => game.outcome_json()))
    }

    /// What the US and the USSR get: 1 for the winner, -1 for the loser; 0 for both while it lasts or if nobody won.
    #[getter]
    fn returns(&self) -> (f32, f32) {
        let [us, ussr] = on!(self, game => returns(&game.state));
        (us, ussr)
    }

    /// Whether chance is dealt by itself, from a seed.
    #[getter]
    fn seeded(&self) -> bool {
        on!(self, game => game.dealer.is_some())
    }

    fn __len__(&self) -> usize {
        on!(self, game => game.entries.len())
    }

    /// The codes of what the side to move may choose, the lowest first; nothing if no side is to move.
    ///
    /// >>> import thirteen
    /// >>> thirteen.Game("minutes", seed=1).actions() == list(range(11, 25))  # any bid
    /// True
    fn actions(&mut self) -> Vec<u16> {
        on!(mut self, game => game.legal()).iter().map(|code| code as u16).collect()
    }

    /// Whether an action, by code or in the notation, is legal now.
    fn is_legal(&mut self, action: &Bound<'_, PyAny>) -> PyResult<bool> {
        let code = self.code(action)?;
        Ok(on!(mut self, game => game.legal()).contains(code))
    }

    /// The legal actions as an array of 0 and 1, a byte for every code; written into `out` if that is given.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> game.mask().nonzero()[0].tolist() == game.actions()
    /// True
    #[pyo3(signature = (out = None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let size = on!(self, game => actions_of(&game.state));
        let legal = on!(mut self, game => game.legal());
        filled(py, size, out, |bytes| legal.write_mask(bytes))
    }

    /// What a seat (`us`, `ussr`, `spectator`, or 0 and 1) may know, as bytes: see `thirteen.encoding`. The seat is the side to move
    /// if none is given. Written into `out` if that is given.
    ///
    /// >>> import thirteen
    /// >>> thirteen.Game("days", seed=1).observation("ussr").shape[0] == thirteen.encoding("days").observation
    /// True
    #[pyo3(signature = (seat = None, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatArg>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        on!(self, game => {
            let view = game.state.view(seat);
            filled(py, observation_of(&game.state), out, |bytes| observe(&game.state, &view, bytes))
        })
    }

    /// What a seat heard and chose so far, as words: all that it can remember.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> before = game.history("us").tolist()
    /// >>> game.play(game.actions()[0])
    /// >>> game.history("us").tolist()[:len(before)] == before
    /// True
    #[pyo3(signature = (seat = None))]
    fn history<'py>(&self, py: Python<'py>, seat: Option<SeatArg>) -> PyResult<Bound<'py, PyArray1<u16>>> {
        let seat = self.seat(seat)?;
        Ok(PyArray1::from_vec(py, on!(self, game => game.words(seat))))
    }

    /// Carries out an action of the side to move, given by code or in the notation. A seeded game then deals by itself.
    ///
    /// Raises `IllegalAction`, which says why, if the rules do not allow it. Nothing has changed then.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("minutes", seed=5)
    /// >>> game.play("bid 3")
    /// >>> game.play(game.code_of("bid 1"))
    /// >>> game.turn
    /// 'us'
    /// >>> game.play("bid 3")
    /// Traceback (most recent call last):
    ///     ...
    /// thirteen.IllegalAction: us cannot `bid 3` now. ...
    fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let code = self.code(action)?;
        on!(mut self, game => game.play(code)).map_err(illegal)
    }

    /// The code of an action that is written in the notation (`docs/notation.md`), legal or not.
    fn code_of(&self, text: &str) -> PyResult<usize> {
        on!(self, game => game.code(text)).map_err(invalid)
    }

    /// An action in the notation.
    ///
    /// >>> import thirteen
    /// >>> thirteen.Game("days").notation(18)
    /// '+2 berlin'
    fn notation(&self, action: usize) -> PyResult<String> {
        let found = on!(self, game => game.action_text(action));
        found.ok_or_else(|| invalid(format!("{action} is no action")))
    }

    /// A legal action in words, as players read it, in English (`en`) or French (`fr`).
    ///
    /// >>> import thirteen
    /// >>> thirteen.Game("minutes", seed=1).describe("bid 3") != ""
    /// True
    #[pyo3(signature = (action, lang = "en"))]
    fn describe(&mut self, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<String> {
        let (code, language) = (self.code(action)?, language(lang)?);
        on!(mut self, game => game.describe(code, language)).map_err(illegal)
    }

    /// What chance can draw next, each code with its probability. A hand is drawn card by card.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("minutes")
    /// >>> len(game.draws())
    /// 13
    /// >>> game.draw(4)
    /// >>> len(game.draws())
    /// 12
    fn draws(&self) -> Vec<(usize, f64)> {
        on!(self, game => game.draws())
    }

    /// Draws a card, by its code. When all of a draw is there, the game goes on.
    fn draw(&mut self, code: usize) -> PyResult<()> {
        on!(mut self, game => game.draw(code)).map_err(illegal)
    }

    /// What was drawn so far of a hand that is not yet whole.
    #[getter]
    fn drawn(&self) -> Vec<u16> {
        on!(self, game => game.drawn.iter().map(|&code| code.into()).collect())
    }

    /// Deals whatever is to be dealt: from a seed, or what the notation says.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("minutes")
    /// >>> game.deal(7)
    /// >>> game.turn
    /// 'us'
    fn deal(&mut self, how: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(seed) = how.extract::<u64>() {
            on!(mut self, game => game.deal_seeded(seed));
            return Ok(());
        }
        let text: String = how.extract()?;
        on!(mut self, game => game.deal_text(&text)).map_err(illegal)
    }

    /// Takes back the last decision and what was dealt since. Where chance is not dealt by itself: the last entry, whatever it is.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> before = game.clone()
    /// >>> game.play(game.actions()[0])
    /// >>> game.undo()
    /// >>> game == before
    /// True
    fn undo(&mut self) -> PyResult<()> {
        on!(mut self, game => game.undo()).map_err(illegal)
    }

    /// A game of its own, equal to this one. `copy.copy` and `copy.deepcopy` do the same, and games can be pickled.
    fn clone(&self) -> Game {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Game {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Game {
        Clone::clone(self)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let kept = on!(self, game => game.keep()).map_err(invalid)?;
        Ok((py.get_type::<Game>().getattr("_restore")?, (kept.to_string(),)))
    }

    #[staticmethod]
    fn _restore(kept: &str) -> PyResult<Game> {
        let value: Value = serde_json::from_str(kept).map_err(invalid)?;
        Game::from_inner(kind(value["game"].as_str().unwrap_or_default())?, &value)
    }

    fn __eq__(&self, other: &Game) -> bool {
        match (&self.inner, &other.inner) {
            (Inner::Days(a), Inner::Days(b)) => a.state == b.state && a.drawn == b.drawn,
            (Inner::Minutes(a), Inner::Minutes(b)) => a.state == b.state && a.drawn == b.drawn,
            _ => false,
        }
    }

    /// Everything that was chosen and dealt, in the notation.
    #[getter]
    fn entries(&self) -> Vec<String> {
        on!(self, game => game.entry_texts())
    }

    /// The game as a record: text that can be replayed for ever, here or by `thirteen replay`.
    fn record(&self) -> PyResult<String> {
        on!(self, game => game.record().map(|record| record.to_string())).map_err(invalid)
    }

    /// Everything that happened, as data: in full (`docs/trace.md`), or as a seat heard it (`docs/wire.md`).
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> game.facts()[0]["t"]
    /// 'defcon'
    #[pyo3(signature = (seat = None))]
    fn facts<'py>(&self, py: Python<'py>, seat: Option<SeatArg>) -> PyResult<Bound<'py, PyAny>> {
        let seat = seat.map(SeatArg::seat).transpose()?;
        to_python(py, &on!(self, game => game.facts_json(seat)))
    }

    /// Everything that happened in words: in full, or as a seat heard it; in English (`en`) or French (`fr`).
    ///
    /// >>> import thirteen
    /// >>> len(thirteen.Game("days", seed=1).log("us")) > 0
    /// True
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn log(&self, seat: Option<SeatArg>, lang: &str) -> PyResult<Vec<String>> {
        let (seat, language) = (seat.map(SeatArg::seat).transpose()?, language(lang)?);
        Ok(on!(self, game => game.log(seat, language)))
    }

    /// The lines of a trace, as `thirteen simulate --trace` writes them for the game of this number.
    #[pyo3(signature = (game = 0))]
    fn trace(&self, game: u64) -> Vec<String> {
        on!(self, it => it.trace(game))
    }

    /// What a seat may know, as data (`docs/wire.md`). The seat is the side to move if none is given.
    ///
    /// >>> import thirteen
    /// >>> thirteen.Game("days", seed=1).view("us")["seat"]
    /// 'us'
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<SeatArg>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        to_python(py, &on!(self, game => game.view_json(seat)))
    }

    /// The whole position, hidden parts included, as data (`docs/trace.md`).
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &on!(self, game => game.position_json()))
    }

    /// Who is to move and what is asked, as a sentence.
    #[pyo3(signature = (lang = "en"))]
    fn prompt(&self, lang: &str) -> PyResult<String> {
        let language = language(lang)?;
        Ok(on!(self, game => game.prompt(language)))
    }

    /// A game that goes on from a position which the seat cannot tell from this one, each equally likely. It does not deal by itself.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> guess = game.guess("us", seed=3)
    /// >>> bool((guess.observation("us") == game.observation("us")).all())
    /// True
    #[pyo3(signature = (seat, seed))]
    fn guess(&self, seat: SeatArg, seed: u64) -> PyResult<Game> {
        let seat = seat.seat()?;
        let inner = match &self.inner {
            Inner::Days(game) => Inner::Days(Box::new(game.guess(seat, seed))),
            Inner::Minutes(game) => Inner::Minutes(Box::new(game.guess(seat, seed))),
        };
        Ok(Game { inner })
    }

    /// What a built-in player would choose: `random`, `greedy`, `search:1000`, or a level such as `envoy` (`docs/opponents.md`). The
    /// player sees what the side to move sees, and no more. Without a seed, the dealer of a seeded game decides, as in
    /// `thirteen simulate`.
    ///
    /// >>> import thirteen
    /// >>> game = thirteen.Game("days", seed=1)
    /// >>> game.choose("greedy", seed=2) in game.actions()
    /// True
    #[pyo3(signature = (player, seed = None))]
    fn choose(&mut self, py: Python<'_>, player: &str, seed: Option<u64>) -> PyResult<usize> {
        let player: BotSpec = player.parse().map_err(invalid)?;
        py.detach(|| on!(mut self, game => game.choose(player, seed))).map_err(invalid)
    }

    /// What the built-in search thinks of the choices after a budget of `"1000"` descents, `"800n"` nodes or `"100ms"`: for each its
    /// code, how often it was visited, and the chance to win, the most visited first.
    ///
    /// >>> import thirteen
    /// >>> best, visits, win = thirteen.Game("days", seed=1).think("200")[0]
    /// >>> 0 <= win <= 1
    /// True
    #[pyo3(signature = (budget = "1000", seed = 0, workers = 1))]
    fn think(&self, py: Python<'_>, budget: &str, seed: u64, workers: u32) -> PyResult<Vec<(usize, u64, f32)>> {
        let budget: Budget = budget.parse().map_err(invalid)?;
        if !(1..=256).contains(&workers) {
            return Err(invalid("give workers from 1 to 256"));
        }
        py.detach(|| on!(self, game => game.think(budget, workers, seed))).map_err(invalid)
    }

    /// Advice with reasons, for the side to move: a `text`, and the same as data.
    ///
    /// >>> import thirteen
    /// >>> advice = thirteen.Game("days", seed=1).advise("200")
    /// >>> len(advice["suggestions"]) <= 4
    /// True
    #[pyo3(signature = (budget = "2000", seed = 0, most = 4, lang = "en"))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        budget: &str,
        seed: u64,
        most: usize,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (budget, language): (Budget, _) = (budget.parse().map_err(invalid)?, language(lang)?);
        let advice = py.detach(|| on!(self, game => game.advise(budget, seed, most, language))).map_err(invalid)?;
        to_python(py, &advice)
    }

    /// What the US and the USSR get after random play to the end, from a seed. The game stays as it is.
    fn rollout(&self, seed: u64) -> (f32, f32) {
        let [us, ussr] = on!(self, game => game.rollout(seed));
        (us, ussr)
    }

    /// The board as a seat sees it, drawn with letters. The seat is the side to move if none is given.
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn board(&self, seat: Option<SeatArg>, lang: &str) -> PyResult<String> {
        let (seat, language) = (self.seat(seat)?, language(lang)?);
        Ok(on!(self, game => game.board(seat, language, false)).join("\n"))
    }

    fn __str__(&self) -> PyResult<String> {
        self.board(None, "en")
    }

    fn __repr__(&self) -> String {
        let (name, turn, entries) = (self.name(), self.turn(), self.__len__());
        format!("<thirteen.Game {name}: {turn}, {entries} entries>")
    }

    fn _repr_html_(&self) -> PyResult<String> {
        let seat = self.seat(None)?;
        Ok(crate::ansi::html(&on!(self, game => game.board(seat, Language::English, true))))
    }
}

fn actions_of<G: Encoded>(_state: &G) -> usize {
    G::ACTIONS
}

fn observation_of<G: Encoded>(_state: &G) -> usize {
    G::OBSERVATION
}

fn observe<G: Encoded>(_state: &G, view: &G::View, out: &mut [u8]) {
    G::observe(view, out);
}

/// Bytes in an array that was given, or in a new one.
fn filled<'py>(
    py: Python<'py>,
    size: usize,
    out: Option<Bound<'py, PyArray1<u8>>>,
    fill: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let Some(out) = out else {
        let mut bytes = vec![0; size];
        fill(&mut bytes);
        return Ok(PyArray1::from_vec(py, bytes));
    };
    let mut held = out.try_readwrite().map_err(|_| invalid("out is in use"))?;
    let bytes = held.as_slice_mut().map_err(|_| invalid("out must lie in one piece"))?;
    if bytes.len() != size {
        return Err(invalid(format!("out has {} bytes: it must have {size}", bytes.len())));
    }
    fill(bytes);
    drop(held);
    Ok(out)
}

/// The tables of a game in numbers, as JSON.
#[pyfunction]
pub(crate) fn encoding_json(game: &str) -> PyResult<String> {
    let kind = kind(game)?;
    Ok(with_game!(kind, G => wire::encoding::<G>().to_string()))
}

/// The licences of everything in this package that others wrote.
#[pyfunction]
pub(crate) fn licences() -> &'static str {
    include_str!("../../server/licences.txt")
}

//! What is asked, and what is answered. A request holds what one seat sees, and nothing else.

use std::sync::atomic::{AtomicU32, Ordering};

use analysis::puzzle::Puzzle;
use bots::{BotSpec, Budget, Level, Monitor, Progress, Suggestion, advise};
use client::worker::{self, Advice, Reply, Request, Review, Task, read};
use kernel::{SeatView, Side};
use table::{GameKind, Recorded, with_game};
use text::advice::Advised;
use text::{Language, Texts, Voice};
use wire::message::{self, Coded};

use crate::review;

/// How many descents an advice is worth.
const ADVICE: u64 = 6_000;
/// How many choices an advice names.
const MOST: usize = 4;
/// Progress is told in steps of so many hundredths.
const STEP: u32 = 2;

/// Who hears the replies. A plain function, because a search may tell of its progress from any thread.
pub(crate) type Say = fn(Reply);

pub(crate) fn language_of(bytes: &[u8]) -> Option<String> {
    match read::<Request>(bytes).ok()?.task {
        Task::Advise { language } | Task::Analyse { language, .. } | Task::Pose { language, .. } => Some(language),
        Task::Choose { .. } | Task::Redraw { .. } => None,
    }
}

pub(crate) fn answer(bytes: &[u8], say: Say) {
    let request = match read::<Request>(bytes) {
        Ok(request) => request,
        Err(why) => return say(Reply::Failed { id: None, why: why.to_string() }),
    };
    let id = request.id;
    say(reply(&request, say).unwrap_or_else(|why| Reply::Failed { id: Some(id), why }));
}

fn reply(request: &Request, say: Say) -> Result<Reply, String> {
    // Kept until the answer is written: the view, and all that is thought about it, refers to the deck.
    let _deck = request.deck.as_deref().map(decks::read).transpose().map_err(|faults| told_faults(&faults))?;
    let id = request.id;
    match &request.task {
        Task::Analyse { review, language } => {
            let progress = |done: usize, of: usize| {
                say(Reply::Progress { id, done: done as f32 / of.max(1) as f32 });
                true
            };
            let voice = voice_of(review, language)?;
            let beside =
                with_game!(kind_of_record(&review.record)?, G => review::analysis::<G>(review, &voice, progress))?;
            Ok(Reply::Beside { id, beside })
        }
        Task::Pose { puzzle, answer, language } => {
            let puzzle = Puzzle::read(puzzle).map_err(|why| why.to_string())?;
            let (voice, answer) = (Voice::neutral(language.parse::<Language>()?), answer.map(|at| at as usize));
            let kind = puzzle.game.parse::<GameKind>().map_err(|why| why.to_string())?;
            let beside = with_game!(kind, G => review::puzzle::<G>(&puzzle, answer, &voice))?;
            Ok(Reply::Beside { id, beside })
        }
        Task::Redraw { record, ply, side } => {
            let side = side.parse::<Side>().map_err(|why| why.to_string())?;
            let record =
                with_game!(kind_of_record(record)?, G => review::again::<G>(record, *ply, side, request.seed))?;
            Ok(Reply::Redrawn { id, record })
        }
        Task::Choose { .. } | Task::Advise { .. } => {
            with_game!(kind_of(&request.view)?, G => of_game::<G>(request, say))
        }
    }
}

/// The game that a record is of.
fn kind_of_record(record: &str) -> Result<GameKind, String> {
    match Recorded::of(record).map_err(|why| why.to_string())? {
        Recorded::Game(kind) => Ok(kind),
        Recorded::Campaign => Err("only single games are analysed".to_owned()),
    }
}

/// How an analysis is told: to whoever played, calling the others by their names.
fn voice_of(review: &Review, language: &str) -> Result<Voice, String> {
    let mut voice = Voice::to(language.parse::<Language>()?, review.you.parse::<Side>().ok());
    for (side, name) in Side::ALL.into_iter().zip(&review.names) {
        if !name.is_empty() {
            voice = voice.calling(side, name.as_str());
        }
    }
    Ok(voice)
}

fn told_faults(faults: &[decks::Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    format!("the deck is wrong: {}", faults.join("; "))
}

/// The game that a view is of.
fn kind_of(view: &str) -> Result<GameKind, String> {
    let message = message::parse(view.as_bytes(), message::MAX_VIEW).map_err(|why| why.to_string())?;
    let whole = message::Part::root("message", &message);
    whole.key("game").and_then(|game| game.word::<GameKind>()).map_err(|why| why.to_string())
}

fn of_game<G: Advised + Coded>(request: &Request, say: Say) -> Result<Reply, String> {
    let view = message::read_view::<G>(request.view.as_bytes()).map_err(|why| why.to_string())?;
    let (id, told) = (request.id, Told { id: request.id, say, last: AtomicU32::new(0) });
    match &request.task {
        Task::Choose { level } => {
            let level = level.parse::<Level>().map_err(|why| why.to_string())?;
            let choices = view.choices();
            if choices.is_empty() {
                return Err("there is nothing to choose".to_owned());
            }
            let action = BotSpec::Level(level).bot::<G>().choose_monitored(&view, &choices, request.seed, &told);
            Ok(Reply::Choice { id, action: action.to_string() })
        }
        Task::Advise { language } => {
            let language = language.parse::<Language>()?;
            Ok(Reply::Advice { id, advice: advice::<G>(language, &view, request.seed, &told) })
        }
        Task::Analyse { .. } | Task::Pose { .. } | Task::Redraw { .. } => {
            Err("this is no question about a view".to_owned())
        }
    }
}

/// Passes on how far a search has come, now and then.
struct Told {
    id: u32,
    say: Say,
    last: AtomicU32,
}

impl Monitor for Told {
    fn progress(&self, progress: Progress) {
        let done = (100.0 * progress.share) as u32;
        if done >= self.last.load(Ordering::Relaxed) + STEP {
            self.last.store(done, Ordering::Relaxed);
            (self.say)(Reply::Progress { id: self.id, done: progress.share });
        }
    }
}

/// The best few choices with their chances and what speaks for and against each, then what the opponent may be after or
/// hide.
fn advice<G: Advised>(language: Language, view: &G::View, seed: u64, told: &Told) -> Advice {
    let texts = Texts::of(language);
    let percent = |share: f32| (100.0 * share).round() as u32;
    let found = advise::<G>(view, Budget::Iterations(ADVICE), 1, seed, MOST, told);
    let suggestion = |suggestion: &Suggestion<G>| {
        let [pros, cons] = text::advice::reasons(texts, view, suggestion);
        worker::Suggestion {
            action: suggestion.action.to_string(),
            class: suggestion.class.slug().to_owned(),
            wins: text::advice::hundredths(suggestion.band),
            pros,
            cons,
        }
    };
    let aim = |&(aim, likely): &(G::Aim, f32)| (G::aim(texts, aim, likely), percent(likely));
    Advice {
        plan: text::advice::plan::<G>(texts, &found),
        suggestions: found.suggestions.iter().map(suggestion).collect(),
        aims_title: if found.aims.is_empty() { String::new() } else { texts.get(G::AIMS) },
        aims: found.aims.iter().map(aim).collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use client::worker::{enclosed, write};
    use kernel::{Game, Seat};
    use minutes::{Deck, Rules};
    use table::{Record, Seeded, Table};

    use super::*;

    thread_local! {
        static SAID: RefCell<Vec<Reply>> = const { RefCell::new(Vec::new()) };
    }

    fn replies(bytes: &[u8]) -> Vec<Reply> {
        answer(bytes, |reply| SAID.with_borrow_mut(|said| said.push(reply)));
        SAID.take()
    }

    /// What the side to move after so many entries of a stored game is answered.
    fn ask<G: Game + Coded>(name: &str, entries: usize, task: Task) -> Vec<Reply> {
        let path = format!("{}/../../tests/records/{name}.record", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(path).expect("the record is there");
        let table = Record::<G>::read(&record).expect("a record").table_at(entries);
        let side = table.turn().side().expect("somebody chooses");
        let view = message::write_view::<G>(&table.view(Seat::Player(side)));
        replies(&write(&Request { id: 7, view, deck: None, seed: 1, task }))
    }

    #[test]
    fn a_choice_is_one_that_is_offered() {
        let said = ask::<days::State>("playthrough", 60, Task::choose(Level::Cadet));
        let [Reply::Choice { id: 7, action }] = &said[..] else { panic!("{said:?}") };
        assert!(action.parse::<days::Action>().is_ok(), "{action}");
        let said = ask::<minutes::State>("minutes-1", 3, Task::choose(Level::Cadet));
        assert!(matches!(&said[..], [Reply::Choice { action, .. }] if action.starts_with("bid ")), "{said:?}");
    }

    #[test]
    fn a_view_of_another_deck_comes_with_the_deck() {
        let lease = decks::read(&decks::BUILT_IN.replace("\"quarantine\"", "\"naval-drill\"")).expect("a deck");
        let (digest, mut table) = (lease.digest(), Table::<minutes::State>::new(Rules::with_deck(lease.deck())));
        table.deal(&mut Seeded::new(1), |_| {});
        let side = table.turn().side().expect("somebody bids");
        let view = message::write_view::<minutes::State>(&table.view(Seat::Player(side)));
        let deck = enclosed::<minutes::State>(table.rules());
        drop((table, lease));
        assert_eq!(Deck::find(digest), None, "a worker that has just come up does not know it");
        let request = Request { id: 7, view, deck, seed: 1, task: Task::choose(Level::Cadet) };
        let said = replies(&write(&request));
        assert!(matches!(&said[..], [Reply::Choice { id: 7, action }] if action.starts_with("bid ")), "{said:?}");
        assert_eq!(Deck::find(digest), None, "it is given up with the answer");
        let said = replies(&write(&Request { deck: None, ..request.clone() }));
        assert!(matches!(&said[..], [Reply::Failed { id: Some(7), .. }]), "{said:?}");
        let said = replies(&write(&Request { deck: Some("cubes = 1".to_owned()), ..request }));
        assert!(matches!(&said[..], [Reply::Failed { why, .. }] if why.contains("the deck is wrong")), "{said:?}");
        assert_eq!(enclosed::<minutes::State>(Rules::default()), None, "every worker has the built-in deck");
        assert_eq!(enclosed::<days::State>(days::Rules::default()), None);
    }

    #[test]
    fn advice_tells_its_progress_and_has_choices_and_what_is_hidden() {
        let task = Task::Advise { language: "en".to_owned() };
        let mut said = ask::<days::State>("playthrough", 60, task.clone());
        let Some(Reply::Advice { id: 7, advice }) = said.pop() else { panic!("{said:?}") };
        assert!(advice.suggestions.len() > 1 && !advice.aims.is_empty() && !advice.aims_title.is_empty(), "{advice:?}");
        let shares: Vec<f32> = said
            .iter()
            .map(|reply| match reply {
                Reply::Progress { id: 7, done } => *done,
                other => panic!("{other:?}"),
            })
            .collect();
        assert!(shares.len() > 3 && shares.is_sorted(), "{shares:?}");
        let said = ask::<minutes::State>("minutes-1", 3, task);
        let Some(Reply::Advice { advice, .. }) = said.last() else { panic!("{said:?}") };
        assert!(advice.suggestions[0].action.starts_with("bid "), "{advice:?}");
    }

    #[test]
    fn nonsense_is_answered_by_why() {
        let failed = |bytes: &[u8]| matches!(&replies(bytes)[..], [Reply::Failed { why, .. }] if !why.is_empty());
        assert!(failed(b""));
        let view = "hello".to_owned();
        assert!(failed(&write(&Request { id: 1, view, deck: None, seed: 1, task: Task::choose(Level::Cadet) })));
        let view =
            message::write_view::<days::State>(&days::State::first_view(days::Rules::default(), Seat::Spectator));
        assert!(failed(&write(&Request { id: 1, view, deck: None, seed: 1, task: Task::choose(Level::Cadet) })));
    }

    #[test]
    fn only_advice_needs_words() {
        let of = |task| language_of(&write(&Request { id: 1, view: String::new(), deck: None, seed: 1, task }));
        assert_eq!(of(Task::Advise { language: "fr".to_owned() }), Some("fr".to_owned()));
        assert_eq!(of(Task::choose(Level::Cadet)), None);
        assert_eq!(language_of(b"?"), None);
    }
}

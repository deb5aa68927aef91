//! What is asked, and what is answered. The record is all there is to send; the player itself is given its seat's view of
//! it and nothing else.

use bots::{Advice, Budget, Explain, Insight, Level, Player, advise};
use kernel::{Game, List, Seat, Side};
use table::Record;
use text::{Language, Texts};

/// How many descents an advice is worth.
const ADVICE: u64 = 6_000;
/// How many choices an advice names.
const MOST: usize = 3;

/// Who asks, and how.
struct Request<'a> {
    word: &'a str,
    side: Side,
    level: Level,
    language: Language,
    seed: u64,
    record: &'a str,
}

impl<'a> Request<'a> {
    fn read(text: &'a str) -> Result<Self, String> {
        let mut parts = text.splitn(6, '\n');
        let mut next = || parts.next().ok_or("the request is cut off");
        Ok(Request {
            word: next()?,
            side: next()?.parse().map_err(|why| format!("{why}"))?,
            level: next()?.parse().map_err(|why| format!("{why}"))?,
            language: next()?.parse()?,
            seed: next()?.parse().map_err(|_| "the seed is no number")?,
            record: next()?,
        })
    }

    /// What the side sees at the end of the record, and how many entries that is.
    fn seen<G: Game>(&self) -> Result<(G::View, usize), String> {
        let record = Record::<G>::read(self.record).map_err(|why| why.to_string())?;
        let table = record.table_at(usize::MAX).map_err(|(_, why)| why.to_string())?;
        Ok((table.view(Seat::Player(self.side)), table.ply()))
    }
}

pub(crate) fn answer(text: &str) -> Result<String, String> {
    let request = Request::read(text)?;
    match (table::game_of(request.record).map_err(|why| why.to_string())?, request.word) {
        ("days", "choose") => choose::<days::State>(&request),
        ("days", _) => advise_days(&request),
        (other, _) => Err(format!("nobody here plays {other}")),
    }
}

fn choose<G: Insight>(request: &Request<'_>) -> Result<String, String> {
    let (view, ply) = request.seen::<G>()?;
    let mut choices = List::<G::Action>::new();
    // Whoever chooses has the same choices in every position that fits the view.
    G::guess(&view, &mut kernel::Lowest).actions(&mut choices);
    if choices.is_empty() {
        return Err("there is nothing to choose".to_owned());
    }
    let action = Player::Level(request.level).bot::<G>().choose(&view, &choices, request.seed);
    Ok(format!("choose\n{ply}\n{action}"))
}

/// The best few choices with their chances and what speaks for and against each, then what the opponent may be after.
fn advise_days(request: &Request<'_>) -> Result<String, String> {
    let (view, ply) = request.seen::<days::State>()?;
    let texts = Texts::of(request.language);
    let advice = advise::<days::State>(&view, Budget::Iterations(ADVICE), 1, request.seed, MOST, &());
    let reason = |reason| text::advice::reason(texts, view.seat.side(), reason);
    Ok(told(&advice, ply, reason, |agenda| texts.agenda(agenda)))
}

/// Advice as lines of words between tabs.
fn told<G: Explain>(
    advice: &Advice<G>,
    ply: usize,
    reason: impl Fn(G::Reason) -> String,
    aim: impl Fn(G::Aim) -> String,
) -> String {
    let percent = |share: f32| (100.0 * share).round() as u32;
    let mut lines = vec!["advise".to_owned(), ply.to_string()];
    for suggestion in &advice.suggestions {
        let mut words = vec!["choice".to_owned(), suggestion.action.to_string(), percent(suggestion.win).to_string()];
        words.extend(suggestion.reasons.iter().map(|&each| reason(each)));
        lines.push(words.join("\t"));
    }
    lines.extend(advice.aims.iter().map(|&(it, likely)| format!("aim\t{}\t{}", aim(it), percent(likely))));
    lines.join("\n")
}

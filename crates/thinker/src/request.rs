//! What is asked, and what is answered. The record is all there is to send; the player itself is given its seat's view of
//! it and nothing else.

use bots::{Budget, Level, Player, Suggestion, advise};
use kernel::{Game, List, Lowest, Seat, Side};
use table::{Record, Table};
use text::advice::Advised;
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

    /// The table as it is at the end of the record.
    fn table<G: Game>(&self) -> Result<Table<G>, String> {
        let record = Record::<G>::read(self.record).map_err(|why| why.to_string())?;
        record.table_at(usize::MAX).map_err(|(_, why)| why.to_string())
    }
}

pub(crate) fn answer(text: &str) -> Result<String, String> {
    let request = Request::read(text)?;
    match table::game_of(request.record).map_err(|why| why.to_string())? {
        "days" => of_game::<days::State>(&request),
        "minutes" => of_game::<minutes::State>(&request),
        other => Err(format!("nobody here plays {other}")),
    }
}

fn of_game<G: Advised>(request: &Request<'_>) -> Result<String, String> {
    // The table keeps the deck of the game: it must stay as long as the view of it.
    let table = request.table::<G>()?;
    let (view, ply) = (table.view(Seat::Player(request.side)), table.ply());
    let found = match request.word {
        "choose" => choose::<G>(request, &view)?,
        _ => told::<G>(request, &view),
    };
    Ok(format!("{}\n{ply}\n{found}", request.word))
}

fn choose<G: Advised>(request: &Request<'_>, view: &G::View) -> Result<String, String> {
    let mut choices = List::<G::Action>::new();
    // Whoever chooses has the same choices in every position that fits the view.
    G::guess(view, &mut Lowest).actions(&mut choices);
    if choices.is_empty() {
        return Err("there is nothing to choose".to_owned());
    }
    Ok(Player::Level(request.level).bot::<G>().choose(view, &choices, request.seed).to_string())
}

/// The best few choices with their chances and what speaks for and against each, then what the opponent may be after or
/// hide: words between tabs, a line each.
fn told<G: Advised>(request: &Request<'_>, view: &G::View) -> String {
    let texts = Texts::of(request.language);
    let percent = |share: f32| (100.0 * share).round() as u32;
    let advice = advise::<G>(view, Budget::Iterations(ADVICE), 1, request.seed, MOST, &());
    let choice = |suggestion: &Suggestion<G>| {
        let mut words = vec!["choice".to_owned(), suggestion.action.to_string(), percent(suggestion.win).to_string()];
        words.extend(text::advice::reasons(texts, view, suggestion));
        words.join("\t")
    };
    let mut lines: Vec<String> = advice.suggestions.iter().map(choice).collect();
    lines.extend((!advice.aims.is_empty()).then(|| format!("aims\t{}", texts.get(G::AIMS))));
    let aim = |&(aim, likely): &(G::Aim, f32)| format!("aim\t{}\t{}", G::aim(texts, aim, likely), percent(likely));
    lines.extend(advice.aims.iter().map(aim));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(word: &str, name: &str, entries: usize) -> String {
        let path = format!("{}/../../tests/records/{name}.record", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(path).expect("the record is there");
        // The first entries, as somebody in the middle of the game would send them.
        match table::game_of(&record) {
            Ok("days") => ask_at::<days::State>(word, &record, entries),
            _ => ask_at::<minutes::State>(word, &record, entries),
        }
    }

    fn ask_at<G: Game>(word: &str, record: &str, entries: usize) -> String {
        let table = Record::<G>::read(record).expect("a record").table_at(entries).expect("it was played");
        let side = table.turn().side().expect("somebody chooses");
        answer(&format!("{word}\n{side}\ncadet\nen\n1\n{}", table.record())).expect("an answer")
    }

    #[test]
    fn a_choice_is_one_that_is_offered() {
        assert!(ask("choose", "playthrough", 60).starts_with("choose\n60\n"));
        assert!(ask("choose", "minutes-1", 3).starts_with("choose\n3\nbid "));
    }

    #[test]
    fn advice_has_choices_and_what_is_hidden() {
        let lines = ask("advise", "playthrough", 60);
        assert!(lines.lines().filter(|line| line.starts_with("choice\t")).count() > 1, "{lines}");
        assert!(lines.lines().any(|line| line.starts_with("aim\t")), "{lines}");
        assert!(ask("advise", "minutes-1", 3).contains("choice\tbid "));
    }

    #[test]
    fn nonsense_is_answered_by_why() {
        assert!(answer("choose\nus").is_err());
        assert!(answer("choose\nus\ncadet\nen\n1\nhello").is_err());
    }
}

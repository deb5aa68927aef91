//! What somebody typed, and what it asks for.

use std::str::FromStr;

use crate::Pile;

/// What somebody at the keyboard asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed<A> {
    /// Make this choice.
    Choice(A),
    /// What would come of this choice?
    Preview(A),
    /// Take the last choice back.
    Undo,
    /// Advise me.
    Hint,
    /// Draw the table again.
    Board,
    /// Tell the whole game.
    Log,
    /// Show my hand with its Events.
    Hand,
    /// What lies there?
    Look(Pile),
    /// Explain a card or an agenda.
    Explain(String),
    /// Keep the game in a file.
    Write(String),
    /// What can be typed?
    Help,
    /// Give the game up.
    Resign,
    /// Leave.
    Quit,
    /// Nothing.
    Nothing,
}

/// Why what was typed asks for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unclear {
    /// There is no choice of that number; there are so many.
    Number(usize),
    /// It means nothing here.
    Unknown,
    /// It is an action, but not allowed now.
    Illegal,
    /// `save` with something that is neither a choice nor clearly a file.
    Save,
    /// `write` without a file.
    NoFile,
}

/// Reads a line. A choice that is offered is always meant as that choice: `save CARD` is one, so a file is only meant by
/// `save` where its name could not be a card's.
pub(crate) fn read<A: Copy + PartialEq + FromStr>(line: &str, choices: &[A]) -> Result<Typed<A>, Unclear> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match choose(line, choices) {
        Err(Unclear::Unknown) => {}
        found => return found.map(Typed::Choice),
    }
    Ok(match word {
        "" => Typed::Nothing,
        "undo" => Typed::Undo,
        "hint" => Typed::Hint,
        "board" => Typed::Board,
        "log" => Typed::Log,
        "hand" => Typed::Hand,
        "discards" => Typed::Look(Pile::Discards),
        "aftermath" => Typed::Look(Pile::Aftermath),
        "agendas" => Typed::Look(Pile::Agendas),
        "card" => Typed::Explain(rest.to_owned()),
        "help" => Typed::Help,
        "?" | "what" if rest.is_empty() => Typed::Help,
        "?" | "what" => Typed::Preview(choose(rest, choices)?),
        "write" if rest.is_empty() => return Err(Unclear::NoFile),
        "write" => Typed::Write(rest.to_owned()),
        "save" if rest.contains(['.', '/', '\\']) => Typed::Write(rest.to_owned()),
        "save" => return Err(Unclear::Save),
        "resign" => Typed::Resign,
        "quit" => Typed::Quit,
        _ => return Err(Unclear::Unknown),
    })
}

/// The choice that is meant, by number or in notation.
fn choose<A: Copy + PartialEq + FromStr>(text: &str, choices: &[A]) -> Result<A, Unclear> {
    if let Ok(number) = text.parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|index| choices.get(index));
        return chosen.copied().ok_or(Unclear::Number(choices.len()));
    }
    let action = text.parse::<A>().map_err(|_| Unclear::Unknown)?;
    if choices.contains(&action) { Ok(action) } else { Err(Unclear::Illegal) }
}

#[cfg(test)]
mod tests {
    use days::{Action, Card};

    use super::*;

    const CHOICES: [Action; 2] = [Action::Save(Card::Quarantine), Action::Discard(Card::Quarantine)];

    #[test]
    fn a_card_that_is_saved_is_no_file() {
        let read = |line| read(line, &CHOICES);
        assert_eq!(read("save quarantine"), Ok(Typed::Choice(CHOICES[0])));
        assert_eq!(read("save scramble"), Err(Unclear::Illegal), "another card is no file either");
        assert_eq!(read("save game"), Err(Unclear::Save));
        assert_eq!(read("save"), Err(Unclear::Save));
        assert_eq!(read("save quarantine.txt"), Ok(Typed::Write("quarantine.txt".to_owned())));
        assert_eq!(read("save ./game"), Ok(Typed::Write("./game".to_owned())));
        assert_eq!(read("write quarantine"), Ok(Typed::Write("quarantine".to_owned())));
        assert_eq!(read("write  my game "), Ok(Typed::Write("my game".to_owned())));
        assert_eq!(read("write"), Err(Unclear::NoFile));
    }

    #[test]
    fn numbers_and_notation_choose_and_preview() {
        let read = |line| read(line, &CHOICES);
        assert_eq!(read(" 2 "), Ok(Typed::Choice(CHOICES[1])));
        for line in ["what 1", "? 1", "what save quarantine"] {
            assert_eq!(read(line), Ok(Typed::Preview(CHOICES[0])), "{line}");
        }
        for line in ["0", "3", "what 3"] {
            assert_eq!(read(line), Err(Unclear::Number(2)), "{line}");
        }
        assert_eq!(read("what foo"), Err(Unclear::Unknown));
        assert_eq!(read("use"), Err(Unclear::Illegal));
        assert_eq!(read("foo"), Err(Unclear::Unknown));
        assert_eq!(read("?"), Ok(Typed::Help));
        assert_eq!(read(""), Ok(Typed::Nothing));
    }
}

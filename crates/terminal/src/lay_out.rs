//! The table as somebody sees it who is asked something: it fits the window.

use client::Warning;
use text::Voice;

use crate::choices::Choices;
use crate::{Drawn, Ink, Screen, wrap};

/// What somebody who is asked sees.
pub(crate) struct Laid {
    /// Warnings for which the window has no room below: they are read first, and may scroll away.
    pub(crate) above: Vec<String>,
    /// The table, the card in play, their hand, warnings, the question and the choices.
    pub(crate) table: Vec<String>,
}

/// Lays the table out. The board and the choices are always there; then come the warnings, those to the side itself
/// first; of the rest as much is shown as the window has room for, with a line left to type in.
pub(crate) fn lay_out<G: Drawn>(
    voice: &Voice,
    screen: Screen,
    view: &G::View,
    choices: &Choices<G>,
    warnings: &[Warning],
) -> Laid {
    let board = G::board(voice, screen, view);
    let prompt = wrap(&G::prompt(voice, view), 0, 2, screen.width);
    let prompt: Vec<String> = prompt.iter().map(|line| screen.paint(Ink::Strong, line)).collect();
    let in_play = G::in_play(voice, screen, view);
    let [short, long] = [false, true].map(|with_events| G::own(voice, screen, view, with_events));
    // The more is shown, the later it stands here.
    let extras = [in_play.clone(), [&in_play[..], &short].concat(), [in_play, long].concat()];
    let (own, others): (Vec<Warning>, Vec<Warning>) =
        warnings.iter().cloned().partition(|warning| voice.you() == Some(warning.side));
    let all = [&own[..], &others].concat();
    let tries = [(&all[..], &[][..]), (&own, &others), (&[], &all)];
    let mut laid = Laid { above: Vec::new(), table: Vec::new() };
    for (below, above) in tries {
        let below = [warned(screen, below), prompt.clone()].concat();
        let room = screen.height.saturating_sub(board.len() + below.len() + 1);
        let listed = choices.lines(voice, screen, view, room, extras[1].len());
        let left = room.checked_sub(listed.len());
        let shown = extras.iter().rev().find(|extra| extra.len() <= left.unwrap_or(0)).cloned().unwrap_or_default();
        laid = Laid { above: warned(screen, above), table: [board.clone(), shown, below, listed].concat() };
        if left.is_some() {
            break;
        }
    }
    laid
}

/// Warnings of war.
pub(crate) fn warned(screen: Screen, warnings: &[Warning]) -> Vec<String> {
    let lines = warnings.iter().flat_map(|warning| wrap(&format!("⚠ {}", warning.text), 0, 2, screen.width));
    lines.map(|line| screen.paint(Ink::Danger, &line)).collect()
}

#[cfg(test)]
mod tests {
    use client::Playable;
    use kernel::{Dealer, Game, Seat, SeatView, Side, Turn};
    use table::{Seeded, Table};
    use text::Language;

    use super::*;
    use crate::width_of;

    /// The longest line and the most rows, the typed line included, over whole games by chance.
    fn measured<G: Drawn>(language: Language, screen: Screen, games: u64) -> (usize, usize) {
        let (mut longest, mut rows) = (0, 0);
        for seed in 0..games {
            let mut dealer = Seeded::of_game(1962, seed);
            let mut table = Table::<G>::new(G::Rules::default());
            loop {
                table.deal(&mut dealer, |_| {});
                let Turn::Player(side) = table.turn() else { break };
                let voice = Voice::to(language, side).calling(side.other(), "Secrétaire");
                let view = table.view(Seat::Player(side));
                let choices = Choices::<G>::new(&voice, &view, &view.choices());
                let laid = lay_out(&voice, screen, &view, &choices, &G::warnings(&voice, &view));
                assert!(screen.width < 100 || laid.above.is_empty(), "a large window has room for warnings");
                rows = rows.max(laid.table.len() + 1);
                let lines = laid.above.iter().chain(&laid.table);
                longest = longest.max(lines.map(|line| width_of(line)).max().unwrap_or(0));
                let actions = choices.actions();
                assert_eq!(actions.len(), view.choices().len(), "every choice has a number");
                let action = actions[dealer.below(actions.len() as u32) as usize];
                table.play(side, action).expect("it is offered");
            }
        }
        (longest, rows)
    }

    #[test]
    fn the_table_fits_the_window() {
        for language in Language::ALL {
            for (width, height) in [(80, 24), (120, 40)] {
                for colour in [false, true] {
                    let screen = Screen { width, height, colour };
                    let days = measured::<days::State>(language, screen, 25);
                    let minutes = measured::<minutes::State>(language, screen, 25);
                    println!("{language} {width}x{height}: 13 Days {days:?}, 13 Minutes {minutes:?}");
                    assert!(days.0 <= width && days.1 <= height, "13 Days, {language}, {width}: {days:?}");
                    assert!(minutes.0 <= width && minutes.1 <= height, "13 Minutes, {language}, {width}: {minutes:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_shown_grows_with_the_window() {
        let mut table = Table::<days::State>::new(days::Rules::default());
        table.deal(&mut Seeded::new(7), |_| {});
        for _ in 0..2 {
            let side = table.turn().side().expect("agendas are chosen");
            let choice = table.choices()[0];
            table.play(side, choice).expect("it is offered");
        }
        table.deal(&mut Seeded::new(7), |_| {});
        let side = table.turn().side().expect("somebody begins");
        let voice = Voice::to(Language::English, side);
        let view = table.view(Seat::Player(side));
        let card = view.own.expect("a player").hand.iter().next().expect("a hand");
        let event = voice.texts().event(card);
        let words: Vec<&str> = event.split(' ').take(3).collect();
        let shown = |height| {
            let choices = Choices::<days::State>::new(&voice, &view, &view.choices());
            let screen = Screen { width: 120, height, colour: false };
            lay_out(&voice, screen, &view, &choices, &[]).table.join("\n")
        };
        assert!(shown(40).contains(&words.join(" ")), "{}", shown(40));
        assert!(!shown(18).contains(&words.join(" ")) && shown(18).contains(&voice.texts().card(card)));
        assert!(!shown(10).contains(&voice.texts().card(card)) || view.choices().len() > 2);
    }

    #[test]
    fn warnings_to_others_give_way_first() {
        let mut table = Table::<days::State>::new(days::Rules::default());
        table.deal(&mut Seeded::new(7), |_| {});
        let warning = |side, text: &str| Warning { side, certain: true, text: text.to_owned() };
        let warnings = [warning(Side::Ussr, "theirs"), warning(Side::Us, "yours")];
        let voice = Voice::to(Language::English, Side::Us);
        let view = table.view(Seat::Player(Side::Us));
        let choices = Choices::<days::State>::new(&voice, &view, &view.choices());
        let laid = |height| lay_out(&voice, Screen { height, ..Screen::default() }, &view, &choices, &warnings);
        let bare = lay_out(&voice, Screen { height: 1, ..Screen::default() }, &view, &choices, &[]).table.len() + 1;
        let at = |lines: &[String], text: &str| lines.iter().position(|line| line.ends_with(text));
        let both = laid(bare + 2);
        assert!(at(&both.table, "yours") < at(&both.table, "theirs") && both.above.is_empty());
        let one = laid(bare + 1);
        assert!(at(&one.table, "yours").is_some() && one.above == ["⚠ theirs"]);
        assert_eq!(laid(bare).above, ["⚠ yours", "⚠ theirs"]);
    }

    #[test]
    fn no_colour_means_no_escape() {
        let view = days::State::first_view(days::Rules::default(), Seat::Spectator);
        let voice = Voice::neutral(Language::English);
        let drawn =
            |colour| <days::State as Drawn>::board(&voice, Screen { colour, ..Screen::default() }, &view).join("\n");
        assert!(drawn(true).contains('\x1b') && !drawn(false).contains('\x1b'));
    }

    #[test]
    fn french_names_its_sides() {
        let view = days::State::first_view(days::Rules::default(), Seat::Spectator);
        let voice = Voice::neutral(Language::French);
        let drawn = <days::State as Drawn>::board(&voice, Screen::default(), &view).join("\n");
        assert!(drawn.contains("USA") && drawn.contains("URSS") && !drawn.contains("USSR"), "{drawn}");
        assert!(<days::State as Playable>::hand(&view).is_none());
    }
}

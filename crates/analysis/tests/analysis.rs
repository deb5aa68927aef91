//! What holds of every analysis, of either game.

mod common;

use analysis::{Account, Analysed, Analysis, Cause, Change, Points, Report, analyse, judge, moments};
use bots::BotSpec;
use bots::play::{apply, choices};
use common::play;
use kernel::{Entry, Seat, Side, Turn};
use rayon::prelude::*;
use table::Record;

const RANDOM: [BotSpec; 2] = [BotSpec::Random, BotSpec::Random];

fn whole<G: Analysed>(record: &Record<G>, depth: u64) -> Analysis<G> {
    analyse(record, depth, 1, |_, _| true).expect("the game is over")
}

/// Every change begins where the one before ended, and from the start to the end nothing is left over.
fn check_sums(account: &Account) {
    let mut now = account.start;
    for change in &account.changes {
        assert_eq!(change.from, now);
        assert!((Points::NONE..=Points::ALL).contains(&change.to), "{change:?}");
        match change.cause {
            Cause::Own => assert!(change.by() < Points::NONE, "a choice gains nothing: {change:?}"),
            Cause::Theirs => assert!(change.by() > Points::NONE, "what they give away is ours: {change:?}"),
            Cause::Cards => {}
        }
        now = change.to;
    }
    assert_eq!(now, account.end);
    let [own, theirs, cards] = [Cause::Own, Cause::Theirs, Cause::Cards].map(|cause| account.sum(cause));
    assert_eq!(account.start + own + theirs + cards, account.end);
    let share = account.share();
    assert_eq!(share.start + share.own + share.theirs + share.cards, share.end, "as it is shown, too");
}

fn sums_are_exact<G: Analysed>() {
    for game in 0..12 {
        let record = play::<G>(game, RANDOM);
        let analysis = whole(&record, 40);
        let Turn::Over(outcome) = record.position_at(usize::MAX).turn() else { panic!("a game ends") };
        for side in Side::ALL {
            let account = &analysis.accounts[side];
            check_sums(account);
            assert_eq!(account.end == Points::ALL, outcome.winner == Some(side));
            // What the own choices cost is what the decisions say, unless somebody had less to lose.
            let own = |each: &&analysis::Decision<G::Action>| each.side == side;
            let costs: Points = analysis.decisions.iter().filter(own).map(|each| each.cost).sum();
            assert!(-account.sum(Cause::Own) <= costs);
            assert!(moments(&analysis, side).iter().all(|each| analysis.decisions[each.decision].side == side));
        }
        assert_eq!(analysis.accounts.us.start + analysis.accounts.ussr.start, Points::ALL);
        let report = Report::of(&analysis, record.entries().len());
        assert_eq!(Report::read(&report.written()), Some(report.clone()));
        assert_eq!(report.us.account(), analysis.accounts.us);
        assert_eq!(analysis, whole(&record, 40), "asked again, the same is said");
    }
}

#[test]
fn sums_are_exact_in_13_days() {
    sums_are_exact::<days::State>();
}

#[test]
fn sums_are_exact_in_13_minutes() {
    sums_are_exact::<minutes::State>();
}

/// Where nobody else acts between two choices of a side, nothing is luck.
#[test]
fn between_the_choices_of_a_card_there_is_no_luck() {
    for game in 0..10 {
        let record = play::<days::State>(game, RANDOM);
        let analysis = whole(&record, 40);
        for (side, account) in Side::ALL.map(|side| (side, &analysis.accounts[side])) {
            for change in account.changes.iter().filter(|change| change.cause == Cause::Cards) {
                let before = change.ply.checked_sub(1).map(|ply| record.entries()[ply]);
                let own = matches!(before, Some(Entry::Action(by, _)) if by == side);
                assert!(!own || change.ply == record.entries().len(), "{change:?} in game {game}");
            }
        }
    }
}

/// What the search thinks best costs nothing.
fn the_best_costs_nothing<G: Analysed>() {
    let record = play::<G>(3, RANDOM);
    let mut state = G::begin(record.rules(), &mut ());
    for (ply, &entry) in record.entries().iter().enumerate() {
        if let Entry::Action(side, made) = entry
            && choices(&state).len() > 1
        {
            let view = state.view(Seat::Player(side));
            let judged = judge::<G>(&view, made, 60, ply as u64);
            assert!(judged.best_value >= judged.made_value);
            let again = judge::<G>(&view, judged.best, 60, ply as u64);
            assert_eq!((again.best, again.best_value), (judged.best, again.made_value));
        }
        apply(&mut state, entry);
    }
}

#[test]
fn what_the_search_thinks_best_costs_nothing() {
    the_best_costs_nothing::<days::State>();
    the_best_costs_nothing::<minutes::State>();
}

/// The mean of what a cause did to the US over many games, and its standard error, in 100 games.
fn mean(accounts: &[Account], what: impl Fn(&Account) -> Points) -> (f64, f64) {
    let values: Vec<f64> = accounts.iter().map(|account| f64::from(what(account).0) / 100.0).collect();
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let square = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (count - 1.0);
    (mean, (square / count).sqrt())
}

/// Luck comes to nothing between equals, and between a strong and a weak player, whose results its blunders must explain.
fn luck_averages_out<G: Analysed>(games: u64, players: [&str; 2]) {
    let players = players.map(|name| name.parse().expect(name));
    let accounts: Vec<Account> = (0..games)
        .into_par_iter()
        .map(|game| analyse(&play::<G>(game, players), 300, game, |_, _| true).expect("the game is over").accounts.us)
        .collect();
    let (luck, error) = mean(&accounts, |account| account.sum(Cause::Cards));
    assert!(luck.abs() < 3.0 * error, "luck {luck:.1} ± {error:.1}");
    assert!(error < 14.0, "too few games to tell: ± {error:.1}");
}

#[test]
fn luck_averages_out_in_13_days() {
    luck_averages_out::<days::State>(30, ["search:100", "search:100"]);
    luck_averages_out::<days::State>(24, ["search:100", "attache"]);
}

#[test]
fn luck_averages_out_in_13_minutes() {
    luck_averages_out::<minutes::State>(30, ["search:100", "search:100"]);
}

#[test]
fn only_what_is_over_is_analysed_and_it_can_be_stopped() {
    let record = play::<minutes::State>(1, RANDOM);
    let open = record.table_at(5).record();
    assert_eq!(analyse(&open, 40, 1, |_, _| true), None);
    let mut told = Vec::new();
    assert_eq!(
        analyse(&record, 40, 1, |done, of| {
            told.push((done, of));
            done < 3
        }),
        None
    );
    assert_eq!(told.iter().map(|&(done, _)| done).collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn a_chance_is_known_after_every_entry() {
    let from = Points(5_000);
    let changes = vec![Change { ply: 3, cause: Cause::Own, from, to: Points(4_000) }];
    let account = Account { start: from, end: Points(4_000), changes };
    assert_eq!([0, 2, 3, 9].map(|ply| account.after(ply).0), [5_000, 5_000, 4_000, 4_000]);
    assert_eq!([Points(149), Points(150), Points(-150), Points(-149)].map(Points::percent), [1, 2, -2, -1]);
}

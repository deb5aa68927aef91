//! What holds for every player, whatever game it plays.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use bots::play::{advance, any, choices};
use bots::{Bot, BotSpec, Explain, Insight, Level, Monitor, Rng, Search, advise};
use kernel::{Dealer, Game, List, Outcome, Seat, Side, Turn, Why, Witness};

fn players() -> Vec<BotSpec> {
    ["random", "greedy", "greedy:whims=300", "search:80", "search:60n,workers=3", "search:80,belief=0"]
        .iter()
        .map(|text| text.parse().unwrap())
        .collect()
}

/// Positions in which a side has a choice, from games of random players with a little sense.
fn positions<G: Insight>(games: u64, every: u32) -> Vec<(G, Side, List<G::Action>)> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut rng = Rng::of(99, game);
        let mut greedy = "greedy:whims=200,guesses=1".parse::<BotSpec>().unwrap().bot::<G>();
        let mut state = G::begin(G::Rules::default(), &mut ());
        let mut choose = |state: &G, side: Side, rng: &mut Rng| {
            let choices = choices(state);
            if choices.len() > 1 && rng.below(every) == 0 {
                found.push((*state, side, choices));
            }
            greedy.choose(&state.view(Seat::Player(side)), &choices, rng.bits())
        };
        while advance(&mut state, &mut rng, &mut choose).is_ok() {}
    }
    found
}

fn sees_only_the_view<G: Insight>() {
    let (mut rng, mut different) = (Rng::new(1), 0);
    for (state, side, choices) in positions::<G>(4, 12) {
        let view = state.view(Seat::Player(side));
        let other = G::guess(&view, &mut rng);
        different += usize::from(other != state);
        for player in players() {
            let seed = rng.bits();
            let one = player.bot::<G>().choose(&view, &choices, seed);
            let two = player.bot::<G>().choose(&other.view(Seat::Player(side)), &choices, seed);
            assert_eq!(one, two, "{player} in {view:?}");
            assert!(choices.contains(&one), "{player} chose {one}");
        }
    }
    assert!(different > 5, "only {different} positions hid anything");
}

fn chances_are_chances<G: Insight>() {
    let mut rng = Rng::new(2);
    for (state, side, choices) in positions::<G>(6, 4) {
        let lens = G::lens(&state.view(Seat::Player(side)), true);
        let view = state.view(Seat::Player(side));
        let guess = G::likely_guess(&lens, &view, &mut rng);
        assert_eq!(guess.view(Seat::Player(side)), view, "a guess fits the view");
        for &action in choices.iter() {
            let mut child = guess;
            child.play_unchecked(action, &mut ());
            let both = G::evaluate(&lens, &child);
            for each in Side::ALL {
                assert!((-0.001..=1.001).contains(&both[each]), "{} after {action}", both[each]);
                assert_eq!(both[each], G::static_value(&lens, &child, each), "one side alone sees the same");
            }
        }
    }
}

/// Of the secret choices that the other side does not see, or of those that it does, at least one in so many is mixed.
fn mixes_secret_choices<G: Insight>(hidden: bool, budget: &str, most: usize, one_in: u32) {
    let is_such = |(state, _, choices): &(G, Side, List<G::Action>)| {
        G::is_secret(state) && G::is_hidden(state, choices[0]) == hidden
    };
    let (mut mixed, mut asked) = (0, 0);
    for (state, side, choices) in positions::<G>(30, 1).into_iter().filter(is_such).take(most) {
        let view = state.view(Seat::Player(side));
        let mut bot = Search::new(budget.parse().unwrap());
        let first = Bot::<G>::choose(&mut bot, &view, &choices, 0);
        mixed += u32::from((1..8).any(|seed| Bot::<G>::choose(&mut bot, &view, &choices, seed) != first));
        asked += 1;
    }
    assert!(asked > 5 && one_in * mixed >= asked, "only {mixed} of {asked}");
}

fn answers_when_stopped<G: Insight>() {
    struct AtOnce;
    impl Monitor for AtOnce {
        fn stop(&self) -> bool {
            true
        }
    }
    let (state, side, choices) = positions::<G>(1, 5).remove(3);
    let search = Search::new("5s".parse().unwrap());
    let thought = search.think::<G>(&state.view(Seat::Player(side)), 1, &AtOnce);
    assert!(thought.iterations < 1000, "{} after it was stopped", thought.iterations);
    assert!(thought.options.iter().any(|option| choices.contains(&option.action)));
}

/// Notes what a seat is told.
struct Ear<G: Game>(Seat, Vec<G::Heard>);

impl<G: Game> Witness<G> for Ear<G> {
    fn fact(&mut self, fact: G::Fact) {
        self.1.push(G::heard(fact, self.0));
    }
}

/// The other side is told the same whichever hidden choice was made, unless it is revealed at once; and what it is told the same of
/// though it is not the same is hidden.
fn hides_what_is_hidden<G: Insight>() {
    let mut found = 0;
    for (state, side, choices) in positions::<G>(60, 1) {
        let outcome = |&action: &G::Action| {
            let (mut child, mut ear) = (state, Ear(Seat::Player(side.other()), Vec::new()));
            child.play_unchecked(action, &mut ear);
            (G::is_hidden(&state, action), child, ear.1)
        };
        let outcomes: Vec<_> = choices.iter().map(outcome).collect();
        // Both sides choose at once, which is one after the other here.
        let is_revealed = G::is_secret(&state) && side == Side::Ussr;
        for (one, two) in outcomes.iter().flat_map(|one| outcomes.iter().map(move |two| (one, two))) {
            let is_hidden = one.0 && two.0;
            found += u32::from(is_hidden);
            assert!(is_revealed || !is_hidden || one.2 == two.2, "{:?} and {:?}", one.2, two.2);
            assert!(is_hidden || one.1 == two.1 || one.2 != two.2, "{:?} and {:?}", one.1, two.1);
        }
    }
    assert!(found > 100, "only {found} pairs of hidden choices");
}

/// How many of many random continuations end in a war that `side` loses before the next card, or before the end of the round
/// if it has none to play.
fn wars<G: Insight>(guesses: &[G], side: Side, action: G::Action, rng: &mut Rng) -> usize {
    let ends_in_war = |guess: &G, rng: &mut Rng| {
        let mut state = *guess;
        state.play_unchecked(action, &mut ());
        loop {
            if state.turn().side().is_some() && G::is_next_card(&state) && G::has_plays(&state, side) {
                return false;
            }
            if let Err(end) = advance(&mut state, rng, |state, _, rng| any(state, rng)) {
                return end.why == Why::NuclearWar && end.winner != Some(side);
            }
        }
    };
    guesses.iter().cycle().take(CONTINUATIONS).filter(|guess| ends_in_war(guess, rng)).count()
}

const CONTINUATIONS: usize = 64;

fn avoids_war<G: Insight>(games: u64) {
    let (mut tried, mut last_cards, mut rng) = (0, 0, Rng::new(7));
    for (state, side, choices) in positions::<G>(games, 1) {
        let view = state.view(Seat::Player(side));
        let guesses: Vec<G> = (0..8).map(|_| G::guess(&view, &mut rng)).collect();
        let wars: Vec<usize> = choices.iter().map(|&action| wars(&guesses, side, action, &mut rng)).collect();
        let is_sure = |action| choices.iter().zip(&wars).any(|(&a, &wars)| a == action && wars == CONTINUATIONS);
        if !wars.contains(&CONTINUATIONS) || !wars.contains(&0) {
            continue;
        }
        tried += 1;
        // After the last card of the side only the other side could still save it.
        let is_last = |&action: &G::Action| {
            let mut child = state;
            child.play_unchecked(action, &mut ());
            child.turn() == Turn::Player(side.other()) && G::is_next_card(&child) && !G::has_plays(&child, side)
        };
        last_cards += u32::from(choices.iter().any(is_last));
        // The highest takes its time, and is asked only so often.
        for &level in &Level::ALL[1..if tried <= 12 { 5 } else { 4 }] {
            let choice = level.spec().bot::<G>().choose(&view, &choices, tried);
            assert!(!is_sure(choice), "{level} chose {choice} in {view:?}");
        }
    }
    assert!(tried > 5 && last_cards > 0, "only {tried} such positions, {last_cards} after a last card");
}

/// Advice says that a choice ends the game only if it does, and says the same to whoever sees the same.
fn advice_is_true<G: Explain>() {
    let (mut told, mut silent, mut rng) = (0, 0, Rng::new(3));
    for (state, side, choices) in positions::<G>(8, 6) {
        let view = state.view(Seat::Player(side));
        let ask = |view| advise::<G>(view, "60".parse().unwrap(), 1, 5, 20, &());
        let advice = ask(&view);
        assert_eq!(advice, ask(&G::guess(&view, &mut rng).view(Seat::Player(side))));
        assert!(!advice.suggestions.is_empty(), "no advice on {view:?}");
        let ends = [Some(side), Some(side.other()), None].map(|winner| Outcome { winner, why: Why::NuclearWar });
        for suggestion in &advice.suggestions {
            assert!(choices.contains(&suggestion.action) && suggestion.band.low <= suggestion.band.high);
            *(if suggestion.reasons.is_empty() { &mut silent } else { &mut told }) += 1;
            let mut after = state;
            after.play_unchecked(suggestion.action, &mut ());
            let war = match after.turn() {
                Turn::Over(end) => G::ending(end, side),
                _ => None,
            };
            // A card may come to its end with choices that are still to be made.
            let said =
                ends.into_iter().filter_map(|end| G::ending(end, side)).find(|end| suggestion.reasons.contains(end));
            assert!(said.is_none() || said == war || !G::is_quiet(&after), "{suggestion:?} in {view:?}");
        }
    }
    assert!(told > 20 && told > 3 * silent, "{told} choices had reasons, {silent} had none");
}

/// Every law for a game.
macro_rules! laws {
    ($game:ident, $games:literal) => {
        mod $game {
            use $game::State;

            #[test]
            fn the_same_view_and_seed_give_the_same_choice_whatever_is_hidden() {
                super::sees_only_the_view::<State>();
            }

            #[test]
            fn chances_are_chances() {
                super::chances_are_chances::<State>();
            }

            #[test]
            fn advice_is_true() {
                super::advice_is_true::<State>();
            }

            #[test]
            fn hidden_choices_are_not_always_the_same() {
                super::mixes_secret_choices::<State>(true, "200", 40, 4);
            }

            #[test]
            fn a_stopped_search_has_an_answer() {
                super::answers_when_stopped::<State>();
            }

            #[test]
            fn hidden_choices_show_nothing() {
                super::hides_what_is_hidden::<State>();
            }

            #[test]
            fn no_level_above_the_lowest_walks_into_a_war_that_it_could_avoid() {
                super::avoids_war::<State>($games);
            }
        }
    };
}

laws!(days, 60);
laws!(minutes, 60);

#[test]
fn initiative_and_the_choices_of_the_strongest_are_not_always_the_same() {
    mixes_secret_choices::<::days::State>(false, "200", 80, 8);
    mixes_secret_choices::<::days::State>(true, "20000", 8, 4);
}

#[test]
fn levels_read_as_they_are_written() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse::<Level>().unwrap(), level);
    }
}

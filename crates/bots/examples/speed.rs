//! How many iterations a second a search makes from the middle of a round of 13 Days, on one core: `speed SEARCH [ROUND]`. The
//! second round is the middle of the game; in the last, leaves are played on to the end, which takes longer.
use bots::play::{advance, choices};
use bots::{BotSpec, Insight, Rng};
use days::State;
use kernel::{Game, Seat};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let Some(Ok(BotSpec::Search(search))) = words.next().map(|word| word.parse()) else {
        return Err("usage: speed SEARCH [ROUND], such as: speed search:100000 2".into());
    };
    let round = words.next().map_or(Ok(2), |word| word.parse()).ok().filter(|round| (1..=days::ROUNDS).contains(round));
    let round = round.ok_or("the round is a number from 1 to 3")?;
    let mut rng = Rng::new(3);
    let mut state = State::begin(days::Rules::default(), &mut ());
    let mut greedy = "greedy".parse::<BotSpec>()?.bot::<State>();
    let mut choose = |state: &State, side, rng: &mut Rng| {
        greedy.choose(&state.view(Seat::Player(side)), &choices(state), rng.bits())
    };
    while !(state.board().round == round && state.board().plays_made == 3 && State::is_quiet(&state)) {
        advance(&mut state, &mut rng, &mut choose).map_err(|_| "over")?;
    }
    let side = state.turn().side().ok_or("over")?;
    for seed in 0..5 {
        let start = std::time::Instant::now();
        let thought = search.think::<State>(&state.view(Seat::Player(side)), seed, &());
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{:.0} iterations/s, {} iterations, {} nodes; best {} {:.3}",
            thought.iterations as f64 / seconds,
            thought.iterations,
            thought.nodes,
            thought.options[0].action,
            thought.options[0].win
        );
    }
    Ok(())
}

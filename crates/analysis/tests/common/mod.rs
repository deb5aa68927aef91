use analysis::Analysed;
use bots::BotSpec;
use bots::play::{advance, choices};
use kernel::{Dealer, Entry, Seat, Side};
use table::{Record, Seeded};

/// A game between two players.
pub(crate) fn play<G: Analysed>(game: u64, players: [BotSpec; 2]) -> Record<G> {
    let mut bots = players.map(BotSpec::bot::<G>);
    let mut dealer = Seeded::of_game(1, game);
    let mut state = G::begin(G::Rules::default(), &mut ());
    let mut entries: Vec<Entry<G>> = Vec::new();
    let mut choose = |state: &G, side: Side, dealer: &mut Seeded| {
        let seed = u64::from(dealer.below(u32::MAX));
        bots[side as usize].choose(&state.view(Seat::Player(side)), &choices(state), seed)
    };
    while let Ok(entry) = advance(&mut state, &mut dealer, &mut choose) {
        entries.push(entry);
    }
    Record::new(G::Rules::default(), entries).expect("what was played is legal")
}

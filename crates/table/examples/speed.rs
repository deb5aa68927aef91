use kernel::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(100000, |s| s.parse().unwrap());
    let t = std::time::Instant::now();
    let (mut dec, mut ch, mut war, mut us) = (0u64, 0u64, 0u64, 0u64);
    let mut maxa = 0;
    let mut a: List<days::Action> = List::new();
    for g in 0..n {
        let mut d = table::Seeded::of_game(1, g);
        let mut s = <days::State as Game>::begin(Default::default(), &mut ());
        loop {
            match s.turn() {
                Turn::Over(o) => {
                    if o.why == Why::NuclearWar {
                        war += 1
                    }
                    if o.winner == Some(Side::Us) {
                        us += 1
                    }
                    break;
                }
                Turn::Chance => {
                    ch += 1;
                    let c = s.draw(&mut d);
                    s.deal_unchecked(c, &mut ())
                }
                Turn::Player(_) => {
                    dec += 1;
                    a.clear();
                    s.actions(&mut a);
                    maxa = maxa.max(a.len());
                    let x = a[d.below(a.len() as u32) as usize];
                    s.play_unchecked(x, &mut ());
                }
            }
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "size {} games/s {:.0} dec/s {:.2}M dec/game {:.1} chance/game {:.1} war {:.3} us {:.3} maxa {maxa}",
        size_of::<days::State>(),
        n as f64 / e,
        dec as f64 / e / 1e6,
        dec as f64 / n as f64,
        ch as f64 / n as f64,
        war as f64 / n as f64,
        us as f64 / n as f64
    );
}

use crate::Taught;

/// What is to be said about a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing speaks against it, and something is still missing.
    OnTheWay,
    /// It is what was asked for.
    Right,
    /// The choice at this place leads elsewhere.
    Wrong(usize),
}

/// Judges what is staged by the plays that fulfil a task. The order of choices about different things does not matter, and
/// what clicks go through before is no mistake: cubes are set one after the other, and then taken back.
#[must_use]
pub fn judge<G: Taught>(plays: &[Vec<G::Action>], staged: &[G::Action]) -> Verdict {
    let verdicts = plays.iter().map(|play| against::<G>(play, staged));
    // The best of them counts: that which goes furthest.
    let rank = |verdict: &Verdict| match *verdict {
        Verdict::Wrong(at) => at,
        Verdict::OnTheWay => usize::MAX - 1,
        Verdict::Right => usize::MAX,
    };
    verdicts.max_by_key(rank).unwrap_or(Verdict::OnTheWay)
}

fn against<G: Taught>(play: &[G::Action], staged: &[G::Action]) -> Verdict {
    let wanted: Vec<G::Action> = play.iter().copied().filter(|&action| action != G::STOP).collect();
    let mut left = wanted.clone();
    let mut all = true;
    for (index, &action) in staged.iter().enumerate() {
        if action == G::STOP {
            // To stop is right once everything was done, and never before.
            return if left.is_empty() && all { Verdict::Right } else { Verdict::Wrong(index) };
        }
        // A card is played before anything is done with it.
        if index == 0 && wanted.first().is_some_and(|&first| G::is_opening(first)) && Some(&action) != wanted.first() {
            return Verdict::Wrong(0);
        }
        if let Some(at) = left.iter().position(|&wanted| wanted == action) {
            left.remove(at);
        } else if let Some(at) = left.iter().position(|&wanted| G::leads_to(action, wanted)) {
            left.remove(at);
            all = false;
        } else {
            return Verdict::Wrong(index);
        }
    }
    if left.is_empty() && all { Verdict::Right } else { Verdict::OnTheWay }
}

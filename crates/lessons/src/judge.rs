use client::Playable;

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
/// less of the same on the way to more is no mistake: cubes are set one after the other.
#[must_use]
pub fn judge<G: Playable>(plays: &[Vec<G::Action>], staged: &[G::Action]) -> Verdict {
    let verdicts = plays.iter().map(|play| against::<G>(play, staged));
    // The best of them counts: that which goes furthest.
    let rank = |verdict: &Verdict| match *verdict {
        Verdict::Wrong(at) => at,
        Verdict::OnTheWay => usize::MAX - 1,
        Verdict::Right => usize::MAX,
    };
    verdicts.max_by_key(rank).unwrap_or(Verdict::OnTheWay)
}

fn against<G: Playable>(play: &[G::Action], staged: &[G::Action]) -> Verdict {
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
        } else if let Some(at) = left.iter().position(|&wanted| leads_to::<G>(action, wanted)) {
            left.remove(at);
            all = false;
        } else {
            return Verdict::Wrong(index);
        }
    }
    if left.is_empty() && all { Verdict::Right } else { Verdict::OnTheWay }
}

/// Whether more of `action` becomes `wanted`.
fn leads_to<G: Playable>(action: G::Action, wanted: G::Action) -> bool {
    let same = G::mark(action).is_some() && G::mark(action) == G::mark(wanted);
    let (little, much) = (G::weight(action), G::weight(wanted));
    same && little.signum() == much.signum() && little.abs() < much.abs() && little != 0
}

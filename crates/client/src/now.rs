//! What a card would do at this moment.

use kernel::{Entry, List, Seat, Side};
use text::Voice;

use crate::Playable;

/// How many choices are listed at most.
const MOST: usize = 12;

/// What an Event would do if `user` used it in a position: what happens at once, as far as `is_told`, and what would be
/// asked if it `goes_on`.
pub(crate) fn event_now<G: Playable>(
    voice: &Voice,
    state: G,
    user: Side,
    action: G::Action,
    is_told: fn(&G::Fact) -> bool,
    goes_on: fn(&G) -> bool,
) -> Vec<String> {
    let texts = voice.texts();
    let Ok((after, steps)) = table::step(state, Entry::Action(user, action)) else { return Vec::new() };
    let facts = steps.iter().flat_map(|step| &step.facts).copied().filter(is_told);
    // The position was laid out for this: of what lies hidden in it nothing is true, so it is told as to a stranger.
    let heard: Vec<G::Heard> = facts.map(|fact| G::heard(fact, Seat::Spectator)).collect();
    let mut lines: Vec<String> = G::lines(voice, &heard).into_iter().map(|(_, line)| line).collect();
    if goes_on(&after) {
        lines.extend(G::then(voice, &after, user));
        let mut choices = List::<G::Action>::new();
        after.actions(&mut choices);
        let view = after.view(Seat::Player(after.turn().side().unwrap_or(user)));
        let of_hand = |action: &&G::Action| G::group(voice, &view, **action).on_table;
        let open = choices.iter().filter(|action| !of_hand(action));
        let names: Vec<String> = open.map(|&action| G::choice(voice, &view, action)).collect();
        if (1..=MOST).contains(&names.len()) {
            lines.push(texts.with("now-choices", &[("choices", names.join("; ").into())]));
        }
    }
    if lines.is_empty() {
        lines.push(texts.get("now-nothing"));
    }
    lines
}

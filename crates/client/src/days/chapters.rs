use days::{Fact, Phase};
use text::Voice;

/// Where each round begins, and where the game ends.
pub(super) fn chapters(voice: &Voice, facts: &[(usize, Fact)]) -> Vec<(usize, String)> {
    let texts = voice.texts();
    let round = |number: u8| texts.with("round-name", &[("round", number.into())]);
    let mut chapters = vec![(0, round(1))];
    for &(ply, fact) in facts {
        match fact {
            Fact::Round { to } => chapters.push((ply, round(to))),
            Fact::Turn(pending) if matches!(pending.phase, Phase::Over(_)) => {
                chapters.push((ply, texts.get("the-end")));
            }
            _ => {}
        }
    }
    chapters
}

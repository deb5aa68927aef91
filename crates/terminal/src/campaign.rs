use kernel::Side;
use minutes::Campaign;
use text::Voice;

/// How a campaign stands after a game, and who won it if it is over.
#[must_use]
pub fn campaign(voice: &Voice, standing: Campaign) -> Vec<String> {
    let prestige = standing.prestige();
    let [us, ussr] = Side::ALL.map(|side| voice.texts().side(side));
    let args = [
        ("games", standing.games().into()),
        ("usname", us.into()),
        ("us", prestige.us.into()),
        ("ussrname", ussr.into()),
        ("ussr", prestige.ussr.into()),
    ];
    let mut lines = vec![voice.with("term-campaign", &args)];
    if let Some(outcome) = standing.outcome() {
        let verdict = voice.campaign(outcome, prestige);
        lines.push(format!("{} {}", verdict.title, verdict.reason));
    }
    lines
}

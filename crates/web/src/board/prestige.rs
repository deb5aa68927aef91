use days::{MAX_PRESTIGE, Phase, ROUNDS, State};
use kernel::{Side, Why};
use leptos::prelude::*;

use crate::games::days::Mark;
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::words;

/// The prestige track: from 5 for the US to 5 for the USSR.
#[component]
pub(crate) fn Prestige(stage: Stage<State>) -> impl IntoView {
    const CELL: f64 = 44.0;
    let centre = |prestige: i8| 62.0 + CELL * f64::from(MAX_PRESTIGE - prestige);
    let cells = (-MAX_PRESTIGE..=MAX_PRESTIGE).map(move |prestige| {
        let kind = match prestige {
            1.. => "step us",
            0 => "step even",
            _ => "step ussr",
        };
        let x = centre(prestige);
        view! {
            <g class=kind>
                <rect x=x - CELL / 2.0 + 2.0 y="20" width=CELL - 4.0 height="40" />
                <text x=x y="47" text-anchor="middle">{prestige.unsigned_abs()}</text>
            </g>
        }
    });
    let now = move || stage.view.get().board.prestige;
    let after = move || stage.shown().board.prestige;
    let moved = move |prestige: i8| format!("translate({}px, 40px)", centre(prestige));
    let label = move || tr_with("say-prestige", &[("standing", texts().standing(now()).into())]);
    view! {
        <svg class="prestige" viewBox="0 0 564 64" role="img" aria-label=label
            class:pointed=move || stage.pointed.get() == Some(Mark::Prestige)>
            <text class="caption" x="282" y="13" text-anchor="middle">{tr("board-prestige")}</text>
            <text class="end us" x="2" y="47">{words(move || texts().side(Side::Us))}</text>
            {cells.collect_view()}
            <text class="end ussr" x="562" y="47" text-anchor="end">{words(move || texts().side(Side::Ussr))}</text>
            <circle class="pawn ghost" class:away=move || now() == after() r="17" style:transform=words(move || moved(after())) />
            <circle class="pawn" r="17" style:transform=words(move || moved(now())) />
        </svg>
    }
}

/// The round track.
#[component]
pub(crate) fn Rounds(stage: Stage<State>) -> impl IntoView {
    // A war ends the game in its round: nobody comes to the aftermath.
    let aftermath =
        move || matches!(stage.view.get().board.pending.phase, Phase::Over(end) if end.why != Why::NuclearWar);
    let round = move || stage.view.get().board.round;
    let cells = (1..=ROUNDS + 1).map(move |number| {
        let x = 4.0 + 46.0 * f64::from(number - 1);
        let is_now = move || if aftermath() { number > ROUNDS } else { number == round() };
        let (width, middle) = if number > ROUNDS { (62.0, x + 31.0) } else { (42.0, x + 21.0) };
        let name = move || if number > ROUNDS { texts().get("board-aftermath-short") } else { number.to_string() };
        view! {
            <g class="step round" class:now=is_now>
                <rect x=x y="20" width=width height="40" />
                <text x=middle y="46" text-anchor="middle">{name}</text>
            </g>
        }
    });
    let label = move || tr_with("say-round", &[("round", round().into())]);
    view! {
        <svg class="rounds" viewBox="0 0 208 64" role="img" aria-label=label
            class:pointed=move || stage.pointed.get() == Some(Mark::Round)>
            <text class="caption" x="104" y="13" text-anchor="middle">{tr("board-round")}</text>
            {cells.collect_view()}
        </svg>
    }
}

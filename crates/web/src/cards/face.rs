use leptos::prelude::*;

use crate::icons::{arena, art, mark};
use crate::printed::Printed;
use crate::settings::{texts, tr, tr_with};
use crate::view::words;

/// A picture of a sheet, loaded when it is first seen.
pub(crate) fn vignette(sheet: &'static str, slug: &str) -> impl IntoView + use<> {
    view! {
        <svg class="vig" viewBox="0 0 240 135" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=art(&format!("vignettes-{sheet}.svg"), slug) width="240" height="135" />
        </svg>
    }
}

/// The face of a card: a picture, its cubes, its name, its Event. What stands below is up to the caller.
pub(crate) fn face(card: Printed, open: Callback<()>, below: AnyView) -> AnyView {
    let cubes = move || tr_with("card-cubes", &[("count", card.cubes.into())]);
    // A long Event is set smaller, so that a hand has room for it.
    let length = move || match card.event.with(|event| event.chars().count()) {
        0..=95 => "",
        96..=140 => " long",
        _ => " longest",
    };
    view! {
        <article class=move || format!("card {}{}", card.kind(), length()) data-card=card.slug>
            {vignette(card.sheet, &card.slug.get_untracked())}
            <span class="tag">{mark(card.owner)}{move || card.owner_name()}</span>
            <span class="cubes" role="img" aria-label=words(cubes)>
                {(0..card.cubes).map(|_| view! { <i></i> }).collect_view()}
            </span>
            <div class="bd">
                <h3>
                    {card.arena.map(|track| view! { {arena(track)}<span class="sr">{words(move || texts().track(track))}</span> })}
                    <button on:click=move |_| open.run(())>{card.name}</button>
                </h3>
                <p>
                    {card.moves_markers.then(|| view! { <abbr class="atom" title=tr("card-icon")>"☢"</abbr>" " })}
                    {card.event}
                </p>
            </div>
            {below}
        </article>
    }
    .into_any()
}

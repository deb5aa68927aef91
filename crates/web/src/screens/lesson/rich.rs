use leptos::prelude::*;

/// A text with what stands between stars in bold.
pub(super) fn rich(text: &str) -> AnyView {
    let piece = |(index, words): (usize, &str)| {
        let words = words.to_owned();
        if index % 2 == 1 { view! { <b>{words}</b> }.into_any() } else { words.into_any() }
    };
    text.split('*').enumerate().map(piece).collect_view().into_any()
}

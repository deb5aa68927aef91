//! Parts of views of one type each. The compiler writes code for every type of closure that a view holds; behind a pointer
//! they are all alike, and the page is a good deal smaller.

use leptos::prelude::*;

/// A text that follows what it is made of.
pub(crate) type Words = Box<dyn Fn() -> String + Send>;

/// A text of the one type of all texts.
pub(crate) fn words(text: impl Fn() -> String + Send + 'static) -> Words {
    Box::new(text)
}

/// A part that follows what it is made of.
pub(crate) fn part<V: IntoView + 'static>(part: impl Fn() -> V + Send + 'static) -> AnyView {
    let shown: Box<dyn Fn() -> AnyView + Send> = Box::new(move || part().into_any());
    shown.into_any()
}

/// A part that is there as long as something holds.
pub(crate) fn when<V: IntoView + 'static>(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    part: impl Fn() -> V + Send + 'static,
) -> AnyView {
    let holds = Memo::new(move |_| holds());
    let shown: Box<dyn Fn() -> Option<AnyView> + Send> = Box::new(move || holds.get().then(|| part().into_any()));
    shown.into_any()
}

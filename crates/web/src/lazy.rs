//! Parts of the page whose code is fetched when they are first drawn.
//!
//! The program is cut after it was built (`webbuild/src/split.rs`): what only one part reaches lies in a file of that part,
//! what several reach in files they share, and the rest in the file that is loaded at once.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;
pub(crate) use wasm_split_helpers::{SplitLoaderError as NotFetched, wasm_split};

use crate::settings::tr;

/// Declares a part: `lazy!(cards() => view! { <Cards /> })` makes a module `cards`, whose `draw` shows the part as soon as its
/// code is there and whose `fetch` has the code fetched before it is asked for. `lazy!(cards in books() => …)` puts it into one
/// file with the other parts of `books`.
macro_rules! lazy {
    ($part:ident($($name:ident: $type:ty),*) => $view:expr) => {
        $crate::lazy::lazy!($part in $part($($name: $type),*) => $view);
    };
    ($part:ident in $file:ident($($name:ident: $type:ty),*) => $view:expr) => {
        pub(crate) mod $part {
            #[allow(unused_imports)]
            use super::*;

            #[allow(improper_ctypes_definitions)]
            #[$crate::lazy::wasm_split($file, fallible, preload(#[allow(dead_code)] fetch))]
            pub(crate) fn $part($($name: $type),*) -> Result<leptos::prelude::AnyView, $crate::lazy::NotFetched> {
                Ok(leptos::prelude::IntoAny::into_any($view))
            }

            /// The part, as soon as its code is there.
            pub(crate) fn draw($($name: $type),*) -> leptos::prelude::AnyView {
                $crate::lazy::shown(move || $part($($name.clone()),*))
            }
        }
    };
}
pub(crate) use lazy;

/// How far a part has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Coming,
    Here,
    Missing,
}

type Drawn = Result<AnyView, NotFetched>;

/// What `draw` draws once its code is there: at once, if it was fetched before.
pub(crate) fn shown<F: Future<Output = Drawn> + 'static>(draw: impl Fn() -> F + 'static) -> AnyView {
    let mut first = Box::pin(draw());
    if let Poll::Ready(Ok(view)) = first.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        return view;
    }
    let stage = RwSignal::new(Stage::Coming);
    let drawn = StoredValue::new_local(None::<AnyView>);
    let come = move |part: Pin<Box<dyn Future<Output = Drawn>>>| {
        spawn_local_scoped_with_cancellation(async move {
            let part = part.await.ok();
            stage.set(if part.is_some() { Stage::Here } else { Stage::Missing });
            drawn.set_value(part);
        });
    };
    come(first);
    let draw = StoredValue::new_local(move || -> Pin<Box<dyn Future<Output = Drawn>>> { Box::pin(draw()) });
    let again = move |_| {
        stage.set(Stage::Coming);
        come(draw.with_value(|draw| draw()));
    };
    let view = move || {
        match stage.get() {
        Stage::Coming => view! { <p class="coming" role="status">{tr("part-coming")}</p> }.into_any(),
        Stage::Here => drawn.try_update_value(Option::take).flatten().into_any(),
        Stage::Missing => view! {
            <div class="page">
                <h1 tabindex="-1">{tr("part-missing")}</h1>
                <p><button class="btn pri" on:click=again>{tr("try-again")}</button>" "<a class="btn" href="#/">{tr("home")}</a></p>
            </div>
        }
        .into_any(),
    }
    };
    view.into_any()
}

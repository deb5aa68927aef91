use leptos::prelude::*;

use crate::settings::{language, tr};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::{part, when};

/// The war warning: who would lose the world, and by what.
#[component]
pub(crate) fn Warnings<G: Shown>(stage: Stage<G>) -> impl IntoView {
    let warnings = Memo::new(move |_| G::warnings(language(), &stage.view.get()));
    let is_certain = move || warnings.with(|all| all.iter().any(|one| one.certain));
    view! {
        {when(move || !warnings.with(Vec::is_empty), move || view! {
            <section class="war" role="alert" class:certain=is_certain>
                <h3>{tr("war-title")}</h3>
                <ul>
                    {part(move || warnings.get().into_iter().map(|one| view! {
                        <li class=one.side.slug() class:certain=one.certain>{one.text}</li>
                    }).collect_view())}
                </ul>
            </section>
        })}
    }
}

//! Dragging: a card from the hand, or cubes from the supply or a battleground, to a battleground or off the board. What it
//! comes to is up to the draft; the keyboard and clicks do the same.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::ev::PointerEvent;
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::screen::Screen;
use crate::shown::Shown;

/// How far, in pixels, a pointer goes before it drags: less is a click.
const SLACK: i32 = 8;

/// What a hand takes hold of.
#[derive(Clone, Copy)]
pub(crate) enum Grip<M> {
    /// A card of the hand.
    Card(M),
    /// A cube of the own supply.
    Supply,
    /// The cubes on a battleground.
    Place(M),
}

/// Somebody presses on something that can be dragged.
pub(crate) fn press<G: Shown>(screen: Screen<G>, grip: Grip<G::Mark>, event: &PointerEvent) {
    if !screen.is_playing() || !event.is_primary() || event.button() != 0 {
        return;
    }
    let start = (event.client_x(), event.client_y());
    // What a finger holds must stay where it is on the page; a mouse lets the board light up for the card.
    let lights_up = event.pointer_type() == "mouse";
    let dragged = Rc::new(RefCell::new(None::<Dragged>));
    let ears: Ears = Rc::default();
    let moves = window_event_listener(leptos::ev::pointermove, {
        let dragged = dragged.clone();
        move |event| {
            let at = (event.client_x(), event.client_y());
            let is_far = (at.0 - start.0).abs().max((at.1 - start.1).abs()) >= SLACK;
            if dragged.borrow().is_none() && is_far {
                *dragged.borrow_mut() = begin(screen, grip, lights_up);
            }
            if let Some(dragged) = &*dragged.borrow() {
                event.prevent_default();
                dragged.follow(at);
            }
        }
    });
    let ends = window_event_listener(leptos::ev::pointerup, {
        let (dragged, ears) = (dragged.clone(), ears.clone());
        move |event| {
            deafen(&ears);
            if let Some(dragged) = dragged.take() {
                dragged.end();
                swallow_click();
                land(screen, grip, under::<G>((event.client_x(), event.client_y())));
            }
        }
    });
    let breaks = window_event_listener(leptos::ev::pointercancel, {
        let ears = ears.clone();
        move |_| {
            deafen(&ears);
            if let Some(dragged) = dragged.take() {
                dragged.end();
            }
        }
    });
    ears.borrow_mut().extend([moves, ends, breaks]);
}

type Ears = Rc<RefCell<Vec<WindowListenerHandle>>>;

fn deafen(ears: &Ears) {
    ears.take().into_iter().for_each(WindowListenerHandle::remove);
}

/// Takes up what is dragged, if it can be moved at all.
fn begin<G: Shown>(screen: Screen<G>, grip: Grip<G::Mark>, lights_up: bool) -> Option<Dragged> {
    // The screen may have been left meanwhile.
    let draft = screen.draft.try_get_untracked()?;
    let cubes = match grip {
        Grip::Card(card) => {
            draft.clone().take_up(card).then_some(0)?;
            if lights_up {
                screen.edit(move |draft| {
                    let _ = draft.take_up(card);
                });
            }
            0
        }
        Grip::Supply => (!draft.is_empty()).then_some(1)?,
        Grip::Place(mark) => draft.amount(mark).max(1),
    };
    Dragged::new(screen.near().slug(), cubes)
}

/// What was dragged comes down on a battleground, or nowhere.
fn land<G: Shown>(screen: Screen<G>, grip: Grip<G::Mark>, at: Option<G::Mark>) {
    if screen.draft.try_get_untracked().is_none() {
        return;
    }
    let (card, from) = match grip {
        Grip::Place(mark) => (None, Some(mark)),
        Grip::Card(mark) => (Some(mark), None),
        Grip::Supply => (None, None),
    };
    screen.edit(move |draft| {
        let _ = card.is_some_and(|card| draft.take_up(card));
        let _ = draft.carry(from, at);
    });
}

/// The battleground below a point of the window.
fn under<G: Shown>(at: (i32, i32)) -> Option<G::Mark> {
    G::place(&ground_below(at)?.get_attribute("data-place")?)
}

fn ground_below((x, y): (i32, i32)) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)?.closest("[data-place]").ok().flatten()
}

/// A drag that ends where it began is no click.
fn swallow_click() {
    let stop = wasm_bindgen::closure::Closure::<dyn Fn(web_sys::Event)>::new(|event: web_sys::Event| {
        event.stop_propagation();
        event.prevent_default();
    });
    let listener: js_sys::Function = stop.into_js_value().unchecked_into();
    let _ = window().add_event_listener_with_callback_and_bool("click", &listener, true);
    set_timeout(
        move || drop(window().remove_event_listener_with_callback_and_bool("click", &listener, true)),
        std::time::Duration::ZERO,
    );
}

/// What hangs on the pointer.
struct Dragged {
    shown: HtmlElement,
    over: RefCell<Option<Element>>,
}

impl Dragged {
    /// So many cubes of a side, or a card for none.
    fn new(side: &str, cubes: i8) -> Option<Dragged> {
        let shown: HtmlElement = document().create_element("div").ok()?.unchecked_into();
        shown.set_class_name(&format!("dragged {side}"));
        for _ in 0..cubes.max(1) {
            let cube = document().create_element("i").ok()?;
            let _ = shown.append_child(&cube);
        }
        document().body()?.append_child(&shown).ok()?;
        let _ = document().document_element()?.set_attribute("data-dragging", "");
        Some(Dragged { shown, over: RefCell::default() })
    }

    fn follow(&self, (x, y): (i32, i32)) {
        let _ = self.shown.style().set_property("transform", &format!("translate({x}px,{y}px)"));
        let below = ground_below((x, y));
        let mut over = self.over.borrow_mut();
        if *over != below {
            over.take().map(|element| element.class_list().remove_1("over"));
            below.as_ref().map(|element| element.class_list().add_1("over"));
            *over = below;
        }
    }

    fn end(self) {
        self.shown.remove();
        self.over.take().map(|element| element.class_list().remove_1("over"));
        document().document_element().map(|root| root.remove_attribute("data-dragging"));
    }
}

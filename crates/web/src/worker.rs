//! The page's side of the worker in which the computer thinks.

use std::cell::RefCell;
use std::rc::Rc;

use bots::Level;
use kernel::Side;
use leptos::prelude::untrack;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::settings::language;

/// What is asked of the worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// A choice for the computer.
    Choose,
    /// Advice for a person.
    Advise,
}

impl Ask {
    const fn slug(self) -> &'static str {
        match self {
            Ask::Choose => "choose",
            Ask::Advise => "advise",
        }
    }
}

/// An answer: at which entry it was asked for, and the lines found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) ply: usize,
    pub(crate) lines: Vec<String>,
}

impl Answer {
    fn read(text: &str) -> Result<Answer, String> {
        let mut lines = text.lines().map(str::to_owned);
        match (lines.next().as_deref(), lines.next()) {
            (Some("choose" | "advise"), Some(ply)) => {
                let ply = ply.parse().map_err(|_| text.to_owned())?;
                Ok(Answer { ply, lines: lines.collect() })
            }
            (_, why) => Err(why.unwrap_or_default()),
        }
    }
}

type Waiting = Rc<RefCell<Option<Box<dyn FnOnce(Result<Answer, String>)>>>>;

/// A worker that answers one request at a time.
struct Desk {
    worker: Worker,
    waiting: Waiting,
    /// What was asked before the worker had started.
    early: Rc<RefCell<Option<String>>>,
    ready: Rc<RefCell<bool>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

thread_local! {
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
}

/// Asks the worker; `then` gets the answer. A request that is still being thought about is given up.
pub(crate) fn ask(
    what: Ask,
    side: Side,
    level: Level,
    record: &str,
    then: impl FnOnce(Result<Answer, String>) + 'static,
) {
    let language = untrack(language);
    let request = format!("{}\n{side}\n{level}\n{language}\n{}\n{record}", what.slug(), browser::seed());
    DESK.with_borrow_mut(|desk| {
        if desk.as_ref().is_some_and(|desk| desk.waiting.borrow().is_some()) {
            give_up(desk);
        }
        if desk.is_none() {
            *desk = open().ok();
        }
        let Some(desk) = desk else { return then(Err("this browser starts no workers".to_owned())) };
        *desk.waiting.borrow_mut() = Some(Box::new(then));
        if *desk.ready.borrow() {
            let _ = desk.worker.post_message(&JsValue::from_str(&request));
        } else {
            *desk.early.borrow_mut() = Some(request);
        }
    });
}

/// Stops whatever the worker thinks about.
pub(crate) fn stop() {
    DESK.with_borrow_mut(|desk| {
        if desk.as_ref().is_some_and(|desk| desk.waiting.borrow().is_some()) {
            give_up(desk);
        }
    });
}

fn give_up(desk: &mut Option<Desk>) {
    if let Some(desk) = desk.take() {
        desk.worker.terminate();
    }
}

fn open() -> Result<Desk, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("/worker.js", &options)?;
    let (waiting, early) = (Waiting::default(), Rc::<RefCell<Option<String>>>::default());
    let ready = Rc::<RefCell<bool>>::default();
    let heard = {
        let (worker, waiting, early, ready) = (worker.clone(), waiting.clone(), early.clone(), Rc::clone(&ready));
        Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if text == "ready" {
                *ready.borrow_mut() = true;
                if let Some(request) = early.borrow_mut().take() {
                    let _ = worker.post_message(&JsValue::from_str(&request));
                }
                return;
            }
            let then = waiting.borrow_mut().take();
            if let Some(then) = then {
                then(Answer::read(&text));
            }
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    Ok(Desk { worker, waiting, early, ready, _heard: heard })
}

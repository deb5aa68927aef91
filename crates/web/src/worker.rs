//! The page's side of the worker in which the computer thinks.

use std::cell::{Cell, RefCell};
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
    ready: Rc<Cell<bool>>,
    /// Whether it gave no answer once: the next request is for another.
    failed: Rc<Cell<bool>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut()>,
}

impl Desk {
    fn is_spent(&self) -> bool {
        self.failed.get() || self.waiting.borrow().is_some()
    }
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
        if desk.as_ref().is_some_and(Desk::is_spent) {
            give_up(desk);
        }
        if desk.is_none() {
            *desk = open().ok();
        }
        let Some(desk) = desk else { return then(Err(String::new())) };
        *desk.waiting.borrow_mut() = Some(Box::new(then));
        if desk.ready.get() {
            let _ = desk.worker.post_message(&JsValue::from_str(&request));
        } else {
            *desk.early.borrow_mut() = Some(request);
        }
    });
}

/// Stops whatever the worker thinks about.
pub(crate) fn stop() {
    DESK.with_borrow_mut(|desk| {
        if desk.as_ref().is_some_and(Desk::is_spent) {
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
    let worker = Worker::new_with_options(&browser::file("worker.js"), &options)?;
    let (waiting, early) = (Waiting::default(), Rc::<RefCell<Option<String>>>::default());
    let (ready, failed) = (Rc::<Cell<bool>>::default(), Rc::<Cell<bool>>::default());
    let reply = {
        let (waiting, failed) = (waiting.clone(), Rc::clone(&failed));
        move |answer: Result<Answer, String>| {
            failed.set(answer.is_err());
            let then = waiting.borrow_mut().take();
            if let Some(then) = then {
                then(answer);
            }
        }
    };
    let broken = {
        let reply = reply.clone();
        Closure::new(move || reply(Err(String::new())))
    };
    let heard = {
        let (worker, early, ready) = (worker.clone(), early.clone(), Rc::clone(&ready));
        Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if text == "ready" {
                ready.set(true);
                if let Some(request) = early.borrow_mut().take() {
                    let _ = worker.post_message(&JsValue::from_str(&request));
                }
                return;
            }
            reply(Answer::read(&text));
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
    Ok(Desk { worker, waiting, early, ready, failed, _heard: heard, _broken: broken })
}

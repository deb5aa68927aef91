//! The page's side of the worker in which the computer thinks.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use client::worker::{Reply, Request, Task, enclosed, read, write};
use js_sys::Uint8Array;
use kernel::SeatView;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::shown::Shown;

/// Where the worker's replies to a request go.
type Listener = Box<dyn Fn(Reply)>;

/// A worker that answers one request at a time.
struct Running {
    worker: Worker,
    /// Who waits for the reply to which request.
    waiting: Rc<RefCell<Option<(u32, Listener)>>>,
    /// What was asked before the worker had come up.
    early: Rc<RefCell<Option<Request>>>,
    ready: Rc<Cell<bool>>,
    /// Whether it gave no answer once: the next request is for another.
    failed: Rc<Cell<bool>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut()>,
}

thread_local! {
    static WORKER: RefCell<Option<Running>> = const { RefCell::new(None) };
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Asks the worker about what a seat sees; `hear` gets whatever it replies. A request that is still being thought about is
/// given up.
pub(crate) fn ask<G: Shown>(view: &G::View, task: Task, hear: impl Fn(Reply) + 'static) {
    ask_task(wire::message::write_view::<G>(view), enclosed::<G>(view.rules()), task, hear);
}

/// Asks the worker for something, with a view if it is about one, and the deck that goes with it.
pub(crate) fn ask_task(view: String, deck: Option<String>, task: Task, hear: impl Fn(Reply) + 'static) {
    let id = NEXT.get();
    NEXT.set(id + 1);
    let request = Request { id, view, deck, seed: browser::seed(), task };
    stop();
    WORKER.with_borrow_mut(|running| {
        if running.is_none() {
            *running = open().ok();
        }
        let Some(running) = running else { return hear(Reply::Failed { id: Some(id), why: String::new() }) };
        *running.waiting.borrow_mut() = Some((id, Box::new(hear)));
        if running.ready.get() {
            send(&running.worker, &request);
        } else {
            *running.early.borrow_mut() = Some(request);
        }
    });
}

/// Stops whatever the worker thinks about.
pub(crate) fn stop() {
    WORKER.with_borrow_mut(|running| {
        // A worker hears nothing while it thinks; the only way to stop it is to let it go.
        let is_spent = |running: &Running| running.failed.get() || running.waiting.borrow().is_some();
        if let Some(running) = running.take_if(|running| is_spent(running)) {
            running.worker.terminate();
        }
    });
}

fn send(worker: &Worker, request: &Request) {
    // Refused only where the worker is gone, and that is told by its own event.
    let _ = worker.post_message(&Uint8Array::from(&write(request)[..]));
}

fn open() -> Result<Running, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::file("worker.js"), &options)?;
    let waiting = Rc::<RefCell<Option<(u32, Listener)>>>::default();
    let early = Rc::<RefCell<Option<Request>>>::default();
    let (ready, failed) = (Rc::<Cell<bool>>::default(), Rc::<Cell<bool>>::default());
    let reply = {
        let (waiting, failed) = (Rc::clone(&waiting), Rc::clone(&failed));
        move |reply: Reply| {
            let is_last = !matches!(reply, Reply::Progress { .. });
            let Some((id, hear)) = waiting.borrow_mut().take() else { return };
            // What somebody asked before is no answer to this.
            let is_other = reply.id().is_some_and(|of| of != id);
            if !is_other {
                failed.set(matches!(reply, Reply::Failed { .. }));
                hear(reply);
            }
            if is_other || !is_last {
                waiting.borrow_mut().get_or_insert((id, hear));
            }
        }
    };
    let broken = {
        let reply = reply.clone();
        Closure::new(move || reply(Reply::Failed { id: None, why: String::new() }))
    };
    let heard = {
        let (worker, early, ready) = (worker.clone(), Rc::clone(&early), Rc::clone(&ready));
        Closure::new(move |event: MessageEvent| match read(&Uint8Array::new(&event.data()).to_vec()) {
            Ok(Reply::Ready) => {
                ready.set(true);
                early.borrow_mut().take().iter().for_each(|request| send(&worker, request));
            }
            Ok(other) => reply(other),
            // A worker that could not be loaded says nothing at all.
            Err(_) if event.data().is_null() => reply(Reply::Failed { id: None, why: String::new() }),
            Err(why) => reply(Reply::Failed { id: None, why: why.to_string() }),
        })
    };
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
    Ok(Running { worker, waiting, early, ready, failed, _heard: heard, _broken: broken })
}

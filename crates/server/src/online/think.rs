//! Computer players: a bounded number of threads, and a queue in which every table has at most one place.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use tokio::sync::oneshot;

use super::metrics::Metrics;

type Job = (Box<dyn FnOnce(u64) -> Option<String> + Send>, oneshot::Sender<Option<String>>);

/// The threads on which computer players think. A table asks for one choice at a time and queues for the next, so that
/// tables have equal shares however hard their players think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    queue: Arc<(Mutex<VecDeque<Job>>, Condvar)>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> std::io::Result<Thinkers> {
        let thinkers = Thinkers { queue: Arc::default(), metrics };
        for number in 0..threads.max(1) {
            let thinkers = thinkers.clone();
            std::thread::Builder::new().name(format!("thinker-{number}")).spawn(move || thinkers.work())?;
        }
        Ok(thinkers)
    }

    fn work(&self) {
        let (queue, come) = &*self.queue;
        loop {
            let waiting = queue.lock().unwrap_or_else(PoisonError::into_inner);
            let mut waiting =
                come.wait_while(waiting, |queue| queue.is_empty()).unwrap_or_else(PoisonError::into_inner);
            let Some((job, tell)) = waiting.pop_front() else { continue };
            drop(waiting);
            // Nobody waits for the answer if the table has gone on.
            if !tell.is_closed() {
                let mut seed = [0; 8];
                let seeded = getrandom::fill(&mut seed).is_ok();
                let thought = std::panic::AssertUnwindSafe(|| job(u64::from_le_bytes(seed)));
                let chosen = std::panic::catch_unwind(thought).unwrap_or(None).filter(|_| seeded);
                let _ = tell.send(chosen);
            }
            self.metrics.thinking.add(-1);
        }
    }

    /// Queues a thought. What came of it arrives later; nothing, if it failed.
    pub(crate) fn think(
        &self,
        job: Box<dyn FnOnce(u64) -> Option<String> + Send>,
    ) -> oneshot::Receiver<Option<String>> {
        let (tell, told) = oneshot::channel();
        let (queue, come) = &*self.queue;
        self.metrics.thinking.add(1);
        queue.lock().unwrap_or_else(PoisonError::into_inner).push_back((job, tell));
        come.notify_one();
        told
    }
}

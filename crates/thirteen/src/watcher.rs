use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use bots::{Monitor, Progress};
use indicatif::{ProgressBar, ProgressStyle};

/// Shows how far thinking has come, and ends it with the best answer so far when somebody presses Ctrl-C. While nothing is being thought
/// about, or when it is pressed twice, Ctrl-C ends the program as ever.
pub(crate) struct Watcher {
    phase: Arc<AtomicU8>,
    style: ProgressStyle,
}

const IDLE: u8 = 0;
const THINKING: u8 = 1;
const STOPPED: u8 = 2;

/// What takes less need not be shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// Who presses twice within so long wants more than an answer.
const AGAIN: Duration = Duration::from_secs(1);

/// What the shell expects of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

impl Watcher {
    pub(crate) fn new() -> Result<Self> {
        let phase = Arc::new(AtomicU8::new(IDLE));
        let seen = Arc::clone(&phase);
        let mut last: Option<Instant> = None;
        ctrlc::set_handler(move || {
            let again = last.replace(Instant::now()).is_some_and(|last| last.elapsed() < AGAIN);
            let stopped = seen.compare_exchange(THINKING, STOPPED, Ordering::Relaxed, Ordering::Relaxed).is_ok();
            if again || !stopped {
                process::exit(INTERRUPTED);
            }
        })?;
        Ok(Watcher { phase, style: ProgressStyle::with_template("{bar:30} {msg}")? })
    }

    /// Thinks, with a message about how far that has come.
    pub(crate) fn watch<T>(
        &self,
        message: &(dyn Fn(Progress) -> String + Sync),
        think: impl FnOnce(&dyn Monitor) -> T,
    ) -> T {
        let bar = ProgressBar::new(100).with_style(self.style.clone());
        self.phase.store(THINKING, Ordering::Relaxed);
        let thought = think(&Thinking { phase: &self.phase, bar: &bar, message });
        self.phase.store(IDLE, Ordering::Relaxed);
        bar.finish_and_clear();
        thought
    }
}

struct Thinking<'a> {
    phase: &'a AtomicU8,
    bar: &'a ProgressBar,
    message: &'a (dyn Fn(Progress) -> String + Sync),
}

impl Monitor for Thinking<'_> {
    fn stop(&self) -> bool {
        self.phase.load(Ordering::Relaxed) == STOPPED
    }

    fn progress(&self, progress: Progress) {
        if self.bar.elapsed() > PATIENCE {
            self.bar.set_message((self.message)(progress));
            self.bar.set_position((100.0 * progress.share) as u64);
        }
    }
}

//! Group commit: the entries of all tables that come while one transaction is written make the next.

use std::sync::Arc;

use store::{Append, Kept, Store, StoreError};
use tokio::sync::{mpsc, oneshot};

use super::metrics::Metrics;

/// Most entries in one transaction.
const MOST: usize = 512;

type Job = (Append, oneshot::Sender<Kept<bool>>);

/// Writes entries down.
#[derive(Clone)]
pub(crate) struct Commits(mpsc::Sender<Job>);

impl Commits {
    pub(crate) fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Commits {
        let (give, mut given) = mpsc::channel::<Job>(2 * MOST);
        tokio::spawn(async move {
            let mut jobs = Vec::with_capacity(MOST);
            while given.recv_many(&mut jobs, MOST).await > 0 {
                let (batch, waiting): (Vec<Append>, Vec<_>) = jobs.drain(..).unzip();
                metrics.commit(batch.len());
                match store.append(batch).await {
                    Ok(written) => {
                        for (tell, written) in waiting.into_iter().zip(written) {
                            // Whoever asked may be gone; it is written all the same.
                            let _ = tell.send(Ok(written));
                        }
                    }
                    Err(error) => {
                        metrics.failures.add(1);
                        tracing::error!(%error, "entries were not written");
                        for tell in waiting {
                            let _ = tell.send(Err(StoreError::Unavailable(error.to_string())));
                        }
                    }
                }
            }
        });
        Commits(give)
    }

    /// Writes an entry down. When this returns it is on disk; or, if it says so, somebody else has written that entry.
    pub(crate) async fn append(&self, append: Append) -> Kept<bool> {
        let (tell, told) = oneshot::channel();
        let gone = |_| StoreError::Unavailable("the server is ending".to_owned());
        self.0.send((append, tell)).await.map_err(|_| gone(()))?;
        told.await.map_err(|_| gone(()))?
    }
}

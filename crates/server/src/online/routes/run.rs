//! For those who watch over the server.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Peer;
use crate::online::Site;
use crate::online::app::milliseconds;

/// The process lives.
pub(super) async fn healthz() -> &'static str {
    "well\n"
}

/// The store answers: requests can be sent here.
pub(super) async fn readyz(State(site): State<Arc<Site>>) -> Response {
    let ready = match site.app.get() {
        Some(app) => app.store.beat(milliseconds()).await.is_ok(),
        // A file that nobody needed yet.
        None => matches!(site.config.keep, crate::online::Keep::File(_)),
    };
    if ready {
        return "ready\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
}

/// What is counted, for Prometheus; for this machine alone, unless it is said otherwise.
pub(super) async fn metrics(
    State(site): State<Arc<Site>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Response {
    let Some(app) = site.app.get() else { return "".into_response() };
    let is_here = peer.is_some_and(|Extension(Peer(peer))| app.address(peer, &headers).is_loopback());
    if !is_here && !site.config.metrics {
        return (StatusCode::FORBIDDEN, "for this machine alone\n").into_response();
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.written()).into_response()
}

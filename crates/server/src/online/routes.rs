//! The interface over HTTP. `docs/online.md` tells how its parts go together.

mod lobby;
mod me;
mod run;
mod socket;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use online::{MAX_SAID, Reason};
use serde::de::DeserializeOwned;
use utoipa::OpenApi;

use super::Site;
use super::create::MAX_DECK;
use super::failure::{Done, Failure};
use super::limits::Whom;

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The interface as a document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Thirteen",
        description = "Online tables of 13 Days and 13 Minutes. docs/online.md tells how the parts go together."
    ),
    paths(
        lobby::server,
        lobby::lobby,
        me::create,
        me::me,
        me::rename,
        me::link,
        me::take_link,
        me::forget,
        me::set_webhook,
        me::remove_webhook,
        me::tables,
        me::export,
        me::profile,
        tables::create,
        tables::look,
        tables::remove,
        tables::sit,
        tables::say,
        tables::notes,
        tables::set_notes,
        tables::record,
        socket::socket
    ),
    components(schemas(online::Say, online::Tell, online::Problem, online::Export))
)]
struct Document;

/// The interface as an OpenAPI document.
#[must_use]
pub fn openapi() -> String {
    Document::openapi().to_json().unwrap_or_default()
}

/// Everything under `/api/v1`, and what watches the server.
pub(crate) fn router(site: Arc<Site>) -> Router {
    let api = Router::new()
        .route("/", get(lobby::server))
        .route("/openapi.json", get(document))
        .route("/lobby", get(lobby::lobby))
        .route("/me", get(me::me).post(me::create).put(me::rename))
        .route("/me/link", get(me::link).post(me::take_link).delete(me::forget))
        .route("/me/webhook", put(me::set_webhook).delete(me::remove_webhook))
        .route("/me/tables", get(me::tables))
        .route("/me/export", get(me::export))
        .route("/people/{id}", get(me::profile))
        .route("/tables", post(tables::create).layer(DefaultBodyLimit::max(MAX_DECK)))
        .route("/tables/{id}", get(tables::look).delete(tables::remove))
        .route("/tables/{id}/seat", post(tables::sit))
        .route("/tables/{id}/say", post(tables::say))
        .route("/tables/{id}/notes", get(tables::notes).put(tables::set_notes))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/socket", get(socket::socket))
        .fallback(nothing)
        .method_not_allowed_fallback(not_so)
        .layer(DefaultBodyLimit::max(4 * MAX_SAID))
        .layer(from_fn_with_state(Arc::clone(&site), guard))
        .with_state(Arc::clone(&site));
    Router::new()
        .nest(online::ROOT, api)
        .route("/api/v1/", get(lobby::server).with_state(Arc::clone(&site)))
        .route("/healthz", get(run::healthz))
        .route("/readyz", get(run::readyz).with_state(Arc::clone(&site)))
        .route("/metrics", get(run::metrics).with_state(site))
}

async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi()).into_response()
}

async fn nothing() -> Failure {
    Failure(Reason::NoSuch { what: "path".to_owned() })
}

async fn not_so() -> Response {
    let mut response = Failure(Reason::NoSuch { what: "method here".to_owned() }).into_response();
    *response.status_mut() = axum::http::StatusCode::METHOD_NOT_ALLOWED;
    response
}

/// What every request goes through: how often it comes, and from which page. Nothing that is answered may be kept.
async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let admitted = admit(&site, &parts).await;
    let request = Request::from_parts(parts, body);
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in crate::answer::GUARDS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn admit(site: &Site, request: &Parts) -> Done<()> {
    // Whether there are tables here at all may be asked by anybody, and opens nothing.
    let path = request.uri.path();
    if request.method == Method::GET && matches!(path, "/" | "" | "/openapi.json") {
        return Ok(());
    }
    let app = site.app().await?;
    let headers = &request.headers;
    if let Some(Peer(peer)) = request.extensions.get() {
        app.rates.take(Whom::Address(app.address(*peer, headers)), Instant::now())?;
    }
    let changes = request.method != Method::GET || path.ends_with("/socket");
    if changes {
        app.check_origin(headers)?;
    }
    Ok(())
}

/// A body in JSON, or a reason why it is none.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|error| {
            let is_long = error.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE;
            Failure(if is_long {
                Reason::TooLong { most: 4 * MAX_SAID }
            } else {
                Reason::Unreadable { detail: error.body_text() }
            })
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| Failure(Reason::Unreadable { detail: error.to_string() }))
    }
}

/// The name of a table or person in a path.
pub(crate) struct Id(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let fits = |id: &String| id.len() <= 32 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match path {
            Ok(axum::extract::Path(id)) if fits(&id) => Ok(Id(id)),
            _ => Err(Failure(Reason::NoSuch { what: "table or person".to_owned() })),
        }
    }
}

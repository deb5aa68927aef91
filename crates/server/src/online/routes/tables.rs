//! Tables, for those without a socket.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use online::{Chair, Created, MAX_NOTES, NewTable, Notes, Opened, Problem, Reason, Say, SitDown};

use super::me::person_ref;
use super::{Body, Id};
use crate::online::Site;
use crate::online::actor::Message;
use crate::online::failure::{Done, Failure};
use crate::online::limits::Whom;
use crate::online::settle::kind;

fn needs_name() -> Failure {
    Failure(Reason::NeedsName { detail: "a rated game counts for a name".to_owned() })
}

/// Opens a table. Then sit down.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable, responses(
    (status = 201, body = Created), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn create(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(wanted): Body<NewTable>,
) -> Done<(StatusCode, Json<Created>)> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    if wanted.rated && person.name.is_none() {
        return Err(needs_name());
    }
    Ok((StatusCode::CREATED, Json(app.create(wanted, person_ref(&person), None).await?)))
}

/// A table, from the seat of whoever asks.
#[utoipa::path(get, path = "/api/v1/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = Opened), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn look(State(site): State<Arc<Site>>, headers: HeaderMap, Id(id): Id) -> Done<Json<Opened>> {
    let app = site.app().await?;
    let person = app.person(&headers).await?.map(|person| person.id);
    Ok(Json(app.tables.ask(&app, &id, |answer| Message::Look { person, answer }).await?))
}

/// Takes one's table away, as long as nobody else sits there.
#[utoipa::path(delete, path = "/api/v1/tables/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn remove(State(site): State<Arc<Site>>, headers: HeaderMap, Id(id): Id) -> Done<StatusCode> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    let table = app.store.table(&id).await?.ok_or_else(|| Reason::NoSuch { what: "table".to_owned() })?;
    if table.host != person.id {
        return Err(Reason::NotYourSeat.into());
    }
    if !app.store.remove(&id).await? {
        return Err(Reason::SeatTaken.into());
    }
    app.tables.close(&id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Sits down. The second who does begins the game.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seat", params(("id" = String, Path)), request_body = SitDown, responses(
    (status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn sit(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Id(id): Id,
    Body(sit): Body<SitDown>,
) -> Done<Json<Opened>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    let opened = app.tables.ask(&app, &id, |answer| Message::Look { person: None, answer }).await?;
    let table = opened.standing.table;
    if table.rated && person.name.is_none() {
        return Err(needs_name());
    }
    let ratings = app.ratings(&person.id).await?;
    let rating = if kind(table.game) == "days" { ratings.days } else { ratings.minutes };
    let chair = Chair { person: Some(person_ref(&person)), computer: None, rating, here: false };
    Ok(Json(app.tables.ask(&app, &id, |answer| Message::Sit { chair, sit, answer }).await?))
}

/// Says anything but `hello`: a choice, an offer, giving up.
#[utoipa::path(post, path = "/api/v1/tables/{id}/say", params(("id" = String, Path)), request_body = Say, responses(
    (status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn say(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Id(id): Id,
    Body(say): Body<Say>,
) -> Done<Json<Opened>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?.id;
    app.rates.take(Whom::Person(person.clone()), Instant::now())?;
    Ok(Json(app.tables.ask(&app, &id, |answer| Message::Asked { person, say, answer }).await?))
}

/// One's private notes.
#[utoipa::path(get, path = "/api/v1/tables/{id}/notes", params(("id" = String, Path)), responses(
    (status = 200, body = Notes), (status = 401, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn notes(State(site): State<Arc<Site>>, headers: HeaderMap, Id(id): Id) -> Done<Json<Notes>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    app.store.table(&id).await?.ok_or_else(|| Reason::NoSuch { what: "table".to_owned() })?;
    Ok(Json(Notes { text: app.store.notes(&id, &person.id).await? }))
}

/// Keeps one's private notes.
#[utoipa::path(put, path = "/api/v1/tables/{id}/notes", params(("id" = String, Path)), request_body = Notes, responses(
    (status = 200, body = Notes), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn set_notes(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Id(id): Id,
    Body(notes): Body<Notes>,
) -> Done<Json<Notes>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    app.store.table(&id).await?.ok_or_else(|| Reason::NoSuch { what: "table".to_owned() })?;
    if notes.text.chars().count() > MAX_NOTES {
        return Err(Reason::TooLong { most: MAX_NOTES }.into());
    }
    // PostgreSQL keeps no text with this in it.
    let notes = Notes { text: notes.text.replace('\0', "") };
    app.store.put_notes(&id, &person.id, &notes.text).await?;
    Ok(Json(notes))
}

/// The record with what the deal followed from, when everything is over.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
pub(super) async fn record(State(site): State<Arc<Site>>, Id(id): Id) -> Done<Response> {
    let app = site.app().await?;
    let record = app.tables.ask(&app, &id, |answer| Message::Record { answer }).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

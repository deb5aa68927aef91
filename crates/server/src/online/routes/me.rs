//! Who asks, and what is theirs.

use std::sync::Arc;

use axum::Json;
use axum::body::Body as Content;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Side;
use online::{
    Export, LobbyLine, Me, Mine, NewName, PersonRef, PrivateLink, Problem, Profile, Reason, Stage, Tally, Webhook,
};
use store::{Person, PersonKey, Which};
use table::Bytes32;

use super::lobby::summary;
use super::{Body, Id};
use crate::online::Site;
use crate::online::app::{App, milliseconds};
use crate::online::failure::{Done, Failure};
use crate::online::settle::read;
use crate::online::webhook;
use crate::online::who::{Secret, checked_name};

/// Most games that a profile lists.
const MOST: u32 = 500;

pub(super) fn person_ref(person: &Person) -> PersonRef {
    PersonRef { id: person.id.clone(), name: person.name.clone() }
}

async fn shown(app: &App, person: &Person) -> Done<Me> {
    let webhook = person.webhook.as_ref().and_then(|webhook| serde_json::from_str(webhook).ok());
    Ok(Me { person: person_ref(person), ratings: app.ratings(&person.id).await?, webhook })
}

fn random() -> Done<Bytes32> {
    Ok(Bytes32::random().map_err(|_| Reason::Unavailable)?)
}

async fn put(app: &App, person: &Person) -> Done<()> {
    if app.store.put_person(person).await? { Ok(()) } else { Err(Failure(Reason::NameTaken)) }
}

/// Becomes somebody: a guest, or with a name. The cookie that comes back is all that says so.
#[utoipa::path(post, path = "/api/v1/me", request_body = NewName, responses(
    (status = 201, body = Me), (status = 400, body = Problem), (status = 409, body = Problem),
    (status = 413, body = Problem), (status = 422, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn create(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(wish): Body<NewName>,
) -> Done<Response> {
    let app = site.app().await?;
    let name = wish.name.as_deref().map(checked_name).transpose()?;
    let (secret, id) = (Secret(random()?), random()?.to_string()[..12].to_owned());
    let person = Person { id, secret_hash: secret.hash(), name, created: milliseconds(), webhook: None };
    put(&app, &person).await?;
    let cookie = Secret::cookie(Some(secret), app.is_https(&headers));
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(shown(&app, &person).await?)).into_response())
}

/// Who asks.
#[utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn me(State(site): State<Arc<Site>>, headers: HeaderMap) -> Done<Json<Me>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    Ok(Json(shown(&app, &person).await?))
}

/// Takes a name, or another one.
#[utoipa::path(put, path = "/api/v1/me", request_body = NewName, responses(
    (status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem), (status = 409, body = Problem),
    (status = 413, body = Problem), (status = 422, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn rename(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(wish): Body<NewName>,
) -> Done<Json<Me>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    let name = wish.name.as_deref().map(checked_name).transpose()?;
    let person = Person { name: Some(name.ok_or(Reason::BadName)?), ..person };
    put(&app, &person).await?;
    Ok(Json(shown(&app, &person).await?))
}

/// The secret, to carry the name to another device. Whoever has it is this person.
#[utoipa::path(get, path = "/api/v1/me/link", responses((status = 200, body = PrivateLink), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn link(State(site): State<Arc<Site>>, headers: HeaderMap) -> Done<Json<PrivateLink>> {
    site.app().await?.known(&headers).await?;
    let secret = Secret::of(&headers).ok_or(Reason::Unknown)?;
    Ok(Json(PrivateLink { secret: secret.0.to_string() }))
}

/// Brings a secret to this device.
#[utoipa::path(post, path = "/api/v1/me/link", request_body = PrivateLink, responses(
    (status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 413, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn take_link(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(link): Body<PrivateLink>,
) -> Done<Response> {
    let app = site.app().await?;
    let secret = Secret(link.secret.parse().map_err(|_| Reason::Unknown)?);
    let person = app.store.person(PersonKey::SecretHash(&secret.hash())).await?.ok_or(Reason::Unknown)?;
    let cookie = Secret::cookie(Some(secret), app.is_https(&headers));
    Ok(([(header::SET_COOKIE, cookie)], Json(shown(&app, &person).await?)).into_response())
}

/// Forgets who this device is. The name stays with the secret.
#[utoipa::path(delete, path = "/api/v1/me/link", responses((status = 204), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn forget(State(site): State<Arc<Site>>, headers: HeaderMap) -> Done<Response> {
    let cookie = Secret::cookie(None, site.app().await?.is_https(&headers));
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Wants to be told of one's turn there.
#[utoipa::path(put, path = "/api/v1/me/webhook", request_body = Webhook, responses(
    (status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn set_webhook(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Body(webhook): Body<Webhook>,
) -> Done<Json<Me>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    webhook::check(&webhook)?;
    let person = Person { webhook: serde_json::to_string(&webhook).ok(), ..person };
    put(&app, &person).await?;
    Ok(Json(shown(&app, &person).await?))
}

/// Does not want to be told any more.
#[utoipa::path(delete, path = "/api/v1/me/webhook", responses(
    (status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn remove_webhook(State(site): State<Arc<Site>>, headers: HeaderMap) -> Done<Json<Me>> {
    let app = site.app().await?;
    let person = Person { webhook: None, ..app.known(&headers).await? };
    put(&app, &person).await?;
    Ok(Json(shown(&app, &person).await?))
}

/// One's tables that are not over: what waits for one first.
#[utoipa::path(get, path = "/api/v1/me/tables", responses((status = 200, body = Mine), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn tables(State(site): State<Arc<Site>>, headers: HeaderMap) -> Done<Json<Mine>> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    let now = milliseconds();
    let mut lines: Vec<LobbyLine> = Vec::new();
    for table in app.store.list(Which::Of(&person.id), MOST).await? {
        let Some(summary) = summary(&table) else { continue };
        let (us, ussr) = (table.head.us.as_ref(), table.head.ussr.as_ref());
        let side = if us == Some(&person.id) {
            Some(Side::Us)
        } else {
            ussr.filter(|id| **id == person.id).map(|_| Side::Ussr)
        };
        let offered = summary.offer.filter(|offer| offer.until > now).map(|offer| offer.by.other());
        let (playing, late) =
            (summary.info.stage == Stage::Playing, summary.deadline.is_some_and(|deadline| deadline < now));
        let waits = |side: Side| {
            let between_games = playing && summary.info.turn.is_none();
            offered.map_or_else(|| summary.info.turn == Some(side) || late || between_games, |offered| offered == side)
        };
        let your_turn = playing && side.is_some_and(waits);
        lines.push(LobbyLine { table: summary.info, your_turn, deadline: summary.deadline });
    }
    lines.sort_by_key(|line| (!line.your_turn, line.deadline.unwrap_or(i64::MAX), -line.table.moved));
    Ok(Json(Mine { tables: lines, now }))
}

/// All one's games that are over, a line of JSON each.
#[utoipa::path(get, path = "/api/v1/me/export", responses(
    (status = 200, description = "A line of JSON for each game", body = String, content_type = "application/x-ndjson"),
    (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn export(State(site): State<Arc<Site>>, headers: HeaderMap) -> Done<Response> {
    let app = site.app().await?;
    let person = app.known(&headers).await?;
    let mut text = String::new();
    for table in app.store.list(Which::OverOf(&person.id), 10_000).await? {
        if let Ok(line) = exported(&app, &table.id).await {
            text += &serde_json::to_string(&line).map_err(|_| Reason::Unavailable)?;
            text.push('\n');
        }
    }
    let kind = (header::CONTENT_TYPE, "application/x-ndjson");
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"thirteen-games.ndjson\"");
    Ok(([kind, name], Content::from(text)).into_response())
}

async fn exported(app: &App, table: &str) -> Result<Export, Reason> {
    let (state, _deck) = crate::online::actor::load(app, table).await?;
    let name = |side: Side| {
        let chair = &state.chairs[side];
        let name = chair.person.as_ref().and_then(|person| person.name.clone());
        name.or_else(|| chair.computer.clone()).unwrap_or_else(|| "guest".to_owned())
    };
    let record = state.whole_record().ok_or(Reason::NotYet)?;
    Ok(Export { table: table.to_owned(), us: name(Side::Us), ussr: name(Side::Ussr), at: state.moved, record })
}

/// A person, with what they have played.
#[utoipa::path(get, path = "/api/v1/people/{id}", params(("id" = String, Path)), responses(
    (status = 200, body = Profile), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn profile(State(site): State<Arc<Site>>, Id(id): Id) -> Done<Json<Profile>> {
    let app = site.app().await?;
    let person =
        app.store.person(PersonKey::Id(&id)).await?.ok_or_else(|| Reason::NoSuch { what: "person".to_owned() })?;
    let results = app.store.results(&id, None, MOST).await?;
    let games: Vec<_> = results.iter().filter_map(read).map(|settled| settled.line).collect();
    let mut tallies: Vec<Tally> = Vec::new();
    for line in &games {
        let known = tallies.iter().position(|tally| (tally.game, tally.side) == (line.game, line.side));
        let at = known.unwrap_or_else(|| {
            tallies.push(Tally { game: line.game, side: line.side, won: 0, lost: 0, drawn: 0 });
            tallies.len() - 1
        });
        match line.score {
            score if score > 0.9 => tallies[at].won += 1,
            score if score < 0.1 => tallies[at].lost += 1,
            _ => tallies[at].drawn += 1,
        }
    }
    let running = app.store.list(Which::Of(&id), MOST).await?.len() as u32;
    let ratings = app.ratings(&id).await?;
    Ok(Json(Profile { person: person_ref(&person), since: person.created, ratings, tallies, games, running }))
}

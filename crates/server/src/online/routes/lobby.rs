//! What there is.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use online::{Lobby, Problem, Server, TableInfo, VERSION};
use store::{Table, Which};

use crate::online::Site;
use crate::online::failure::Done;
use crate::online::state::Summary;

const MOST: u32 = 100;

/// What this server is: a page that gets this from its own host offers online play.
#[utoipa::path(get, path = "/api/v1", responses((status = 200, body = Server)))]
pub(super) async fn server() -> Json<Server> {
    let program = env!("CARGO_PKG_VERSION").to_owned();
    Json(Server { server: "thirteen".to_owned(), version: VERSION, program })
}

/// What a table says of itself in lists.
pub(super) fn summary(table: &Table) -> Option<Summary> {
    serde_json::from_str(&table.head.info).ok()
}

fn infos(tables: &[Table]) -> Vec<TableInfo> {
    tables.iter().filter_map(summary).map(|summary| summary.info).collect()
}

/// Tables that anybody may join or watch.
#[utoipa::path(get, path = "/api/v1/lobby", responses(
    (status = 200, body = Lobby), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn lobby(State(site): State<Arc<Site>>) -> Done<Json<Lobby>> {
    let app = site.app().await?;
    let open = app.store.list(Which::Open, MOST).await?;
    let running = app.store.list(Which::Running, MOST).await?;
    Ok(Json(Lobby { open: infos(&open), running: infos(&running) }))
}

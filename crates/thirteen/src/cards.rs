use std::io::Write;

use anyhow::{Result, anyhow};
use days::{Affiliation, Card, State};
use kernel::{Game, Seat};
use serde_json::{Value, json};
use terminal::Drawn;
use text::Texts;

use crate::cli::Cards;

pub(crate) fn run(args: &Cards) -> Result<()> {
    let language = args.language.language;
    let mut out = std::io::stdout().lock();
    match &args.card {
        _ if args.json => writeln!(out, "{}", as_json(Texts::of(language), args.card.as_deref())?)?,
        None => write!(out, "{}", terminal::days::deck(language, crate::window::screen()))?,
        Some(name) => {
            let view = State::first_view(days::Rules::default(), Seat::Spectator);
            let lines = State::explain(&language.into(), crate::window::screen(), &view, name);
            lines.ok_or_else(|| unknown(name))?.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
    }
    Ok(())
}

fn unknown(name: &str) -> anyhow::Error {
    anyhow!("there is no card called `{name}`; `thirteen cards` lists them all")
}

fn as_json(texts: &Texts, name: Option<&str>) -> Result<Value> {
    if let Some(name) = name {
        return Ok(card(texts, name.parse().map_err(|_| unknown(name))?));
    }
    Ok(Card::all().map(|it| card(texts, it)).collect())
}

fn card(texts: &Texts, card: Card) -> Value {
    let row = card.row();
    let side = match row.affiliation {
        Affiliation::Side(side) => side.slug(),
        Affiliation::Un => "un",
    };
    json!({
        "id": row.slug,
        "name": texts.card(card),
        "side": side,
        "cubes": row.cubes,
        "icon": row.icon,
        "event": texts.event(card),
        "history": texts.history(card),
    })
}

//! The page, served from this binary or written as files.

use std::io::{Write, stdout};

use anyhow::Result;

use crate::cli::{LogForm, Online, Page, Serve};

pub(crate) fn run(args: &Serve) -> Result<()> {
    let online = if args.online.offline { None } else { online(&args.online) };
    let log = match args.online.log {
        LogForm::Text => server::LogForm::Text,
        LogForm::Json => server::LogForm::Json,
    };
    let Serve { host, port, no_open, .. } = *args;
    server::serve(server::Config { host, port, open: !no_open, connections: args.online.connections, online, log })?;
    Ok(())
}

/// How people play online; nothing, if there is no place to keep tables in.
fn online(args: &Online) -> Option<server::online::Online> {
    let standard = server::online::Online::new(crate::kept::place(&args.keep)?);
    Some(server::online::Online {
        proxies: args.proxies.clone(),
        origin: args.origin.clone(),
        rate: args.rate,
        tables: args.tables,
        sockets: args.sockets,
        watchers: args.watchers,
        thinkers: args.thinkers.unwrap_or(standard.thinkers),
        grace: args.grace,
        metrics: args.open_metrics,
        private_webhooks: args.private_webhooks,
        ..standard
    })
}

pub(crate) fn openapi() -> Result<()> {
    writeln!(stdout(), "{}", server::online::openapi())?;
    Ok(())
}

pub(crate) fn page(args: &Page) -> Result<()> {
    let count = server::write_page(&args.folder, args.compressed)?;
    writeln!(stdout(), "{count} files in {}: any web host can serve them, under any path.", args.folder.display())?;
    Ok(())
}

pub(crate) fn licences() -> Result<()> {
    stdout().write_all(server::LICENCES.as_bytes())?;
    Ok(())
}

//! The page, served from this binary or written as files.

use std::io::{Write, stdout};

use anyhow::Result;

use crate::cli::{Page, Serve};

pub(crate) fn run(args: &Serve) -> Result<()> {
    server::serve(server::Config { host: args.host, port: args.port, open: !args.no_open })?;
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

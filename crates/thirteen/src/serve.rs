//! The page, served from this binary.

use anyhow::Result;

use crate::cli::Serve;

pub(crate) fn run(args: &Serve) -> Result<()> {
    server::serve(server::Config { host: args.host, port: args.port, open: !args.no_open })?;
    Ok(())
}

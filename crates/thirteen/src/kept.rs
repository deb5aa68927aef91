//! The tables that a server keeps: copied, put back, written as records.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use server::online::Keep;
use store::Sqlite;

use crate::cli::{self, Backup, Export, Restore};

/// Where tables are kept; nothing, if nobody says where and there is no data folder.
pub(crate) fn place(keep: &cli::Keep) -> Option<Keep> {
    match (&keep.database, &keep.data) {
        (Some(url), _) => Some(Keep::Database(url.clone())),
        (None, Some(file)) => Some(Keep::File(file.clone())),
        (None, None) => store::default_path().map(Keep::File),
    }
}

fn file(keep: &cli::Keep) -> Result<PathBuf> {
    match place(keep).context("there is no data folder: name the file with --data")? {
        Keep::File(file) => Ok(file),
        Keep::Database(_) => bail!("copies of a PostgreSQL database are made with pg_dump and pg_restore"),
    }
}

pub(crate) fn backup(args: &Backup) -> Result<()> {
    let from = file(&args.keep)?;
    Sqlite::backup(&from, &args.file)?;
    writeln!(stdout(), "The tables of {} are in {}.", from.display(), args.file.display())?;
    Ok(())
}

pub(crate) fn restore(args: &Restore) -> Result<()> {
    let to = file(&args.keep)?;
    Sqlite::check(&args.file).context("this copy is not put back")?;
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    if to.exists() {
        ensure!(args.replace, "{} exists; with --replace it is put aside", to.display());
        Sqlite::close_down(&to).context("is the server still running? Stop it first")?;
        let aside = with_ending(&to, ".before");
        fs::rename(&to, &aside).with_context(|| aside.display().to_string())?;
    }
    // Whole or not at all.
    let draft = with_ending(&to, ".draft");
    fs::copy(&args.file, &draft).with_context(|| draft.display().to_string())?;
    fs::File::open(&draft)?.sync_all()?;
    fs::rename(&draft, &to).with_context(|| to.display().to_string())?;
    writeln!(stdout(), "The tables of {} are in {}.", args.file.display(), to.display())?;
    Ok(())
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub(crate) fn export(args: &Export) -> Result<()> {
    let keep = place(&args.keep).context("there is no data folder: name the file with --data")?;
    fs::create_dir_all(&args.folder).with_context(|| args.folder.display().to_string())?;
    let mut count = 0;
    server::online::export(&keep, |table, record| {
        count += 1;
        let file = args.folder.join(format!("{table}.record"));
        fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))
    })
    .map_err(anyhow::Error::msg)?;
    writeln!(stdout(), "{count} games in {}.", args.folder.display())?;
    Ok(())
}

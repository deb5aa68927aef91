//! What shells and manuals are told of the command line, made from what `--help` is made from.

use std::io::Write;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;

/// Prints what a shell needs to complete what somebody types.
pub(crate) fn completions(shell: Shell) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "thirteen", &mut text);
    Ok(std::io::stdout().lock().write_all(&text)?)
}

/// Prints the page for `man`: the program, then each of its commands.
pub(crate) fn man() -> Result<()> {
    let mut command = Cli::command();
    command.build();
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut text)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help") {
        let page = clap_mangen::Man::new(sub.clone());
        writeln!(text, ".SH \"THIRTEEN {}\"", sub.get_name().to_uppercase())?;
        page.render_synopsis_section(&mut text)?;
        page.render_description_section(&mut text)?;
        page.render_options_section(&mut text)?;
    }
    Ok(std::io::stdout().lock().write_all(&text)?)
}

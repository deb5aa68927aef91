//! What the server tells of what it does: to standard error, without secrets.

use tracing_subscriber::EnvFilter;

/// In which form the server tells what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogForm {
    /// Lines for people.
    #[default]
    Text,
    /// Lines of JSON for programs.
    Json,
}

/// Begins to tell. `THIRTEEN_LOG` says how much: `warn` if nothing is said.
pub(crate) fn start(form: LogForm) {
    let filter = EnvFilter::try_from_env("THIRTEEN_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let told = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // In tests somebody may have begun before.
    let _ = match form {
        LogForm::Text => told.with_ansi(false).try_init(),
        LogForm::Json => told.json().try_init(),
    };
}

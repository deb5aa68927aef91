//! Opening the page for the person who started the program.

use std::env;
use std::process::{Command, Stdio};

/// Opens `url` in a browser if this looks like somebody's desktop. If that fails, the address was printed.
pub(crate) fn browser(url: &str) {
    let (program, first) = if cfg!(target_os = "macos") {
        ("open", None)
    } else if cfg!(windows) {
        ("rundll32", Some("url.dll,FileProtocolHandler"))
    } else if env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some() {
        ("xdg-open", None)
    } else {
        return;
    };
    let quiet = Command::new(program)
        .args(first)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    drop(quiet);
}

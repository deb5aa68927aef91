use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::net::TcpListener;
use tokio::sync::mpsc::{Receiver, channel};

use axum::Router;

use crate::greeting::{greeting, tell};
use crate::listen::{Limits, listen, with_page};
use crate::log::{self, LogForm};
use crate::online::{Online, Site, router};
use crate::{page, reach};

/// Where and how to serve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub host: IpAddr,
    /// The port; 0 takes any that is free.
    pub port: u16,
    /// Whether to open the page in a browser, where there is a desktop.
    pub open: bool,
    /// How many connections there are at once, beside open sockets.
    pub connections: usize,
    /// How people play online here, if they can.
    pub online: Option<Online>,
    /// In which form the server tells what it does.
    pub log: LogForm,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 1962,
            open: true,
            connections: Limits::default().connections,
            online: None,
            log: LogForm::Text,
        }
    }
}

/// Why the server did not start or did not go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {error}. Choose another with --host or --port")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// Built without the page.
    #[error("this binary was built without the page; build it without THIRTEEN_SKIP_UI")]
    NoPage,
    /// The tables cannot be opened.
    #[error("{0}. Choose another place with --data or --database, or leave online play out with --offline")]
    Store(#[from] store::StoreError),
    /// Anything else the system says.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves the page until the process is asked to end.
///
/// # Errors
/// If it cannot listen, or the system fails it.
pub fn serve(config: Config) -> Result<(), ServeError> {
    if page::files().is_empty() && config.online.is_none() {
        return Err(ServeError::NoPage);
    }
    log::start(config.log);
    // Said here, because tokio would take the number from the environment and panic at what is none.
    let threads = available_parallelism()?.get();
    tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()?.block_on(run(config))
}

async fn run(config: Config) -> Result<(), ServeError> {
    let address = SocketAddr::new(config.host, config.port);
    let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    let listening = listener.local_addr()?;
    let here = on_this_machine(listening);
    tell(io::stdout(), &greeting(here, &reach::addresses(listening)));
    if config.open && has_desktop() {
        // Where no browser opens, the address was printed.
        let _ = open::that_detached(format!("http://{here}/"));
    }
    let limits = Limits { connections: config.connections, ..Limits::default() };
    let site = config.online.map(Site::new);
    if let Some(site) = &site {
        site.resume().await?;
    }
    let tables = site.as_ref().map_or_else(Router::new, |site| router(Arc::clone(site)));
    let end = async {
        if let Some(site) = &site {
            site.end().await;
        }
    };
    listen(listener, with_page(tables, page::files()), limits, asked_to_end()?, end).await;
    Ok(())
}

/// Where somebody at this machine finds a server that listens there.
fn on_this_machine(listening: SocketAddr) -> SocketAddr {
    let host = match listening.ip() {
        host if host.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        host => host,
    };
    SocketAddr::new(host, listening.port())
}

/// Whether somebody could see a window. Elsewhere the helpers of the system would look for a browser in the terminal.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Hears of every Ctrl-C and every request of the system to end.
fn asked_to_end() -> io::Result<Receiver<()>> {
    let (ask, asked) = channel(2);
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                if ask.send(()).await.is_err() {
                    return;
                }
            }
        });
    }
    #[cfg(windows)]
    {
        let mut interrupt = tokio::signal::windows::ctrl_c()?;
        tokio::spawn(async move { while interrupt.recv().await.is_some() && ask.send(()).await.is_ok() {} });
    }
    Ok(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_it_cannot_listen_is_said_once() {
        let taken = io::Error::other("taken");
        let error = ServeError::Listen { address: "127.0.0.1:1".parse().unwrap(), error: taken };
        assert_eq!(error.to_string(), "cannot listen on 127.0.0.1:1: taken. Choose another with --host or --port");
        assert!(std::error::Error::source(&error).is_none(), "who prints the chain would say it twice");
    }

    #[test]
    fn a_server_for_everybody_is_here_too() {
        assert_eq!(on_this_machine("0.0.0.0:7".parse().unwrap()), "127.0.0.1:7".parse().unwrap());
        assert_eq!(on_this_machine("192.168.1.5:7".parse().unwrap()), "192.168.1.5:7".parse().unwrap());
    }
}

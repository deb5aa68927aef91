use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use tokio::net::TcpListener;

use crate::{files, open};

/// Where and how to serve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub host: IpAddr,
    /// The port; 0 takes any that is free.
    pub port: u16,
    /// Whether to open the page in a browser, where there is a desktop.
    pub open: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config { host: IpAddr::V4(Ipv4Addr::LOCALHOST), port: 1962, open: true }
    }
}

/// Why the server did not start or did not go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {source}. Choose another port with --port")]
    Listen {
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// Built without the page.
    #[error("this binary was built without the page; build it without THIRTEEN_SKIP_UI")]
    NoPage,
    /// Anything else the system says.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves the page until the process is asked to end.
///
/// # Errors
/// If it cannot listen, or the system fails it.
pub fn serve(config: Config) -> Result<(), ServeError> {
    if !files::has_page() {
        return Err(ServeError::NoPage);
    }
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(run(config))
}

async fn run(config: Config) -> Result<(), ServeError> {
    let address = SocketAddr::new(config.host, config.port);
    let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Listen { address, source })?;
    let url = format!("http://{}/", listener.local_addr()?);
    println!("Thirteen is at {url} (stop it with Ctrl-C)");
    if config.open {
        open::browser(&url);
    }
    axum::serve(listener, router()).with_graceful_shutdown(asked_to_end()?).await?;
    Ok(())
}

fn router() -> Router {
    Router::new().route("/health", get(|| async { (StatusCode::OK, "well\n") })).fallback(get(files::file))
}

/// Resolves when the process is interrupted or terminated.
fn asked_to_end() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        let interrupt = async {
            // Without a handler for Ctrl-C the process just ends, which is what was asked for.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        #[cfg(unix)]
        tokio::select! {
            () = interrupt => {}
            _ = terminate.recv() => {}
        }
        #[cfg(not(unix))]
        interrupt.await;
    })
}

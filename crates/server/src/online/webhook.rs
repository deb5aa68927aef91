//! Telling people of their turn where they want it: tried again with growing pauses, and never in the way of a game.

use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use online::{Chair, Reason, TableInfo, Webhook, WebhookForm};
use serde_json::{Value, json};
use store::PersonKey;
use tokio::sync::mpsc;
use tokio::time::sleep;
use ureq::http::Uri;
use ureq::unversioned::resolver::{ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::app::App;
use super::config::Online;
use super::metrics::Metrics;

/// Pauses before each try.
const PAUSES: [u64; 5] = [0, 5, 30, 180, 900];
/// Most that wait to be told.
const MOST: usize = 1000;

type Job = (Webhook, Value);

/// Webhooks that wait to be told. Those that wait when the server ends are forgotten: the game says the same when it is opened.
pub(crate) struct Webhooks(mpsc::Sender<Job>);

impl Webhooks {
    pub(crate) fn start(config: &Online, metrics: Arc<Metrics>) -> Webhooks {
        let (give, mut given) = mpsc::channel::<Job>(MOST);
        let settings = ureq::Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(10)))
            .max_redirects(0)
            .http_status_as_error(true)
            .user_agent("thirteen")
            .build();
        let resolver = Guarded { private: config.private_webhooks };
        let agent = ureq::Agent::with_parts(settings, DefaultConnector::default(), resolver);
        let free = Arc::new(tokio::sync::Semaphore::new(8));
        tokio::spawn(async move {
            while let Some((webhook, body)) = given.recv().await {
                let (agent, free, metrics) = (agent.clone(), Arc::clone(&free), Arc::clone(&metrics));
                tokio::spawn(async move {
                    for pause in PAUSES {
                        sleep(Duration::from_secs(pause)).await;
                        let Ok(_place) = free.acquire().await else { return };
                        let (agent, url, body) = (agent.clone(), webhook.url.clone(), body.clone());
                        let sent = tokio::task::spawn_blocking(move || {
                            agent.post(&url).content_type("application/json").send(body.to_string()).map(drop)
                        });
                        match sent.await {
                            Ok(Ok(())) => return metrics.webhooks.add(1),
                            // The address is a secret of its owner.
                            Ok(Err(error)) => tracing::debug!(%error, "a webhook was not told"),
                            Err(_) => return,
                        }
                    }
                    metrics.webhook_failures.add(1);
                });
            }
        });
        Webhooks(give)
    }
}

/// Finds addresses, but none inside the own network: a stranger's webhook must not reach where strangers cannot.
#[derive(Debug)]
struct Guarded {
    private: bool,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        _config: &ureq::config::Config,
        _timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let (Some(host), Some(scheme)) = (uri.host(), uri.scheme_str()) else { return Err(ureq::Error::HostNotFound) };
        let port = uri.port_u16().unwrap_or(if scheme == "https" { 443 } else { 80 });
        let found =
            (host.trim_start_matches('[').trim_end_matches(']'), port).to_socket_addrs().map_err(ureq::Error::Io)?;
        let mut addresses = self.empty();
        let allowed = |address: &SocketAddr| self.private || is_outside(address.ip());
        found.filter(allowed).take(16).for_each(|address| addresses.push(address));
        if addresses.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(addresses) }
    }
}

/// Whether an address is one of the world, and not of a machine or network of one's own.
fn is_outside(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let kept = a == 0 || a >= 224 || (a == 192 && b == 0) || (a == 198 && (b == 18 || b == 19));
            !(v4.is_private() || v4.is_loopback() || v4.is_link_local() || shared || kept)
        }
        IpAddr::V6(v6) => {
            let first = v6.segments()[0];
            // Global unicast, without the ranges that lead back into IPv4 or into documents.
            first & 0xe000 == 0x2000 && first != 0x2002 && !(first == 0x2001 && v6.segments()[1] < 0x200)
        }
    }
}

/// Whether a webhook can be kept.
///
/// # Errors
/// Why not.
pub(crate) fn check(webhook: &Webhook) -> Result<(), Reason> {
    let uri: Option<Uri> = webhook.url.parse().ok();
    let is_web = |uri: &Uri| matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some();
    if webhook.url.len() <= 500 && uri.as_ref().is_some_and(is_web) {
        return Ok(());
    }
    Err(Reason::BadOptions { detail: "a webhook is an address that begins with https:// or http://".to_owned() })
}

impl App {
    /// Tells somebody that a table waits for them, if they want to know.
    pub(crate) async fn tell_webhook(&self, person: &str, table: &TableInfo, opponent: &Chair) {
        let Ok(Some(person)) = self.store.person(PersonKey::Id(person)).await else { return };
        let webhook: Option<Webhook> = person.webhook.and_then(|webhook| serde_json::from_str(&webhook).ok());
        let Some(webhook) = webhook else { return };
        let body = told(webhook.form, table, opponent, self.config.origin.as_deref().unwrap_or(""));
        if self.webhooks.0.try_send((webhook, body)).is_err() {
            self.metrics.webhook_failures.add(1);
        }
    }
}

/// What a webhook is told.
fn told(form: WebhookForm, table: &TableInfo, opponent: &Chair, origin: &str) -> Value {
    let name = opponent.person.as_ref().and_then(|person| person.name.clone());
    let name = name.or_else(|| opponent.computer.clone()).unwrap_or_else(|| "a guest".to_owned());
    let game = match table.game {
        online::GameName::Days => "13 Days",
        online::GameName::Minutes => "13 Minutes",
        online::GameName::Campaign => "the campaign of 13 Minutes",
    };
    let link = format!("{}/#/online/{}", origin.trim_end_matches('/'), table.id);
    let text = format!("It is your turn against {name} in {game}: {link}");
    match form {
        WebhookForm::Discord => json!({"content": text}),
        WebhookForm::Slack => json!({"text": text}),
        WebhookForm::Json => json!({
            "event": "your-turn", "table": table.id, "game": table.game.slug(), "opponent": name, "text": text, "link": link,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_world_are_called() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "2002:7f00:1::",
            "224.0.0.1",
        ] {
            assert!(!is_outside(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "162.159.128.233", "2606:4700::1111"] {
            assert!(is_outside(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn a_webhook_is_an_address_of_the_web() {
        let webhook = |url: &str| Webhook { url: url.to_owned(), form: WebhookForm::Slack };
        assert!(check(&webhook("https://hooks.example.org/x")).is_ok());
        for bad in ["", "file:///etc/passwd", "ftp://x.org", "https://", "javascript:1"] {
            assert!(check(&webhook(bad)).is_err(), "{bad}");
        }
    }
}

//! Who asks: a secret in a cookie, or in a header for programs.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderValue, header};
use online::Reason;
use store::{Person, PersonKey};
use table::Bytes32;

use super::app::App;
use super::failure::Done;

/// The name of the cookie.
const COOKIE: &str = "thirteen";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// A secret that a name belongs to. It is not printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Secret(pub(crate) Bytes32);

impl Secret {
    /// What is kept of it.
    pub(crate) fn hash(&self) -> String {
        Bytes32::hash(&[b"thirteen person 1", &self.0.0]).to_string()
    }

    /// The secret that a request brings.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Secret> {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let ours = |cookie: &'_ str| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('=').map(str::to_owned);
        let cookie = || cookies.flat_map(|value| value.split(';')).find_map(ours);
        bearer.map(str::to_owned).or_else(cookie)?.parse().ok().map(Secret)
    }

    /// The header that gives it to a browser, or takes it away.
    pub(crate) fn cookie(secret: Option<Secret>, is_https: bool) -> HeaderValue {
        let (value, age) = secret.map_or((String::new(), 0), |secret| (secret.0.to_string(), YEAR));
        let secure = if is_https { "; Secure" } else { "" };
        let text = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        let mut value = HeaderValue::from_str(&text).expect("digits and words make a header");
        value.set_sensitive(true);
        value
    }
}

impl App {
    /// Who asks, if it is known.
    pub(crate) async fn person(&self, headers: &HeaderMap) -> Done<Option<Person>> {
        match Secret::of(headers) {
            Some(secret) => Ok(self.store.person(PersonKey::SecretHash(&secret.hash())).await?),
            None => Ok(None),
        }
    }

    /// Who asks.
    ///
    /// # Errors
    /// It is not known.
    pub(crate) async fn known(&self, headers: &HeaderMap) -> Done<Person> {
        Ok(self.person(headers).await?.ok_or(Reason::Unknown)?)
    }

    /// From where a request comes: what a trusted proxy says, or the other end of the connection.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.ip().to_canonical();
        if !self.config.proxies.contains(&peer) {
            return peer;
        }
        let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let mut named: Vec<IpAddr> =
            named.flat_map(|value| value.split(',')).filter_map(|word| word.trim().parse().ok()).collect();
        while let Some(last) = named.pop() {
            if !self.config.proxies.contains(&last) {
                return last.to_canonical();
            }
        }
        peer
    }

    /// Whether the browser at the other end speaks HTTPS.
    pub(crate) fn is_https(&self, headers: &HeaderMap) -> bool {
        let said = headers.get("x-forwarded-proto").is_some_and(|value| value == "https");
        self.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https:")) || said
    }

    /// Whether a request that changes something comes from our own page, or from a program.
    ///
    /// # Errors
    /// It comes from another page.
    pub(crate) fn check_origin(&self, headers: &HeaderMap) -> Result<(), Reason> {
        let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().map_err(|_| Reason::Origin)?;
        if self.config.origin.as_deref().is_some_and(|ours| ours.trim_end_matches('/') == origin) {
            return Ok(());
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let named = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        if host.is_some() && host == named { Ok(()) } else { Err(Reason::Origin) }
    }
}

/// A name as it is kept, if it can be one.
///
/// # Errors
/// It cannot.
pub(crate) fn checked_name(name: &str) -> Result<String, Reason> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (2..=online::MAX_NAME).contains(&name.chars().count());
    let is_letter = |letter: char| letter.is_alphanumeric() || " .-'’_".contains(letter);
    if fits && name.starts_with(char::is_alphabetic) && name.chars().all(is_letter) {
        Ok(name)
    } else {
        Err(Reason::BadName)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words() {
        assert_eq!(checked_name("  Lena   K. "), Ok("Lena K.".to_owned()));
        for bad in ["", "x", "1st", "<b>", "a\u{202e}b", &"long".repeat(7)] {
            assert_eq!(checked_name(bad), Err(Reason::BadName), "{bad}");
        }
    }

    #[test]
    fn a_secret_is_found_in_a_cookie_or_a_header_and_not_printed() {
        let secret = Secret(Bytes32([5; 32]));
        let mut headers = HeaderMap::new();
        assert_eq!(Secret::of(&headers), None);
        headers.insert(header::COOKIE, format!("a=b; thirteen={}", secret.0).parse().unwrap());
        assert_eq!(Secret::of(&headers), Some(secret));
        headers.clear();
        headers.insert(header::AUTHORIZATION, format!("Bearer {}", secret.0).parse().unwrap());
        assert_eq!(Secret::of(&headers), Some(secret));
        assert!(!format!("{secret:?} {:?}", Secret::cookie(Some(secret), true)).contains("0505"));
    }
}

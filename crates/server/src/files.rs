//! The files of the page.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Scripts come from here alone; WebAssembly may be compiled; nobody may frame the page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Whether the binary was built with the page.
pub(crate) fn has_page() -> bool {
    find("index.html").is_some()
}

/// Answers a request for a file. Whatever is not a file is the page itself.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let wanted = uri.path().trim_start_matches('/');
    let name = if wanted.is_empty() { "index.html" } else { wanted };
    match find(name) {
        Some(raw) if !is_twin(name) => answer(name, raw, &headers),
        _ => plain(StatusCode::NOT_FOUND, "There is nothing here."),
    }
}

fn answer(name: &str, raw: &'static [u8], headers: &HeaderMap) -> Response {
    let tag = format!("\"{:016x}\"", digest(raw));
    let asked = |header: HeaderName| headers.get(header).and_then(|value| value.to_str().ok()).unwrap_or("");
    let response = Response::builder()
        .header(CONTENT_TYPE, kind(name))
        // The names do not change with the content, so browsers ask whether theirs is still good.
        .header(CACHE_CONTROL, "no-cache")
        .header(ETAG, &tag)
        .header(VARY, "Accept-Encoding")
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(REFERRER_POLICY, "no-referrer")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff");
    let built = if asked(IF_NONE_MATCH).contains(&tag) {
        response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let (encoding, bytes) = smallest(name, raw, asked(ACCEPT_ENCODING));
        match encoding {
            Some(encoding) => response.header(CONTENT_ENCODING, encoding).body(Body::from(bytes)),
            None => response.body(Body::from(bytes)),
        }
    };
    built.unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR, "The file could not be sent."))
}

/// The smallest form of a file that the browser can read.
fn smallest(name: &str, raw: &'static [u8], accepted: &str) -> (Option<&'static str>, &'static [u8]) {
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        let accepts =
            accepted.split(',').any(|word| word.split(';').next().is_some_and(|word| word.trim() == encoding));
        if let Some(bytes) = find(&format!("{name}.{ending}")).filter(|_| accepts) {
            return (Some(encoding), bytes);
        }
    }
    (None, raw)
}

fn is_twin(name: &str) -> bool {
    name.ends_with(".br") || name.ends_with(".gz")
}

fn find(name: &str) -> Option<&'static [u8]> {
    let at = FILES.binary_search_by(|(other, _)| (*other).cmp(name)).ok()?;
    Some(FILES[at].1)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

pub(crate) fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
}

/// A number that changes with the bytes (FNV-1a).
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_not_there_is_not_found() {
        let response = file(Uri::from_static("/no-such-file"), HeaderMap::new()).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn the_table_is_sorted() {
        assert_eq!(FILES.is_empty(), option_env!("THIRTEEN_SKIP_UI").is_some());
        assert!(FILES.is_sorted_by_key(|(name, _)| *name));
    }
}

//! What is asked for, and what is answered.

use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderName, HeaderValue, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response, StatusCode};

use crate::encoding::{Encoding, Wishes};
use crate::page::{File, Form, find};

/// What every answer says. Scripts come from here alone; WebAssembly may be compiled; nobody may frame, open or embed the
/// page, and it asks for no powers.
pub(crate) const GUARDS: [(HeaderName, &str); 6] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The content of an answer: bytes of the binary itself, never copied.
pub(crate) type Body = Full<Bytes>;

/// Answers a request out of these files.
pub(crate) fn answer<B>(files: &'static [File], request: &Request<B>) -> Response<Body> {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        let mut refusal = words(StatusCode::METHOD_NOT_ALLOWED, "Here one can only read.\n");
        refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refusal;
    }
    match request.uri().path() {
        "/health" => words(StatusCode::OK, "well\n"),
        "/" => found(find(files, "index.html"), request.headers()),
        path => found(path.strip_prefix('/').and_then(|name| find(files, name)), request.headers()),
    }
}

fn found(file: Option<&'static File>, asked: &HeaderMap) -> Response<Body> {
    let Some(file) = file else { return words(StatusCode::NOT_FOUND, "There is nothing here.\n") };
    let Some((encoding, form)) = wanted(file, asked) else {
        return words(StatusCode::NOT_ACCEPTABLE, "No encoding of this file is one that you accept.\n");
    };
    let known = asked.get_all(IF_NONE_MATCH).iter().any(|tags| holds(tags, form.tag));
    let mut response = if known {
        guarded(StatusCode::NOT_MODIFIED, Bytes::new())
    } else {
        guarded(StatusCode::OK, Bytes::from_static(form.bytes))
    };
    let headers = response.headers_mut();
    let mut say = |name, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    // A name that holds the hash of its content never means anything else. Of the others browsers ask whether theirs is
    // still good.
    say(CACHE_CONTROL, if file.named_by_content { "public, max-age=31536000, immutable" } else { "no-cache" });
    say(ETAG, form.tag);
    say(VARY, "Accept-Encoding");
    if !known {
        say(CONTENT_TYPE, kind(file.name));
        encoding.and_then(|encoding| say(CONTENT_ENCODING, encoding.name()));
    }
    response
}

/// The form that the client wants most; of those it wants alike, the smallest.
fn wanted(file: &'static File, asked: &HeaderMap) -> Option<(Option<Encoding>, &'static Form)> {
    let header = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let wishes = Wishes::read(header);
    let plain = wishes.of_plain().map(|wish| (wish, None, &file.plain));
    let compressed = file.compressed.iter().map(|(encoding, form)| (wishes.of(*encoding), Some(*encoding), form));
    let best = compressed
        .filter(|(wish, ..)| *wish > 0)
        .chain(plain)
        .reduce(|best, other| if other.0 > best.0 { other } else { best })?;
    Some((best.1, best.2))
}

/// Whether a header `If-None-Match` names this tag. Weak tags count as their strong twins.
fn holds(tags: &HeaderValue, tag: &str) -> bool {
    let mut tags = tags.to_str().unwrap_or("").split(',').map(str::trim);
    tags.any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

fn words(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = guarded(status, Bytes::from_static(text.as_bytes()));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn guarded(status: StatusCode, content: Bytes) -> Response<Body> {
    let mut response = Response::new(Full::new(content));
    *response.status_mut() = status;
    response.headers_mut().reserve(GUARDS.len() + 6);
    for (name, value) in GUARDS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
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

#[cfg(test)]
mod tests {
    use super::*;

    const fn form(tag: &'static str, bytes: &'static [u8]) -> Form {
        Form { tag, bytes }
    }
    static FORMS: [(Encoding, Form); 2] =
        [(Encoding::Brotli, form("\"b\"", b"br")), (Encoding::Gzip, form("\"g\"", b"gzip"))];
    static PAGE: [File; 2] = [
        File { name: "app-0123.js", named_by_content: true, plain: form("\"p\"", b"plain"), compressed: &FORMS },
        File { name: "index.html", named_by_content: false, plain: form("\"i\"", b"page"), compressed: &[] },
    ];

    fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
        let request = Request::builder().method(method).uri(path);
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        answer(&PAGE, &request.body(()).unwrap())
    }

    fn header(response: &Response<Body>, name: &str) -> String {
        response.headers().get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
    }

    #[test]
    fn every_answer_is_guarded() {
        let answers = [
            ask("GET", "/", &[]),
            ask("GET", "/app-0123.js", &[("if-none-match", "\"p\"")]),
            ask("GET", "/nothing", &[]),
            ask("GET", "/health", &[]),
            ask("POST", "/", &[]),
            ask("GET", "/app-0123.js", &[("accept-encoding", "*;q=0")]),
        ];
        assert_eq!(answers.each_ref().map(|answer| answer.status().as_u16()), [200, 304, 404, 200, 405, 406]);
        for answer in &answers {
            for (name, value) in GUARDS {
                assert_eq!(header(answer, name.as_str()), value, "{}", answer.status());
            }
        }
        assert!(header(&answers[0], "content-security-policy").contains("frame-ancestors 'none'"));
        assert_eq!(header(&answers[4], "allow"), "GET, HEAD");
    }

    #[test]
    fn a_client_gets_the_form_that_it_wants() {
        let cases = [
            ("", "", "\"p\""),
            ("gzip, deflate, br", "br", "\"b\""),
            ("gzip", "gzip", "\"g\""),
            ("br;q=0, gzip", "gzip", "\"g\""),
            ("br;q=0.5, gzip;q=0.6", "gzip", "\"g\""),
            ("br;q=0, gzip;q=0", "", "\"p\""),
            ("br;q=0.1, identity", "", "\"p\""),
            ("br, identity;q=0", "br", "\"b\""),
        ];
        for (accepted, encoding, tag) in cases {
            let got = ask("GET", "/app-0123.js", &[("accept-encoding", accepted)]);
            assert_eq!((&*header(&got, "content-encoding"), &*header(&got, "etag")), (encoding, tag), "{accepted}");
            assert_eq!(header(&got, "vary"), "Accept-Encoding");
        }
    }

    #[test]
    fn a_copy_is_good_only_in_its_own_encoding() {
        let status = |tags: &str, accepted: &str| {
            ask("GET", "/app-0123.js", &[("if-none-match", tags), ("accept-encoding", accepted)]).status().as_u16()
        };
        assert_eq!(status("\"b\"", "br"), 304);
        assert_eq!(status("\"x\", W/\"b\"", "br"), 304);
        assert_eq!(status("*", "br"), 304);
        assert_eq!(status("\"b\"", "gzip"), 200, "that is the tag of another encoding");
        assert_eq!(status("\"bb\"", "br"), 200);
    }

    #[test]
    fn names_made_of_content_are_kept_for_ever_and_others_asked_for() {
        assert_eq!(header(&ask("GET", "/app-0123.js", &[]), "cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(header(&ask("GET", "/", &[]), "cache-control"), "no-cache");
        assert_eq!(header(&ask("GET", "/index.html", &[]), "content-type"), "text/html; charset=utf-8");
    }
}

//! Requests, one connection each.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use online::{Created, Me, NewName, NewTable, Opened, Say, SitDown};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Web(pub SocketAddr);

/// What a server answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The head, in small letters.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body, if all went well.
    ///
    /// # Errors
    /// It did not, or the body is something else.
    pub fn read<T: for<'a> serde::Deserialize<'a>>(&self) -> Result<T> {
        ensure!((200..300).contains(&self.status), "{}: {}", self.status, self.body);
        serde_json::from_str(&self.body).with_context(|| self.body.clone())
    }

    /// The reason of an error, by its name.
    #[must_use]
    pub fn why(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["reason"]["why"].as_str().unwrap_or_default().to_owned()
    }
}

impl Web {
    /// Asks for something.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Result<Reply> {
        timeout(Duration::from_secs(20), self.ask_now(method, path, headers, body)).await.context("no answer")?
    }

    async fn ask_now(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Result<Reply> {
        let mut stream = TcpStream::connect(self.0).await?;
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.0);
        headers.iter().for_each(|(name, value)| request += &format!("{name}: {value}\r\n"));
        request += &format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8(answer)?;
        let (head, rest) = answer.split_once("\r\n\r\n").context("a head")?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("a status")?;
        let head = head.to_lowercase();
        let body = if head.contains("transfer-encoding: chunked") { unchunked(rest)? } else { rest.to_owned() };
        Ok(Reply { status, head, body })
    }

    /// Asks as somebody.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn api(&self, method: &str, path: &str, secret: Option<&str>, body: &str) -> Result<Reply> {
        let bearer = format!("Bearer {}", secret.unwrap_or_default());
        let headers: &[(&str, &str)] = if secret.is_some() { &[("authorization", &bearer)] } else { &[] };
        self.ask(method, &format!("/api/v1{path}"), headers, body).await
    }
}

fn unchunked(mut rest: &str) -> Result<String> {
    let mut body = String::new();
    loop {
        let (size, more) = rest.split_once("\r\n").context("a chunk")?;
        let size = usize::from_str_radix(size.trim(), 16)?;
        if size == 0 {
            return Ok(body);
        }
        body += more.get(..size).context("a whole chunk")?;
        rest = more.get(size + 2..).unwrap_or_default();
    }
}

/// Somebody on a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// Where.
    pub web: Web,
    /// The secret.
    pub secret: String,
    /// The public number.
    pub id: String,
}

impl Person {
    /// Comes to a server.
    ///
    /// # Errors
    /// If it does not take anybody.
    pub async fn new(web: Web, name: Option<&str>) -> Result<Person> {
        let wish = NewName { name: name.map(str::to_owned) };
        let reply = web.api("POST", "/me", None, &serde_json::to_string(&wish)?).await?;
        let me: Me = reply.read()?;
        let cookie = reply.head.split("thirteen=").nth(1).and_then(|rest| rest.split(';').next());
        Ok(Person { web, secret: cookie.context("a cookie")?.to_owned(), id: me.person.id })
    }

    /// The same person at another process.
    #[must_use]
    pub fn at(&self, web: Web) -> Person {
        Person { web, ..self.clone() }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn ask(&self, method: &str, path: &str, body: &str) -> Result<Reply> {
        self.web.api(method, path, Some(&self.secret), body).await
    }

    /// Opens a table and sits down.
    ///
    /// # Errors
    /// If that is refused.
    pub async fn open(&self, wanted: &NewTable) -> Result<Created> {
        let created: Created = self.ask("POST", "/tables", &serde_json::to_string(wanted)?).await?.read()?;
        self.sit(&created.id).await?;
        Ok(created)
    }

    /// Sits down.
    ///
    /// # Errors
    /// If that is refused.
    pub async fn sit(&self, table: &str) -> Result<Opened> {
        let sit = SitDown { mix: Some(table::Bytes32::random()?.to_string()) };
        self.ask("POST", &format!("/tables/{table}/seat"), &serde_json::to_string(&sit)?).await?.read()
    }

    /// Says something without a socket.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn say(&self, table: &str, say: &Say) -> Result<Reply> {
        self.ask("POST", &format!("/tables/{table}/say"), &serde_json::to_string(say)?).await
    }

    /// Waits until the server answers.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn until_ready(&self) -> Result<()> {
        for _ in 0..400 {
            if let Ok(reply) = self.web.ask("GET", "/readyz", &[], "").await
                && reply.status == 200
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("the server at {} is not ready", self.web.0)
    }
}

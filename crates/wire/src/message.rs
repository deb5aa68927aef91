//! What the two ends of a connection say to each other: what a seat may know ([`Coded::write_view`]) and what it is told
//! ([`Coded::write_heard`]), written and read back. `docs/wire.md` describes every form.
//!
//! Who reads does not trust who wrote. Whatever is read is bounded in size, every number is in its range, every set is a
//! set, nothing is left over, and a view is one that a game can have; or else a [`Fault`] says what is wrong and where.
//!
//! ```
//! use kernel::{Game, Seat};
//! use wire::message;
//!
//! let view = days::State::first_view(Default::default(), Seat::Spectator);
//! let text = message::write_view::<days::State>(&view);
//! assert!(text.starts_with(r#"{"v":1,"game":"days","view":{"#));
//! assert_eq!(message::read_view::<days::State>(text.as_bytes()), Ok(view));
//! let fault = message::read_view::<minutes::State>(text.as_bytes()).unwrap_err();
//! assert_eq!(fault.to_string(), "message.game: expected the name of the game that this is read for");
//! ```

mod common;
mod days;
mod fault;
mod minutes;
mod part;

pub use fault::{Fault, What};
use kernel::Game;
pub use part::Part;
use serde_json::{Value, json};

/// The version of the messages. One that changes the meaning or the form of any message gets the next number.
pub const VERSION: u64 = 1;
/// Most bytes of a view.
pub const MAX_VIEW: usize = 4 << 10;
/// Most bytes of what is told at once: a whole game has room in it.
pub const MAX_HEARD: usize = 256 << 10;

/// A game whose views and whose facts, as a seat hears them, can be sent.
pub trait Coded: Game {
    /// What a seat is told.
    fn write_heard(heard: &Self::Heard) -> Value;

    /// Reads what a seat is told at a table with these rules.
    ///
    /// # Errors
    /// It is not what [`Coded::write_heard`] writes.
    fn read_heard(part: Part<'_>, rules: Self::Rules) -> Result<Self::Heard, Fault>;

    /// What a seat may know.
    fn write_view(view: &Self::View) -> Value;

    /// Reads what a seat may know.
    ///
    /// # Errors
    /// It is not what [`Coded::write_view`] writes, or no game can look like that.
    fn read_view(part: Part<'_>) -> Result<Self::View, Fault>;

    /// What is wrong with a view, if anything is: there is no position that looks like this.
    fn view_flaw(view: &Self::View) -> Option<&'static str>;

    /// Why this cannot be told to this view, if it cannot. It need not follow from the rules, but it can be noted.
    fn misfit(view: &Self::View, heard: &Self::Heard) -> Option<&'static str>;
}

/// A view as a message.
#[must_use]
pub fn write_view<G: Coded>(view: &G::View) -> String {
    json!({"v": VERSION, "game": G::SLUG, "view": G::write_view(view)}).to_string()
}

/// What a seat was told, in order, as a message.
#[must_use]
pub fn write_heard<G: Coded>(heard: &[G::Heard]) -> String {
    let heard: Vec<Value> = heard.iter().map(G::write_heard).collect();
    json!({"v": VERSION, "game": G::SLUG, "heard": heard}).to_string()
}

/// Reads a view. A deck that it refers to must be in use, and whoever keeps the view holds the deck as well.
///
/// # Errors
/// It is not what [`write_view`] writes, or no game can look like that.
pub fn read_view<G: Coded>(bytes: &[u8]) -> Result<G::View, Fault> {
    let message = parse(bytes, MAX_VIEW)?;
    let whole = Part::root("message", &message);
    open::<G>(&whole, "view")?;
    read_view_part::<G>(whole.key("view")?)
}

/// Reads a view that is a part of a message: see [`read_view`].
///
/// # Errors
/// It is not what [`Coded::write_view`] writes, or no game can look like that.
pub fn read_view_part<G: Coded>(part: Part<'_>) -> Result<G::View, Fault> {
    let view = G::read_view(part)?;
    G::view_flaw(&view).map_or(Ok(()), |flaw| Err(part.fault(What::Unsound(flaw))))?;
    as_written(part, &G::write_view(&view))?;
    Ok(view)
}

/// Reads what a seat was told at a table with these rules.
///
/// # Errors
/// It is not what [`write_heard`] writes.
pub fn read_heard<G: Coded>(bytes: &[u8], rules: G::Rules) -> Result<Vec<G::Heard>, Fault> {
    let message = parse(bytes, MAX_HEARD)?;
    let whole = Part::root("message", &message);
    open::<G>(&whole, "heard")?;
    whole.key("heard")?.list(|part| read_heard_part::<G>(part, rules))
}

/// Reads one thing that a seat was told, at a table with these rules.
///
/// # Errors
/// It is not what [`Coded::write_heard`] writes.
pub fn read_heard_part<G: Coded>(part: Part<'_>, rules: G::Rules) -> Result<G::Heard, Fault> {
    let heard = G::read_heard(part, rules)?;
    as_written(part, &G::write_heard(&heard))?;
    Ok(heard)
}

/// Brings a view up to date with what its seat was told by somebody who is not trusted.
///
/// # Errors
/// Something of it cannot be told to this view, or does not lead to a view that a game can have.
pub fn hear<G: Coded>(view: &G::View, heard: &[G::Heard]) -> Result<G::View, Fault> {
    let mut view = *view;
    for (number, heard) in heard.iter().enumerate() {
        if let Some(misfit) = G::misfit(&view, heard) {
            return Err(Fault { at: format!("heard[{number}]"), what: What::DoesNotFit(misfit) });
        }
        G::hear(&mut view, *heard);
    }
    match G::view_flaw(&view) {
        Some(flaw) => Err(Fault { at: "heard".to_owned(), what: What::Unsound(flaw) }),
        None => Ok(view),
    }
}

/// Reads JSON of at most so many bytes.
///
/// # Errors
/// It is longer, or not JSON.
pub fn parse(bytes: &[u8], most: usize) -> Result<Value, Fault> {
    let fault = |what| Fault { at: "message".to_owned(), what };
    if bytes.len() > most {
        return Err(fault(What::TooLong { bytes: bytes.len(), most }));
    }
    serde_json::from_slice(bytes).map_err(|error| fault(What::NotJson(error.to_string())))
}

/// Checks that what was read is all that stands there, in the one way in which it is written.
///
/// # Errors
/// It is not.
pub fn as_written(part: Part<'_>, again: &Value) -> Result<(), Fault> {
    if part.value() == again { Ok(()) } else { Err(part.fault(What::NotTheForm)) }
}

/// Checks what stands around a message.
fn open<G: Coded>(whole: &Part<'_>, content: &'static str) -> Result<(), Fault> {
    let version = whole.key("v")?;
    match version.value().as_u64() {
        Some(VERSION) => {}
        Some(other) => return Err(version.fault(What::Version(other))),
        None => return Err(version.expected("the version of the messages, a number")),
    }
    let game = whole.key("game")?;
    if game.text()? != G::SLUG {
        return Err(game.expected("the name of the game that this is read for"));
    }
    whole.key(content)?;
    match whole.value().as_object() {
        Some(fields) if fields.len() == 3 => Ok(()),
        _ => Err(whole.fault(What::NotTheForm)),
    }
}

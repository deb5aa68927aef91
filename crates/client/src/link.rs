//! Links that carry the thing itself: a game, a point of it, a deck. Whoever opens one needs nothing but the page.
//!
//! What a link carries is text: a first line that says what it is, then the thing as it stands in a file. It is compressed
//! (zlib, whose checksum tells a link that was cut or mistyped), preceded by a byte for the version, and written in the
//! letters that an address may hold (base64url). A game of 13 Days comes to about a kilobyte. Where in a game somebody
//! looks, and from which seat, stands beside it in the address.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use table::RecordError;

use crate::Saved;

/// The version of the format that is written.
const VERSION: u8 = 1;
/// What zlib begins with.
const ZLIB: u8 = 0x78;
/// As well as zlib can: links are made once and sent often.
const LEVEL: u8 = 10;
/// Most bytes that a link may unfold to: far more than a campaign needs, and nothing that fills a memory.
const LONGEST: usize = 1 << 20;

/// Why a link leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// It holds other letters than links do, or none.
    #[error("this is no link of Thirteen")]
    Foreign,
    /// It was cut or changed on the way.
    #[error("the link is damaged: a part of it is missing or was changed")]
    Damaged,
    /// A later program wrote it.
    #[error("a newer version of the program wrote this link (format {0})")]
    Version(u8),
    /// It carries something else: a thing of this name.
    #[error("the link carries something else here: `{0}`")]
    Other(String),
    /// The game that it carries is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Something that a link can carry. A new kind is a new word here, and its own functions on top of [`pack`] and [`unpack`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A game or a campaign with its players, as [`Saved::file`] writes it.
    Game,
    /// A deck file of 13 Minutes.
    Deck,
}

impl Kind {
    const fn word(self) -> &'static str {
        match self {
            Kind::Game => "game",
            Kind::Deck => "deck",
        }
    }
}

/// Writes something into a link.
#[must_use]
pub fn pack(kind: Kind, body: &str) -> String {
    let mut bytes = vec![VERSION];
    bytes.extend(compress_to_vec_zlib(format!("{}\n{body}", kind.word()).as_bytes(), LEVEL));
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads what [`pack`] wrote.
///
/// # Errors
/// If it is no link, not a whole one, or one to something else.
pub fn unpack(kind: Kind, link: &str) -> Result<String, LinkError> {
    let bytes = URL_SAFE_NO_PAD.decode(link.trim()).map_err(|_| LinkError::Foreign)?;
    let (&version, packed) = bytes.split_first().ok_or(LinkError::Foreign)?;
    if version != VERSION {
        // What begins otherwise was hardly written by a later program, unless it goes on like one.
        let is_ours = packed.first() == Some(&ZLIB);
        return Err(if is_ours { LinkError::Version(version) } else { LinkError::Foreign });
    }
    let text = decompress_to_vec_zlib_with_limit(packed, LONGEST).map_err(|_| LinkError::Damaged)?;
    let text = String::from_utf8(text).map_err(|_| LinkError::Damaged)?;
    match text.split_once('\n') {
        Some((word, body)) if word == kind.word() => Ok(body.to_owned()),
        Some((word, _)) => Err(LinkError::Other(word.chars().take(40).collect())),
        None => Err(LinkError::Damaged),
    }
}

/// A link to a game.
#[must_use]
pub fn to_game(saved: &Saved) -> String {
    pack(Kind::Game, &saved.file())
}

/// The game that a link carries.
///
/// # Errors
/// Why it leads nowhere.
pub fn game(link: &str) -> Result<Saved, LinkError> {
    Ok(Saved::read(&unpack(Kind::Game, link)?)?)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use kernel::BySide;

    use super::*;
    use crate::Who;
    use crate::saved::Played;

    fn records() -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records");
        let files = fs::read_dir(folder).expect("stored records").map(|file| file.expect("a file").path());
        let records = files.filter(|path| path.extension().is_some_and(|it| it == "record"));
        let read = |path: std::path::PathBuf| {
            (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read_to_string(path).expect("text"))
        };
        records.map(read).collect()
    }

    fn saved(record: &str) -> Saved {
        let players = BySide::new(Who::Person, Who::Computer(bots::Level::Envoy));
        Saved { players, saved_at: 0.0, played: Played::read(record).expect("a record") }
    }

    #[test]
    fn every_stored_game_comes_back_whole_and_is_about_a_kilobyte() {
        let all = records();
        assert!(all.len() > 5);
        for (name, text) in all {
            let saved = saved(&text);
            let link = to_game(&saved);
            assert_eq!(game(&link), Ok(saved), "{name}");
            assert!(link.len() <= 1_200, "{name}: {} letters", link.len());
            assert!(link.chars().all(|it| it.is_ascii_alphanumeric() || "-_".contains(it)), "{name}");
        }
    }

    #[test]
    fn a_deck_comes_back_and_is_no_game() {
        let link = pack(Kind::Deck, decks::BUILT_IN);
        assert_eq!(unpack(Kind::Deck, &link).as_deref(), Ok(decks::BUILT_IN));
        assert_eq!(game(&link), Err(LinkError::Other("deck".to_owned())));
    }

    #[test]
    fn what_was_cut_or_changed_is_never_taken_for_a_game() {
        let (_, text) = records().into_iter().find(|(name, _)| name == "days-1.record").expect("a record");
        let link = to_game(&saved(&text));
        for end in 0..link.len() {
            assert!(game(&link[..end]).is_err(), "cut after {end}");
        }
        for at in 0..link.len() {
            let mut other = link.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            let other = String::from_utf8(other).expect("letters");
            // A letter may have bits to spare: then it is the same link.
            assert!(game(&other).is_err() || game(&other) == game(&link), "changed at {at}");
        }
    }

    #[test]
    fn foreign_and_later_links_say_so() {
        assert_eq!(game(""), Err(LinkError::Foreign));
        assert_eq!(game("hello world!"), Err(LinkError::Foreign));
        assert_eq!(game("aGVsbG8gd29ybGQ"), Err(LinkError::Foreign), "base64 of something else");
        let mut later = URL_SAFE_NO_PAD.decode(pack(Kind::Game, "")).expect("letters");
        later[0] = 2;
        assert_eq!(game(&URL_SAFE_NO_PAD.encode(later)), Err(LinkError::Version(2)));
        assert!(matches!(game(&pack(Kind::Game, "hello")), Err(LinkError::Record(_))));
    }

    #[test]
    fn a_link_does_not_fill_the_memory() {
        let bomb = pack(Kind::Deck, &"a".repeat(2 * LONGEST));
        assert!(bomb.len() < 20_000);
        assert_eq!(unpack(Kind::Deck, &bomb), Err(LinkError::Damaged));
    }
}

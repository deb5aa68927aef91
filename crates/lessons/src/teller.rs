use text::{Arg, Texts, Voice};

/// Who speaks in a lesson: the texts of the lessons, which come in a file of their own, and the voice of the table for
/// the names of things.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    texts: &'a Texts,
    voice: &'a Voice,
}

impl<'a> Teller<'a> {
    /// A teller with the texts of the lessons in the language of the voice.
    #[must_use]
    pub fn new(texts: &'a Texts, voice: &'a Voice) -> Self {
        Teller { texts, voice }
    }

    /// The voice of the table.
    #[must_use]
    pub fn voice(&self) -> &'a Voice {
        self.voice
    }

    /// The texts of the table: names of cards, places, tracks.
    #[must_use]
    pub fn names(&self) -> &'static Texts {
        self.voice.texts()
    }

    /// A text of the lessons with these put in.
    #[must_use]
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.texts.with(key, args)
    }

    /// Whether the lessons have such a text.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.texts.has(key)
    }
}

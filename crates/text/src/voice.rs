use std::sync::Arc;

use kernel::{BySide, Side};

use crate::{Arg, Language, Texts};

/// How a text is spoken: in which language, to whom, and what the sides are called.
///
/// A neutral voice tells a game to everybody (`The US places 2 cubes in Italy`); a voice to a side says `you` to it, and
/// calls the other by its name if it has one (`You place 2 cubes in Italy`, `Envoy plays Scramble for its Event`).
/// A [`Language`] alone is a neutral voice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voice {
    language: Language,
    you: Option<Side>,
    names: BySide<Option<Arc<str>>>,
}

impl Voice {
    /// A voice that says `you` to nobody.
    #[must_use]
    pub fn neutral(language: Language) -> Voice {
        Voice { language, ..Voice::default() }
    }

    /// A voice that says `you` to a side, or to nobody.
    #[must_use]
    pub fn to(language: Language, you: impl Into<Option<Side>>) -> Voice {
        Voice { language, you: you.into(), ..Voice::default() }
    }

    /// The same voice, calling a side by this name when it is not `you`.
    #[must_use]
    pub fn calling(mut self, side: Side, name: impl Into<Arc<str>>) -> Voice {
        self.names[side] = Some(name.into());
        self
    }

    /// The same voice, saying `you` to this side instead.
    #[must_use]
    pub fn addressing(&self, you: Side) -> Voice {
        Voice { you: Some(you), ..self.clone() }
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The side that is `you`, if any.
    #[must_use]
    pub const fn you(&self) -> Option<Side> {
        self.you
    }

    /// The texts of the language.
    #[must_use]
    pub fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// What a side is called where it stands alone: `You`, a name, or `US` and `USSR`.
    #[must_use]
    pub fn label(&self, side: Side) -> String {
        match &self.names[side] {
            _ if self.you == Some(side) => self.texts().get("you"),
            Some(name) => name.to_string(),
            None => self.texts().side(side),
        }
    }

    /// A text without anything to put in.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.texts().get(key)
    }

    /// A text with these put in.
    #[must_use]
    pub fn with(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.texts().with(key, args)
    }

    /// A text about a side, which it speaks of as `$who`.
    #[must_use]
    pub fn of(&self, key: &str, who: Side, args: &[Arg<'_>]) -> String {
        let mut all: Vec<Arg<'_>> = self.who(who).into();
        all.extend_from_slice(args);
        self.with(key, &all)
    }

    /// A text about what a side (`$who`) does to another (`$whom`), or about two sides.
    #[must_use]
    pub fn between(&self, key: &str, who: Side, whom: Side, args: &[Arg<'_>]) -> String {
        let mut all: Vec<Arg<'_>> = self.whom(whom).into();
        all.extend_from_slice(args);
        self.of(key, who, &all)
    }

    /// What a text needs to speak of a side: which form to take, its name, and whether French elides before the name.
    #[must_use]
    pub fn who(&self, side: Side) -> [Arg<'_>; 3] {
        let (form, name, elides) = self.forms(side);
        [("who", form.into()), ("name", name.into()), ("elides", elides.into())]
    }

    /// What a text needs to speak of a second side.
    #[must_use]
    pub fn whom(&self, side: Side) -> [Arg<'_>; 3] {
        let (form, name, elides) = self.forms(side);
        [("whom", form.into()), ("whomname", name.into()), ("whomelides", elides.into())]
    }

    fn forms(&self, side: Side) -> (&'static str, String, &'static str) {
        let name = self.names[side].as_deref().unwrap_or_default();
        let form = match side {
            side if self.you == Some(side) => "you",
            _ if !name.is_empty() => "name",
            side => side.slug(),
        };
        (form, name.to_owned(), if begins_with_a_vowel(name) { "yes" } else { "no" })
    }
}

/// Whether French says `d’` before this name and not `de`.
fn begins_with_a_vowel(name: &str) -> bool {
    name.chars().next().is_some_and(|first| "AÀÂEÉÈÊËIÎÏOÔUÙÛYH".contains(first.to_uppercase().next().unwrap_or(first)))
}

impl From<Language> for Voice {
    fn from(language: Language) -> Voice {
        Voice::neutral(language)
    }
}

impl From<&Voice> for Voice {
    fn from(voice: &Voice) -> Voice {
        voice.clone()
    }
}

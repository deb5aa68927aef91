use std::fmt;
use std::str::FromStr;

/// A language that the texts are written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The code of the language, as browsers and systems write it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Language::ALL.into_iter().find(|language| language.code() == text);
        found.ok_or_else(|| format!("there are no texts in `{text}`: choose en or fr"))
    }
}

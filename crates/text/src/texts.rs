use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;
use crate::locales::carried;

static ALL: [OnceLock<Texts>; 2] = [OnceLock::new(), OnceLock::new()];

/// The texts of a language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

/// What is put into a text.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

impl Texts {
    /// The texts of `language`: those that were provided, else those that the program carries.
    #[must_use]
    pub fn of(language: Language) -> &'static Texts {
        ALL[language as usize].get_or_init(|| Texts::read(language, carried(language)))
    }

    /// Hands over the texts of a language where they come in files. Those that are there already stay.
    pub fn provide(language: Language, source: &str) {
        ALL[language as usize].get_or_init(|| Texts::read(language, &[source]));
    }

    /// Texts from their sources.
    #[must_use]
    pub fn read(language: Language, sources: &[&str]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(language.code().parse().into_iter().collect());
        // Names stand in sentences of one direction; isolation marks would only disturb copied text.
        bundle.set_use_isolating(false);
        for source in sources {
            // What cannot be read is left out here, and found by the tests.
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { bundle }
    }

    /// A text without anything to put in.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with these put in. A key without a text is shown as it is.
    #[must_use]
    pub fn with(&self, key: &str, args: &[Arg<'_>]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether there is a text for this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("locales", &self.bundle.locales).finish()
    }
}

//! The sources of the texts, for programs that carry them.

use crate::Language;

#[cfg(feature = "carried")]
macro_rules! locale {
    ($code:literal) => {
        &[
            include_str!(concat!("../locales/", $code, "/voice.ftl")),
            include_str!(concat!("../locales/", $code, "/names.ftl")),
            include_str!(concat!("../locales/", $code, "/cards.ftl")),
            include_str!(concat!("../locales/", $code, "/days.ftl")),
            include_str!(concat!("../locales/", $code, "/minutes.ftl")),
            include_str!(concat!("../locales/", $code, "/sheets.ftl")),
            include_str!(concat!("../locales/", $code, "/advice.ftl")),
            include_str!(concat!("../locales/", $code, "/analysis.ftl")),
            include_str!(concat!("../locales/", $code, "/puzzle.ftl")),
            include_str!(concat!("../locales/", $code, "/review.ftl")),
            include_str!(concat!("../locales/", $code, "/minutes-cards.ftl")),
            include_str!(concat!("../locales/", $code, "/terminal.ftl")),
            include_str!(concat!("../locales/", $code, "/web.ftl")),
            include_str!(concat!("../locales/", $code, "/table.ftl")),
            include_str!(concat!("../locales/", $code, "/reach.ftl")),
            include_str!(concat!("../locales/", $code, "/playthrough.ftl")),
            include_str!(concat!("../locales/", $code, "/history.ftl")),
            include_str!(concat!("../locales/", $code, "/lesson.ftl")),
        ]
    };
}

/// The texts of a language that are part of the program.
#[cfg(feature = "carried")]
pub(crate) const fn carried(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => locale!("en"),
        Language::French => locale!("fr"),
    }
}

/// The page fetches its texts, one language and one shelf at a time.
#[cfg(not(feature = "carried"))]
pub(crate) const fn carried(_language: Language) -> &'static [&'static str] {
    &[]
}

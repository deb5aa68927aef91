//! Things that have a notation, written as it: a side, a seat.

use core::fmt::Display;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) fn serialize<T: Display, S: Serializer>(word: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(word)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// The same where there may be nothing.
pub(crate) mod option {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(word: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        match word {
            Some(word) => serializer.collect_str(word),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let word: Option<String> = Option::deserialize(deserializer)?;
        word.map(|word| word.parse().map_err(D::Error::custom)).transpose()
    }
}

//! Names in texts that lead to what they name.

/// A piece of a text, and what it names if it is a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words<M> {
    /// The piece.
    pub text: String,
    /// What it names.
    pub names: Option<M>,
}

/// A text cut at the names in it. Where two names begin at one place the longer one counts.
#[must_use]
pub fn linked<M: Copy>(text: &str, names: &[(String, M)]) -> Vec<Words<M>> {
    let mut pieces = Vec::new();
    let (mut plain, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        // A name begins where a word does.
        let may_begin = plain.chars().next_back().is_none_or(|before| !before.is_alphanumeric());
        let found = names.iter().filter(|(name, _)| may_begin && !name.is_empty() && rest.starts_with(name.as_str()));
        let Some((name, mark)) = found.max_by_key(|(name, _)| name.len()) else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        if !plain.is_empty() {
            pieces.push(Words { text: std::mem::take(&mut plain), names: None });
        }
        pieces.push(Words { text: name.clone(), names: Some(*mark) });
        rest = &rest[name.len()..];
    }
    if !plain.is_empty() {
        pieces.push(Words { text: plain, names: None });
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_where_words_begin() {
        let names = [("U Thant".to_owned(), 1), ("Scramble".to_owned(), 2), ("Scramble Up".to_owned(), 3)];
        let pieces = linked("You play Scramble Up, not EU Thant but U Thant.", &names);
        let found: Vec<(&str, Option<i32>)> = pieces.iter().map(|piece| (piece.text.as_str(), piece.names)).collect();
        let expected = [
            ("You play ", None),
            ("Scramble Up", Some(3)),
            (", not EU Thant but ", None),
            ("U Thant", Some(1)),
            (".", None),
        ];
        assert_eq!(found, expected);
        assert_eq!(linked("", &names), []);
        assert_eq!(linked("Scramble", &names).len(), 1);
    }
}

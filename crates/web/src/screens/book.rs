//! A book of rules as it comes from the build: HTML with headings.

/// A part of the rules under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// The name of the heading; none before the first.
    pub(super) id: String,
    /// The part, heading included.
    pub(super) html: String,
    /// Its words without marks, for searching.
    pub(super) words: String,
}

/// Cuts a book at its headings.
pub(super) fn split(text: &str) -> Vec<Part> {
    let is_heading =
        |&(at, _): &(usize, &str)| at > 0 && (text[at..].starts_with("<h2") || text[at..].starts_with("<h3"));
    let headings = text.match_indices("<h").filter(is_heading).map(|(at, _)| at);
    let cuts: Vec<usize> = [0].into_iter().chain(headings).chain([text.len()]).collect();
    let part = |pair: &[usize]| {
        let html = text[pair[0]..pair[1]].to_owned();
        let id = if html.starts_with("<h") { between(&html, "id=\"", "\"") } else { None };
        Part { id: id.unwrap_or_default().to_owned(), words: strip(&html), html }
    };
    cuts.windows(2).map(part).collect()
}

/// What stands between two texts.
pub(super) fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let start = text.find(from)? + from.len();
    Some(&text[start..start + text[start..].find(to)?])
}

/// A text without its marks.
pub(super) fn strip(html: &str) -> String {
    let mut inside = false;
    let keep = |&c: &char| match c {
        '<' => {
            inside = true;
            false
        }
        '>' => {
            inside = false;
            false
        }
        _ => !inside,
    };
    html.chars().filter(keep).collect::<String>().replace("&amp;", "&").replace("&quot;", "\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_cut_at_its_headings() {
        let parts = split("<p>Hi &amp; bye</p><h2 id=\"a\">A <em>b</em></h2><p>x</p><h3 id=\"c\">C</h3>");
        let ids: Vec<&str> = parts.iter().map(|part| part.id.as_str()).collect();
        assert_eq!(ids, ["", "a", "c"]);
        assert_eq!(parts[0].words, "Hi & bye");
        assert_eq!(between(&parts[1].html, ">", "</h").map(strip).as_deref(), Some("A b"));
    }
}

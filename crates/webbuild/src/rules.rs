//! The rules as HTML: one file a game and language, fetched when somebody reads them.

use std::fs;

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::Job;

/// Where the rules are written, and what the page calls them.
const BOOKS: [(&str, &str); 8] = [
    ("player-days.md", "rules-player-days-en.html"),
    ("player-days.fr.md", "rules-player-days-fr.html"),
    ("player-minutes.md", "rules-player-minutes-en.html"),
    ("player-minutes.fr.md", "rules-player-minutes-fr.html"),
    ("days.md", "rules-days-en.html"),
    ("days.fr.md", "rules-days-fr.html"),
    ("minutes.md", "rules-minutes-en.html"),
    ("minutes.fr.md", "rules-minutes-fr.html"),
];

pub(crate) fn write(job: &Job<'_>) -> Result<()> {
    let read = |name: &str| {
        let path = job.root.join("docs/rules").join(name);
        fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    };
    for (from, to) in BOOKS {
        let original = from.replace(".fr.", ".");
        fs::write(job.dist.join(to), render(&read(from)?, from, &anchors(&read(&original)?)))?;
    }
    Ok(())
}

/// The names of the headings of a book, in order. A translation has the same headings and takes the same names, so that a
/// link leads to the same place in every language.
fn anchors(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut heading = None::<String>;
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(text) | Event::Code(text) => heading.iter_mut().for_each(|words| words.push_str(&text)),
            Event::End(TagEnd::Heading(_)) => names.extend(heading.take().map(|words| unused(anchor(&words), &names))),
            _ => {}
        }
    }
    names
}

/// A name that no heading before has, as code hosts make it: the second of its kind ends in `-1`.
fn unused(name: String, taken: &[String]) -> String {
    if !taken.contains(&name) {
        return name;
    }
    (1..).map(|number| format!("{name}-{number}")).find(|other| !taken.contains(other)).unwrap_or(name)
}

/// The book of this file as HTML, its headings under these names; the title is left out.
fn render(source: &str, file: &str, names: &[String]) -> String {
    let mut names = names.iter().cloned();
    let mut events: Vec<Event<'_>> = Parser::new_ext(source, Options::ENABLE_TABLES).collect();
    // Links do not nest: the end of one belongs to the last that began.
    let mut leads_somewhere = true;
    events.retain_mut(|event| match event {
        Event::Start(Tag::Heading { id, .. }) => {
            *id = names.next().map(CowStr::from);
            true
        }
        Event::Start(Tag::Link { dest_url, .. }) => {
            let place = place_of(dest_url, file);
            leads_somewhere = place.is_some();
            *dest_url = place.unwrap_or_default().into();
            leads_somewhere
        }
        Event::End(TagEnd::Link) => leads_somewhere,
        _ => true,
    });
    let end = events.iter().position(|event| matches!(event, Event::End(TagEnd::Heading(HeadingLevel::H1))));
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter().skip(end.map_or(0, |end| end + 1)));
    page
}

/// Where the page shows what a link in this file leads to. Other documents are not part of it.
fn place_of(link: &str, file: &str) -> Option<String> {
    let (to, heading) = link.split_once('#').unwrap_or((link, ""));
    let to = if to.is_empty() { file } else { to };
    BOOKS.iter().find(|(name, _)| *name == to)?;
    let game = to.split('.').next()?;
    Some(format!("#/rules/{game}/{heading}"))
}

/// The name of a heading, as code hosts make it.
fn anchor(words: &str) -> String {
    let kept = words.to_lowercase();
    kept.chars()
        .filter_map(|c| if c == ' ' { Some('-') } else { (c.is_alphanumeric() || c == '-').then_some(c) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_can_be_linked_to_and_the_title_is_left_out() {
        let source = "# Title\n\nHello.\n\n## End of the *game*\n\nIt ends.\n";
        let page = render(source, "days.md", &anchors(source));
        assert_eq!(page, "<p>Hello.</p>\n<h2 id=\"end-of-the-game\">End of the <em>game</em></h2>\n<p>It ends.</p>\n");
    }

    #[test]
    fn links_stay_within_the_page() {
        let source = "See [R3](#r3), [R19](days.fr.md#r19), [13 Days](days.md) and [deck files](../decks.md).";
        let page = render(source, "minutes.fr.md", &[]);
        let expected = "<p>See <a href=\"#/rules/minutes/r3\">R3</a>, <a href=\"#/rules/days/r19\">R19</a>, \
                        <a href=\"#/rules/days/\">13 Days</a> and deck files.</p>\n";
        assert_eq!(page, expected);
    }

    #[test]
    fn a_name_is_given_once() {
        assert_eq!(anchors("## War\n\n## War\n"), ["war", "war-1"]);
    }

    #[test]
    fn translations_have_the_headings_of_the_original() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        for name in ["days", "minutes", "player-days", "player-minutes"] {
            let count = |file: String| {
                let text = std::fs::read_to_string(folder.join(file)).expect("the rules are there");
                text.lines()
                    .filter(|line| line.starts_with('#'))
                    .map(|line| line.split(' ').next().map(str::len))
                    .collect::<Vec<_>>()
            };
            assert_eq!(count(format!("{name}.md")), count(format!("{name}.fr.md")), "{name}");
        }
    }
}

//! Boards drawn with letters, as HTML.

use std::fmt::Write;

/// What a colour of the terminal is on a page, light or dark.
const COLOURS: [(&str, &str); 5] = [
    ("94", "color:#2f6fd0"),
    ("91", "color:#d0342f"),
    ("1;93", "color:#b07a00;font-weight:bold"),
    ("1", "font-weight:bold"),
    ("2", "opacity:.6"),
];

/// Lines with the colours of a terminal, as a block that a notebook shows.
pub(crate) fn html(lines: &[String]) -> String {
    let mut out = String::from("<pre style=\"line-height:1.25;font-variant-ligatures:none\">");
    for line in lines {
        let mut parts = line.split("\x1b[");
        escape(parts.next().unwrap_or_default(), &mut out);
        let mut open = false;
        for part in parts {
            let (code, rest) = part.split_once('m').unwrap_or(("", part));
            if open {
                out.push_str("</span>");
            }
            open = code != "0";
            if let Some((_, style)) = COLOURS.iter().find(|(known, _)| open && *known == code) {
                let _ = write!(out, "<span style=\"{style}\">");
            } else {
                open = false;
            }
            escape(rest, &mut out);
        }
        out.push_str(if open { "</span>\n" } else { "\n" });
    }
    out + "</pre>"
}

fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            other => out.push(other),
        }
    }
}

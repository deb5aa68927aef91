//! Text from outside, made harmless.

/// The text with its control characters written out, so that none of them can command the terminal. Lines stay lines.
#[must_use]
pub fn printable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() && letter != '\n' {
            out.extend(letter.escape_default());
        } else {
            out.push(letter);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_commands_the_terminal() {
        let text = "a\u{1b}[2J\u{7}b\u{9b}31m\r\ncafé ■";
        assert_eq!(printable(text), "a\\u{1b}[2J\\u{7}b\\u{9b}31m\\r\ncafé ■");
    }
}

//! The window, and how text is laid into it.

/// The window that is drawn into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// How many letters a line holds.
    pub width: usize,
    /// How many lines there are.
    pub height: usize,
    /// Whether colours are wanted.
    pub colour: bool,
}

impl Default for Screen {
    fn default() -> Self {
        Screen { width: 80, height: 24, colour: false }
    }
}

/// What a part of a text is about, told by colour too where there is any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// The United States.
    Us,
    /// The Soviet Union.
    Ussr,
    /// A danger.
    Danger,
    /// What is asked now.
    Strong,
    /// What only helps the eye.
    Faint,
}

impl From<kernel::Side> for Ink {
    fn from(side: kernel::Side) -> Ink {
        match side {
            kernel::Side::Us => Ink::Us,
            kernel::Side::Ussr => Ink::Ussr,
        }
    }
}

impl Screen {
    /// The text in a colour, if colours are wanted.
    #[must_use]
    pub fn paint(self, ink: Ink, text: &str) -> String {
        let code = match ink {
            Ink::Us => "94",
            Ink::Ussr => "91",
            Ink::Danger => "1;93",
            Ink::Strong => "1",
            Ink::Faint => "2",
        };
        if self.colour && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// How many columns a text takes. Colours take none.
pub(crate) fn width_of(text: &str) -> usize {
    let mut letters = text.chars();
    let mut width = 0;
    while let Some(letter) = letters.next() {
        if letter == '\x1b' {
            letters.by_ref().find(|&end| end == 'm');
        } else {
            width += 1;
        }
    }
    width
}

/// The text with spaces after it, to a width.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{:1$}", "", width.saturating_sub(width_of(text)))
}

/// Breaks a text into lines between its words; all but the first are indented by `hang` more.
#[must_use]
pub fn wrap(text: &str, indent: usize, hang: usize, width: usize) -> Vec<String> {
    // A no-break space is part of a word.
    let words = text.split([' ', '\n']).filter(|word| !word.is_empty());
    fill(words.map(str::to_owned), " ", indent, hang, width)
}

/// Lays pieces side by side, as many in a line as fit. No piece is broken, unless it fits in no line.
pub(crate) fn flow(pieces: impl IntoIterator<Item = String>, between: &str, width: usize) -> Vec<String> {
    fill(pieces.into_iter().filter(|piece| !piece.is_empty()), between, 0, 0, width)
}

fn fill(pieces: impl Iterator<Item = String>, between: &str, indent: usize, hang: usize, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line: Option<String> = None;
    for piece in pieces {
        let joined = line.as_ref().map(|line| format!("{line}{between}{piece}"));
        match joined {
            Some(joined) if width_of(&joined) <= width => line = Some(joined),
            _ => {
                lines.extend(line.take());
                let indent = if lines.is_empty() { indent } else { indent + hang };
                let alone = format!("{:indent$}{piece}", "");
                if width_of(&alone) > width && piece.contains(' ') {
                    let mut broken = wrap(&piece, indent, hang.max(2), width);
                    line = broken.pop();
                    lines.append(&mut broken);
                } else {
                    line = Some(alone);
                }
            }
        }
    }
    lines.extend(line);
    lines
}

/// Lays cells out in as many columns as fit, to be read downwards.
pub(crate) fn columns(cells: &[String], width: usize) -> Vec<String> {
    const GAP: usize = 3;
    let widths: Vec<usize> = cells.iter().map(|cell| width_of(cell)).collect();
    for count in (2..=cells.len().min(6)).rev() {
        let rows = cells.len().div_ceil(count);
        let of_column: Vec<usize> =
            widths.chunks(rows).map(|column| column.iter().copied().max().unwrap_or(0)).collect();
        if of_column.iter().sum::<usize>() + GAP * (of_column.len() - 1) > width {
            continue;
        }
        let line = |row: usize| {
            let cells = cells.chunks(rows).map(|column| column.get(row).map_or("", String::as_str));
            let padded = cells.zip(&of_column).map(|(cell, &width)| pad(cell, width + GAP));
            padded.collect::<String>().trim_end().to_owned()
        };
        return (0..rows).map(line).collect();
    }
    cells.iter().flat_map(|cell| wrap(cell, 0, 4, width)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        let screen = Screen { colour: true, ..Screen::default() };
        assert_eq!(width_of(&screen.paint(Ink::Us, "■■")), 2);
        assert_eq!(Screen::default().paint(Ink::Us, "■■"), "■■");
        assert_eq!(pad(&screen.paint(Ink::Us, "a"), 3), "\x1b[94ma\x1b[0m  ");
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(wrap("one two three", 1, 2, 8), [" one two", "   three"]);
        assert_eq!(wrap("« one\u{a0}two »", 0, 0, 7), ["«", "one\u{a0}two", "»"]);
        assert_eq!(wrap("unbreakable", 0, 0, 4), ["unbreakable"]);
        let pieces = ["a b", "c d", "e f g h i"].map(str::to_owned);
        assert_eq!(flow(pieces, " · ", 9), ["a b · c d", "e f g h i"]);
        assert_eq!(flow(["e f g h i".to_owned()], " · ", 6), ["e f g", "  h i"]);
    }

    #[test]
    fn columns_are_as_many_as_fit() {
        let cells = ["1 a", "2 bb", "3 ccc", "4 d", "5 e"].map(str::to_owned);
        assert_eq!(columns(&cells, 80), ["1 a   2 bb   3 ccc   4 d   5 e"]);
        assert_eq!(columns(&cells, 13), ["1 a     4 d", "2 bb    5 e", "3 ccc"]);
        assert_eq!(columns(&cells, 5), ["1 a", "2 bb", "3 ccc", "4 d", "5 e"]);
        assert!(columns(&[], 80).is_empty());
    }
}

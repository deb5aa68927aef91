//! A position as a picture that stands alone: an SVG without fonts, styles or drawings from elsewhere.

use std::fmt::{Display, Write};

use kernel::Side;

/// The colours of the table.
pub(crate) const PAPER: &str = "#f0e6d2";
pub(crate) const CARD: &str = "#fcf6ea";
pub(crate) const INK: &str = "#1a2438";
pub(crate) const FAINT: &str = "#b7ab92";
pub(crate) const OCHRE: &str = "#e0a02a";

/// The width of every picture.
pub(crate) const WIDTH: u32 = 960;

/// The colour of a side.
pub(crate) const fn colour(side: Side) -> &'static str {
    match side {
        Side::Us => "#1c4f93",
        Side::Ussr => "#a5231c",
    }
}

/// A drawing under way.
pub(crate) struct Drawing {
    height: u32,
    title: String,
    parts: String,
}

/// Where something stands, and how large it is.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) x: u32,
    pub(crate) y: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl Drawing {
    /// An empty table under a bar with a title and what else is worth a word.
    pub(crate) fn new(height: u32, title: &str, words: &str) -> Self {
        let mut drawing = Drawing { height, title: format!("{title} · {words}"), parts: String::new() };
        drawing.area(Frame { x: 0, y: 0, width: WIDTH, height: 56 }, INK, INK);
        drawing.words(24, 38, 26, CARD, title);
        drawing.words_end(WIDTH - 24, 37, 20, CARD, words);
        drawing
    }

    /// A filled rectangle with an edge.
    pub(crate) fn area(&mut self, at: Frame, fill: &str, edge: &str) {
        let Frame { x, y, width, height } = at;
        self.part(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" stroke="{edge}" stroke-width="2"/>"#
        ));
    }

    /// Words that begin at a point.
    pub(crate) fn words(&mut self, x: u32, y: u32, size: u32, fill: &str, words: &str) {
        self.text(x, y, size, fill, "start", words);
    }

    /// Words that end at a point.
    pub(crate) fn words_end(&mut self, x: u32, y: u32, size: u32, fill: &str, words: &str) {
        self.text(x, y, size, fill, "end", words);
    }

    /// Words around a point.
    pub(crate) fn words_at(&mut self, x: u32, y: u32, size: u32, fill: &str, words: &str) {
        self.text(x, y, size, fill, "middle", words);
    }

    fn text(&mut self, x: u32, y: u32, size: u32, fill: &str, anchor: &str, words: &str) {
        let words = escaped(words);
        self.part(format_args!(
            r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{words}</text>"#
        ));
    }

    /// A piece of a side around a point: a square of the US, a diamond of the USSR, so that nothing hangs on colour.
    pub(crate) fn piece(&mut self, side: Side, x: u32, y: u32, size: u32) {
        let (half, fill) = (size / 2, colour(side));
        match side {
            Side::Us => {
                let (x, y) = (x - half, y - half);
                self.part(format_args!(r#"<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="{fill}"/>"#));
            }
            Side::Ussr => {
                let far = half + size / 6;
                let (left, right, top, bottom) = (x - far, x + far, y - far, y + far);
                self.part(format_args!(r#"<path d="M{x} {top}L{right} {y}L{x} {bottom}L{left} {y}Z" fill="{fill}"/>"#));
            }
        }
    }

    /// A row of cubes of a side, with empty places up to `room`.
    pub(crate) fn cubes(&mut self, side: Side, x: u32, y: u32, count: u8, room: u8) {
        for place in 0..count.max(room) {
            let x = x + 22 * u32::from(place);
            if place < count {
                self.piece(side, x, y, 16);
            } else {
                self.part(format_args!(r#"<circle cx="{x}" cy="{y}" r="2" fill="{FAINT}"/>"#));
            }
        }
    }

    /// Adds a part as it is.
    fn part(&mut self, part: impl Display) {
        // Writing into a text cannot fail.
        let _ = writeln!(self.parts, "{part}");
    }

    /// The picture.
    pub(crate) fn finish(self) -> String {
        let Drawing { height, title, parts } = self;
        let title = escaped(&title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
             font-family=\"'Barlow Condensed','Arial Narrow',Arial,sans-serif\" font-weight=\"600\">\n<title>{title}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{parts}</svg>\n"
        )
    }
}

/// A text that can stand in a picture: a card of somebody's deck may be called anything.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

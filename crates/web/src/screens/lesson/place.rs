//! Where a bubble goes: near what it speaks of, and never over it.

/// A rectangle of the window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

/// How far from the edge of the window, and from what it speaks of, a bubble stays.
const MARGIN: f64 = 8.0;
/// So many of the things that are spoken of stay in sight at any price; the rest must yield to what is used next.
const POINTED: usize = 2;
/// The places that are tried lie so far apart.
const STRIDE: f64 = 10.0;

impl Rect {
    /// The same with a rim around it.
    pub(super) fn grown(self, by: f64) -> Rect {
        Rect { x: self.x - by, y: self.y - by, w: self.w + 2.0 * by, h: self.h + 2.0 * by }
    }

    /// The smallest that holds both.
    pub(super) fn with(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = ((self.x + self.w).max(other.x + other.w), (self.y + self.h).max(other.y + other.h));
        Rect { x, y, w: right - x, h: bottom - y }
    }

    /// How much of two rectangles is the same.
    fn shared(self, other: Rect) -> f64 {
        let across = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let down = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        across.max(0.0) * down.max(0.0)
    }

    /// How far apart two rectangles are.
    fn gap(self, other: Rect) -> f64 {
        let across = (other.x - self.x - self.w).max(self.x - other.x - other.w).max(0.0);
        let down = (other.y - self.y - self.h).max(self.y - other.y - other.h).max(0.0);
        across + down
    }

    /// The middle.
    pub(super) fn middle(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The point of the rectangle that is nearest to another point.
    pub(super) fn nearest(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x.clamp(self.x, self.x + self.w.max(0.0)), y.clamp(self.y, self.y + self.h.max(0.0)))
    }
}

/// The best place for a bubble of this size in a window of this size. It keeps off what it speaks of (`holes`, of which it
/// stays near the first) and, if it can, off what is used next (`clear`).
pub(super) fn place(size: (f64, f64), window: (f64, f64), holes: &[Rect], clear: &[Rect]) -> (f64, f64) {
    let (right, bottom) = ((window.0 - size.0 - MARGIN).max(MARGIN), (window.1 - size.1 - MARGIN).max(MARGIN));
    let cost = |x: f64, y: f64| {
        let bubble = Rect { x, y, w: size.0, h: size.1 };
        let over = holes.iter().enumerate().map(|(index, hole)| {
            let weight = if index < POINTED { 100.0 } else { 10.0 };
            weight * hole.grown(MARGIN).shared(bubble)
        });
        let used: f64 = clear.iter().map(|part| part.grown(4.0).shared(bubble)).sum();
        let far = holes.first().map_or_else(
            || {
                // With nothing to point at it stands in the middle.
                let (x, y) = bubble.middle();
                (x - window.0 / 2.0).abs() + (y - window.1 / 2.0).abs()
            },
            |first| bubble.gap(*first),
        );
        over.sum::<f64>() + 20.0 * used + far
    };
    let steps = |from: f64, to: f64| {
        let count = ((to - from) / STRIDE).floor() as usize;
        (0..=count).map(move |step| from + step as f64 * STRIDE).chain([to])
    };
    let mut best = (f64::INFINITY, (MARGIN, MARGIN));
    for y in steps(MARGIN, bottom) {
        for x in steps(MARGIN, right) {
            let found = cost(x, y);
            if found < best.0 {
                best = (found, (x, y));
            }
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f64, y: f64, w: f64, h: f64) -> Rect {
        Rect { x, y, w, h }
    }

    fn bubble(at: (f64, f64), size: (f64, f64)) -> Rect {
        rect(at.0, at.1, size.0, size.1)
    }

    #[test]
    fn a_bubble_is_near_what_it_speaks_of_and_not_over_it() {
        let (size, window) = ((356.0, 220.0), (1366.0, 650.0));
        let holes = [rect(780.0, 270.0, 150.0, 80.0), rect(1210.0, 50.0, 80.0, 470.0), rect(10.0, 50.0, 220.0, 240.0)];
        let found = bubble(place(size, window, &holes, &[]), size);
        assert!(holes.iter().all(|hole| hole.shared(found) == 0.0), "{found:?}");
        assert!(found.gap(holes[0]) < 30.0, "{found:?}");
    }

    #[test]
    fn on_a_phone_it_goes_where_there_is_room() {
        let (size, window) = ((374.0, 190.0), (390.0, 844.0));
        let holes = [rect(250.0, 230.0, 120.0, 80.0), rect(290.0, 100.0, 96.0, 400.0)];
        let found = bubble(place(size, window, &holes, &[]), size);
        assert!(holes.iter().all(|hole| hole.shared(found) == 0.0), "{found:?}");
        assert!(found.y + found.h <= 844.0 && found.x >= 0.0);
    }

    #[test]
    fn where_there_is_no_room_it_covers_as_little_as_it_can() {
        let (size, window) = ((374.0, 300.0), (390.0, 500.0));
        let holes = [rect(0.0, 0.0, 390.0, 260.0)];
        let found = bubble(place(size, window, &holes, &[]), size);
        assert!(found.y + found.h > 480.0, "{found:?}");
    }

    #[test]
    fn a_bubble_larger_than_the_window_stays_in_its_corner() {
        assert_eq!(place((900.0, 900.0), (390.0, 500.0), &[], &[]), (MARGIN, MARGIN));
    }
}

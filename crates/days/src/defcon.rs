/// One of the three DEFCON tracks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Track {
    Military,
    Political,
    WorldOpinion,
}

impl Track {
    /// All three, in board order.
    pub const ALL: [Track; 3] = [Track::Military, Track::Political, Track::WorldOpinion];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Track::Military => "military",
            Track::Political => "political",
            Track::WorldOpinion => "world-opinion",
        }
    }
}

kernel::indexed!(Track);
kernel::named!(Track, "a track: military, political or world-opinion");

/// A stretch of a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Area {
    /// Steps 1 to 3, the calm end.
    Defcon3,
    /// Steps 4 to 6.
    Defcon2,
    /// Steps 7 and 8.
    Defcon1,
}

impl Area {
    /// The area in which a step lies (R1).
    #[inline]
    #[must_use]
    pub const fn of(step: u8) -> Area {
        match step {
            0..=3 => Area::Defcon3,
            4..=6 => Area::Defcon2,
            _ => Area::Defcon1,
        }
    }
}

/// A side's markers, one on each track, on steps 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Markers([u8; 3]);

impl Markers {
    /// The calmest step of a track.
    pub const LOWEST: u8 = 1;
    /// The most escalated step of a track.
    pub const HIGHEST: u8 = 8;

    /// Markers on the given steps of the military, political and world opinion tracks.
    #[must_use]
    pub const fn new(military: u8, political: u8, world_opinion: u8) -> Self {
        Markers([military, political, world_opinion])
    }

    /// The step of the marker on `track`.
    #[inline]
    #[must_use]
    pub const fn on(self, track: Track) -> u8 {
        self.0[track as usize]
    }

    /// Puts the marker of `track` on `step`.
    #[inline]
    pub(crate) fn set(&mut self, track: Track, step: u8) {
        self.0[track as usize] = step;
    }

    /// The step the marker would reach, which is never off the track.
    #[inline]
    #[must_use]
    pub fn moved(self, track: Track, by: i8) -> u8 {
        self.on(track).saturating_add_signed(by).clamp(Self::LOWEST, Self::HIGHEST)
    }

    /// The most escalated step of the three.
    #[inline]
    #[must_use]
    pub fn highest(self) -> u8 {
        self.0[0].max(self.0[1]).max(self.0[2])
    }

    /// Whether these markers trigger nuclear war: one in DEFCON 1, or all three in DEFCON 2.
    #[must_use]
    pub fn trigger_war(self) -> bool {
        let areas = self.0.map(Area::of);
        areas.contains(&Area::Defcon1) || areas == [Area::Defcon2; 3]
    }
}

//! What there is to be learned.

use table::GameKind;

/// Names the rules, each with its game, its stable name, the section of the precise rules that has it, and the theme of
/// the puzzles about it.
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $game:ident $slug:literal $section:literal $theme:expr;)*) => {
        /// A rule that a lesson teaches.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Rule {
            $($(#[$doc])* $name,)*
        }

        impl Rule {
            /// Every rule, in the order in which it is met.
            pub const ALL: &'static [Rule] = &[$(Rule::$name,)*];

            /// The game that has it.
            #[must_use]
            pub const fn game(self) -> GameKind {
                match self { $(Rule::$name => GameKind::$game,)* }
            }

            /// Its stable name within its game.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(Rule::$name => $slug,)* }
            }

            /// The section of the precise rules that has it.
            #[must_use]
            pub const fn section(self) -> &'static str {
                match self { $(Rule::$name => $section,)* }
            }

            /// The theme of the puzzles about it, if there are any.
            #[must_use]
            pub const fn theme(self) -> Option<&'static str> {
                match self { $(Rule::$name => $theme,)* }
            }
        }
    };
}

rules! {
    /// Places where both sides set cubes.
    Battlegrounds = Days "battlegrounds" "battlegrounds" None;
    /// More cubes dominate.
    Domination = Days "domination" "domination" None;
    /// Three tracks, and how near war is.
    Tracks = Days "tracks" "defcon-tracks" Some("war");
    /// Every marker rises as a round begins.
    Escalate = Days "escalate" "1-escalate" None;
    /// Three flags, one secret choice.
    Agenda = Days "agenda" "2-agendas" Some("agenda");
    /// What the other side may be after.
    TheirAgenda = Days "their-agenda" "what-each-side-can-see" Some("their-agenda");
    /// The agenda of a track raises markers first.
    TrackAgenda = Days "track-agenda" "6-resolve-agendas" Some("their-war");
    /// Who plays first.
    Initiative = Days "initiative" "3-strategy" Some("last-card");
    /// Command or Event.
    Playing = Days "playing" "playing-a-card" None;
    /// Cubes in one battleground.
    Command = Days "command" "command" None;
    /// Every cube after the first moves the marker.
    Price = Days "price" "command" Some("war");
    /// What an agenda is worth.
    Scoring = Days "scoring" "prestige" Some("agenda");
    /// What a card says.
    Event = Days "event" "event" None;
    /// The own card in the other hand.
    Asked = Days "asked" "an-opponents-card" None;
    /// Events that move markers.
    Icon = Days "icon" "event" None;
    /// The other side's card in the own hand.
    TheirCard = Days "their-card" "an-opponents-card" Some("last-card");
    /// Five in a place, seventeen in all.
    Limits = Days "limits" "pieces" None;
    /// The prestige track.
    Prestige = Days "prestige" "prestige-and-rounds" None;
    /// The Letter makes a Command larger.
    Letter = Days "letter" "personal-letter" Some("letter");
    /// Taking cubes back lowers the marker.
    Removing = Days "removing" "command" Some("war");
    /// The fifth card.
    Aftermath = Days "aftermath" "4-aftermath" Some("aftermath");
    /// A step for whoever dominates Television.
    Television = Days "television" "5-world-opinion-bonus" Some("world-opinion");
    /// The Letter for whoever dominates the United Nations.
    UnitedNations = Days "united-nations" "5-world-opinion-bonus" Some("world-opinion");
    /// A card for whoever dominates Alliances.
    Alliances = Days "alliances" "5-world-opinion-bonus" Some("world-opinion");
    /// What else is dominated adds to the agendas of Cuba and the Atlantic.
    CubaBonus = Days "cuba-bonus" "6-resolve-agendas" Some("agenda");
    /// Who starts a war.
    War = Days "war" "nuclear-war" Some("war");
    /// Three rounds, the aftermath, and the Letter.
    End = Days "end" "end-of-the-game" Some("aftermath");

    /// Three zones, and cards that become battlegrounds.
    Zones = Minutes "zones" "pieces-and-set-up" Some("zones");
    /// The card that nobody knows.
    Cuba = Minutes "cuba" "pieces-and-set-up" None;
    /// Who bids more decides.
    Bid = Minutes "bid" "the-bid" Some("bids");
    /// The last turn.
    First = Minutes "first" "the-bid" Some("bids");
    /// A card into a zone.
    Turn = Minutes "turn" "turns" Some("zones");
    /// Cubes draw a battleground nearer.
    Draws = Minutes "command" "command" Some("zones");
    /// The own card in the other hand.
    AskedMinutes = Minutes "asked" "an-opponents-card" None;
    /// More cubes, or the sphere.
    Dominates = Minutes "domination" "end-of-the-game" None;
    /// Three of a colour.
    WarMinutes = Minutes "war" "end-of-the-game" Some("war");
    /// What a card says.
    EventMinutes = Minutes "event" "event" None;
    /// The other side's card in the own hand.
    TheirCardMinutes = Minutes "their-card" "an-opponents-card" None;
    /// Cubes taken back push a battleground away.
    Pushes = Minutes "removing" "command" Some("zones");
    /// What counts at the end.
    Count = Minutes "end" "end-of-the-game" None;
    /// The last cards.
    LastCards = Minutes "last-cards" "end-of-the-game" Some("aftermath");
}

impl Rule {
    /// Its name among those of all games: `days/command`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}/{}", self.game().slug(), self.slug())
    }
}

/// The rules of a game, in the order in which they are met.
pub fn rules(game: GameKind) -> impl Iterator<Item = Rule> {
    Rule::ALL.iter().copied().filter(move |rule| rule.game() == game)
}

/// Whether something happens, as far as somebody can tell who does not know what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// It does not, whatever is hidden.
    No,
    /// That depends on what is hidden.
    Possible,
    /// It does, whatever is hidden.
    Certain,
}

impl Certainty {
    /// Of something that happens in some of the cases that cannot be told apart, or even in all of them.
    #[must_use]
    pub const fn of(some: bool, all: bool) -> Self {
        match (some, all) {
            (_, true) => Certainty::Certain,
            (true, false) => Certainty::Possible,
            (false, false) => Certainty::No,
        }
    }
}

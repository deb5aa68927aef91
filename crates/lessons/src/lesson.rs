use client::{Draft, Playable, Tone};
use kernel::{Entry, Seat, Side};
use table::Record;

use crate::{Rule, Teller};

/// A game that is learned by playing it.
#[derive(Clone, Debug)]
pub struct Lesson<G: Playable> {
    /// Its stable name.
    pub slug: &'static str,
    /// The learner's side.
    pub side: Side,
    /// What is dealt and played, the learner's own choices as they are asked for.
    pub script: Record<G>,
    /// The steps, in their order.
    pub steps: Vec<Step<G>>,
}

/// One thing to be learned: what is spoken of, and what the learner does about it. Its title, text and task are the texts
/// `lesson-GAME-STEP-title`, `-text` and `-task`.
#[derive(Clone, Debug)]
pub struct Step<G: Playable> {
    /// Its stable name.
    pub slug: &'static str,
    /// After how many entries of the script it is told.
    pub ply: usize,
    /// The rules that are new here.
    pub rules: &'static [Rule],
    /// What it speaks of: first what is to be touched, then what is to be looked at.
    pub anchors: Vec<Anchor<G::Mark>>,
    /// What the learner does.
    pub task: Task<G>,
}

/// What a learner does at a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Task<G: Playable> {
    /// Touches one of the `right` things among those `offered`.
    Touch {
        /// What can be touched.
        offered: Vec<G::Mark>,
        /// What fulfils the task.
        right: Vec<G::Mark>,
    },
    /// Gives the `right` one of these numbers.
    Ask {
        /// What can be answered.
        answers: [u8; 3],
        /// What fulfils the task.
        right: u8,
    },
    /// Begins a play: so many of its choices are staged.
    Stage(usize),
    /// Plays one of these, each a whole play, and confirms it.
    Play(Vec<Vec<G::Action>>),
    /// Reads, and goes on.
    Read,
}

/// Something on the table screen that a step speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor<M> {
    /// Something on the table.
    Mark(M),
    /// The three tracks, or the colours of a sphere.
    Tracks,
    /// The flags of a side beside the board, with what each would score.
    Flags(Side),
    /// What a side has beside the board.
    Strip(Side),
    /// The hand.
    Hand,
    /// The card in play.
    InPlay,
    /// What can be chosen beside the table.
    Act,
}

/// A sentence of the coach, and how it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Whether it is good for the learner, bad, or neither.
    pub tone: Tone,
    /// The sentence.
    pub text: String,
}

impl<G: Playable> Lesson<G> {
    /// The seat of the learner.
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat::Player(self.side)
    }

    /// What the learner sees at a step.
    #[must_use]
    pub fn view(&self, step: &Step<G>) -> G::View {
        self.script.table_at(step.ply).view(self.seat())
    }

    /// The whole plays that go on from a step: those of the next step that is played.
    #[must_use]
    pub fn plays(&self, index: usize) -> &[Vec<G::Action>] {
        let ply = self.steps[index].ply;
        let later = self.steps[index..].iter().take_while(|step| step.ply == ply);
        later
            .filter_map(|step| if let Task::Play(plays) = &step.task { Some(plays.as_slice()) } else { None })
            .next()
            .unwrap_or_default()
    }

    /// The place of a step among all, by its name.
    #[must_use]
    pub fn find(&self, slug: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.slug == slug)
    }
}

/// The learner's choices of a script from a ply on, up to where somebody else acts.
pub(crate) fn scripted<G: Playable>(script: &Record<G>, side: Side, ply: usize) -> Vec<G::Action> {
    let own = |entry: &Entry<G>| match entry {
        Entry::Action(by, action) if *by == side => Some(*action),
        _ => None,
    };
    script.entries()[ply..].iter().map_while(own).collect()
}

/// A game that can be taught.
pub trait Taught: Playable {
    /// Its lesson.
    fn lesson() -> Lesson<Self>;

    /// Whether clicks on the same thing lead from one choice on to the other: from few cubes to more, then to taking back.
    fn leads_to(choice: Self::Action, wanted: Self::Action) -> bool;

    /// Why a choice is not the one that is asked for: what the rules have to say about it in this position. `after` is
    /// what would come of it.
    fn why(
        teller: Teller<'_>,
        before: &Self::View,
        after: &Self::View,
        choice: Self::Action,
        plays: &[Vec<Self::Action>],
    ) -> Vec<String>;

    /// Why this thing is not the one that is to be touched.
    fn why_not_this(teller: Teller<'_>, view: &Self::View, step: &str, touched: Self::Mark) -> String;

    /// What a thing is called that can be touched, and how it stands.
    fn called(teller: Teller<'_>, view: &Self::View, mark: Self::Mark) -> String;

    /// How the number comes about that a step asks for.
    fn reckoning(teller: Teller<'_>, view: &Self::View, step: &str) -> String;

    /// What the coach says about the position and what is tried out on it.
    fn coach(teller: Teller<'_>, draft: &Draft<Self>) -> Vec<Remark>;

    /// Whether the part that the learner plays alone is over.
    fn is_learned(view: &Self::View) -> bool;
}

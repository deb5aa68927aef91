//! Choices that are tried out before they count.

use kernel::{Entry, Lowest, Seat, SeatView, Side, Turn};
use text::Voice;

use crate::{Outlook, Playable, Warning};

/// Several choices in a row, a whole Event or all cubes of a Command, staged on what a seat knows. They can be changed and
/// taken back one by one; nothing has happened until they are played in their order.
///
/// A draft is carried out on a guess. It ends where something hidden would show: from there on what follows depends on
/// what the guess made up.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft<G: Playable> {
    before: G::View,
    /// The side that chooses, and a position that fits its view; nothing where nobody of this seat is asked.
    asked: Option<(Side, G)>,
    staged: Vec<Staged<G>>,
}

/// One choice of a draft, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
struct Staged<G: Playable> {
    action: G::Action,
    /// What the seat would hear.
    heard: Vec<G::Heard>,
    /// What it would know.
    view: G::View,
    /// The guess after the choice itself, before the rules go on.
    after: G,
    /// Whether the side may go on choosing, and the guess can still be trusted.
    goes_on: bool,
    /// Whether the rules take over, or something hidden comes to light.
    rules_follow: bool,
}

/// What can be chosen about one thing on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options<A> {
    /// Which choice of the draft this would be, counted from 0.
    pub at: usize,
    /// What can be chosen there.
    pub choices: Vec<A>,
    /// What is staged there now.
    pub staged: Option<A>,
}

/// What would come of a draft, as far as its maker can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// What would happen, in words.
    pub lines: Vec<String>,
    /// What that means.
    pub outlook: Vec<Outlook>,
    /// What would come next.
    pub then: Option<String>,
    /// Who would be near war.
    pub warnings: Vec<Warning>,
}

impl<G: Playable> Draft<G> {
    /// Nothing is staged yet.
    #[must_use]
    pub fn new(view: G::View) -> Self {
        let side = view.seat().side().filter(|&side| view.turn() == Turn::Player(side));
        let asked = side.map(|side| (side, G::guess(&view, &mut Lowest)));
        Draft { before: view, asked, staged: Vec::new() }
    }

    /// What the seat knows before any of it.
    #[must_use]
    pub fn before(&self) -> &G::View {
        &self.before
    }

    /// What the seat would know after all that is staged.
    #[must_use]
    pub fn after(&self) -> &G::View {
        self.staged.last().map_or(&self.before, |last| &last.view)
    }

    /// The choices that are staged, in their order.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = G::Action> + ExactSizeIterator {
        self.staged.iter().map(|staged| staged.action)
    }

    /// Whether nothing is staged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.staged.is_empty()
    }

    /// Whether nothing more can be staged: the turn passes, or something hidden would show.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.staged.last().is_some_and(|last| !last.goes_on)
    }

    /// What could be staged first.
    #[must_use]
    pub fn first_choices(&self) -> Vec<G::Action> {
        if self.asked.is_some() { self.choices_at(0) } else { Vec::new() }
    }

    /// What can be staged next.
    #[must_use]
    pub fn choices(&self) -> Vec<G::Action> {
        if self.asked.is_none() || self.is_complete() { Vec::new() } else { self.after().choices().to_vec() }
    }

    /// The point of the draft at which something is chosen about a thing on the table, the choices there, and the one that
    /// is staged. Where nothing of the kind is staged, that point is the end, or the last choice if nothing can follow it.
    #[must_use]
    pub fn options(&self, mark: G::Mark) -> Options<G::Action> {
        let about = |choices: Vec<G::Action>| -> Vec<G::Action> {
            choices.into_iter().filter(|&action| G::mark(action) == Some(mark)).collect()
        };
        let staged = self.staged.iter().position(|staged| G::mark(staged.action) == Some(mark));
        if let Some(at) = staged {
            return Options { at, choices: about(self.choices_at(at)), staged: Some(self.staged[at].action) };
        }
        let end = self.staged.len();
        let (at, choices) = (end, about(self.choices()));
        // Where nothing more can be chosen, the last choice can still be another.
        let last = self.staged.last().filter(|last| choices.is_empty() && !G::is_opening(last.action));
        match last {
            Some(_) => Options { at: end - 1, choices: about(self.choices_at(end - 1)), staged: None },
            None => Options { at, choices, staged: None },
        }
    }

    /// What the seat would know before the `index`th choice, or after all of them.
    #[must_use]
    pub fn view_at(&self, index: usize) -> &G::View {
        if index == 0 { &self.before } else { &self.staged[index - 1].view }
    }

    /// What could be staged as the `index`th choice.
    fn choices_at(&self, index: usize) -> Vec<G::Action> {
        self.view_at(index).choices().to_vec()
    }

    /// Stages a choice wherever it can be made: in place of one about the same thing, at the end, or as early as it must
    /// be, and then what followed there is dropped. False, and nothing has changed, if it can be made nowhere.
    pub fn choose(&mut self, action: G::Action) -> bool {
        let same = |staged: &Staged<G>| G::mark(action).is_some() && G::mark(staged.action) == G::mark(action);
        if let Some(at) = self.staged.iter().position(same)
            && self.replace(at, Some(action))
        {
            return true;
        }
        if self.stage(action) {
            return true;
        }
        let last = (0..self.staged.len()).rev().find(|&index| self.choices_at(index).contains(&action));
        last.is_some_and(|index| {
            self.truncate(index);
            self.stage(action)
        })
    }

    /// What the seat would hear of all that is staged.
    #[must_use]
    pub fn heard(&self) -> Vec<G::Heard> {
        self.staged.iter().flat_map(|staged| &staged.heard).copied().collect()
    }

    /// Stages a choice. False, and nothing has changed, if it cannot be made there.
    pub fn stage(&mut self, action: G::Action) -> bool {
        let Some((side, guess)) = self.asked else { return false };
        if self.is_complete() {
            return false;
        }
        let (from, view) = self.staged.last().map_or((guess, self.before), |last| (last.after, last.view));
        let staged = Staged::of(from, view, side, action);
        self.staged.extend(staged.clone());
        staged.is_some()
    }

    /// Takes the last staged choice back, if there is one.
    pub fn unstage(&mut self) -> Option<G::Action> {
        self.staged.pop().map(|last| last.action)
    }

    /// Takes back every staged choice from the `index`th on.
    pub fn truncate(&mut self, index: usize) {
        self.staged.truncate(index);
    }

    /// Puts another choice in the place of the `index`th, or takes it out, and keeps what follows as far as it can still
    /// be chosen. False, and nothing has changed, if the choice cannot be made there.
    pub fn replace(&mut self, index: usize, action: Option<G::Action>) -> bool {
        let mut changed = self.clone();
        changed.truncate(index);
        if action.is_some_and(|action| !changed.stage(action)) {
            return false;
        }
        for action in self.actions().skip(index + 1) {
            changed.stage(action);
        }
        *self = changed;
        true
    }

    /// Whether stopping here is a choice of its own, so that [`Draft::finish`] would stage it.
    #[must_use]
    pub fn can_stop(&self) -> bool {
        self.choices().contains(&G::STOP)
    }

    /// Stages 'no more' where the rules wait for it, so that what is staged can be played as it is.
    pub fn finish(&mut self) {
        if self.can_stop() {
            self.stage(G::STOP);
        }
    }

    /// What would come of it, in words; nothing if nothing is staged.
    #[must_use]
    pub fn preview(&self, voice: &Voice) -> Option<Preview> {
        let (last, (side, _)) = (self.staged.last()?, self.asked?);
        // That a card is played is plain to see once something is done with it.
        let does = |staged: &&Staged<G>| G::is_opening(last.action) || !G::is_opening(staged.action);
        let heard: Vec<G::Heard> = self.staged.iter().filter(does).flat_map(|staged| &staged.heard).copied().collect();
        let lines = G::lines(voice, &heard).into_iter().map(|(_, line)| line).collect();
        let then = if last.rules_follow { Some(voice.get(G::THEN_RULES)) } else { G::then(voice, &last.after, side) };
        let outlook = G::outlook(voice, &self.before, &last.view);
        Some(Preview { lines, outlook, then, warnings: G::warnings(voice, &last.view) })
    }
}

impl<G: Playable> Staged<G> {
    /// Carries a choice out. Only what the choice itself does is shown, up to where something hidden comes to light.
    fn of(from: G, view: G::View, side: Side, action: G::Action) -> Option<Self> {
        let (_, steps) = table::step(from, Entry::Action(side, action)).ok()?;
        let first = steps.first()?;
        let known = first.facts.iter().position(|&fact| G::reveals(fact)).unwrap_or(first.facts.len());
        let heard: Vec<G::Heard> =
            first.facts[..known].iter().map(|&fact| G::heard(fact, Seat::Player(side))).collect();
        let mut view = view;
        heard.iter().for_each(|&heard| G::hear(&mut view, heard));
        let rules_follow = steps.len() > 1 || known < first.facts.len();
        let goes_on = !rules_follow && first.after.turn() == Turn::Player(side);
        Some(Staged { action, heard, view, after: first.after, goes_on, rules_follow })
    }
}

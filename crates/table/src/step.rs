use kernel::{Entry, Game, Refusal, Side, Witness};

/// Who caused a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A side, by an action.
    Side(Side),
    /// Chance, by a draw.
    Chance,
    /// The rules, by themselves.
    Rules,
}

impl Actor {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Actor::Side(side) => side.slug(),
            Actor::Chance => "chance",
            Actor::Rules => "rules",
        }
    }
}

/// Part of what follows from an entry: what was asked for itself, or a step that the rules then took.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Who caused it.
    pub by: Actor,
    /// What was chosen or dealt; nothing for a step of the rules.
    pub entry: Option<Entry<G>>,
    /// What happened.
    pub facts: Vec<G::Fact>,
    /// The position after it.
    pub after: G,
}

/// The start of a game, and the steps that lead to its first choice or draw.
pub fn begin<G: Game>(rules: G::Rules) -> (G, Vec<Step<G>>) {
    let mut recorder = Recorder::new(Actor::Rules, None);
    let state = G::begin(rules, &mut recorder);
    (state, recorder.finish(state))
}

/// Carries out an entry, or says why not.
///
/// # Errors
/// If the rules refuse the entry. Nothing has changed then.
pub fn step<G: Game>(state: G, entry: Entry<G>) -> Result<(G, Vec<Step<G>>), Refusal> {
    let by = match entry {
        Entry::Action(side, _) | Entry::Resign(side) => Actor::Side(side),
        Entry::Chance(_) => Actor::Chance,
    };
    let mut recorder = Recorder::new(by, Some(entry));
    let after = match entry {
        Entry::Action(side, action) => state.play(side, action, &mut recorder)?,
        Entry::Chance(chance) => state.deal(chance, &mut recorder)?,
        Entry::Resign(side) => state.resign(side, &mut recorder)?,
    };
    Ok((after, recorder.finish(after)))
}

struct Recorder<G: Game> {
    steps: Vec<Step<G>>,
    by: Actor,
    entry: Option<Entry<G>>,
    facts: Vec<G::Fact>,
}

impl<G: Game> Recorder<G> {
    fn new(by: Actor, entry: Option<Entry<G>>) -> Self {
        Recorder { steps: Vec::new(), by, entry, facts: Vec::new() }
    }

    /// Closes the step under way. A step of the rules in which nothing happened is none.
    fn close(&mut self, after: G) {
        let facts = std::mem::take(&mut self.facts);
        if !facts.is_empty() || self.entry.is_some() {
            self.steps.push(Step { by: self.by, entry: self.entry.take(), facts, after });
        }
        self.by = Actor::Rules;
    }

    fn finish(mut self, after: G) -> Vec<Step<G>> {
        self.close(after);
        self.steps
    }
}

impl<G: Game> Witness<G> for Recorder<G> {
    fn fact(&mut self, fact: G::Fact) {
        self.facts.push(fact);
    }

    fn rules(&mut self, so_far: &G) {
        self.close(*so_far);
    }
}

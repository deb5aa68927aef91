//! The tree of a search: information-set Monte Carlo tree search.
//!
//! A node stands for what everybody has seen happen, whatever is hidden; each descent runs on a guess of its own, and an edge
//! competes only in descents in which it was available. Draws are not branched on: the node after a draw is one node; and
//! choices that the other side does not see lead to one node, whichever was made ([`Insight::is_hidden`]), as do choices that
//! are answered alike ([`Insight::alike`]). What
//! descents through an edge were worth is kept for each kind of mover ([`Insight::kind`]), and is what they were worth *to
//! the mover, as the mover sees it* ([`Insight::evaluate`]): nobody in the tree acts on what they cannot know but for the
//! opponent, who knows the hand of the seat that thinks.

mod node;

use kernel::{BySide, Dealer, Gather, List, Side, Turn};

use crate::{Dice, Evaluator, Guesses, Insight};

pub(crate) use node::Stat;
use node::{Edge, NO_NODE, Node};

/// What a search can be tuned by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much untried choices are favoured over good ones.
    pub explore: f32,
    /// How much of that is left where the opponent chooses. Its choices are many and depend on its secrets: what it would try
    /// out for lack of knowledge would look like its blunders.
    pub foe: f32,
    /// How far below the best a choice may look to be tried half as eagerly.
    pub focus: f32,
    /// How much choices at the root are favoured that were seldom tried, once a tree has had thousands of descents.
    pub rivals: f32,
    /// How many descents go through an edge before its position is looked into.
    pub patience: u32,
    /// How many choices are looked at for each decision that is left of a card when a leaf is to be judged; the best is taken.
    /// With none a position is judged while the card is still being dealt with: quicker, and less sure.
    pub settle: u32,
    /// How many choices are looked at for each decision when a leaf is played on to the end of the game
    /// ([`Insight::ends_in_sight`]); the best is taken. With none a leaf is judged by its looks alone.
    pub onward: u32,
    /// Most edges of a tree; then it only grows in knowledge.
    pub most_edges: usize,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            explore: 0.5,
            foe: 0.3,
            focus: 0.03,
            rivals: 1.25,
            patience: 1,
            settle: 4,
            onward: 16,
            most_edges: 4_000_000,
        }
    }
}

/// How many descents make a tree big. Till then the favourite is looked into, so that its value is that of a plan; then the
/// others are, lest it remain the favourite only because it was looked into.
const BIG: u32 = 4_000;

/// How much a leaf counts by what becomes of it. That is left to chance, but on average right; its looks are sure, and may be wrong.
/// Half of each foretells how games end better than either alone.
const ONWARD: f32 = 0.5;

/// A step of a descent: the node, the kind of its mover, the edge, the mover.
type Step = (u32, usize, u32, Side);

/// A tree that grows from a view.
pub(crate) struct Tree<'a, G: Insight, E> {
    guesses: &'a Guesses<'a, G>,
    evaluator: &'a E,
    tuning: Tuning,
    dice: Dice,
    nodes: Vec<Node<G::Action>>,
    edges: usize,
    actions: List<G::Action>,
    /// What each of the actions is called at its node, if it is not called what it is.
    names: Option<List<G::Action>>,
    path: Vec<Step>,
}

impl<'a, G: Insight, E: Evaluator<G>> Tree<'a, G, E> {
    pub(crate) fn new(guesses: &'a Guesses<'a, G>, evaluator: &'a E, tuning: Tuning, dice: Dice) -> Self {
        let mut tree = Tree {
            guesses,
            evaluator,
            tuning,
            dice,
            nodes: Vec::new(),
            edges: 0,
            actions: List::new(),
            names: None,
            path: Vec::new(),
        };
        tree.add_node();
        tree
    }

    /// The choices at the root, with what the seat of the view thinks of them.
    pub(crate) fn root(&self) -> impl Iterator<Item = (G::Action, Stat)> {
        let root = &self.nodes[0];
        let mind = root.minds.iter().max_by_key(|mind| mind.stats.len());
        root.edges.iter().map(|edge| edge.name).zip(mind.into_iter().flat_map(|mind| mind.stats.iter().copied()))
    }

    /// How many nodes there are.
    pub(crate) fn size(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// One descent.
    pub(crate) fn descend(&mut self) {
        let mut state = self.guesses.make(&mut self.dice);
        self.path.clear();
        let mut node = 0;
        let value = loop {
            match self.next_mover(&mut state) {
                None => break self.judge(&state),
                Some(mover) => {
                    let kind = G::kind(self.guesses.lens(), &state, mover);
                    let (edge, action) = self.select(node, kind, &state, mover);
                    self.path.push((node, kind, edge, mover));
                    let hidden = G::is_hidden(&state, action);
                    state.play_unchecked(action, &mut ());
                    node = self.nodes[node as usize].child(edge, hidden);
                    if node == NO_NODE {
                        let visits = self.nodes[node_of(&self.path)].minds[kind].stats[edge as usize].visits;
                        if self.edges < self.tuning.most_edges && visits + 1 >= self.tuning.patience {
                            node = self.add_node();
                            self.nodes[node_of(&self.path)].set_child(edge, hidden, node);
                        }
                        break self.leaf(&mut state);
                    }
                }
            }
        };
        for &(node, kind, edge, mover) in &self.path {
            let stat = &mut self.nodes[node as usize].minds[kind].stats[edge as usize];
            stat.visits += 1;
            stat.sum += f64::from(value[mover]);
        }
    }

    /// What a position is worth that has no node: by its looks once the card that is being played has come to its end, and, if the
    /// end of the game is in sight, by what becomes of it.
    fn leaf(&mut self, state: &mut G) -> BySide<f32> {
        let Tuning { settle, onward, .. } = self.tuning;
        if settle == 0 {
            return self.judge(state);
        }
        while !G::is_quiet(state) && self.step(state, settle) {}
        let now = self.judge(state);
        if onward == 0 || !G::ends_in_sight(self.guesses.lens()) {
            return now;
        }
        while self.step(state, onward) {}
        let then = self.judge(state);
        BySide::from_fn(|side| now[side] + ONWARD * (then[side] - now[side]))
    }

    /// Plays the best of a few choices, if somebody is to choose and it is worth looking on.
    fn step(&mut self, state: &mut G, few: u32) -> bool {
        let Some(mover) = self.next_mover(state) else { return false };
        self.actions.clear();
        state.actions_in_order(&mut self.actions);
        let count = self.actions.len() as u32;
        let (mut best, mut top) = (*state, f32::NEG_INFINITY);
        for i in 0..count.min(few) {
            let at = if count <= few { i } else { self.dice.below(count) };
            let mut child = *state;
            child.play_unchecked(self.actions[at as usize], &mut ());
            let looks = if count == 1 { 0.0 } else { self.evaluator.looks(self.guesses.lens(), &child, mover) };
            if looks > top {
                (best, top) = (child, looks);
            }
        }
        *state = best;
        true
    }

    #[inline]
    fn judge(&self, state: &G) -> BySide<f32> {
        self.evaluator.evaluate(self.guesses.lens(), state)
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node::new());
        (self.nodes.len() - 1) as u32
    }

    /// Draws whatever is to be drawn. Who moves next, if it is worth looking on.
    #[inline]
    fn next_mover(&mut self, state: &mut G) -> Option<Side> {
        loop {
            if G::is_beyond(self.guesses.lens(), state) {
                return None;
            }
            match state.turn() {
                Turn::Over(_) => return None,
                Turn::Player(side) => return Some(side),
                Turn::Chance => {
                    let chance = state.draw(&mut self.dice);
                    state.deal_unchecked(chance, &mut ());
                }
            }
        }
    }

    /// Lists the choices of a position and what they are called at its node: of the opponent's that are alike only one.
    fn list(&mut self, state: &G, mover: Side, own: bool) {
        self.actions.clear();
        state.actions_in_order(&mut self.actions);
        self.names = None;
        let Some(alike) = G::alike(state).filter(|_| !own) else { return };
        let all = std::mem::take(&mut self.actions);
        let names = self.names.insert(List::new());
        for &action in all.iter() {
            let name = alike(action, mover);
            if !names.contains(&name) {
                names.add(name);
                self.actions.add(action);
            }
        }
    }

    /// What the choice `i` is called at its node.
    #[inline]
    fn name(&self, i: usize) -> G::Action {
        self.names.as_ref().map_or(self.actions[i], |names| names[i])
    }

    /// The edge to follow, of those that the guess allows, and the action that it stands for there.
    fn select(&mut self, node: u32, kind: usize, state: &G, mover: Side) -> (u32, G::Action) {
        let own = self.guesses.seat() == Some(mover);
        self.list(state, mover, own);
        if self.nodes[node as usize].minds[kind].stats.is_empty() {
            self.expand(node, kind, state, mover);
        }
        let explore = self.tuning.explore * if own { 1.0 } else { self.tuning.foe };
        let rivals = if node == 0 && own { self.tuning.rivals } else { 0.0 };
        let (mut best, mut top, mut at) = ((0, 0), f32::NEG_INFINITY, 0);
        for i in 0..self.actions.len() {
            at = self.find(node, kind, at, i, state, mover);
            let stat = &mut self.nodes[node as usize].minds[kind].stats[at];
            stat.available += 1;
            let visits = (stat.visits + 1) as f32;
            let mut eager = explore * stat.prior * (stat.available as f32).sqrt() / visits;
            if stat.available > BIG {
                eager = eager.max(rivals / visits.sqrt());
            }
            let score = stat.value() + eager;
            if score > top {
                (best, top) = ((at, i), score);
            }
            at += 1;
        }
        (best.0 as u32, self.actions[best.1])
    }

    /// Where the edge of the choice `i` is, looked for from `from` on, new if there was none, and looked at by this kind.
    #[inline]
    fn find(&mut self, node: u32, kind: usize, from: usize, i: usize, state: &G, mover: Side) -> usize {
        let name = self.name(i);
        let Node { edges, minds, .. } = &self.nodes[node as usize];
        let at = if edges.get(from).is_some_and(|edge| edge.name == name) {
            from
        } else {
            edges.iter().position(|edge| edge.name == name).unwrap_or(edges.len())
        };
        if minds[kind].stats.get(at).is_none_or(|stat| stat.prior == 0.0) {
            let looks = self.looks(state, self.actions[i], mover);
            let mind = &self.nodes[node as usize].minds[kind];
            let prior = eagerness(mind.best - looks, self.tuning.focus) / mind.total;
            self.note(node, kind, at, name, Stat { prior, looks, ..Stat::UNSEEN });
        }
        at
    }

    /// Looks at every choice of a node once.
    fn expand(&mut self, node: u32, kind: usize, state: &G, mover: Side) {
        let only = self.actions.len() == 1;
        let mut at = 0;
        for i in 0..self.actions.len() {
            let name = self.name(i);
            let looks = if only { 0.5 } else { self.looks(state, self.actions[i], mover) };
            let edges = &self.nodes[node as usize].edges;
            if edges.get(at).is_none_or(|edge| edge.name != name) {
                at = edges.iter().position(|edge| edge.name == name).unwrap_or(edges.len());
            }
            self.note(node, kind, at, name, Stat { prior: 1.0, looks, ..Stat::UNSEEN });
            at += 1;
        }
        let mind = &mut self.nodes[node as usize].minds[kind];
        let seen = || mind.stats.iter().filter(|stat| stat.prior > 0.0);
        let best = seen().map(|stat| stat.looks).fold(0.0, f32::max);
        let total: f32 = seen().map(|stat| eagerness(best - stat.looks, self.tuning.focus)).sum();
        for stat in mind.stats.iter_mut().filter(|stat| stat.prior > 0.0) {
            stat.prior = eagerness(best - stat.looks, self.tuning.focus) / total;
        }
        (mind.best, mind.total) = (best, total);
    }

    /// Puts down what a kind thinks of an edge, which is new if it stands behind the last.
    fn note(&mut self, node: u32, kind: usize, at: usize, name: G::Action, stat: Stat) {
        let node = &mut self.nodes[node as usize];
        if at == node.edges.len() {
            node.edges.push(Edge { name, child: NO_NODE });
            self.edges += 1;
        }
        let stats = &mut node.minds[kind].stats;
        if stats.len() <= at {
            stats.resize(at + 1, Stat::UNSEEN);
        }
        stats[at] = stat;
    }

    /// What an action looks worth to its mover.
    #[inline]
    fn looks(&self, state: &G, action: G::Action, mover: Side) -> f32 {
        let mut child = *state;
        child.play_unchecked(action, &mut ());
        self.evaluator.looks(self.guesses.lens(), &child, mover)
    }
}

/// The node of the last step.
fn node_of(path: &[Step]) -> usize {
    path.last().map_or(0, |&(node, ..)| node as usize)
}

/// How eagerly a choice is tried that looks worse than the best by so much.
#[inline]
fn eagerness(worse: f32, focus: f32) -> f32 {
    let far = worse.max(0.0) / focus;
    1.0 / (1.0 + far * far)
}

//! The tree of a search: information-set Monte Carlo tree search with PUCT selection.
//!
//! A node is an information set: what everybody has seen happen, whatever is hidden. Each descent runs on a guess of its own
//! (a *determinization*), and an edge competes only in the descents in which it was available. Draws are not branched on: all
//! draws lead to one node. So do choices that the other side does not see ([`Insight::is_hidden`]) and choices that are
//! answered alike ([`Insight::alike`]).
//!
//! The value of an edge is kept for each type of mover ([`Insight::player_type`]), and it is the value *to the mover, as the
//! mover sees it* ([`Insight::evaluate`]). So nobody in the tree acts on what they cannot know, with one exception: the
//! opponent knows the hand of the seat that thinks.

mod node;

use kernel::{BySide, Dealer, Gather, List, Side, Turn};

use crate::{Evaluator, Guesses, Insight, Rng};

pub(crate) use node::EdgeStats;
use node::{Edge, NO_NODE, Node};

/// The parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// The weight of exploration in PUCT: how much untried choices are favoured over good ones.
    pub exploration: f32,
    /// How much of it is left where the opponent chooses. Its choices are many and depend on its secrets: what it tried out
    /// for lack of knowledge would count as its blunders.
    pub opponent_exploration: f32,
    /// The width of the prior: a choice whose static value is so far below the best is tried half as eagerly.
    pub prior_width: f32,
    /// The weight of a second exploration term at the root, for choices that were seldom tried, once a tree has had
    /// thousands of descents.
    pub root_exploration: f32,
    /// How many descents go through an edge before a node is added behind it.
    pub expand_after: u32,
    /// How many choices are compared at each decision that is left of a card before a leaf is judged; the best is taken. With
    /// none, a position is judged while the card is still being played: quicker, and less reliable.
    pub quiescence: u32,
    /// How many choices are compared at each decision of a rollout to the end of the game ([`Insight::horizon_is_end`]); the
    /// best is taken. With none, a leaf is judged by its static value alone.
    pub rollout: u32,
    /// The most edges of a tree. Once it has them, no node is added.
    pub max_edges: usize,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            exploration: 0.5,
            opponent_exploration: 0.3,
            prior_width: 0.03,
            root_exploration: 1.25,
            expand_after: 1,
            quiescence: 4,
            rollout: 16,
            max_edges: 4_000_000,
        }
    }
}

/// From so many descents on, root exploration counts. Until then the favourite is looked into, so that its value is that of a
/// plan; then the others are, lest it remain the favourite only because it was looked into.
const ROOT_EXPLORATION_FROM: u32 = 4_000;

/// How much of the value of a leaf is the end of its rollout; the rest is its static value. A rollout is noisy but right on
/// average, a static value is steady but may be biased. Half of each predicts how games end better than either alone.
const ROLLOUT_SHARE: f32 = 0.5;

/// An edge that a descent went through.
#[derive(Clone, Copy, Debug)]
struct Followed {
    node: u32,
    player_type: usize,
    edge: u32,
    mover: Side,
}

/// A tree that grows from a view.
pub(crate) struct Tree<'a, G: Insight, E> {
    guesses: &'a Guesses<'a, G>,
    evaluator: &'a E,
    tuning: Tuning,
    rng: Rng,
    nodes: Vec<Node<G::Action>>,
    edges: usize,
    actions: List<G::Action>,
    /// The name of each action at its node, where that is not the action itself.
    names: Option<List<G::Action>>,
    path: Vec<Followed>,
    /// The one choice at the root that descents go through, if it is only one.
    through: Option<G::Action>,
}

impl<'a, G: Insight, E: Evaluator<G>> Tree<'a, G, E> {
    pub(crate) fn new(guesses: &'a Guesses<'a, G>, evaluator: &'a E, tuning: Tuning, rng: Rng) -> Self {
        let mut tree = Tree {
            guesses,
            evaluator,
            tuning,
            rng,
            nodes: Vec::new(),
            edges: 0,
            actions: List::new(),
            names: None,
            path: Vec::new(),
            through: None,
        };
        tree.add_node();
        tree
    }

    /// The choices at the root, with what the search found out about them.
    pub(crate) fn root(&self) -> impl Iterator<Item = (G::Action, EdgeStats)> {
        let root = &self.nodes[0];
        // The seat is of one type, so the others have no statistics.
        let own = root.by_type.iter().max_by_key(|stats| stats.edges.len());
        root.edges.iter().map(|edge| edge.name).zip(own.into_iter().flat_map(|stats| stats.edges.iter().copied()))
    }

    /// How many nodes there are.
    pub(crate) fn size(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// One descent that begins with `action`, a choice that the root has.
    pub(crate) fn descend_through(&mut self, action: G::Action) {
        self.through = Some(action);
        self.descend();
        self.through = None;
    }

    /// One descent.
    pub(crate) fn descend(&mut self) {
        let mut state = self.guesses.make(&mut self.rng);
        self.path.clear();
        let mut node = 0;
        let value = loop {
            match self.next_mover(&mut state) {
                None => break self.judge(&state),
                Some(mover) => {
                    let player_type = G::player_type(self.guesses.lens(), &state, mover);
                    let (edge, action) = self.select(node, player_type, &state, mover);
                    let from = node as usize;
                    self.path.push(Followed { node, player_type, edge, mover });
                    let hidden = G::is_hidden(&state, action);
                    state.play_unchecked(action, &mut ());
                    node = self.nodes[node as usize].child(edge, hidden);
                    if node == NO_NODE {
                        let visits = self.nodes[from].by_type[player_type].edges[edge as usize].visits;
                        if self.edges < self.tuning.max_edges && visits + 1 >= self.tuning.expand_after {
                            let child = self.add_node();
                            self.nodes[from].set_child(edge, hidden, child);
                        }
                        break self.leaf(&mut state);
                    }
                }
            }
        };
        for &Followed { node, player_type, edge, mover } in &self.path {
            let stat = &mut self.nodes[node as usize].by_type[player_type].edges[edge as usize];
            stat.visits += 1;
            stat.sum += f64::from(value[mover]);
        }
    }

    /// The value of a position without a node: its static value once the card that is being played is done with, and, if the
    /// horizon is the end of the game, the end of a rollout.
    fn leaf(&mut self, state: &mut G) -> BySide<f32> {
        let Tuning { quiescence, rollout, .. } = self.tuning;
        if quiescence == 0 {
            return self.judge(state);
        }
        while !G::is_quiet(state) && self.play_best_of(quiescence, state) {}
        let now = self.judge(state);
        if rollout == 0 || !G::horizon_is_end(self.guesses.lens()) {
            return now;
        }
        while self.play_best_of(rollout, state) {}
        let then = self.judge(state);
        BySide::from_fn(|side| now[side] + ROLLOUT_SHARE * (then[side] - now[side]))
    }

    /// Plays the choice with the best static value of `few` at random. Whether somebody was to choose before the horizon.
    fn play_best_of(&mut self, few: u32, state: &mut G) -> bool {
        let Some(mover) = self.next_mover(state) else { return false };
        self.actions.clear();
        state.actions_in_order(&mut self.actions);
        let count = self.actions.len() as u32;
        let (mut best, mut top) = (*state, f32::NEG_INFINITY);
        for i in 0..count.min(few) {
            let at = if count <= few { i } else { self.rng.below(count) };
            let mut child = *state;
            child.play_unchecked(self.actions[at as usize], &mut ());
            let value = if count == 1 { 0.0 } else { self.evaluator.static_value(self.guesses.lens(), &child, mover) };
            if value > top {
                (best, top) = (child, value);
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

    /// Draws whatever is to be drawn. Who moves next, if that is before the horizon.
    #[inline]
    fn next_mover(&mut self, state: &mut G) -> Option<Side> {
        loop {
            if G::is_past_horizon(self.guesses.lens(), state) {
                return None;
            }
            match state.turn() {
                Turn::Over(_) => return None,
                Turn::Player(side) => return Some(side),
                Turn::Chance => {
                    let chance = state.draw(&mut self.rng);
                    state.deal_unchecked(chance, &mut ());
                }
            }
        }
    }

    /// Lists the choices of a position with their names at its node. Of the opponent's choices that are alike, only one is listed.
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

    /// The name of the choice `i` at its node.
    #[inline]
    fn name(&self, i: usize) -> G::Action {
        self.names.as_ref().map_or(self.actions[i], |names| names[i])
    }

    /// The edge to follow, of those that are legal in the guess, and the action that it stands for there.
    fn select(&mut self, node: u32, player_type: usize, state: &G, mover: Side) -> (u32, G::Action) {
        let own = self.guesses.seat() == Some(mover);
        self.list(state, mover, own);
        if self.nodes[node as usize].by_type[player_type].edges.is_empty() {
            self.expand(node, player_type, state, mover);
        }
        let exploration = self.tuning.exploration * if own { 1.0 } else { self.tuning.opponent_exploration };
        let root_exploration = if node == 0 && own { self.tuning.root_exploration } else { 0.0 };
        let (mut best, mut top, mut at) = ((0, 0), f32::NEG_INFINITY, 0);
        for i in 0..self.actions.len() {
            at = self.find(node, player_type, at, i, state, mover);
            if node == 0 && self.through.is_some_and(|through| through != self.name(i)) {
                at += 1;
                continue;
            }
            let stat = &mut self.nodes[node as usize].by_type[player_type].edges[at];
            stat.available += 1;
            let visits = (stat.visits + 1) as f32;
            let mut bonus = exploration * stat.prior * (stat.available as f32).sqrt() / visits;
            if stat.available > ROOT_EXPLORATION_FROM {
                bonus = bonus.max(root_exploration / visits.sqrt());
            }
            let score = stat.value() + bonus;
            if score > top {
                (best, top) = ((at, i), score);
            }
            at += 1;
        }
        (best.0 as u32, self.actions[best.1])
    }

    /// The place of the edge of the choice `i`, which is sought from `from` on. It is added if there is none, and gets a prior if
    /// it has none for this type.
    #[inline]
    fn find(&mut self, node: u32, player_type: usize, from: usize, i: usize, state: &G, mover: Side) -> usize {
        let name = self.name(i);
        let Node { edges, by_type, .. } = &self.nodes[node as usize];
        let at = if edges.get(from).is_some_and(|edge| edge.name == name) {
            from
        } else {
            edges.iter().position(|edge| edge.name == name).unwrap_or(edges.len())
        };
        if by_type[player_type].edges.get(at).is_none_or(|stat| stat.prior == 0.0) {
            let static_value = self.static_value(state, self.actions[i], mover);
            let stats = &self.nodes[node as usize].by_type[player_type];
            let prior = prior_weight(stats.best - static_value, self.tuning.prior_width) / stats.total;
            self.note(node, player_type, at, name, EdgeStats { prior, static_value, ..EdgeStats::UNSEEN });
        }
        at
    }

    /// Gives every choice of a node its static value and its prior.
    fn expand(&mut self, node: u32, player_type: usize, state: &G, mover: Side) {
        let only = self.actions.len() == 1;
        let mut at = 0;
        for i in 0..self.actions.len() {
            let name = self.name(i);
            let static_value = if only { 0.5 } else { self.static_value(state, self.actions[i], mover) };
            let edges = &self.nodes[node as usize].edges;
            if edges.get(at).is_none_or(|edge| edge.name != name) {
                at = edges.iter().position(|edge| edge.name == name).unwrap_or(edges.len());
            }
            self.note(node, player_type, at, name, EdgeStats { prior: 1.0, static_value, ..EdgeStats::UNSEEN });
            at += 1;
        }
        let stats = &mut self.nodes[node as usize].by_type[player_type];
        let seen = || stats.edges.iter().filter(|stat| stat.prior > 0.0);
        let best = seen().map(|stat| stat.static_value).fold(0.0, f32::max);
        let total: f32 = seen().map(|stat| prior_weight(best - stat.static_value, self.tuning.prior_width)).sum();
        for stat in stats.edges.iter_mut().filter(|stat| stat.prior > 0.0) {
            stat.prior = prior_weight(best - stat.static_value, self.tuning.prior_width) / total;
        }
        (stats.best, stats.total) = (best, total);
    }

    /// Sets the statistics of an edge for one type. The edge is added if `at` is behind the last.
    fn note(&mut self, node: u32, player_type: usize, at: usize, name: G::Action, stat: EdgeStats) {
        let node = &mut self.nodes[node as usize];
        if at == node.edges.len() {
            node.edges.push(Edge { name, child: NO_NODE });
            self.edges += 1;
        }
        let edges = &mut node.by_type[player_type].edges;
        if edges.len() <= at {
            edges.resize(at + 1, EdgeStats::UNSEEN);
        }
        edges[at] = stat;
    }

    /// The static value of an action to its mover.
    #[inline]
    fn static_value(&self, state: &G, action: G::Action, mover: Side) -> f32 {
        let mut child = *state;
        child.play_unchecked(action, &mut ());
        self.evaluator.static_value(self.guesses.lens(), &child, mover)
    }
}

/// How eagerly a choice is tried whose static value is so much worse than the best; to be divided by the total of all choices.
#[inline]
fn prior_weight(worse: f32, width: f32) -> f32 {
    let far = worse.max(0.0) / width;
    1.0 / (1.0 + far * far)
}

//! The tree of a search: single-observer information-set Monte Carlo tree search.
//!
//! A node stands for what its mover has seen happen, whatever is hidden; each descent runs on a guess of its own, and an edge
//! competes only in descents in which it was available. Draws are not branched on: the node after a draw is one node. An edge
//! holds what the descents through it were worth *to its mover, as the mover sees it* ([`Insight::evaluate`]).

use kernel::{BySide, List, Side, Turn};

use crate::{Dice, Evaluator, Guesses, Insight};

/// What a search can be tuned by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much untried choices are favoured over good ones.
    pub explore: f32,
    /// How far below the best a choice may look to be tried half as eagerly.
    pub focus: f32,
    /// How many descents go through an edge before its position is looked into.
    pub patience: u32,
    /// Most edges of a tree; then it only grows in knowledge.
    pub most_edges: usize,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning { explore: 0.8, focus: 0.05, patience: 3, most_edges: 4_000_000 }
    }
}

/// A choice at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// How eagerly it is tried.
    prior: f32,
    /// What it looked worth at first; counts as one visit.
    looks: f32,
    /// What the descents through it were worth.
    sum: f32,
    pub(crate) visits: u32,
    /// The descents in which it could have been chosen.
    available: u32,
    child: u32,
}

const NO_NODE: u32 = u32::MAX;

impl<A> Edge<A> {
    /// What it is worth on average.
    #[inline]
    pub(crate) fn value(&self) -> f32 {
        (self.sum + self.looks) / (self.visits + 1) as f32
    }
}

/// A choice point.
struct Node<A> {
    edges: Vec<Edge<A>>,
    /// What the priors were divided by, and the best looks, for edges that turn up later.
    total: f32,
    best: f32,
}

/// A tree that grows from a view.
pub(crate) struct Tree<'a, G: Insight, E> {
    guesses: &'a Guesses<'a, G>,
    evaluator: &'a E,
    tuning: Tuning,
    dice: Dice,
    nodes: Vec<Node<G::Action>>,
    edges: usize,
    actions: List<G::Action>,
    path: Vec<(u32, u32, Side)>,
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
            path: Vec::new(),
        };
        tree.add_node();
        tree
    }

    /// The choices at the root.
    pub(crate) fn root(&self) -> &[Edge<G::Action>] {
        &self.nodes[0].edges
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
                    let edge = self.select(node, &state, mover);
                    self.path.push((node, edge, mover));
                    let chosen = &self.nodes[node as usize].edges[edge as usize];
                    state.play_unchecked(chosen.action, &mut ());
                    if chosen.child == NO_NODE {
                        let quiet = G::is_quiet(&state);
                        let ripe = !quiet || chosen.visits + 1 >= self.tuning.patience;
                        if ripe && self.edges < self.tuning.most_edges {
                            let child = self.add_node();
                            self.nodes[node as usize].edges[edge as usize].child = child;
                        }
                        // A position is judged by its looks only when the card that was played is dealt with.
                        if quiet || self.edges >= self.tuning.most_edges {
                            break self.judge(&state);
                        }
                    }
                    node = self.nodes[node as usize].edges[edge as usize].child;
                }
            }
        };
        for &(node, edge, mover) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.sum += value[mover];
        }
    }

    #[inline]
    fn judge(&self, state: &G) -> BySide<f32> {
        self.evaluator.evaluate(self.guesses.lens(), state)
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { edges: Vec::new(), total: 0.0, best: 0.0 });
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

    /// The edge to follow, of those that the guess allows.
    fn select(&mut self, node: u32, state: &G, mover: Side) -> u32 {
        self.actions.clear();
        state.actions_in_order(&mut self.actions);
        if self.nodes[node as usize].edges.is_empty() {
            self.expand(node, state, mover);
        }
        let (mut best, mut top, mut at) = (0, f32::NEG_INFINITY, 0);
        for i in 0..self.actions.len() {
            at = self.find(node, at, self.actions[i], state, mover);
            let edge = &mut self.nodes[node as usize].edges[at];
            edge.available += 1;
            let eager = self.tuning.explore * edge.prior * (edge.available as f32).sqrt();
            let score = edge.value() + eager / (edge.visits + 1) as f32;
            if score > top {
                (best, top) = (at, score);
            }
            at += 1;
        }
        best as u32
    }

    /// Where the edge of an action is, looked for from `from` on; a new one if there is none.
    #[inline]
    fn find(&mut self, node: u32, from: usize, action: G::Action, state: &G, mover: Side) -> usize {
        let edges = &self.nodes[node as usize].edges;
        if edges.get(from).is_some_and(|edge| edge.action == action) {
            return from;
        }
        if let Some(at) = edges.iter().position(|edge| edge.action == action) {
            return at;
        }
        let looks = self.looks(state, action, mover);
        let node = &mut self.nodes[node as usize];
        let prior = eagerness(node.best - looks, self.tuning.focus) / node.total;
        node.edges.push(Edge::new(action, looks, prior));
        self.edges += 1;
        node.edges.len() - 1
    }

    /// Looks at every choice of a node once.
    fn expand(&mut self, node: u32, state: &G, mover: Side) {
        let mut edges = Vec::with_capacity(self.actions.len());
        if let [only] = *self.actions {
            edges.push(Edge::new(only, 0.5, 1.0));
        } else {
            edges.extend(self.actions.iter().map(|&action| Edge::new(action, self.looks(state, action, mover), 1.0)));
        }
        let best = edges.iter().map(|edge| edge.looks).fold(0.0, f32::max);
        edges.iter_mut().for_each(|edge| edge.prior = eagerness(best - edge.looks, self.tuning.focus));
        let total: f32 = edges.iter().map(|edge| edge.prior).sum();
        edges.iter_mut().for_each(|edge| edge.prior /= total);
        self.edges += edges.len();
        self.nodes[node as usize] = Node { edges, total, best };
    }

    /// What an action looks worth to its mover.
    #[inline]
    fn looks(&self, state: &G, action: G::Action, mover: Side) -> f32 {
        let mut child = *state;
        child.play_unchecked(action, &mut ());
        self.judge(&child)[mover]
    }
}

impl<A> Edge<A> {
    fn new(action: A, looks: f32, prior: f32) -> Self {
        Edge { action, prior, looks, sum: 0.0, visits: 0, available: 0, child: NO_NODE }
    }
}

/// How eagerly a choice is tried that looks worse than the best by so much.
#[inline]
fn eagerness(worse: f32, focus: f32) -> f32 {
    let far = worse / focus;
    1.0 / (1.0 + far * far)
}

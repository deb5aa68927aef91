//! What a tree is made of.

use crate::KINDS;

/// A choice at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    /// What the choice is called: itself, or one that is answered alike.
    pub(super) name: A,
    /// The node behind it, whatever kind of player chose it: the other side cannot see the kind.
    pub(super) child: u32,
}

/// No node yet.
pub(super) const NO_NODE: u32 = u32::MAX;

/// What one kind of player thinks of a choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stat {
    /// How eagerly it is tried. 0 if this kind has not looked at it.
    pub(super) prior: f32,
    /// What it looked worth at first; counts as one visit.
    pub(super) looks: f32,
    /// What the descents through it were worth.
    pub(super) sum: f64,
    pub(crate) visits: u32,
    /// The descents in which it could have been chosen.
    pub(super) available: u32,
}

impl Stat {
    pub(super) const UNSEEN: Stat = Stat { prior: 0.0, looks: 0.0, sum: 0.0, visits: 0, available: 0 };

    /// What the choice is worth on average.
    #[inline]
    pub(crate) fn value(&self) -> f32 {
        (self.sum as f32 + self.looks) / (self.visits + 1) as f32
    }
}

/// A choice point.
pub(super) struct Node<A> {
    pub(super) edges: Vec<Edge<A>>,
    /// The node behind all choices that the other side does not see.
    hidden: u32,
    pub(super) minds: [Mind; KINDS],
}

impl<A> Node<A> {
    pub(super) fn new() -> Self {
        Node { edges: Vec::new(), hidden: NO_NODE, minds: Default::default() }
    }

    /// The node behind an edge.
    #[inline]
    pub(super) fn child(&self, edge: u32, hidden: bool) -> u32 {
        if hidden { self.hidden } else { self.edges[edge as usize].child }
    }

    pub(super) fn set_child(&mut self, edge: u32, hidden: bool, child: u32) {
        *(if hidden { &mut self.hidden } else { &mut self.edges[edge as usize].child }) = child;
    }
}

/// What one kind of player thinks at a node, edge by edge.
#[derive(Default)]
pub(super) struct Mind {
    pub(super) stats: Vec<Stat>,
    /// What the priors were divided by, and the best looks, for edges that turn up later.
    pub(super) total: f32,
    pub(super) best: f32,
}

//! What a tree is made of.

use crate::PLAYER_TYPES;

/// A choice at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    /// The choice itself, or one that is answered alike.
    pub(super) name: A,
    /// The node behind it, whatever type of player chose it: the other side cannot see the type.
    pub(super) child: u32,
}

/// No node yet.
pub(super) const NO_NODE: u32 = u32::MAX;

/// What a search found out about a choice, for one type of player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EdgeStats {
    /// How eagerly it is tried. 0 if it has not been judged for this type.
    pub(super) prior: f32,
    /// Its static value, which counts as one visit.
    pub(super) static_value: f32,
    /// The sum of the values of the descents through it.
    pub(super) sum: f64,
    pub(crate) visits: u32,
    /// The descents in which it could have been chosen.
    pub(super) available: u32,
}

impl EdgeStats {
    pub(super) const UNSEEN: EdgeStats = EdgeStats { prior: 0.0, static_value: 0.0, sum: 0.0, visits: 0, available: 0 };

    /// The mean value of the choice.
    #[inline]
    pub(crate) fn value(&self) -> f32 {
        (self.sum as f32 + self.static_value) / (self.visits + 1) as f32
    }
}

/// An information set in which somebody has to choose.
pub(super) struct Node<A> {
    pub(super) edges: Vec<Edge<A>>,
    /// The node behind all choices that the other side does not see.
    hidden: u32,
    pub(super) by_type: [TypeStats; PLAYER_TYPES],
}

impl<A> Node<A> {
    pub(super) fn new() -> Self {
        Node { edges: Vec::new(), hidden: NO_NODE, by_type: Default::default() }
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

/// What a search found out at a node for one type of player.
#[derive(Default)]
pub(super) struct TypeStats {
    /// In the order of the edges of the node; those at the end may be missing.
    pub(super) edges: Vec<EdgeStats>,
    /// What the weights of the priors were divided by, for edges that turn up later.
    pub(super) total: f32,
    /// The best static value, for the same reason.
    pub(super) best: f32,
}

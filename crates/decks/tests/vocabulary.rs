//! What the words of deck files do in a game, one by one.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::{BySide, Entry, Game, List, Side, Turn};
use minutes::{Action, Lease, Rules, Setup, Slot, Slots, State, Zone};

/// A deck whose first card, `trial`, is a UN card with this event. Of the others, `us-…` are US, `ussr-…` USSR and
/// `un-…` UN cards, of the colour in their name.
fn deck(event: &str) -> Lease {
    let mut text = String::new();
    let mut card = |slug: &str, side: &str, colour: &str, event: &str| {
        text.push_str(&format!("[[card]]\nslug = \"{slug}\"\nside = \"{side}\"\ncubes = 2\n"));
        text.push_str(&format!("colour = \"{colour}\"\nevent = {event}\n"));
    };
    card("trial", "un", "military", event);
    for side in ["us", "ussr", "un"] {
        for colour in ["military", "political", "world-opinion"] {
            card(&format!("{side}-{colour}"), side, colour, "[{ do = \"look\" }]");
        }
        card(&format!("{side}-spare"), side, "political", "[{ do = \"look\" }]");
    }
    decks::read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

struct Scene {
    deck: Lease,
    setup: Setup,
    state: Option<State>,
}

/// The US is about to use `trial`; two cards lie in every zone.
fn scene(event: &str) -> Scene {
    let deck = deck(event);
    let setup = Setup { rules: Rules::with_deck(deck.deck()), ..Setup::default() };
    let mut scene = Scene { deck, setup, state: None };
    scene.setup.hands.us = scene.slot("trial").alone();
    scene.setup.spheres =
        BySide::new(scene.slots(&["us-military", "ussr-political"]), scene.slots(&["ussr-military", "un-political"]));
    let neutral = scene.slots(&["us-political", "un-military"]);
    scene.setup.played = scene.setup.spheres.us.union(scene.setup.spheres.ussr).union(neutral);
    scene
}

impl Scene {
    fn slot(&self, name: &str) -> Slot {
        self.deck.spot(name.parse().unwrap()).unwrap()
    }

    fn slots(&self, names: &[&str]) -> Slots {
        names.iter().map(|name| self.slot(name)).collect()
    }

    fn cubes(mut self, side: Side, name: &str, count: u8) -> Self {
        let at = self.slot(name).index();
        self.setup.cubes[side][at] = count;
        self
    }

    /// Uses the event; the card lies in the neutral zone.
    fn event(mut self) -> Self {
        self.state = Some(self.setup.build().unwrap());
        self.does("us event trial neutral")
    }

    fn state(&self) -> State {
        self.state.unwrap()
    }

    fn does(mut self, entry: &str) -> Self {
        let (side, action) = entry.split_once(' ').unwrap();
        let entry = Entry::<State>::Action(side.parse().unwrap(), action.parse().unwrap());
        let Entry::Action(side, action) = entry else { unreachable!() };
        let after = self.state().play(side, action, &mut ());
        self.state = Some(after.unwrap_or_else(|why| panic!("{entry}: {why}; {}", self.offered())));
        self
    }

    fn offered(&self) -> String {
        let mut actions = List::<Action>::new();
        self.state().actions(&mut actions);
        let mut actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        actions.sort();
        actions.join(", ")
    }

    fn offers(self, actions: &str) -> Self {
        let mut wanted: Vec<&str> = actions.split(", ").collect();
        wanted.sort_unstable();
        assert_eq!(self.offered(), wanted.join(", "));
        self
    }

    fn lies(self, name: &str, zone: Zone) -> Self {
        assert_eq!(self.state().board().zone(self.slot(name)), zone, "{name}");
        self
    }

    fn has(self, side: Side, name: &str, count: u8) -> Self {
        assert_eq!(self.state().board().cubes(side, self.slot(name)), count, "{name}");
        self
    }

    /// The event is over: the US draws.
    fn over(self) -> Self {
        assert_eq!(self.state().turn(), Turn::Chance, "{}", self.offered());
        self
    }
}

#[test]
fn m9_placed_and_removed_on_one_battleground_moves_it_not_at_all() {
    let event = "[{ do = \"remove\", total = 1, cuba = true }, { do = \"place\", total = 2, cuba = true }]";
    let scene = scene(event).cubes(Side::Us, "cuba", 1).event();
    scene.does("us -1 cuba").does("us +2 cuba").over().has(Side::Us, "cuba", 2).lies("cuba", Zone::Neutral);
    // Other people's cubes count as well, although both would draw it the same way.
    let event = "[{ do = \"remove\", whose = \"opponent\", total = 1, cuba = true }, { do = \"place\", total = 1, cuba = true }]";
    let both = self::scene(event).cubes(Side::Ussr, "cuba", 1).event();
    both.does("us -1 cuba").does("us +1 cuba").over().lies("cuba", Zone::Neutral);
    let one = self::scene(event).cubes(Side::Ussr, "cuba", 1).event();
    one.does("us -1 cuba").does("us done").over().lies("cuba", Zone::Us);
}

#[test]
fn m12_a_battleground_that_both_sides_pull_stays() {
    let event = "[{ do = \"place\", total = 1 }, { do = \"place\", by = \"opponent\", total = 2 }]";
    let scene = scene(event).event().does("us +1 un-military").does("ussr +1 un-military").does("ussr +1 cuba");
    let scene = scene.over().lies("un-military", Zone::Neutral).lies("cuba", Zone::Ussr);
    scene.has(Side::Us, "un-military", 1).has(Side::Ussr, "un-military", 1);
}

#[test]
fn m13_movements_that_an_event_orders_come_after_those_of_cubes() {
    // us-military lies in the sphere of the US: the cube cannot draw it any further, the order then moves it away.
    let event = "[{ do = \"place\", total = 1, spots = 1 }, { do = \"move\", way = \"opponent\", touched = true }]";
    let scene = scene(event).event().does("us +1 us-military").lies("us-military", Zone::Us);
    scene.offers("done, move us-military neutral").does("us move us-military neutral").over();
}

#[test]
fn cuba_has_no_side_while_it_lies_face_down() {
    let scene = scene("[{ do = \"place\", total = 1, side = [\"own\", \"un\", \"opponent\"], colour = \"military\" }]");
    scene.event().offers("+1 trial, +1 us-military, +1 ussr-military, +1 un-military, done");
    // Naming every colour, or every side, is still naming them: Cuba has none (M5).
    let all = "+1 trial, +1 us-military, +1 us-political, +1 ussr-military, +1 ussr-political, +1 un-military, \
               +1 un-political, done";
    for every in [
        "colour = [\"military\", \"political\", \"world-opinion\"]",
        "side = [\"own\", \"un\", \"opponent\"]",
        "side = [\"own\", \"un\", \"opponent\"], cuba = false",
    ] {
        self::scene(&format!("[{{ do = \"place\", total = 1, {every} }}]")).event().offers(all);
    }
    let own = self::scene("[{ do = \"place\", total = 1, side = \"own\" }]");
    own.event().offers("+1 us-military, +1 us-political, done");
    let others = self::scene("[{ do = \"place\", by = \"opponent\", total = 1, side = [\"own\", \"un\"] }]");
    others.event().offers("+1 trial, +1 ussr-political, +1 ussr-military, +1 un-political, +1 un-military, done");
}

#[test]
fn zones_and_domination_are_those_of_the_side_that_acts() {
    let own = scene("[{ do = \"move\", way = \"either\", zone = \"own\", spots = 2 }]").event();
    own.offers("done, move us-military neutral, move ussr-political neutral");
    let theirs = scene("[{ do = \"move\", way = \"own\", zone = \"opponent\", steps = 2 }]").event();
    let all =
        "done, move un-political neutral, move un-political us, move ussr-military neutral, move ussr-military us";
    theirs.offers(all).does("us move un-political us").over().lies("un-political", Zone::Us);
    let dominated = scene("[{ do = \"place\", total = 1, dominated = \"opponent\" }]").cubes(Side::Ussr, "cuba", 1);
    dominated.event().offers("+1 cuba, +1 un-political, +1 ussr-military, done");
    let nobody = scene("[{ do = \"place\", total = 1, dominated = \"nobody\" }]").cubes(Side::Ussr, "cuba", 1);
    nobody.event().offers("+1 trial, +1 un-military, +1 us-political, done");
}

#[test]
fn a_condition_ends_the_event_if_it_does_not_hold() {
    let event = "[{ do = \"when\", cuba = true, zone = \"own\" }, { do = \"place\", total = 1, new = true }]";
    scene(event).event().over();
    let mut held = scene(event);
    held.setup.spheres.us.insert(Slot::CUBA);
    held.event().offers("+1 trial, done");
    let few = "[{ do = \"when\", zone = \"own\", at_least = 0, at_most = 1 }, { do = \"look\" }]";
    assert!(!scene(few).event().over().state().board().saw_cuba.us, "two lie there");
    let before = "[{ do = \"remove\", total = 1 }, { do = \"when\", touched = true }, { do = \"look\" }]";
    let scene = scene(before).cubes(Side::Us, "cuba", 1).event();
    assert!(!scene.does("us done").over().state().board().saw_cuba.us);
    let scene = self::scene(before).cubes(Side::Us, "cuba", 1).event();
    assert!(scene.does("us -1 cuba").over().state().board().saw_cuba.us);
}

#[test]
fn one_of_several_ways_is_chosen() {
    let event = "[{ do = \"place\", total = 1, cuba = true }, { do = \"remove\", or = true, total = 1 }, \
                  { do = \"look\", or = true }, { do = \"move\", way = \"opponent\", cuba = true }]";
    let start = || scene(event).cubes(Side::Us, "un-military", 1).event().offers("way 1, way 2, way 3");
    start().does("us way 1").offers("+1 cuba, done").does("us +1 cuba").offers("done, move cuba neutral");
    start().does("us way 2").offers("-1 un-military, done").does("us done").offers("done, move cuba ussr");
    let looked = start().does("us way 3").offers("done, move cuba ussr");
    assert!(looked.state().board().saw_cuba.us);
    // A way in which nothing can be done may be taken all the same.
    let event = "[{ do = \"remove\", by = \"opponent\", total = 1 }, { do = \"look\", or = true }]";
    scene(event).event().offers("way 1, way 2").does("ussr way 1").over();
}

#[test]
fn as_many_as_the_line_before_and_elsewhere() {
    let event =
        "[{ do = \"remove\", total = 3 }, { do = \"place\", total = \"as-many\", touched = false, cuba = false }]";
    let scene = scene(event).cubes(Side::Us, "cuba", 1).cubes(Side::Us, "us-military", 2).event();
    let scene = scene.does("us -1 cuba").does("us -1 us-military");
    let two = "+1 trial, +2 trial, +1 un-military, +2 un-military, +1 un-political, +2 un-political, +1 us-political, \
               +2 us-political, +1 ussr-military, +2 ussr-military, +1 ussr-political, +2 ussr-political, done";
    let scene = scene.offers(two).does("us +2 us-political").over();
    scene.lies("us-political", Zone::Us).lies("us-military", Zone::Neutral).lies("cuba", Zone::Ussr);
    self::scene(event).event().over();
}

#[test]
fn an_empty_question_between_ways_is_not_asked() {
    // Nobody has cubes: neither way can do anything, so the next line comes (M11).
    let event = "[{ do = \"remove\", total = 1 }, { do = \"remove\", or = true, whose = \"opponent\", total = 2 }, \
                  { do = \"place\", total = 1, cuba = true }]";
    scene(event).event().offers("+1 cuba, done");
    scene(event).cubes(Side::Ussr, "cuba", 1).event().offers("way 1, way 2").does("us way 1").offers("+1 cuba, done");
    // What cubes did before counts: the touched battleground is in the sphere of the US by the time it could move.
    let event = "[{ do = \"place\", total = 1, cuba = true }, { do = \"move\", way = \"own\", cuba = true }, \
                  { do = \"move\", or = true, way = \"own\", touched = true }, { do = \"look\" }]";
    let placed = scene(event).event().does("us +1 cuba").over().lies("cuba", Zone::Us);
    assert!(placed.state().board().saw_cuba.us);
    scene(event).event().does("us done").offers("way 1, way 2");
}

#[test]
fn the_line_before_is_the_last_one_that_could_move_something() {
    // A look, an exchange and a condition touch nothing: what lies before them is meant.
    let event = "[{ do = \"remove\", total = 2 }, { do = \"look\" }, { do = \"exchange\" }, { do = \"when\", cuba = true }, \
                  { do = \"place\", total = \"as-many\", touched = true }]";
    let start = || scene(event).cubes(Side::Us, "cuba", 3).event();
    start().does("us -2 cuba").does("us done").offers("+1 cuba, +2 cuba, done");
    start().does("us -1 cuba").does("us done").offers("+1 cuba, done");
    // A line that moved nothing is the line before all the same.
    let event = "[{ do = \"place\", total = 2, cuba = true }, { do = \"remove\", whose = \"opponent\", total = 2 }, \
                  { do = \"place\", total = \"as-many\" }, { do = \"move\", way = \"own\", touched = false, cuba = true }]";
    scene(event).event().does("us +2 cuba").over().lies("cuba", Zone::Us);
    // Of several ways the one that was taken counts; if that is a look, what lies before the ways.
    let event = "[{ do = \"remove\", total = 2 }, { do = \"look\" }, { do = \"place\", total = 1, new = true, or = true }, \
                  { do = \"place\", total = \"as-many\", touched = true }]";
    let start = || scene(event).cubes(Side::Us, "cuba", 2).event().does("us -2 cuba").offers("way 1, way 2");
    start().does("us way 1").offers("+1 cuba, +2 cuba, done");
    start().does("us way 2").does("us +1 trial").offers("+1 trial, done");
}

#[test]
fn limits_hold_together() {
    let event = "[{ do = \"place\", total = 5, each = 3, spots = 2, zone = \"neutral\" }]";
    let scene = scene(event).event().does("us +1 cuba").does("us +3 trial");
    scene.over().lies("cuba", Zone::Us).lies("trial", Zone::Us).lies("un-military", Zone::Neutral);
    let any = "[{ do = \"remove\", total = \"any\", each = 1 }]";
    let scene = self::scene(any).cubes(Side::Us, "cuba", 2).cubes(Side::Us, "us-military", 1).event();
    scene.offers("-1 cuba, -1 us-military, done");
}

#[test]
fn a_command_inside_an_event_places_or_removes_on_one_battleground() {
    let event = "[{ do = \"command\", cubes = 2, zone = \"neutral\" }]";
    let start = || scene(event).cubes(Side::Us, "cuba", 3).event();
    start().offers(
        "+1 cuba, +2 cuba, +1 trial, +2 trial, +1 un-military, +2 un-military, +1 us-political, +2 us-political, -1 cuba, \
         -2 cuba, done",
    );
    start().does("us -2 cuba").over().has(Side::Us, "cuba", 1).lies("cuba", Zone::Ussr);
    start().does("us +2 un-military").over().lies("un-military", Zone::Us);
}

#[test]
fn sets_are_found_as_the_event_begins() {
    // Removing the last cube there does not make Cuba a battleground without cubes, nor one of the other zone.
    let event = "[{ do = \"remove\", total = 1 }, { do = \"place\", total = 1, own_cubes = \"none\", zone = \"neutral\" }, \
                  { do = \"move\", way = \"own\", zone = \"neutral\" }]";
    let scene = scene(event).cubes(Side::Us, "cuba", 1).event().does("us -1 cuba");
    let scene = scene.offers("+1 trial, +1 un-military, +1 us-political, done").does("us +1 trial");
    // Cuba went to the USSR, trial to the US; both lay in the neutral zone as the event began.
    let scene = scene.lies("cuba", Zone::Ussr).lies("trial", Zone::Us);
    scene.offers("done, move cuba neutral, move un-military us, move us-political us");
}

#[test]
fn an_exchange_without_a_look_is_blind_until_it_is_made() {
    let scene = scene("[{ do = \"exchange\" }]").event();
    let view = scene.state().view(kernel::Seat::Player(Side::Us));
    assert_eq!(view.own.unwrap().cuba, None);
    let hand = scene.state().hand(Side::Us).first().unwrap();
    let gave = scene.deck.card(hand);
    let cuba = scene.state().cuba().unwrap();
    let scene = scene.does(&format!("us exchange {gave}")).over();
    let own = scene.state().view(kernel::Seat::Player(Side::Us)).own.unwrap();
    assert_eq!((own.cuba, own.hand), (Some(hand), cuba.alone()));
}

//! What holds for every client of either game, along random play.

use client::{Ask, Client, Computer, Draft, Host, Local, News, Order, Playable, Refused};
use kernel::{BySide, Dealer, Game, Outcome, Seat, SeatView, Side, Turn};
use table::{Record, Seeded, Table};

fn any<T: Copy>(items: &[T], dealer: &mut impl Dealer) -> T {
    items[dealer.below(items.len() as u32) as usize]
}

/// Stages choices at random until the draft is complete, or somebody has had enough.
fn stage_some<G: Playable>(draft: &mut Draft<G>, dealer: &mut impl Dealer) {
    loop {
        let choices = draft.choices();
        if choices.is_empty() || (!draft.is_empty() && dealer.below(6) == 0) {
            return;
        }
        assert!(draft.stage(any(&choices, dealer)), "what is offered can be staged");
    }
}

/// What is played in the order of a draft is what the draft showed: told alike, as far as it goes, and seen alike.
fn check_draft<G: Playable>(table: &Table<G>, side: Side, draft: &Draft<G>) -> Table<G> {
    let mut table = table.clone();
    let mut heard = Vec::new();
    for action in draft.actions() {
        heard.extend(table.play(side, action).expect("what is staged is legal").heard(Seat::Player(side)));
    }
    let shown = draft.heard();
    assert_eq!(heard[..shown.len()], shown, "a draft shows what happens");
    if heard.len() == shown.len() {
        assert_eq!(table.view(Seat::Player(side)), *draft.after(), "and what is seen then");
    }
    if !draft.is_complete() {
        let choices = table.view(Seat::Player(side)).choices().to_vec();
        assert_eq!(draft.choices(), choices, "it goes on with what can be chosen");
    }
    table
}

fn drafts_come_true<G: Playable>(seed: u64) {
    let mut dealer = Seeded::new(seed);
    let mut table = Table::<G>::new(G::Rules::default());
    loop {
        table.deal(&mut dealer, |_| {});
        let Turn::Player(side) = table.turn() else { return };
        let mut draft = Draft::<G>::new(table.view(Seat::Player(side)));
        stage_some(&mut draft, &mut dealer);
        change_and_restore(&draft);
        table = check_draft(&table, side, &draft);
        // Nobody else can stage anything.
        for seat in [Seat::Spectator, Seat::Player(side.other())] {
            let turn = table.turn().side();
            let mut other = Draft::<G>::new(table.view(seat));
            assert_eq!(other.choices().is_empty(), turn.is_none_or(|turn| !seat.is(turn)));
            assert!(turn.is_some_and(|turn| seat.is(turn)) || !other.stage(G::STOP));
        }
    }
}

/// Taking back and staging again leads to the same draft; a change keeps what can still be chosen.
fn change_and_restore<G: Playable>(draft: &Draft<G>) {
    let mut changed = draft.clone();
    let Some(last) = changed.unstage() else { return };
    assert_eq!(changed.actions().len() + 1, draft.actions().len());
    assert!(changed.stage(last));
    assert_eq!(changed, *draft);
    for (index, action) in draft.actions().enumerate() {
        let mut same = draft.clone();
        assert!(same.replace(index, Some(action)));
        assert_eq!(same, *draft);
        let Some(mark) = G::mark(action) else { continue };
        let options = draft.options(mark);
        assert!(options.choices.contains(&options.staged.expect("something about it is staged")));
        for other in options.choices {
            let mut changed = draft.clone();
            assert!(changed.choose(other), "{other} can be chosen instead");
            assert!(changed.actions().any(|action| action == other));
            assert!(changed.actions().take(options.at).eq(draft.actions().take(options.at)));
        }
    }
}

#[test]
fn a_draft_shows_what_comes_true() {
    for seed in 0..60 {
        drafts_come_true::<days::State>(seed);
        drafts_come_true::<minutes::State>(seed);
    }
}

/// A computer that chooses at random, at once or later.
struct AtRandom {
    dealer: Seeded,
    later: bool,
}

impl<G: Playable> Computer<G> for AtRandom {
    fn choose(&mut self, _ply: usize, view: &G::View) -> Option<G::Action> {
        (!self.later).then(|| any(&view.choices(), &mut self.dealer))
    }
}

fn follow<G: Playable>(client: &mut Client<G>, host: &mut impl Host<G>) {
    while let Some(news) = host.news() {
        assert_eq!(client.hear(news), None, "a host in this process leaves nothing out");
    }
}

fn check_in_step<G: Playable, D: Dealer, C: Computer<G>>(client: &mut Client<G>, host: &Local<G, D, C>, seat: Seat) {
    while !client.playback().is_done() {
        client.show_next();
        client.resume();
    }
    assert_eq!(*client.playback().view(), host.view(seat), "what was shown step by step is what is there");
    assert_eq!(client.playback().told(), host.record().told(seat, 0));
    assert_eq!(client.record().is_some(), matches!(host.turn(), Turn::Over(_)));
}

fn a_game<G: Playable>(seed: u64, side: Side) {
    let seat = Seat::Player(side);
    let mut dealer = Seeded::new(seed);
    let record = Table::<G>::new(G::Rules::default()).record();
    let mut computers = BySide::default();
    computers[side.other()] = Some(AtRandom { dealer: Seeded::new(seed + 1), later: seed.is_multiple_of(2) });
    let mut host = Local::new(&record, None, Seeded::new(seed), computers);
    let mut client = Client::new(Seat::Spectator, record.rules());
    host.sit(seat);
    loop {
        follow(&mut client, &mut host);
        check_in_step(&mut client, &host, seat);
        match host.turn() {
            Turn::Player(it) if it == side => take_a_turn(&mut client, &mut host, &mut dealer),
            Turn::Player(it) => {
                let theirs = host.view(Seat::Player(it)).choices();
                refuse_strangers(&mut host, &client, theirs[0]);
                let ask = Ask::Play(any(&theirs, &mut dealer));
                host.take(Order { seat: Seat::Player(it), ply: host.ply(), ask });
            }
            Turn::Chance => panic!("a host deals by itself"),
            Turn::Over(_) => break,
        }
    }
    // Whoever comes late is told the same.
    let mut late = Client::new(Seat::Spectator, record.rules());
    host.sit(seat);
    follow(&mut late, &mut host);
    assert_eq!(late.playback().told(), client.playback().told());
    assert_eq!(late.record(), client.record());
}

fn take_a_turn<G: Playable>(client: &mut Client<G>, host: &mut impl Host<G>, dealer: &mut Seeded) {
    client.with_draft(|draft| stage_some(draft, dealer)).expect("everything was shown");
    let before = (client.ply(), client.playback().clone());
    let orders = client.confirm();
    assert!(client.draft().is_empty());
    let count = orders.len();
    orders.into_iter().for_each(|order| host.take(order));
    follow(client, host);
    while !client.playback().is_done() {
        client.show_next();
        client.resume();
    }
    if dealer.below(3) == 0 && client.may_take_back() {
        for _ in 0..count {
            assert!(client.may_take_back());
            host.take(client.order(Ask::TakeBack));
            follow(client, host);
        }
        assert_eq!((client.ply(), client.playback().view()), (before.0, before.1.view()));
        assert_eq!(client.playback().told(), before.1.told());
    }
    assert_eq!(client.refused(), None);
}

/// Orders that come late, early, from elsewhere or mean nothing change nothing.
fn refuse_strangers<G: Playable, D: Dealer, C: Computer<G>>(
    host: &mut Local<G, D, C>,
    client: &Client<G>,
    action: G::Action,
) {
    let before = host.record();
    let mut refused = |order: Order<G>| {
        host.take(order);
        let news = std::iter::from_fn(|| host.news()).last();
        assert_eq!(host.record(), before);
        match news {
            Some(News::Refused(why)) => why,
            other => panic!("{order:?} gives {other:?}"),
        }
    };
    let ply = client.ply();
    let theirs = |ply| Order { seat: Seat::Player(before_turn(client)), ply, ask: Ask::Play(action) };
    assert_eq!(refused(theirs(ply + 1)), Refused::Stale { decided: ply + 1, now: ply });
    assert!(matches!(refused(client.order(Ask::Play(action))), Refused::Rules(_)));
    assert!(matches!(refused(client.order(Ask::TakeBack)), Refused::TakeBack(_)));
    assert_eq!(refused(client.order(Ask::NextGame)), Refused::NoNextGame);
    assert_eq!(refused(Order { seat: Seat::Spectator, ply, ask: Ask::Play(action) }), Refused::NotYourSeat);
}

fn before_turn<G: Playable>(client: &Client<G>) -> Side {
    client.playback().view().turn().side().expect("somebody is to move")
}

#[test]
fn a_client_keeps_step_with_its_host() {
    for seed in 0..30 {
        for side in Side::ALL {
            a_game::<days::State>(seed, side);
            a_game::<minutes::State>(seed, side);
        }
    }
}

fn given_up<G: Playable>(seed: u64, side: Side) {
    let seat = Seat::Player(side);
    let record = Table::<G>::new(G::Rules::default()).record();
    let mut computers = BySide::default();
    computers[side.other()] = Some(AtRandom { dealer: Seeded::new(seed + 1), later: seed.is_multiple_of(2) });
    let mut host = Local::new(&record, None, Seeded::new(seed), computers);
    let mut client = Client::new(Seat::Spectator, record.rules());
    let mut dealer = Seeded::new(seed);
    host.sit(seat);
    for _ in 0..seed {
        follow(&mut client, &mut host);
        check_in_step(&mut client, &host, seat);
        // In every other game the computer takes its time: one may give up while it thinks.
        if host.turn() == Turn::Player(side) {
            take_a_turn(&mut client, &mut host, &mut dealer);
        }
    }
    follow(&mut client, &mut host);
    check_in_step(&mut client, &host, seat);
    if let Turn::Over(_) = host.turn() {
        return;
    }
    host.take(Order { seat: Seat::Spectator, ply: host.ply(), ask: Ask::Resign });
    assert_eq!(host.news(), Some(News::Refused(Refused::NotYourSeat)));
    host.take(client.order(Ask::Resign));
    follow(&mut client, &mut host);
    check_in_step(&mut client, &host, seat);
    assert_eq!(host.turn(), Turn::Over(Outcome::resigned(side)));
    assert!(!client.may_take_back() && client.draft().choices().is_empty(), "it is over");
    let over = client.record().expect("nothing is hidden any more");
    assert_eq!(Record::<G>::read(&over.to_string()).as_ref(), Ok(over), "its record can be read");
    for ask in [Ask::Resign, Ask::Play(G::STOP), Ask::TakeBack, Ask::NextGame] {
        host.take(client.order(ask));
        assert!(matches!(host.news(), Some(News::Refused(_))), "{ask:?}");
    }
}

#[test]
fn whoever_gives_up_ends_the_game() {
    for seed in 0..24 {
        for side in Side::ALL {
            given_up::<days::State>(seed, side);
            given_up::<minutes::State>(seed, side);
        }
    }
}

#[test]
fn a_picture_holds_every_name_and_nothing_from_elsewhere() {
    for language in text::Language::ALL {
        let voice = text::Voice::neutral(language);
        let day = days::State::first_view(days::Rules::default(), Seat::Spectator);
        let minute = minutes::State::first_view(minutes::Rules::default(), Seat::Spectator);
        let pictures = [days::State::picture(&voice, &day), minutes::State::picture(&voice, &minute)];
        for at in days::Battleground::ALL {
            assert!(pictures[0].contains(&voice.texts().place(at)), "{at}");
        }
        for svg in pictures {
            assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"));
            assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
            assert!(!svg.contains("href") && !svg.contains("{ $") && !svg.contains("??"), "{svg}");
        }
    }
}

#[test]
fn a_client_that_missed_something_asks_for_it() {
    let record = Table::<days::State>::new(days::Rules::default()).record();
    let computers = BySide::from_fn(|_| Some(AtRandom { dealer: Seeded::new(5), later: false }));
    let mut host = Local::new(&record, None, Seeded::new(4), computers);
    host.sit(Seat::Spectator);
    let news: Vec<News<days::State>> = std::iter::from_fn(|| host.news()).collect();
    let mut client = Client::new(Seat::Spectator, record.rules());
    // The fourth piece of news is lost.
    let mut asked = None;
    for (index, one) in news.into_iter().enumerate().filter(|&(index, _)| index != 3) {
        asked = asked.or(client.hear(one));
        assert_eq!(asked.is_some(), index > 3);
    }
    host.take(asked.expect("something is missing"));
    follow(&mut client, &mut host);
    client.show_all();
    while client.playback().is_paused() {
        client.resume();
        client.show_all();
    }
    assert_eq!(*client.playback().view(), host.view(Seat::Spectator));
    assert_eq!(client.playback().told(), host.record().told(Seat::Spectator, 0));
}

#[test]
fn a_campaign_goes_on_with_the_next_game() {
    let record = Table::<minutes::State>::new(minutes::Rules::default()).record();
    let computers = BySide::from_fn(|_| Some(AtRandom { dealer: Seeded::new(8), later: false }));
    let mut host = Local::new(&record, Some(Vec::new()), Seeded::new(9), computers);
    let seat = Seat::Player(Side::Us);
    host.sit(seat);
    let mut client = Client::new(seat, record.rules());
    for games in 1.. {
        follow(&mut client, &mut host);
        client.show_all();
        let over = client.record().expect("computers play to the end").clone();
        let played = [host.earlier().expect("a campaign"), &[over]].concat();
        assert_eq!(played.len(), games);
        let standing = minutes::State::campaign(&played).expect("13 Minutes has campaigns");
        assert_eq!(usize::from(standing.games()), games);
        host.take(client.order(Ask::NextGame));
        if standing.outcome().is_some() {
            let last = std::iter::from_fn(|| host.news()).last();
            return assert_eq!(last, Some(News::Refused(Refused::NoNextGame)));
        }
    }
}

#[test]
fn a_round_that_ends_waits_to_be_read() {
    let record = Table::<days::State>::new(days::Rules::default()).record();
    let computers = BySide::from_fn(|_| Some(AtRandom { dealer: Seeded::new(1), later: false }));
    let mut host = Local::new(&record, None, Seeded::new(2), computers);
    host.sit(Seat::Spectator);
    let mut client = Client::new(Seat::Spectator, record.rules());
    follow(&mut client, &mut host);
    let mut rounds = vec![client.playback().view().board.round];
    for _ in 0..2 {
        client.show_all();
        assert!(client.playback().is_paused() && !client.playback().is_done());
        client.show_next();
        assert_eq!(client.playback().view().board.round, *rounds.last().expect("it began"), "nothing goes by itself");
        client.resume();
        rounds.push(client.playback().view().board.round);
    }
    assert_eq!(rounds, [1, 2, 3]);
    client.show_all();
    assert!(client.playback().is_done() && client.record().is_some());
}

#[test]
fn a_bid_is_previewed_without_the_bid_of_the_other_side() {
    use minutes::{Action, State};
    let mut table = Table::<State>::new(minutes::Rules::default());
    table.deal(&mut kernel::Lowest, |_| {});
    table.play(Side::Us, Action::Bid(8)).expect("a bid");
    let view = table.view(Seat::Player(Side::Ussr));
    let mut draft = Draft::<State>::new(view);
    assert!(draft.stage(Action::Bid(5)) && draft.is_complete());
    let preview = draft.preview(&text::Language::English.into()).expect("a bid is staged");
    assert_eq!(preview.lines, ["The USSR bids 5 (secret)."]);
    assert_eq!(draft.after().board.first, view.board.first);
}

#[test]
fn a_command_and_its_cubes_are_one_draft() {
    use days::{Action, Battleground, Card, Pieces, State};
    let mut setup = days::Setup::default();
    setup.hands.us = [Card::Scramble, Card::Quarantine].into_iter().collect();
    let state: State = setup.build().expect("a sound position");
    let mut draft = Draft::<State>::new(state.view(Seat::Player(Side::Us)));
    let place = |at, count| Action::Place(Pieces::new(at, count));
    assert!(draft.choose(Action::Command(Card::Scramble)) && !draft.is_complete() && draft.can_stop());
    assert!(draft.choose(place(Battleground::Italy, 1)) && draft.is_complete());
    assert!(draft.choose(place(Battleground::Italy, 2)));
    assert!(draft.actions().eq([Action::Command(Card::Scramble), place(Battleground::Italy, 2)]));
    assert!(draft.choose(place(Battleground::Turkey, 1)), "another place takes its stead");
    assert!(draft.actions().eq([Action::Command(Card::Scramble), place(Battleground::Turkey, 1)]));
    assert!(draft.choose(Action::Command(Card::Quarantine)), "and another card begins anew");
    assert!(draft.actions().eq([Action::Command(Card::Quarantine)]));
    assert!(!draft.choose(Action::Use));
}

#[test]
fn whoever_looks_on_from_afar_keeps_the_deck() {
    use minutes::{Deck, Rules, State};
    let lease = decks::read(&decks::BUILT_IN.replace("\"quarantine\"", "\"naval-drill\"")).expect("a deck");
    let digest = lease.digest();
    let client = Client::<State>::new(Seat::Spectator, Rules::with_deck(lease.deck()));
    drop(lease);
    assert!(Deck::find(digest).is_some(), "its views refer to it");
    drop(client);
    assert_eq!(Deck::find(digest), None);
}

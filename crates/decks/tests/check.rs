//! Deck files, right and wrong.

use decks::random::random_deck;
use decks::{BUILT_IN, Fault, MAX_BYTES, check, check_bytes, describe};
use kernel::Dealer;
use minutes::{CARDS, Deck};
use table::Seeded;

#[test]
fn the_file_of_the_built_in_deck_is_the_built_in_deck() {
    let draft = check(BUILT_IN).unwrap();
    assert_eq!(draft.text(), Deck::built_in().to_string());
    assert!(draft.shelve().unwrap().is_built_in());
}

#[test]
fn the_canonical_text_is_read_back() {
    let mut dealer = Seeded::new(1);
    for number in 0..500 {
        let draft = random_deck(&format!("text-{number}"), &mut dealer);
        let text = draft.text();
        let again = check(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        assert_eq!(again, draft, "{text}");
        assert_eq!(again.digest(), draft.digest());
    }
}

#[test]
fn every_deck_can_be_told_in_sentences() {
    let mut dealer = Seeded::new(2);
    for number in 0..300 {
        let deck = random_deck(&format!("told-{number}"), &mut dealer).shelve().unwrap();
        let text = describe(&deck);
        assert!(text.lines().count() >= 3 * CARDS && !text.contains("  .") && !text.contains(" ."), "{text}");
    }
    assert!(describe(Deck::built_in()).contains(decks::OWN_EVENTS));
    assert!(BUILT_IN.contains("project's own"));
}

#[test]
fn the_decks_beside_the_manual_are_sound() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/decks");
    let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(!files.is_empty());
    for file in files {
        let faults = check(&std::fs::read_to_string(&file).unwrap()).err();
        assert_eq!(faults, None, "{}", file.display());
    }
}

#[test]
fn the_manual_shows_the_built_in_deck_and_lines_that_are_right() {
    let manual = include_str!("../../../docs/decks.md");
    assert!(manual.contains(BUILT_IN), "docs/decks.md ends with the file of the built-in deck");
    // Every line in braces that stands in a table or between fences.
    let mut lines = 0;
    for row in manual.lines().filter(|row| row.contains("`{ do =")) {
        let event: Vec<&str> = row.split('`').filter(|part| part.starts_with("{ do =")).collect();
        let text = with_event(&format!("[{}]", event.join(", ")));
        assert_eq!(faults(&text), [], "{row}");
        lines += event.len();
    }
    assert!(lines >= 9);
}

/// A deck with one card as given, and twelve that are right.
fn with_card(card: &str) -> String {
    let rest = (1..CARDS).map(|i| {
        format!("[[card]]\nslug = \"card-{i}\"\nside = \"un\"\ncubes = 1\ncolour = \"military\"\nevent = [{{ do = \"look\" }}]\n")
    });
    rest.fold(format!("[[card]]\n{card}\n"), |text, card| text + &card)
}

fn with_event(event: &str) -> String {
    with_card(&format!("slug = \"a\"\nside = \"us\"\ncubes = 1\ncolour = \"political\"\nevent = {event}"))
}

fn faults(text: &str) -> Vec<Fault> {
    match check(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults,
    }
}

#[test]
fn every_fault_is_told_at_once_with_its_line_and_an_example() {
    let text = with_card(
        "slug = \"Big Stick\"\nside = \"nato\"\ncubes = 5\ncolor = \"military\"\nevent = [\n  { do = \"place\", total = 12 },\n  { do = \"jump\" },\n]",
    );
    let faults = faults(&text);
    let told: Vec<(usize, &str)> = faults.iter().map(|fault| (fault.line, fault.reason.as_str())).collect();
    assert_eq!(
        told,
        [
            (1, "`colour` is missing"),
            (2, "a slug is made of the letters a to z, digits and single hyphens, not \"Big Stick\""),
            (3, "`side` must be \"us\", \"ussr\" or \"un\", not \"nato\""),
            (4, "`cubes` must be a number from 1 to 3, not 5"),
            (5, "`color` means nothing here: a card has slug, name, side, cubes, colour and event"),
            (7, "`total` must be a number from 1 to 9, not 12"),
            (
                8,
                "`do` must be \"place\", \"remove\", \"command\", \"move\", \"look\", \"exchange\" or \"when\", not \"jump\""
            ),
        ]
    );
    assert!(faults.iter().all(|fault| !fault.example.is_empty()));
    assert_eq!(faults[3].to_string(), "line 4: `cubes` must be a number from 1 to 3, not 5 (for example: cubes = 2)");
}

#[test]
fn what_is_no_deck_is_refused() {
    for (text, reason) in [
        (String::new(), "`card` is missing"),
        ("card = 3".into(), "double brackets"),
        ("[[card]]\n[[card]]".into(), "there are 2 cards"),
        (with_card("slug = \"card-1\""), "two cards have the slug"),
        (with_card("slug = \"cuba\""), "cuba is the name"),
        (with_card("slug = \"a--b\""), "single hyphens"),
        (with_card(&format!("slug = \"{}\"", "a".repeat(33))), "at most 32"),
        (with_card("slug = 7"), "must be a text"),
        (with_card("name = \"\""), "1 to 80 characters"),
        (with_card("cubes = 1.5"), "number from 1 to 3, not 1.5"),
        (with_card("cubes = -1"), "not -1"),
        (with_card("cubes = 99999999999999999999"), "not 9999"),
        (with_card("event = 3"), "list of lines"),
        (with_card("event = [3]"), "in braces"),
        (format!("{}\nprice = 3", "title = \"x\""), "`price` means nothing here"),
        (with_event("[]"), "at least one line"),
        (with_event(&format!("[{}]", "{ do = \"look\" },".repeat(7))), "at most 6 lines"),
        (with_event("[{ total = 3 }]"), "`do` is missing"),
        (with_event("[{ do = \"look\", zone = \"own\" }]"), "`zone` means nothing here"),
        (with_event("[{ do = \"move\", total = 1 }]"), "`total` means nothing here"),
        (with_event("[{ do = \"move\" }]"), "`way` is missing"),
        (with_event("[{ do = \"move\", way = \"left\" }]"), "not \"left\""),
        (with_event("[{ do = \"place\", total = \"any\" }]"), "only cubes that are taken off"),
        (with_event("[{ do = \"place\", total = \"many\" }]"), "\"as-many\", not \"many\""),
        (with_event("[{ do = \"place\", total = \"as-many\" }]"), "needs an earlier line"),
        (with_event("[{ do = \"place\", total = 2, each = 3 }]"), "each is larger than total"),
        (with_event("[{ do = \"place\", total = 2, zone = [] }]"), "at least one"),
        (with_event("[{ do = \"place\", total = 2, zone = [\"own\", 3] }]"), "not 3"),
        (with_event("[{ do = \"place\", total = 2, cuba = \"yes\" }]"), "true or false"),
        (with_event("[{ do = \"place\", total = 2, touched = true }]"), "touched needs"),
        (with_event("[{ do = \"place\", total = 2, cuba = true, colour = \"military\" }]"), "Cuba lies face down"),
        (
            with_event("[{ do = \"place\", total = 1 }, { do = \"move\", or = true, way = \"own\", touched = true }]"),
            "touched needs",
        ),
        (with_event("[{ do = \"look\" }, { do = \"place\", total = 2, touched = false }]"), "touched needs"),
        (
            with_event("[{ do = \"move\", way = \"own\", cuba = true, side = [\"own\", \"un\", \"opponent\"] }]"),
            "Cuba lies face down",
        ),
        (
            with_event(
                "[{ do = \"place\", total = 2, cuba = true, colour = [\"military\", \"political\", \"world-opinion\"] }]",
            ),
            "Cuba lies face down",
        ),
        (with_event("[{ do = \"look\", or = true }]"), "no line that this one could"),
        (with_event("[{ do = \"look\" }, { do = \"when\", or = true }]"), "cannot be one of two ways"),
        (with_event("[{ do = \"when\", at_least = 3, at_most = 2 }]"), "at_least is larger"),
        (with_event("[{ do = \"move\", way = \"own\" }, { do = \"place\", total = 1 }]"), "cubes come first"),
        (with_event("[{ do = \"command\", cubes = 9 }]"), "from 1 to 5"),
        (with_event("[{ do = \"remove\", whose = \"mine\", total = 1 }]"), "not \"mine\""),
    ] {
        let faults = faults(&text);
        assert!(faults.iter().any(|fault| fault.reason.contains(reason)), "{reason}: {faults:?}\n{text}");
    }
}

#[test]
fn a_right_line_of_every_kind_is_accepted() {
    for event in [
        "[{ do = \"place\", total = 2 }, { do = \"remove\", or = true, total = \"any\" }]",
        "[{ do = \"move\", way = \"own\" }, { do = \"place\", or = true, total = 1 }]",
        "[{ do = \"remove\", total = 1 }, { do = \"look\" }, { do = \"move\", way = \"own\", or = true, touched = true }]",
        "[{ do = \"remove\", total = 2 }, { do = \"place\", total = \"as-many\", touched = false }]",
        "[{ do = \"when\", cuba = true, zone = \"own\" }, { do = \"command\", by = \"opponent\", cubes = 1 }]",
        "[{ do = \"place\", total = 0x3, zone = [\"own\", \"neutral\"], side = [\"un\"], new = false }]",
    ] {
        assert_eq!(faults(&with_event(event)), [], "{event}");
    }
}

#[test]
fn broken_text_is_told_line_by_line_and_hides_nothing_else() {
    let text =
        with_event("[{ do = \"look\" }]").replace("cubes = 1\ncolour = \"political\"", "cubes = = 1\ncolour = red");
    let faults = faults(&text);
    assert!(faults.iter().any(|fault| fault.line == 4 && fault.reason.starts_with("this is not TOML")), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.line == 5), "{faults:?}");
    assert!(!faults.iter().any(|fault| fault.reason.contains("missing")), "{faults:?}");
}

/// Files of the greatest length, each wrong in its own way all over.
fn long_faulty_files() -> Vec<String> {
    let line = "{ do = \"place\", total = 99, zone = [\"x\"] },";
    let mut files: Vec<String> = [
        "x\n",
        "=\n",
        "a = 1\n",
        "[[card]]\n",
        "[[card]]\nslug = \"a\"\n",
        "[[card]]\ncubes = 9\nevent = [3, 3, 3]\n",
        "[card]\n",
        "[a]\n",
        "[",
        "card = [",
        "card = {",
        "a.",
        "\"",
        "'",
        "\\",
        "\0",
        "\u{feff}",
    ]
    .map(|part| part.repeat(MAX_BYTES / part.len()))
    .into();
    files.push((0..).map(|i| format!("k{i} = {i}\n")).take(4_000).collect());
    files.push((0..).map(|i| format!("[[card]]\nslug = \"s{i}\"\n")).take(2_000).collect());
    files.push(format!("[[card]]\nevent = [{}]", line.repeat(1_000)));
    files.push(format!("card = [{}]", "3, ".repeat(16_000)));
    files.push(format!("[[card]]\nslug = \"{}\"", "a".repeat(49_000)));
    files.push(format!("{} = 1", vec!["a"; 24_000].join(".")));
    files
}

#[test]
fn the_longest_faulty_file_is_refused_at_once() {
    for text in long_faulty_files() {
        assert!(text.len() <= MAX_BYTES, "{}", text.len());
        let start = std::time::Instant::now();
        let faults = faults(&text);
        let begins: String = text.chars().take(30).collect();
        assert!((1..=101).contains(&faults.len()), "{begins:?}: {} faults", faults.len());
        assert!(start.elapsed().as_secs() < 1, "{begins:?} takes {:?}", start.elapsed());
    }
    let many = faults(&"x\n".repeat(1_000));
    assert_eq!(many.len(), 101);
    assert!(many[100].reason.contains("more faults"), "{:?}", many[100]);
    assert!(faults(&" ".repeat(MAX_BYTES + 1))[0].reason.contains("too long"));
}

#[test]
fn no_bytes_make_it_panic() {
    let mut dealer = Seeded::new(3);
    assert!(check_bytes(&[0xff, 0xfe, b'\n', 0x80]).is_err());
    assert!(check(&"[".repeat(90_000)).is_err());
    assert!(check(&"card = [".repeat(10_000)).is_err());
    assert!(check(&" ".repeat(200_000)).is_err());
    let words = [
        "[[card]]", "\n", "=", "\"", "'", "{", "}", "[", "]", "do", "slug", "event", "\u{feff}", "é", "\0", "1e9", ".",
    ];
    for _ in 0..20_000 {
        let mut bytes = BUILT_IN.as_bytes().to_vec();
        for _ in 0..1 + dealer.below(4) {
            let at = dealer.below(bytes.len() as u32 + 1) as usize;
            let word = words[dealer.below(words.len() as u32) as usize].as_bytes();
            let end = (at + dealer.below(12) as usize).min(bytes.len());
            let noise = [dealer.below(256) as u8];
            bytes.splice(at..end, if dealer.below(3) == 0 { noise.to_vec() } else { word.to_vec() });
        }
        match check_bytes(&bytes) {
            Ok(draft) => assert_eq!(draft.cards.len(), CARDS),
            Err(faults) => assert!(!faults.is_empty()),
        }
    }
}

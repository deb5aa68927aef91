//! What the page shows beside a board, written here as HTML: the code and the words for it come with the worker, when somebody
//! first asks, and not with the page.

use std::fmt::Write;

use analysis::puzzle::{Posed, Puzzle, Puzzled, SOLVE};
use analysis::report::Told as Decision;
use analysis::{Account, Analysed, Cause, Points, Redrawn, Report, analyse, redrawn};
use bots::{Budget, Rng, advise};
use client::Playable;
use client::worker::{Beside, Review};
use kernel::{Seat, Side};
use table::Record;
use text::Voice;
use text::advice::{Advised, reasons};

/// A game that can be shown with words beside it.
pub(crate) trait Reviewed: Playable + Advised + Analysed + Puzzled + Redrawn {}

impl<G: Playable + Advised + Analysed + Puzzled + Redrawn> Reviewed for G {}

/// Signs that mean something in HTML, as what they are.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Puts a formatted text at the end.
macro_rules! put {
    ($out:expr, $($part:tt)*) => { write!($out, $($part)*).expect("memory has room for a page") };
}

/// The analysis of a game: computed, unless a report is there already.
pub(crate) fn analysis<G: Reviewed>(
    review: &Review,
    voice: &Voice,
    progress: impl FnMut(usize, usize) -> bool,
) -> Result<Beside, String> {
    let record = Record::<G>::read(&review.record).map_err(|why| why.to_string())?;
    let kept = review.report.as_deref().and_then(Report::read).filter(|kept| kept.entries == record.entries().len());
    let report = match kept {
        Some(report) => report,
        None => {
            let found = analyse(&record, review.depth, 1, progress).ok_or_else(|| voice.get("analysis-not-over"))?;
            Report::of(&found, record.entries().len())
        }
    };
    let you = voice.you().unwrap_or(Side::Us);
    let mut html = String::new();
    accounts(&mut html, voice, &report, you);
    graph::<G>(&mut html, voice, &record, &report, you);
    moments::<G>(&mut html, voice, &record, &report, you);
    list::<G>(&mut html, voice, &record, &report);
    Ok(Beside { html, kept: report.written(), right: None })
}

fn accounts(html: &mut String, voice: &Voice, report: &Report, you: Side) {
    let shares = [you, you.other()].map(|side| (side, report.seat(side).account().share()));
    let own = shares[0].1;
    let key = match own.end {
        100 => "analysis-won",
        0 => "analysis-lost",
        _ => "analysis-drawn",
    };
    let args = [("own", (-own.own).into()), ("theirs", own.theirs.into()), ("cards", signed(own.cards).into())];
    put!(
        html,
        "<h2>{}</h2><p class=\"an-lead\">{}</p>",
        escaped(&voice.of(key, you, &[])),
        escaped(&voice.with("analysis-lead", &args))
    );
    put!(html, "<table class=\"an-sum\"><tr><td></td>");
    for head in ["start", "own", "theirs", "cards", "end"] {
        put!(html, "<th scope=\"col\" class=\"{head}\">{}</th>", escaped(&voice.get(&format!("analysis-{head}"))));
    }
    put!(html, "</tr>");
    for (side, share) in shares {
        put!(html, "<tr data-seat=\"{side}\"><th scope=\"row\">{}</th>", escaped(&voice.label(side)));
        put!(html, "<td>{}</td>", share.start);
        for (class, number) in [("own", share.own), ("theirs", share.theirs), ("cards", share.cards)] {
            put!(html, "<td class=\"{class}\">{}</td>", signed(number));
        }
        put!(html, "<td>{}</td></tr>", share.end);
    }
    let depth = [("depth", (report.depth as i64).into())];
    put!(html, "</table><p class=\"an-unit\">{}</p>", escaped(&voice.with("analysis-unit", &depth)));
}

/// A number with its sign, and a minus that is one.
fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

const WIDE: f32 = 640.0;
const HIGH: f32 = 200.0;

/// How far a chance may be off, in ten-thousandths: the evaluation errs most where a game is open, and not at all at its end.
fn band(chance: i32) -> f32 {
    const WIDEST: f32 = 600.0;
    let share = chance as f32 / 10_000.0;
    WIDEST * 4.0 * share * (1.0 - share)
}

/// The chance of a seat over the game: a band, a bar for each change in the colour of its cause, and the moments.
fn graph<G: Reviewed>(html: &mut String, voice: &Voice, record: &Record<G>, report: &Report, you: Side) {
    let account: Account = report.seat(you).account();
    let last = report.entries.max(1) as f32;
    let x = |ply: usize| 24.0 + (WIDE - 30.0) * ply as f32 / last;
    let y = |chance: f32| 10.0 + (HIGH - 30.0) * (1.0 - chance.clamp(0.0, 10_000.0) / 10_000.0);
    put!(
        html,
        "<svg class=\"an-graph\" viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"{}\">",
        escaped(&voice.get("analysis-graph"))
    );
    for line in [0, 25, 50, 75, 100] {
        let at = y(100.0 * line as f32);
        put!(html, "<path class=\"grid\" d=\"M24 {at:.1}H{WIDE}\"/><text x=\"20\" y=\"{:.1}\">{line}</text>", at + 4.0);
    }
    for (ply, name) in G::chapters(voice, &record.facts()) {
        let at = x(ply);
        put!(
            html,
            "<path class=\"grid\" d=\"M{at:.1} 6V{:.1}\"/><text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            HIGH - 18.0,
            at + 3.0,
            HIGH - 6.0,
            escaped(&name)
        );
    }
    let mut points = vec![(x(0), account.start.0)];
    for change in &account.changes {
        points.push((x(change.ply), change.from.0));
        points.push((x(change.ply), change.to.0));
    }
    points.push((x(report.entries), account.end.0));
    let edge = |sign: f32| {
        points.iter().map(move |&(at, chance)| format!("{at:.1},{:.1}", y(chance as f32 + sign * band(chance))))
    };
    let outline: Vec<String> = edge(1.0).chain(edge(-1.0).collect::<Vec<_>>().into_iter().rev()).collect();
    put!(html, "<polygon class=\"band\" points=\"{}\"/>", outline.join(" "));
    for change in account.changes.iter().filter(|change| change.by().0.abs() >= 50) {
        let (top, bottom) = (y(change.from.max(change.to).0 as f32), y(change.from.min(change.to).0 as f32));
        let side = match change.cause {
            Cause::Own => you.slug(),
            Cause::Theirs => you.other().slug(),
            Cause::Cards => "cards",
        };
        put!(
            html,
            "<rect class=\"bar {side}\" x=\"{:.1}\" y=\"{top:.1}\" width=\"5\" height=\"{:.1}\"/>",
            x(change.ply) - 2.5,
            bottom - top
        );
    }
    for (number, &at) in report.seat(you).moments.iter().enumerate() {
        let decision = &report.decisions[at];
        let (cx, cy) = (x(decision.ply), y(account.after(decision.ply).0 as f32 + decision.cost as f32) - 14.0);
        put!(
            html,
            "<g class=\"an-mark\" data-ply=\"{}\"><circle cx=\"{cx:.1}\" cy=\"{:.1}\" r=\"9\"/><text x=\"{cx:.1}\" y=\"{:.1}\">{}</text></g>",
            decision.ply,
            cy.max(12.0),
            cy.max(12.0) + 4.0,
            number + 1
        );
    }
    put!(html, "</svg>");
}

/// The moments that decided the game: what was played, what was better, why, and how sure that is.
fn moments<G: Reviewed>(html: &mut String, voice: &Voice, record: &Record<G>, report: &Report, you: Side) {
    let seat = report.seat(you);
    let key = if seat.moments.is_empty() { "analysis-no-moments" } else { "analysis-moments" };
    put!(html, "<h3>{}</h3>", escaped(&voice.of(key, you, &[])));
    for (number, &at) in seat.moments.iter().enumerate() {
        let decision = &report.decisions[at];
        let view = record.table_at(decision.ply).view(Seat::Player(you));
        put!(
            html,
            "<article class=\"an-moment\"><header><b>{}</b> <button class=\"an-at\" data-ply=\"{}\">{}</button>",
            number + 1,
            decision.ply,
            escaped(&G::summary(voice, &view))
        );
        put!(
            html,
            " <strong class=\"cost\">{}</strong> <small>± {}</small></header>",
            signed(-Points(decision.cost).percent()),
            Points(decision.error).percent().max(1)
        );
        let why = explained::<G>(voice, &view, decision);
        for ((key, action), reasons) in
            [("analysis-played", &decision.made), ("analysis-better", &decision.best)].into_iter().zip(why)
        {
            put!(
                html,
                "<p><b>{}</b></p>{}",
                escaped(&voice.with(key, &[("choice", chosen::<G>(voice, &view, action).into())])),
                items(&reasons)
            );
        }
        put!(
            html,
            "<p><button class=\"btn pri\" data-try=\"{}\">{}</button></p></article>",
            decision.ply,
            escaped(&voice.get("analysis-try"))
        );
    }
}

fn items(reasons: &[String]) -> String {
    let lines: String = reasons.iter().map(|reason| format!("<li>{}</li>", escaped(reason))).collect();
    if lines.is_empty() { lines } else { format!("<ul>{lines}</ul>") }
}

/// A choice in words.
fn chosen<G: Reviewed>(voice: &Voice, view: &G::View, action: &str) -> String {
    action.parse().map_or_else(|_| action.to_owned(), |action| G::choice(voice, view, action))
}

/// What the advice says of what was made and of what was better.
fn explained<G: Reviewed>(voice: &Voice, view: &G::View, decision: &Decision) -> [Vec<String>; 2] {
    let advice = advise::<G>(view, Budget::Iterations(SOLVE), 1, 1, usize::MAX, &());
    [&decision.made, &decision.best].map(|action| {
        let found = advice.suggestions.iter().find(|suggestion| suggestion.action.to_string() == **action);
        found.map_or_else(Vec::new, |found| reasons(voice.texts(), view, found).collect())
    })
}

/// Every choice: a tick for the best, what it gave away for another.
fn list<G: Reviewed>(html: &mut String, voice: &Voice, record: &Record<G>, report: &Report) {
    put!(html, "<h3>{}</h3><ol class=\"an-list\">", escaped(&voice.get("analysis-list")));
    for decision in &report.decisions {
        let Ok(side) = decision.side.parse::<Side>() else { continue };
        let view = record.table_at(decision.ply).view(Seat::Player(side));
        let cost = Points(decision.cost).percent();
        let best = voice.get("analysis-best");
        let mark = if cost == 0 {
            format!("<span class=\"ok\" title=\"{0}\" aria-label=\"{0}\">✓</span>", escaped(&best))
        } else {
            format!("<span class=\"cost\">{}</span>", signed(-cost))
        };
        put!(
            html,
            "<li class=\"{side}\"><button data-ply=\"{}\"><b>{}</b> {}</button>{mark}</li>",
            decision.ply,
            escaped(&voice.label(side)),
            escaped(&chosen::<G>(voice, &view, &decision.made))
        );
    }
    put!(html, "</ol>");
}

/// The game up to a moment, with what the seat did not know drawn anew.
pub(crate) fn again<G: Reviewed>(record: &str, ply: usize, side: Side, seed: u64) -> Result<String, String> {
    let record = Record::<G>::read(record).map_err(|why| why.to_string())?;
    Ok(redrawn(&record, ply, side, &mut Rng::new(seed)).to_string())
}

/// A puzzle: its question and choices, or after an answer why.
pub(crate) fn puzzle<G: Reviewed>(puzzle: &Puzzle, answer: Option<usize>, voice: &Voice) -> Result<Beside, String> {
    let posed: Posed<G> = puzzle.posed().map_err(|why| why.to_string())?;
    let voice = voice.addressing(posed.side);
    let mut html = String::new();
    let theme = voice.get(&format!("theme-{}", puzzle.theme));
    let args = [
        ("side", voice.texts().side(posed.side).into()),
        ("theme", theme.into()),
        ("difficulty", puzzle.difficulty().into()),
    ];
    put!(html, "<p class=\"pz-who\">{}</p>", escaped(&voice.with("puzzle-who", &args)));
    match answer {
        None => question::<G>(&mut html, &voice, &posed),
        Some(chosen) => answered::<G>(&mut html, &voice, puzzle, &posed, chosen),
    }
    let right = answer.map(|chosen| chosen == puzzle.answer);
    Ok(Beside { html, kept: String::new(), right })
}

fn letter(at: usize) -> char {
    char::from(b'A' + at as u8)
}

fn question<G: Reviewed>(html: &mut String, voice: &Voice, posed: &Posed<G>) {
    put!(
        html,
        "<h2>{}</h2><p>{}</p><ol class=\"pz-choices\">",
        escaped(&voice.get("puzzle-question")),
        escaped(&G::prompt(voice, &posed.view))
    );
    for (at, &action) in posed.choices.iter().enumerate() {
        put!(
            html,
            "<li><button data-answer=\"{at}\"><b>{}</b> {}</button></li>",
            letter(at),
            escaped(&G::choice(voice, &posed.view, action))
        );
    }
    put!(html, "</ol>");
}

fn answered<G: Reviewed>(html: &mut String, voice: &Voice, puzzle: &Puzzle, posed: &Posed<G>, chosen: usize) {
    let is_right = chosen == puzzle.answer;
    let key = if is_right { "puzzle-right" } else { "puzzle-wrong" };
    let best = G::choice(voice, &posed.view, posed.answer);
    put!(
        html,
        "<h2 class=\"{}\" role=\"status\">{}</h2>",
        if is_right { "right" } else { "wrong" },
        escaped(&voice.with(key, &[("choice", best.into())]))
    );
    let advice = advise::<G>(&posed.view, Budget::Iterations(SOLVE), 1, 1, usize::MAX, &());
    let mut order: Vec<usize> = (0..posed.choices.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(puzzle.chances.get(at).copied()));
    put!(html, "<ol class=\"pz-why\">");
    for at in order {
        let action = posed.choices[at];
        let found = advice.suggestions.iter().find(|suggestion| suggestion.action == action);
        let said: Vec<String> =
            found.map_or_else(Vec::new, |found| reasons(voice.texts(), &posed.view, found).collect());
        let chance = puzzle.chances.get(at).copied().unwrap_or(0);
        let [low, high] =
            [-1.0, 1.0].map(|sign| Points((chance as f32 + sign * band(chance)) as i32).within().percent());
        let range = voice.with("puzzle-range", &[("low", low.into()), ("high", high.into())]);
        let class = if at == puzzle.answer { "right" } else { "" };
        put!(
            html,
            "<li class=\"{class}\"><b>{}</b> {} <small>{}</small>{}</li>",
            letter(at),
            escaped(&G::choice(voice, &posed.view, action)),
            escaped(&range),
            items(&said)
        );
    }
    let [gap, error] = [puzzle.gap, puzzle.error].map(|each| Points(each).percent().max(1).into());
    put!(html, "</ol><p class=\"an-unit\">{} ", escaped(&voice.with("puzzle-gap", &[("gap", gap), ("error", error)])));
    let [cadet, attache, envoy, secretary] = puzzle.fails.map(|fails| u32::from(fails).into());
    let fails = [("cadet", cadet), ("attache", attache), ("envoy", envoy), ("secretary", secretary)];
    put!(html, "{}</p>", escaped(&voice.with("puzzle-fails", &fails)));
    put!(
        html,
        "<p class=\"row-buttons\"><button class=\"btn pri\" data-try=\"{}\">{}</button> ",
        posed.record.entries().len(),
        escaped(&voice.get("puzzle-play-on"))
    );
    put!(html, "<button class=\"btn\" data-next=\"\">{}</button></p>", escaped(&voice.get("puzzle-next")));
}

// What it takes to get to a game, to come back to it and to hand it on: home, links, decks, and what is kept.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, chooseGame, chooseOne, linkTo, load, position, solo, still } from "../steps.js";

const SIZES = [[1366, 650], [1440, 900], [1920, 1080], [820, 1180], [390, 844], [844, 390]];
const from = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
let world;
before(async () => { world = await start(); });
after(() => world.stop());

/** Whether the whole of it is in the window. */
const inWindow = (locator) => locator.evaluate((element) => {
  const box = element.getBoundingClientRect();
  return box.height > 0 && box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
});

const home = (page) => page.goto(`${world.url}#/`);

async function resign(page) {
  await page.locator(".menu-button").click();
  await page.locator(".btn.resign").click();
  await page.locator(".resign-yes").click();
  await page.waitForSelector("dialog.ending[open]");
}

for (const [width, height] of SIZES) test(`a game is begun, continued and resigned from home at ${width}x${height}`, async () => {
  const page = await world.open({ viewport: { width, height } });
  assert.ok(await inWindow(page.locator(".learn")), "the way to learn it");
  await page.locator(".begin-solo").click();
  await page.waitForSelector(".table");
  await asked(page);
  await home(page);
  const go = page.locator(".cont .btn.pri");
  await go.waitFor();
  for (const what of [go, page.locator(".begin-solo"), page.locator(".change"), page.locator(".two")]) assert.ok(await inWindow(what), `${what} in the window`);
  assert.match(await page.locator(".cont").innerText(), /against Attaché[^]*your turn/i);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is too wide");
  await go.click();
  await asked(page);
  await resign(page);
  assert.match(await page.locator(".verdict").innerText(), /You lose[^]*You resigned/i);
  await home(page);
  await page.locator(".yours .seg button").last().click();
  assert.match(await page.locator(".saved li").innerText(), /against Attaché[^]*lost, you resigned/i);
  assert.equal(await page.locator(".cont").count(), 0, "nothing waits any more");
  await page.locator(".saved a").click();
  await page.waitForSelector(".table.replay");
  assert.equal(await page.locator(".seats .option").count(), 4, "it lies open");
  assert.deepEqual(world.errors, []);
});

test("resigning asks first, and a new game leaves the old one where it is", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "USSR", level: "Cadet" });
  await asked(page);
  const was = await position(page);
  await page.locator(".menu-button").click();
  await page.locator(".btn.resign").click();
  assert.match(await page.locator(".resign-ask").innerText(), /opponent wins/);
  await page.locator(".resign-no").click();
  await page.locator(".drawer .close").click();
  assert.equal(await position(page), was);
  const address = page.url();
  await page.locator(".menu-button").click();
  await page.locator(".menu-links .again").click();
  await page.waitForFunction((before) => location.href !== before, address);
  await asked(page);
  await home(page);
  await page.locator(".yours .seg button").last().click();
  assert.equal(await page.locator(".saved a.waits").count(), 2);
  assert.deepEqual(world.errors, []);
});

test("the last choices are remembered", async () => {
  const page = await world.open();
  await solo(page, { game: "minutes", side: "USSR", level: "Envoy" });
  await home(page);
  assert.match(await page.locator(".begin-solo").innerText(), /13 Minutes · USSR · against Envoy/);
  await page.locator(".opponents .option", { hasText: "Cadet" }).click();
  await page.reload();
  assert.match(await page.locator(".begin-solo").innerText(), /against Cadet/);
  assert.deepEqual(world.errors, []);
});

test("a link carries the game into a fresh browser, at its point and from its seat", async () => {
  const page = await world.open();
  await load(page, from("tests/records/days-2.record"));
  await page.waitForSelector(".table.replay");
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowRight");
  await page.locator(".seats .option").nth(1).click();
  const was = await position(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator(".btn.link").click();
  await page.waitForSelector(".share-note:not(:empty)");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.length < 1_300, `${link.length} letters`);
  const other = await world.open();
  await other.goto(link);
  await other.waitForSelector(".table.replay");
  assert.match(await other.locator(".seek span").innerText(), /^20 of/);
  assert.equal(await position(other), was);
  assert.equal(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/game/")).length), 0);
  await other.locator(".btn.keep").click();
  await other.waitForFunction(() => !location.hash.includes("~"));
  assert.match(await other.locator(".seek span").innerText(), /^20 of/);
  await home(other);
  assert.equal(await other.locator(".yours").count(), 1, "it is kept now");
  assert.deepEqual(world.errors, []);
});

test("a running game goes on from a link, and the system's own sheet is used where there is one", async () => {
  const page = await world.open();
  await page.addInitScript(() => { navigator.share = async (what) => { window.shared = what.url; }; });
  await page.reload();
  await still(page);
  await solo(page, { side: "US", level: "Cadet" });
  await asked(page);
  await page.locator(".menu-button").click();
  await page.locator(".btn.link").click();
  const link = await (await page.waitForFunction(() => window.shared)).jsonValue();
  const other = await world.open();
  await still(other);
  await other.goto(link);
  await other.waitForSelector(".table.replay");
  assert.equal(await other.locator(".seats .option").count(), 1, "nobody looks into the computer's hand");
  await other.locator(".btn.go-on").click();
  assert.equal(await asked(other), "choice");
  await chooseOne(other);
  assert.match(other.url(), /#\/game\/g\d+$/);
  assert.deepEqual(world.errors, []);
});

test("a broken, foreign or later link says so", async () => {
  const page = await world.open();
  const link = linkTo("game", from("tests/records/days-1.record"));
  const later = Buffer.from(link, "base64url");
  later[0] = 2;
  const cases = [
    [link.slice(0, 400), /damaged/], ["hello-world", /not one of Thirteen/], [later.toString("base64url"), /newer version/],
    [linkTo("deck", "x"), /something else/], [linkTo("game", "hello"), /thirteen 1/],
  ];
  for (const [text, said] of cases) {
    await page.goto(`${world.url}#/replay/~${text}/0/open`);
    await page.waitForFunction(() => !document.querySelector(".table"));
    await page.getByText(said).waitFor();
    await home(page);
    await page.waitForSelector(".home");
  }
  await page.goto(`${world.url}#/deck/${linkTo("deck", "no deck")}`);
  await page.getByText(/line 1/).waitFor();
  assert.deepEqual(world.errors, []);
});

test("own decks: a faulty file is told like `deck check` tells it, a sound one is played with, kept and sent on", async () => {
  const page = await world.open();
  await still(page);
  await chooseGame(page, "minutes");
  await page.locator(".rule-details summary").click();
  assert.match(await page.locator(".decks").innerText(), /Our own deck[^]*written by us/);
  const give = (text) => page.locator(".decks input[type=file]").setInputFiles({ name: "club.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await give("[[card]]\nslug = \"Blockade!\"");
  await page.waitForSelector(".decks .fault li");
  assert.match(await page.locator(".decks .fault").innerText(), /line 1: .*\(for example: /);
  const deck = `title = "Our club"\n${from("crates/decks/built-in.toml").replace(/^title = .*$/m, "").replace(/cubes = 2/, "cubes = 3")}`;
  await give(deck);
  await page.locator(".own-deck .option", { hasText: "Our club" }).waitFor();
  assert.equal(await page.locator(".decks .fault li").count(), 0);
  await page.locator(".own-deck a").click();
  await page.getByText(/A deck for 13 Minutes: Our club/).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator(".btn.link").click();
  await page.waitForSelector(".share-note:not(:empty)");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator(".shared-deck .btn.pri").click();
  await page.waitForSelector(".table");
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes("/game/"))[1]);
  assert.match(kept, /^\| \[\[card\]\]$/m, "the record encloses the deck");
  const other = await world.open();
  await other.goto(link);
  await other.getByText(/A deck for 13 Minutes: Our club/).waitFor();
  await other.locator(".shared-deck .btn.pri").click();
  await other.waitForSelector(".table.minutes");
  assert.deepEqual(world.errors, []);
});

test("options of the rules can be chosen", async () => {
  const page = await world.open();
  const rules = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("/game/")).map(([, text]) => text.match(/^rules (.*)$/m)[1]));
  await chooseGame(page, "days");
  await page.locator(".rule-details summary").click();
  await page.locator(".rule-options .option").last().click();
  await page.locator(".new-game .btn.pri").click();
  await page.waitForSelector(".table");
  assert.deepEqual(await rules(), ["agenda_scoring=before-escalation"]);
  await home(page);
  await chooseGame(page, "minutes");
  await page.locator(".rule-details summary").click();
  await page.locator(".rule-details .options .option", { hasText: "5" }).click();
  await page.locator(".new-game .btn.pri").click();
  await page.waitForSelector(".table.minutes");
  assert.ok((await rules()).some((text) => /max_cubes=5$/.test(text)));
  assert.deepEqual(world.errors, []);
});

test("a store of before is read: games, settings, and what was wrong already", async () => {
  const page = await world.open();
  await page.evaluate((store) => { for (const [key, text] of Object.entries(store)) localStorage.setItem(key, text); }, JSON.parse(from("tests/stores/first.json")));
  await page.reload();
  await page.waitForSelector(".cont");
  assert.equal(await page.locator("html").getAttribute("data-motion"), "off", "how it was set before there were four paces");
  await page.locator(".yours .seg button").last().click();
  const rows = await page.locator(".saved li").allInnerTexts();
  assert.equal(rows.length, 4);
  assert.match(rows.join("\n"), /You \(USSR\) against Cadet[^]*You \(US\) against Envoy[^]*won, on prestige/);
  assert.match(rows.join("\n"), /Line 1: /, "what cannot be read is told, and not lost");
  await page.locator(".cont .btn.pri").click();
  assert.equal(await asked(page), "choice");
  assert.deepEqual(world.errors, []);
});

test("everything leaves as one file and comes back", async () => {
  const page = await world.open();
  await still(page);
  for (const record of ["days-1", "minutes-1"]) {
    await load(page, from(`tests/records/${record}.record`));
    await page.waitForSelector(".table.replay");
    await home(page);
    await page.waitForSelector(".home");
  }
  await page.locator(".menu-button").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".save-all").click()]);
  const buffer = readFileSync(await download.path());
  const other = await world.open();
  const restore = async (content) => {
    await other.locator(".import input[type=file]").setInputFiles({ name: "thirteen-store.json", mimeType: "application/json", buffer: content });
  };
  await other.locator(".load").click();
  await restore(Buffer.from(JSON.stringify({ "thirteen-store": 99, kept: {} })));
  await other.getByText(/newer version/).waitFor();
  await restore(buffer);
  await other.getByText("2 games added; none was here already.").waitFor();
  await restore(buffer);
  await other.getByText("No new games; 2 were here already.").waitFor();
  const games = (one) => one.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("/game/")).sort());
  assert.deepEqual(await games(other), await games(page));
  assert.equal(await other.evaluate(() => localStorage.getItem("thirteen/pace")), "at-once");
  assert.deepEqual(world.errors, []);
});

test("a full store and a cleared one are told in words", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US", level: "Cadet" });
  await asked(page);
  await page.evaluate(() => {
    // Nearly all the room is taken; then the rest, in small pieces.
    for (const size of [1 << 20, 1 << 14, 1 << 8, 1]) {
      try { for (let count = 0; ; count += 1) localStorage.setItem(`filled/${size}/${count}`, "x".repeat(size)); } catch { /* Full. */ }
    }
  });
  await chooseOne(page);
  await page.locator(".trouble", { hasText: "no more room" }).waitFor();
  const other = await page.context().newPage();
  await other.goto(world.url);
  await other.evaluate(() => localStorage.clear());
  await page.locator(".trouble", { hasText: "was cleared" }).waitFor();
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/game/")).length), 1, "it was kept again");
  await other.goto(`${world.url}#/game/g1`);
  await other.getByText(/no such game[^]*cleared its storage/).waitFor();
  assert.deepEqual(world.errors, []);
});

test("the table can be saved as a picture", async () => {
  const page = await world.open();
  await load(page, from("tests/records/days-1.record"));
  await page.waitForSelector(".table.replay");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".picture-save").click()]);
  assert.equal(download.suggestedFilename(), "thirteen.png");
  const bytes = readFileSync(await download.path());
  assert.equal(bytes.toString("latin1", 1, 4), "PNG");
  assert.ok(bytes.length > 10_000, `${bytes.length} bytes`);
  assert.deepEqual(world.errors, []);
});

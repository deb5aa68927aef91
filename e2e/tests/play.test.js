// Whole games, clicked to the end.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, choose, chooseOne, playToTheEnd, position, solo, speak, still, two } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

test("a whole game against the computer", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "USSR", level: "Attaché" });
  await playToTheEnd(page);
  assert.match(await page.locator(".verdict h2").innerText(), /^(You win|You lose|Nobody wins|(You|Attaché) started a nuclear war|Both sides started a nuclear war)\.$/);
  assert.ok(await page.locator(".ending .score tbody tr").count() > 1);
  assert.equal(await page.locator(".ending .chart svg").count(), 4);
  assert.deepEqual(world.errors, []);
});

test("a whole game of 13 Minutes against the computer", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { game: "minutes", side: "US", level: "Secretary" });
  await playToTheEnd(page);
  assert.ok(await page.locator(".verdict").count());
  assert.deepEqual(world.errors, []);
});

for (const game of ["days", "minutes"]) {
  test(`advice on ${game} has chances, reasons and what is hidden`, async () => {
    const page = await world.open();
    await still(page);
    await solo(page, { game, side: "US" });
    await asked(page);
    // Before the bid nobody can have looked at Cuba; agendas are dealt first and flagged then.
    if (game === "days") for (let step = 0; step < 20 && !(await page.locator(".hand .use").count()); step += 1) { await chooseOne(page); await asked(page); }
    await page.locator(".ask-hint").click();
    await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
    for (const choice of await page.locator(".hint-choices button").allInnerTexts()) assert.match(choice, /\d+ to \d+$/);
    assert.ok(await page.locator(".hint-choices .reasons li").count() > 0);
    assert.match(await page.locator(".hint-plan").innerText(), /\.$/);
    assert.ok(await page.locator(".hint-class h4").count() > 0);
    assert.ok(await page.locator(".hint-beliefs li").count() > 0);
    const words = await page.locator(".hint").innerText();
    assert.doesNotMatch(words, /(reason|advice)-/, "every reason has words");
    await page.locator(".hint-choices button").first().click();
    assert.equal(await page.locator(".act .undo").count(), 1, "what was advised is staged");
    assert.ok(await page.locator(".act .confirm, .act .choice, .plate.can, .ground.can, .to").count() > 0, "and can be played or gone on with");
    assert.deepEqual(world.errors, []);
  });
}

test("two at one screen, with a curtain between the hands", async () => {
  const page = await world.open();
  await still(page);
  await two(page);
  let curtains = 0;
  for (let step = 0; step < 600; step += 1) {
    if (await asked(page) === "curtain") {
      curtains += 1;
      assert.equal(await page.locator(".hand .card, .offer .agenda, .log li").count(), 0, "no card shows behind the curtain");
      assert.equal(await page.locator("[data-choice]").count(), 0);
      assert.equal(await page.locator(".table[inert]").count(), 1);
    }
    if (!(await chooseOne(page))) break;
  }
  assert.ok(await page.locator(".verdict").count());
  assert.ok(curtains > 6);
  assert.deepEqual(world.errors, []);
});

test("13 Minutes, two at one screen, to the end", async () => {
  const page = await world.open();
  await still(page);
  await two(page, "minutes");
  await playToTheEnd(page);
  assert.ok(await page.locator(".verdict").count());
  assert.ok(await page.locator(".ending .score tbody tr").count() > 1);
  assert.equal(await page.locator(".ending .card").count(), 3, "what was hidden is shown");
  assert.deepEqual(world.errors, []);
});

test("a campaign goes on, game after game, over a reload, to its end", async () => {
  const page = await world.open();
  await still(page);
  await two(page, "campaign");
  const score = async () => (await page.locator(".campaign-side b").allInnerTexts()).map((text) => Number(text.match(/^\d+$/)[0]));
  const sum = ([us, ussr]) => us + ussr;
  let before = [0, 0];
  for (let game = 1; game < 40; game += 1) {
    assert.match(await page.locator(".campaign-name").innerText(), new RegExp(`game ${game}$`));
    await playToTheEnd(page);
    const now = await score();
    assert.ok(sum(now) >= sum(before), `${now} after ${before}`);
    before = now;
    await page.reload();
    await page.waitForSelector("dialog.ending[open] .verdict");
    assert.deepEqual(await score(), before);
    if (await page.locator(".campaign-end").count()) break;
    await page.locator(".next-game").click();
    await page.waitForSelector(".curtain");
  }
  assert.match(await page.locator(".campaign-end").innerText(), /campaign/);
  assert.equal(await page.locator(".next-game").count(), 0);
  await page.goto(world.url);
  assert.match(await page.locator(".saved a").first().innerText(), /13 Minutes.*campaign/);
  await page.locator(".saved a").first().click();
  await page.locator(".games-of a").first().click();
  await page.waitForSelector(".table.replay");
  await page.locator("[aria-label='To the end']").click();
  await page.waitForSelector(".ending.in-page .verdict");
  assert.deepEqual(world.errors, []);
});

test("a game goes on where it was after a reload", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US" });
  for (let step = 0; step < 6; step += 1) await chooseOne(page);
  await asked(page);
  const was = await position(page);
  await page.reload();
  await asked(page);
  assert.equal(await position(page), was);
  for (const way of [".saved a", ".cont .btn"]) {
    await page.goto(world.url);
    await page.locator(way).first().click();
    await asked(page);
    assert.equal(await position(page), was, way);
  }
  assert.deepEqual(world.errors, []);
});

test("a choice is previewed, can be left, and can be changed until it is confirmed", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US" });
  const own = page.locator(".card.us .use, .card.un .use").filter({ hasText: /Command [23]/ }).first();
  for (let step = 0; step < 60 && (await asked(page), !(await own.count())); step += 1) await chooseOne(page);
  assert.ok(await own.count(), "a hand without a card of its own side or of the UN is rare, and never stays");
  const was = await position(page);
  await own.click();
  assert.equal(await page.locator(".hand .lit").count(), 1);
  assert.equal(await page.locator(".inplay .card").count(), 1, "the card that is decided about lies open");
  await page.locator(".prompt h2").focus();
  await page.keyboard.press("Backspace");
  assert.equal(await page.locator(".hand .lit, .undo").count(), 0);
  await own.click();
  const place = page.locator(".plate.can");
  await place.first().click();
  assert.equal(await page.locator(".q.coming, .q.going").count(), 1, "a ghost shows what would move");
  assert.equal(await page.locator(".plate.sel").count(), 1);
  assert.ok(await page.locator(".cons li").count() > 0, "what would come of it is told");
  assert.equal(await page.locator(".act .confirm").count(), 1);
  await page.locator(".plate.sel").click();
  assert.equal(await page.locator(".q.coming, .q.going").count(), 2, "a click more, a cube more");
  await page.locator(".undo").click();
  assert.equal(await page.locator(".q.coming, .q.going, .tok.ghost").count(), 0);
  await page.locator(".undo").click();
  assert.equal(await page.locator(".hand .lit, .undo").count(), 0);
  assert.equal(await position(page), was, "nothing was played");
  assert.deepEqual(world.errors, []);
});

test("what was played can be taken back while nothing was learnt from it", async () => {
  const page = await world.open();
  await still(page);
  await two(page);
  const first = page.locator("[data-choice^='first ']");
  while (await asked(page), !(await first.count())) await chooseOne(page);
  const was = await position(page);
  const asks = await page.locator(".prompt h2").innerText();
  // Who decides begins; there is no curtain between the two choices.
  await choose(page, "first ussr");
  if (await asked(page) === "curtain") throw new Error("the USSR decides in the first round");
  assert.ok(await page.locator(".hand .use").count() > 0);
  await page.locator(".undo").click();
  await first.first().waitFor();
  assert.equal(await page.locator(".prompt h2").innerText(), asks);
  assert.equal(await position(page), was);
  assert.deepEqual(world.errors, []);
});

test("offline after the first visit", async () => {
  const page = await world.open();
  await page.waitForSelector("html[data-offline='1']");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await still(page);
  await solo(page, { side: "US" });
  for (let step = 0; step < 8; step += 1) await chooseOne(page);
  while (await asked(page) !== "choice" || !(await page.locator(".ask-hint").count())) await chooseOne(page);
  await page.locator(".ask-hint").click();
  await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
  await speak(page, "fr");
  await page.goto(`${world.url}#/cards`);
  await page.locator(".gallery .card h3 button").first().click();
  await page.waitForSelector("dialog.large[open] .history");
  await page.goto(`${world.url}#/rules/days`);
  await page.waitForSelector(".book h2");
  await page.context().close();
  assert.deepEqual(world.errors, []);
});

test("two windows on one game show one game", async () => {
  const first = await world.open();
  await still(first);
  await two(first, "minutes");
  await chooseOne(first);
  await asked(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.waitForSelector(".curtain");
  const kept = () => first.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/game/"))
    .map((key) => localStorage.getItem(key).replace(/^# saved.*$/m, "")).join());
  for (let turn = 0; turn < 6; turn += 1) {
    const [active, other] = turn % 2 ? [first, second] : [second, first];
    const before = await kept();
    while (await active.locator(".curtain").count() || (await kept()) === before) await chooseOne(active);
    await active.waitForTimeout(100);
    const now = await kept();
    await other.waitForTimeout(200);
    assert.equal(await kept(), now, "nobody wrote an older game over it");
    const log = async (page) => {
      if (await page.locator(".curtain").count()) await page.locator(".curtain button").click();
      return page.locator(".log ol").innerText();
    };
    assert.equal(await log(other), await log(active));
  }
  assert.deepEqual(world.errors, []);
});

test("when the computer player cannot be had, the page says so and can try again", async () => {
  const page = await world.open({ serviceWorkers: "block" });
  await still(page);
  await page.route("**/webworker_bg-*.wasm", (route) => route.abort());
  await solo(page, { side: "USSR" });
  await page.waitForSelector(".trouble button");
  await page.unroute("**/webworker_bg-*.wasm");
  await page.locator(".trouble button").click();
  await asked(page);
  assert.equal(await page.locator(".trouble").count(), 0);
  assert.deepEqual(world.errors, []);
});

test("movement follows the system until somebody sets it", async () => {
  const page = await world.open({ reducedMotion: "reduce" });
  const motion = () => page.locator("html").getAttribute("data-motion");
  assert.equal(await motion(), "off");
  await speak(page, "fr");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await motion(), "on");
  await still(page);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await motion(), "off");
  assert.deepEqual(world.errors, []);
});

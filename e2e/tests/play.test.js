// Whole games, clicked to the end.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { chooseOne, playToTheEnd, solo, still, two } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

test("a whole game against the computer", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "USSR", level: "Attaché" });
  await playToTheEnd(page);
  assert.match(await page.locator(".verdict h2").innerText(), /wins/);
  assert.ok(await page.locator(".score tbody tr").count() > 1);
  assert.equal(await page.locator(".chart svg").count(), 4);
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
    await page.waitForSelector("[data-choice]");
    // Before the bid nobody can have looked at Cuba; agendas are dealt first and flagged then.
    if (game === "days") for (let step = 0; step < 20 && !(await page.locator(".use").count()); step += 1) await chooseOne(page);
    await page.locator(".ask-hint").click();
    await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
    assert.match(await page.locator(".hint-choices button").first().innerText(), /\d+ %/);
    assert.ok(await page.locator(".hint-beliefs li").count() > 0);
    const words = await page.locator(".hint").innerText();
    assert.doesNotMatch(words, /(reason|advice)-/, "every reason has words");
    await page.locator(".hint-choices button").first().click();
    assert.equal(await page.locator(".preview").count(), 1);
    assert.deepEqual(world.errors, []);
  });
}

test("what the computer does can be followed", async () => {
  const page = await world.open();
  await solo(page, { side: "US", level: "Cadet" });
  const seen = new Set();
  const watch = async () => { for (const text of await page.locator(".ticker span").allInnerTexts()) if (text) seen.add(text); };
  for (let step = 0; step < 30 && seen.size < 6; step += 1) {
    while (!(await page.locator("[data-choice], .ending").count())) { await watch(); await page.waitForTimeout(60); }
    await chooseOne(page);
  }
  assert.ok(seen.size >= 6, [...seen].join(" | "));
  const lines = new Set(await page.locator(".log li").allInnerTexts());
  for (const text of seen) assert.ok(lines.has(text), `the log has: ${text}`);
  assert.deepEqual(world.errors, []);
});

test("two at one screen, with a curtain between the hands", async () => {
  const page = await world.open();
  await still(page);
  await two(page);
  let curtains = 0;
  for (let step = 0; step < 600; step += 1) {
    await page.waitForSelector("[data-choice], .ending, .curtain");
    if (await page.locator(".curtain").count()) {
      curtains += 1;
      assert.equal(await page.locator(".hand .card").count(), 0, "no card shows behind the curtain");
      assert.equal(await page.locator("[data-choice]").count(), 0);
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
  assert.ok(await page.locator(".score tbody tr").count() > 1);
  assert.equal(await page.locator(".ending .card").count(), 3, "what was hidden is shown");
  assert.deepEqual(world.errors, []);
});

test("a campaign goes on, game after game, over a reload, to its end", async () => {
  const page = await world.open();
  await still(page);
  await two(page, "campaign");
  const score = async () => (await page.locator(".campaign-side b").allInnerTexts()).map((text) => Number(text.match(/\d+$/)[0]));
  const sum = ([us, ussr]) => us + ussr;
  let before = [0, 0];
  for (let game = 1; game < 40; game += 1) {
    assert.match(await page.locator(".campaign h2").innerText(), new RegExp(`game ${game}$`));
    await playToTheEnd(page);
    const now = await score();
    assert.ok(sum(now) >= sum(before), `${now} after ${before}`);
    before = now;
    await page.reload();
    await page.waitForSelector(".verdict");
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
  await page.waitForSelector(".replay");
  await page.locator("[aria-label='To the end']").click();
  await page.waitForSelector(".verdict");
  assert.deepEqual(world.errors, []);
});

test("a game goes on where it was after a reload", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US" });
  for (let step = 0; step < 6; step += 1) await chooseOne(page);
  await page.waitForSelector("[data-choice]");
  const position = async () => {
    await page.locator(".position summary").click();
    await page.waitForSelector(".position li");
    return page.locator(".position").innerText();
  };
  const was = await position();
  await page.reload();
  await page.waitForSelector("[data-choice]");
  assert.equal(await position(), was);
  await page.goto(world.url);
  await page.locator(".saved a").first().click();
  await page.waitForSelector("[data-choice]");
  assert.equal(await position(), was);
  assert.deepEqual(world.errors, []);
});

test("a choice is previewed, can be left, and can be taken back", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US" });
  await page.waitForSelector("[data-choice]");
  const own = page.locator(".card.us .use:has-text('Command'), .card.un .use:has-text('Command')").first();
  for (let step = 0; step < 60 && !(await own.count()); step += 1) {
    await chooseOne(page);
    await page.waitForSelector("[data-choice], .ending");
  }
  assert.ok(await own.count(), "a hand without a card of its own side or of the UN is rare, and never stays");
  await own.click();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".preview").count(), 0);
  await own.click();
  await page.locator(".preview .confirm").click();
  await page.locator(".place.target").first().click();
  assert.equal(await page.locator(".cube.coming, .cube.going").count(), 1, "a ghost shows what would move");
  await page.locator(".undo").click();
  await page.waitForSelector(".use");
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
  await page.waitForSelector("[data-choice]");
  await page.locator(".ask-hint").click();
  await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
  await page.locator(".head-settings .set").first().click();
  await page.waitForSelector("html[lang=fr]");
  await page.goto(`${world.url}#/cards`);
  await page.locator(".card-name button").first().click();
  await page.waitForSelector(".history");
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
  await first.waitForSelector("[data-choice]");
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
  await page.route("**/thinker_bg-*.wasm", (route) => route.abort());
  await solo(page, { side: "USSR" });
  await page.waitForSelector(".trouble button");
  await page.unroute("**/thinker_bg-*.wasm");
  await page.locator(".trouble button").click();
  await page.waitForSelector("[data-choice]");
  assert.equal(await page.locator(".trouble").count(), 0);
  assert.deepEqual(world.errors, []);
});

test("movement follows the system until somebody sets it", async () => {
  const page = await world.open({ reducedMotion: "reduce" });
  const motion = () => page.locator("html").getAttribute("data-motion");
  assert.equal(await motion(), "off");
  await page.locator(".head-settings .set").first().click();
  await page.waitForSelector("html[lang=fr]");
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

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
  for (let step = 0; step < 20 && !(await page.locator(".use:has-text('Command')").count()); step += 1) await chooseOne(page);
  const own = page.locator(".card.us .use:has-text('Command'), .card.un .use:has-text('Command')").first();
  if (!(await own.count())) return;
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
  await page.goto(`${world.url}#/rules/days`);
  await page.waitForSelector(".book h2");
  await page.context().close();
  assert.deepEqual(world.errors, []);
});

test("a whole game by keyboard alone", async () => {
  const page = await world.open();
  await still(page);
  const focused = (selector) => page.evaluate((it) => Boolean(document.activeElement?.matches(it)), selector);
  const reach = async (selector, key) => {
    for (let press = 0; press < 120; press += 1) {
      if (await focused(selector)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${selector}`);
  };
  await reach(".new .confirm", "Tab");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 600; step += 1) {
    await page.waitForSelector("[data-choice], .ending");
    if (await page.locator(".ending").count()) break;
    const inHand = await page.locator(".hand [data-choice]").count();
    await page.waitForTimeout(40);
    const back = Math.floor(Math.random() * 3);
    await reach("[data-choice]", inHand ? "Shift+Tab" : "Tab");
    for (let more = 0; more < back; more += 1) {
      await page.keyboard.press(inHand ? "Shift+Tab" : "Tab");
      if (!(await focused("[data-choice]"))) { await reach("[data-choice]", inHand ? "Tab" : "Shift+Tab"); break; }
    }
    await page.keyboard.press("Enter");
    await page.waitForSelector(".preview .confirm:focus");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector(".preview"));
  }
  assert.ok(await page.locator(".verdict").count());
  assert.deepEqual(world.errors, []);
});

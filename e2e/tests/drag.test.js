// Cubes and cards in hand: what is dragged is staged, and what moves is seen to move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, chooseOne, pace, solo, still } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Drags by mouse, in steps as a hand does. */
async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

/** Drags by finger. */
async function swipe(page, from, to) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch("touchStart", [from]);
  for (const part of [0.2, 0.5, 0.8, 1]) await touch("touchMove", [[0, 1].map((i) => from[i] + (to[i] - from[i]) * part)]);
  await touch("touchEnd", []);
}

/** Plays until a card is to be played, whatever it is. */
async function toACard(page) {
  for (let step = 0; step < 60; step += 1) {
    await asked(page);
    if (await page.locator(".hand .use").count()) return;
    await chooseOne(page);
  }
}

const GROUNDS = { days: ".plate", minutes: ".ground" };

for (const [game, ground] of Object.entries(GROUNDS)) {
  test(`a card is dragged to a battleground and its cubes about, ${game}`, async () => {
    const page = await world.open();
    await still(page);
    await solo(page, { game, side: "US" });
    await toACard(page);
    const card = page.locator(".in-hand:has(.use)").last();
    const one = await page.locator(`${ground}[data-place]`).first().getAttribute("data-place");
    const place = (name) => page.locator(`${ground}[data-place="${name}"]`);
    const ghosts = (name) => place(name).locator(".q.coming, .q.going").count();
    await drag(page, await middle(card), await middle(place(one)));
    assert.equal(await page.locator(".in-hand.lit").count(), 1, "the card is played");
    assert.equal(await ghosts(one), 1, "a cube is set where it was dropped");
    await page.locator(`.strip.me .sub.r`).hover();
    await drag(page, await middle(page.locator(".strip.me .sub.r")), await middle(place(one)));
    const two = await ghosts(one);
    assert.ok(two >= 1, "another one from the supply, if the card has one");
    const others = await page.locator(`${ground}.can:not([data-place="${one}"])`).evaluateAll((found) => found.map((it) => it.dataset.place));
    let last = one;
    if (others.length) {
      [last] = others;
      await drag(page, await middle(place(one)), await middle(place(last)));
      assert.deepEqual([await ghosts(one), await ghosts(last)], [0, two], "all of them to another battleground");
    }
    await drag(page, await middle(place(last)), await middle(page.locator(".prompt")));
    assert.equal(await ghosts(last), 0, "off the board is back in the supply");
    assert.equal(await page.locator(".dragged, html[data-dragging], .over").count(), 0);
    assert.deepEqual(world.errors, []);
  });
}

test("a finger drags on a phone", async () => {
  const page = await world.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await still(page);
  await solo(page, { side: "US" });
  await toACard(page);
  const plate = page.locator(".plate[data-place=turkey]");
  await swipe(page, await middle(page.locator(".in-hand:has(.use)").first()), await middle(plate));
  await page.waitForSelector(".plate[data-place=turkey] .q.coming");
  assert.deepEqual(world.errors, []);
});

test("cubes and cards travel unless the page is to stand still", async () => {
  const page = await world.open();
  await page.waitForTimeout(1_200);
  await solo(page, { side: "US" });
  await page.evaluate(() => {
    window.flights = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(...args) {
      if (this.classList.contains("flying")) window.flights.push(this.className);
      return animate.apply(this, args);
    };
  });
  const play = async () => {
    await toACard(page);
    await page.evaluate(() => { window.flights = []; });
    await page.locator(".hand .use", { hasText: "Command" }).first().click();
    await page.locator(".plate.can").last().click();
    await page.waitForSelector(".q.coming, .q.going");
    return page.evaluate(() => window.flights);
  };
  const seen = await play();
  assert.ok(seen.some((name) => name.includes("cube-copy us")), `${seen}`);
  await page.waitForFunction(() => !document.querySelector(".flying"));
  await page.locator(".act .confirm").click();
  await pace(page, 3);
  assert.deepEqual(await play(), []);
  assert.deepEqual(world.errors, []);
});

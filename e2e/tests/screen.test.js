// One screen: at every decision of a whole game everything that is needed for it is in the window.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, chooseOne, solo, still } from "../steps.js";

// A window, and the size of the text in it: the last two are 1920x1080 and 1440x900 for somebody who reads twice as large.
const SIZES = [[1366, 650], [1440, 900], [1920, 1080], [820, 1180], [390, 844], [844, 390], [960, 540], [720, 450]];
let world;
before(async () => { world = await start(); });
after(() => world.stop());

/** What is not in the window, or is cut off, at this moment. */
function faults() {
  const found = [];
  const { innerWidth: width, innerHeight: height } = window;
  const page = document.scrollingElement;
  if (page.scrollHeight > height + 1 || page.scrollWidth > width + 1) found.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  const name = (element) => `${element.className || element.tagName} ${element.dataset.choice ?? element.dataset.place ?? element.innerText?.slice(0, 30) ?? ""}`;
  const inWindow = (element, sideways) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return found.push(`${name(element)} has no size`);
    const across = sideways || (box.left >= -1 && box.right <= width + 1);
    if (!across || box.top < -1 || box.bottom > height + 1) found.push(`${name(element)} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const isPhone = width < 600;
  const sheet = document.querySelector("dialog[open]");
  const all = (selector) => [...document.querySelectorAll(selector)];
  if (sheet) {
    for (const element of sheet.querySelectorAll(".go-on, .again, .next-game, header h2")) inWindow(element, false);
    return found;
  }
  for (const element of all(".prompt h2, .act .btn, .strip.opp .who, .me .chip, .trk .tok")) inWindow(element, false);
  // On a phone a hand is wider than the window, and moves sideways.
  const isStaged = Boolean(document.querySelector(".lit"));
  for (const element of all("[data-choice]:not(:disabled)")) {
    const inHand = isPhone && Boolean(element.closest(".hand"));
    // What could be played instead of what is staged is one tab away.
    if (!(inHand && isStaged)) inWindow(element, inHand);
  }
  for (const element of all(".plate, .ground")) inWindow(element, false);
  if (!isPhone) for (const element of all(".inplay .card, .hand .card")) inWindow(element, false);
  // Nothing of a card is cut off.
  for (const card of all(".hand .card, .inplay .card")) {
    const box = card.getBoundingClientRect();
    if (box.height === 0) continue;
    for (const part of card.querySelectorAll("h3, p, .uses")) {
      const inner = part.getBoundingClientRect();
      if (inner.height && (inner.bottom > box.bottom + 2 || inner.top < box.top - 2)) found.push(`${card.dataset.card}: ${part.tagName} is cut (${Math.round(inner.top - box.top)}..${Math.round(inner.bottom - box.top)} of ${Math.round(box.height)})`);
    }
  }
  for (const element of all(".prompt h2, .chip .agenda-name, .act .btn, .strip .who")) {
    if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth) found.push(`${name(element)} is cut off sideways`);
  }
  return found;
}

for (const locale of ["en-US", "fr-FR"]) for (const game of ["days", "minutes"]) {
  test(`a whole game of ${game} in one screen, ${locale}`, async () => {
    const page = await world.open({ locale, viewport: { width: 1366, height: 650 } });
    await still(page);
    await solo(page, { game, side: "US", level: "Cadet" });
    const all = new Map();
    for (let step = 0; step < 400; step += 1) {
      const what = await asked(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(40);
        for (const fault of await page.evaluate(faults)) {
          const key = `${width}x${height} ${fault.replace(/\d+/g, "#")}`;
          if (!all.has(key)) all.set(key, `${width}x${height} step ${step} (${what}): ${fault}`);
        }
      }
      await page.setViewportSize({ width: 1366, height: 650 });
      if (!(await chooseOne(page))) break;
    }
    assert.deepEqual([...all.values()].slice(0, 40), []);
    assert.deepEqual(world.errors, []);
  });
}

test("a Command of three cubes takes four clicks", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US", level: "Cadet" });
  const three = page.locator(".card.us .use:has-text('Command 3'), .card.un .use:has-text('Command 3')").first();
  for (let step = 0; step < 200 && !(await three.count()); step += 1) {
    if (!(await chooseOne(page))) return;
    await asked(page);
  }
  let clicks = 0;
  const click = async (locator) => { clicks += 1; await locator.click(); };
  await click(three);
  const plate = page.locator(".plate.can").last();
  await click(plate);
  assert.equal(await page.locator(".q.coming, .q.going").count(), 1, "a ghost shows what would move");
  const [most] = await page.locator(".step button").evaluateAll((buttons) => buttons.slice(-1).map((button) => button.innerText));
  if (/3/.test(most)) await click(page.locator(".step button").last());
  await click(page.locator(".act .confirm"));
  assert.ok(clicks <= 4, `${clicks} clicks`);
  assert.deepEqual(world.errors, []);
});

// Everything by keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { below } from "../chance.js";
import { still } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

for (const game of ["days", "minutes"]) test(`a whole game of ${game} by keyboard alone`, async () => {
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
  await reach("input[name=game]", "Tab");
  if (game === "minutes") await page.keyboard.press("ArrowDown");
  await reach(".new .confirm", "Tab");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 600; step += 1) {
    await page.waitForSelector("[data-choice], .ending");
    if (await page.locator(".ending").count()) break;
    const inHand = await page.locator(".hand [data-choice]").count();
    await page.waitForTimeout(40);
    const back = below(3);
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
  assert.match(await page.locator("h1").textContent(), game === "days" ? /Days/ : /Minutes/);
  assert.deepEqual(world.errors, []);
});

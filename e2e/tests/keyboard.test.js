// Everything by keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { below } from "../chance.js";
import { asked, chooseOne, CHOICES, solo, still } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

const focused = (page, selector) => page.evaluate((it) => Boolean(document.activeElement?.matches(it)), selector);

async function reach(page, selector, key) {
  for (let press = 0; press < 160; press += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Where what is staged goes on. */
const ON = ".plate.can, .ground.can .ground-body, .to, .act .choice";

/** Chooses something by keys alone, and confirms it if it can be confirmed. */
async function chooseByKey(page) {
  const inHand = await page.locator(".hand .use, .offer .pick").count();
  const isStaged = await page.locator(".lit").count();
  if (inHand && !isStaged) {
    const cards = await page.locator(".hand:not(.offer) .in-hand:has(.use)").count();
    if (cards) {
      await page.keyboard.press(String(1 + below(cards)));
      assert.ok(await focused(page, ".hand .in-hand *"), "a card is one key away");
      await reach(page, ".hand .use", "Tab");
    } else await reach(page, ".offer .pick", await focused(page, "body") ? "Tab" : "Shift+Tab");
    for (let more = below(3); more > 0; more -= 1) {
      await page.keyboard.press("Tab");
      if (!(await focused(page, CHOICES))) await reach(page, CHOICES, "Shift+Tab");
    }
  } else {
    const on = await page.locator(`:is(${ON}):not(:disabled)`).count() ? `:is(${ON}):not(:disabled)` : CHOICES;
    // The table comes before the prompt, the panel after it, and the long log last of all.
    const isAhead = await page.locator(".act .choice").count() > 0 || await focused(page, "body");
    await reach(page, on, isAhead ? "Tab" : "Shift+Tab");
  }
  const byButton = await focused(page, ".use, .pick, .act .choice");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(60);
  if (!(await page.locator(".act .confirm").count())) return;
  if (byButton && below(2)) {
    await page.waitForSelector(".act .confirm:focus");
    await page.keyboard.press("Enter");
  } else await page.keyboard.press("Shift+Enter");
  await page.waitForSelector(".act .confirm", { state: "detached" });
}

for (const game of ["days", "minutes"]) test(`a whole game of ${game} by keyboard alone`, async () => {
  const page = await world.open();
  await still(page);
  await reach(page, ".change", "Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".drawer[open] .new-game");
  await reach(page, "input[name=game]", "Tab");
  if (game === "minutes") await page.keyboard.press("ArrowDown");
  await reach(page, ".new-game .btn.pri", "Tab");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 900; step += 1) {
    const what = await asked(page);
    if (what === "ending") break;
    if (what === "interlude") {
      await page.waitForSelector(".interlude .go-on:focus");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".interlude", { state: "detached" });
    } else await chooseByKey(page);
  }
  assert.ok(await page.locator("dialog.ending[open] .verdict").count());
  assert.match(await page.locator("main > h1").textContent(), game === "days" ? /Days/ : /Minutes/);
  await reach(page, ".ending .look", "Tab");
  await page.keyboard.press("Enter");
  await reach(page, ".reopen", "Tab");
  assert.deepEqual(world.errors, []);
});

test("every key does what the help says", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US" });
  while (await asked(page), !(await page.locator(".hand .use").count())) await chooseOne(page);
  await page.locator(".prompt h2").focus();
  await page.keyboard.press("?");
  await page.waitForSelector(".drawer[open] .keys kbd");
  assert.equal(await page.locator(".keys tr").count(), 10);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".drawer:not([open])", { state: "attached" });
  await page.keyboard.press("r");
  await page.waitForSelector(".drawer[open] .book h2");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".drawer:not([open])", { state: "attached" });
  const sound = () => page.evaluate(() => localStorage.getItem("thirteen/sound"));
  await page.keyboard.press("m");
  const first = await sound();
  await page.keyboard.press("m");
  assert.notEqual(await sound(), first);
  await page.keyboard.press("a");
  await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
  await page.keyboard.press("1");
  assert.ok(await focused(page, ".hand .in-hand:first-child *"), "the first card");
  await reach(page, ".hand .use", "Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".hand .lit");
  await page.locator(".prompt h2").focus();
  await page.keyboard.press("Backspace");
  await page.waitForSelector(".hand .lit", { state: "detached" });
  assert.deepEqual(world.errors, []);
});

test("E uses an Event, S skips it", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US" });
  const keys = ["s", "e"];
  for (let step = 0; step < 400 && keys.length; step += 1) {
    const what = await asked(page);
    if (what === "ending") { await page.locator(".ending .again").click(); continue; }
    if (what !== "choice" || !(await page.locator("[data-choice=decline]").count())) { await chooseOne(page); continue; }
    const told = await page.locator(".prompt h2").innerText();
    await page.locator(".prompt h2").focus();
    const key = keys.shift();
    await page.keyboard.press(key);
    if (key === "e" && !(await page.locator(".act .undo").count())) continue;
    await page.waitForFunction((was) => document.querySelector(".prompt h2").innerText !== was || document.querySelector(".act .confirm"), told);
  }
  assert.deepEqual(keys, [], "both were asked for");
  assert.deepEqual(world.errors, []);
});

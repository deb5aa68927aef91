// What happens is told so that it can be followed, and waits where it must be read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, chooseOne, load, pace, solo, still } from "../steps.js";

const folder = new URL("../../tests/records/", import.meta.url).pathname;
let world;
before(async () => { world = await start(); });
after(() => world.stop());

test("what the computer does is shown step by step, and where", async () => {
  const page = await world.open();
  await solo(page, { side: "US", level: "Cadet" });
  await page.evaluate(() => {
    window.seen = [];
    let lines = 0;
    setInterval(() => {
      const log = [...document.querySelectorAll(".log li")].length;
      const isAsked = Boolean(document.querySelector("[data-choice]:not(:disabled)"));
      if (log > lines && !isAsked) window.seen.push({ at: performance.now(), pointed: document.querySelectorAll(".table .pointed").length });
      lines = log;
    }, 20);
  });
  let seen = [];
  for (let step = 0; step < 60 && seen.length < 8; step += 1) {
    if (!(await chooseOne(page))) break;
    await asked(page);
    seen = (await page.evaluate(() => window.seen)).filter((one) => one.pointed > 0);
  }
  assert.ok(seen.length >= 8, `${seen.length} things were shown one by one and pointed at`);
  const gaps = seen.slice(1).map((one, index) => one.at - seen[index].at);
  // A busy machine shifts single ones; the pace itself does not change.
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  assert.ok(middle > 400, `each can be looked at: ${gaps.map(Math.round)}`);
  assert.deepEqual(world.errors, []);
});

test("Space shows the rest at once", async () => {
  const page = await world.open();
  await pace(page, 0);
  await solo(page, { side: "US", level: "Cadet" });
  const command = page.locator(".card.us .use, .card.un .use").filter({ hasText: /Command [23]/ }).first();
  while (await asked(page), !(await command.count())) {
    await chooseOne(page);
    await page.locator(".prompt h2").focus().catch(() => {});
    await page.keyboard.press("Space");
  }
  await command.click();
  const plate = page.locator("[data-place=berlin]");
  await plate.click();
  await plate.click();
  const ghost = await page.locator(".tok.ghost.us").getAttribute("style");
  const rose = () => page.locator(".lane.military .tok.us:not(.ghost)").getAttribute("style").then((style) => style === ghost);
  await page.locator(".act .confirm").click();
  await page.waitForTimeout(300);
  assert.equal(await rose(), false, "first the cubes, then the marker");
  await page.keyboard.press("Space");
  await page.waitForTimeout(100);
  assert.equal(await rose(), true);
  assert.deepEqual(world.errors, []);
});

for (const [speed, index] of [["at once", 3], ["fast", 2]]) test(`the end of a round waits for its reader, ${speed}`, async () => {
  const page = await world.open();
  await pace(page, index);
  await solo(page, { side: "US", level: "Cadet" });
  while (await asked(page) !== "interlude") await chooseOne(page);
  const sheet = page.locator("dialog.interlude[open]");
  assert.match(await sheet.locator("h2").innerText(), /Round 1 is over/);
  const whole = await sheet.innerText();
  const agendas = await sheet.locator(".agenda").count();
  assert.equal(agendas, 2, "both agendas are turned up");
  const [was, is] = (await sheet.locator(".sum b").allInnerTexts()).map(standing);
  let sum = was;
  for (const result of await sheet.locator(".agenda .res").all()) {
    const gain = Number((await result.innerText()).match(/\+(\d+)/)?.[1] ?? 0);
    sum += gain * (await result.locator(".mk.us").count() ? 1 : -1);
  }
  assert.equal(is, Math.max(-5, Math.min(5, sum)), whole);
  assert.match(await sheet.locator(".ok").innerText(), /No nuclear war/);
  await page.waitForTimeout(2_500);
  assert.equal(await sheet.innerText(), whole, "it goes by nobody's clock");
  assert.match(await page.locator(".rounds").getAttribute("aria-label"), /1/);
  await sheet.locator(".go-on").click();
  assert.equal(await asked(page), "choice");
  assert.match(await page.locator(".rounds").getAttribute("aria-label"), /2/);
  assert.deepEqual(world.errors, []);
});

/** Prestige, positive for the US. */
const standing = (text) => Number(text.match(/\d+/)?.[0] ?? 0) * (text.startsWith("USSR") ? -1 : 1);

for (const game of ["days", "minutes"]) test(`a name in the log opens its card, a line leads to its moment, ${game}`, async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { game, side: "US", level: "Cadet" });
  const name = page.locator(".log .name").last();
  while (!(await name.count())) { await asked(page); await chooseOne(page); }
  while (await asked(page) !== "choice") await chooseOne(page);
  const text = await name.innerText();
  await name.click();
  await page.waitForSelector("dialog.large[open]");
  assert.equal((await page.locator("dialog.large[open] h2").innerText()).toLowerCase(), text.toLowerCase());
  await page.keyboard.press("Escape");
  const moment = page.locator(".log .moment").last();
  const [, ply] = (await moment.getAttribute("href")).match(/replay\/[^/]+\/(\d+)/);
  await moment.click();
  await page.waitForSelector(".table.replay");
  assert.match(await page.locator(".seek span").innerText(), new RegExp(`^${ply} of`));
  assert.deepEqual(world.errors, []);
});

for (const side of ["US", "USSR"]) test(`title and icon of the tab say when it is your turn as the ${side}`, async () => {
  const page = await world.open();
  await pace(page, 0);
  const icon = () => page.locator("link[rel=icon]").getAttribute("href");
  const tab = async () => [await page.title(), /icon-turn-/.test(await icon())];
  assert.deepEqual(await tab(), ["Thirteen", false]);
  await solo(page, { side, level: "Cadet" });
  await asked(page);
  assert.deepEqual(await tab(), ["Your turn · 13 Days", true]);
  // A side may have to choose again at once; before long the other is to move.
  const theirs = () => page.waitForFunction(() => document.title === "13 Days", null, { timeout: 2_000 }).then(() => true, () => false);
  for (let step = 0; step < 8; step += 1) {
    await chooseOne(page);
    if (await theirs()) break;
  }
  assert.doesNotMatch(await icon(), /icon-turn-/);
  await asked(page);
  assert.deepEqual(await tab(), ["Your turn · 13 Days", true]);
  await page.locator(".logo").click();
  await page.waitForSelector(".home");
  assert.deepEqual(await tab(), ["Thirteen", false]);
  assert.deepEqual(world.errors, []);
});

test("Scramble’s Event takes at most six clicks", async () => {
  const page = await world.open();
  await still(page);
  const lines = readFileSync(`${folder}days-2.record`, "utf8").trim().split("\n");
  const before = lines.slice(0, lines.indexOf("us event scramble"));
  await load(page, ["# us person", "# ussr cadet", ...before, `end ${before.length - 3}`].join("\n"));
  await page.locator(".btn.go-on").click();
  assert.equal(await asked(page), "choice");
  let clicks = 0;
  const click = async (locator) => { clicks += 1; await locator.click(); };
  await click(page.locator("[data-choice='event scramble']"));
  for (let cube = 0; cube < 3; cube += 1) await click(page.locator(".plate.can:not(.sel)").nth(cube));
  assert.equal(await page.locator(".q.coming").count(), 3);
  await click(page.locator(".act .confirm"));
  await page.locator(".log li", { hasText: "Scramble" }).first().waitFor();
  assert.equal(await page.locator(".act .undo").count(), 0);
  assert.ok(clicks <= 6, `${clicks} clicks`);
  assert.deepEqual(world.errors, []);
});

test("the rules and the cards lie over the game, and close to it", async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "US", level: "Cadet" });
  await asked(page);
  const address = page.url();
  await page.locator(".tb .opt").first().click();
  await page.waitForSelector(".drawer[open] .pages h2");
  await page.locator(".drawer[open] .precisely").click();
  await page.locator(".drawer[open] .rules-side nav a").nth(3).click();
  await page.locator(".drawer[open] .book a").first().click();
  assert.equal(page.url(), address, "reading does not leave the table");
  await page.locator(".drawer > .close").click();
  await page.locator(".tb .opt").nth(1).click();
  await page.locator(".drawer[open] .card h3 button").first().click();
  await page.waitForSelector("dialog.large[open] .history");
  await page.keyboard.press("Escape");
  await page.locator(".drawer > .close").click();
  assert.equal(await asked(page), "choice");
  assert.deepEqual(world.errors, []);
});

// Puzzles: solved and failed, the same for everybody on a day, and played on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFileSync } from "node:fs";
import { start } from "../browser.js";
import { faults } from "../axe.js";
import { asked } from "../steps.js";

const puzzles = readFileSync(new URL("../../crates/analysis/puzzles.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
let world;
before(async () => { world = await start(); });
after(() => world.stop());

async function pose(page, name) {
  await page.goto(`${world.url}#/puzzle/${name}`);
  await page.waitForSelector("[data-answer]", { timeout: 60_000 });
}

test("a puzzle is solved, another failed, and each answer says why", async () => {
  const page = await world.open({ bypassCSP: true });
  const days = puzzles.findIndex((puzzle) => puzzle.game === "days" && puzzle.choices.length === 4);
  await pose(page, days + 1);
  assert.equal(await page.locator("[data-answer]").count(), 4);
  assert.deepEqual(await faults(page), []);
  await page.locator(`[data-answer="${puzzles[days].answer}"]`).click();
  await page.waitForSelector("h2.right");
  assert.equal(await page.locator(".pz-why > li").count(), 4);
  await page.locator("[data-next]").click();
  await page.waitForSelector("[data-answer]");
  const number = Number(page.url().match(/puzzle\/(\d+)/)[1]);
  const wrong = (puzzles[number - 1].answer + 1) % puzzles[number - 1].choices.length;
  await page.locator(`[data-answer="${wrong}"]`).click();
  await page.waitForSelector("h2.wrong");
  const kept = await page.evaluate(() => localStorage.getItem("thirteen/puzzles"));
  assert.match(kept, new RegExp(`^${days + 1}\\+\\d+ ${number}-\\d+ $`));
  await page.goto(`${world.url}#/puzzles`);
  await page.waitForSelector(".themes li");
  assert.match(await page.locator(".themes").innerText(), /1 of/);
  assert.deepEqual(world.errors, []);
});

test("the puzzle of the day is the same in two profiles", async () => {
  const texts = [];
  for (let profile = 0; profile < 2; profile += 1) {
    const page = await world.open();
    await pose(page, "today");
    texts.push(await page.locator(".pz-choices").innerText());
  }
  assert.equal(texts[0], texts[1]);
});

test("a puzzle is played on at the table", async () => {
  const page = await world.open();
  const days = puzzles.findIndex((puzzle) => puzzle.game === "days");
  await pose(page, days + 1);
  await page.locator("[data-answer]").first().click();
  await page.locator("[data-try]").click();
  await page.waitForURL(/#\/game\//);
  assert.equal(await asked(page), "choice");
  assert.deepEqual(world.errors, []);
});

test("puzzles speak French and fit a phone", async () => {
  const page = await world.open({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  await pose(page, 1);
  assert.match(await page.locator(".written").innerText(), /Que choisissez-vous/);
  await page.locator("[data-answer]").first().click();
  await page.waitForSelector(".pz-why li");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 390, `${width} wide`);
  const box = await page.locator(".written").boundingBox();
  assert.ok(box.width > 300, `the words are ${box.width} wide`);
});

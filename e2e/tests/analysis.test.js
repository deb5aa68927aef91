// A game taken apart: the numbers of the native command, sums that add up, and playing on from a moment.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { binary, start } from "../browser.js";
import { faults } from "../axe.js";
import { asked, load } from "../steps.js";

const record = readFileSync(new URL("../../tests/records/minutes-1.record", import.meta.url), "utf8");
let world;
before(async () => { world = await start(); });
after(() => world.stop());

/** Loads the game as one of the US against a level, and opens its analysis. */
async function analysed(page) {
  await page.goto(`${world.url}#/`);
  await load(page, `# us person\n# ussr cadet\n${record}`);
  await page.waitForSelector(".table.replay");
  await page.locator(".btn.analyse").click();
  await page.waitForSelector(".an-sum", { timeout: 120_000 });
}

const number = (text) => Number(text.replace("−", "-"));

test("an analysis has the numbers of the native command, and they add up", async () => {
  const page = await world.open({ bypassCSP: true });
  await analysed(page);
  const rows = await page.locator(".an-sum tr[data-seat]").evaluateAll((all) => all.map((row) => [row.dataset.seat, ...[...row.querySelectorAll("td")].map((cell) => cell.textContent)]));
  const file = join(mkdtempSync(join(tmpdir(), "thirteen-")), "game.record");
  writeFileSync(file, record);
  const report = JSON.parse(execFileSync(binary, ["analyse", file, "--json"], { encoding: "utf8" }));
  assert.equal(rows.length, 2);
  for (const [seat, ...cells] of rows) {
    const [begin, own, theirs, cards, end] = cells.map(number);
    assert.equal(begin + own + theirs + cards, end, `${seat}: ${cells}`);
    const percent = (it) => Math.sign(it) * Math.floor((Math.abs(it) + 50) / 100);
    assert.deepEqual([begin, own, theirs, end], [report[seat].start, report[seat].own, report[seat].theirs, report[seat].end].map(percent), seat);
  }
  assert.equal(await page.locator(".an-list li").count(), report.decisions.length);
  assert.equal(await page.locator(".an-moment").count(), report.us.moments.length);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("thirteen/analysis/")).map((key) => localStorage.getItem(key)));
  assert.deepEqual(JSON.parse(kept[0]), report, "it is kept with the game");
  // A click moves the board.
  const before = await page.locator(".position, .sr").allInnerTexts();
  await page.locator(".an-list button").first().click();
  assert.notDeepEqual(await page.locator(".position, .sr").allInnerTexts(), before);
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(world.errors, []);
});

test("a moment can be tried again, with the same hand and other secrets", async () => {
  const page = await world.open();
  await analysed(page);
  const again = page.locator(".an-moment [data-try]").first();
  assert.ok(await again.count(), "somebody gave something away");
  await again.click();
  await page.waitForURL(/#\/game\//);
  assert.equal(await asked(page), "choice");
  assert.deepEqual(world.errors, []);
});

test("an analysis speaks French and fits a phone", async () => {
  const page = await world.open({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  await analysed(page);
  assert.match(await page.locator(".written").innerText(), /les cartes/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 390, `${width} wide`);
  const box = await page.locator(".written").boundingBox();
  assert.ok(box.width > 300, `the words are ${box.width} wide`);
  await page.locator(".an-sum").scrollIntoViewIfNeeded();
  assert.ok(await page.locator(".an-sum").isVisible());
  assert.deepEqual(world.errors, []);
});

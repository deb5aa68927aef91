// What every screen looks like to those who cannot see it, and on a phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { chooseOne, playToTheEnd, solo, still, two } from "../steps.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let world;
before(async () => { world = await start(); });
after(() => world.stop());

async function violations(page) {
  return page.evaluate(async (source) => {
    if (!window.axe) (0, eval)(source);
    const result = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
    return result.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
  }, readFileSync(axe, "utf8"));
}

for (const colorScheme of ["light", "dark"]) {
  test(`no barriers on any screen, ${colorScheme}`, async () => {
    const page = await world.open({ colorScheme, bypassCSP: true });
    await still(page);
    const all = [];
    const check = async (where) => all.push(...(await violations(page)).map((one) => `${where}: ${one}`));
    await check("home");
    await page.locator(".import .button").click();
    await page.waitForSelector(".fault:not(:empty)");
    await check("a fault");
    await solo(page, { side: "US" });
    await page.waitForSelector("[data-choice]");
    await check("agendas");
    await chooseOne(page);
    await page.waitForSelector("[data-choice]");
    for (let step = 0; step < 20 && !(await page.locator(".place.target").count()); step += 1) {
      await chooseOne(page);
      await page.waitForTimeout(100);
    }
    if (await page.locator(".place.target").count()) await page.locator(".place.target").first().click();
    await check("a choice");
    await page.keyboard.press("Escape");
    if (await page.locator(".ask-hint").count()) {
      await page.locator(".ask-hint").click();
      await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
      await check("advice");
    }
    await page.locator(".card-name button, .agenda-chip").first().click();
    await check("a card in large");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    await check("the end");
    for (const [hash, sign] of [["replay/playthrough/77/open", ".comment"], ["rules/days", ".book h2"], ["rules/minutes", ".book h2"], ["cards", ".gallery .card"], ["game/none", ".sheet h1"]]) {
      await page.goto(`${world.url}#/${hash}`);
      await page.waitForSelector(sign);
      await check(hash);
    }
    await page.goto(`${world.url}#/`);
    await two(page, "campaign");
    await check("the curtain");
    await page.locator(".curtain button").click();
    await page.waitForSelector("[data-choice]");
    await check("a bid of 13 Minutes");
    for (let step = 0; step < 40 && !(await page.locator(".use").count()); step += 1) await chooseOne(page);
    await page.locator(".use").first().click();
    await check("13 Minutes");
    await page.locator(".card-name button").first().click();
    await check("a card of 13 Minutes in large");
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    await check("the end of 13 Minutes");
    await page.locator(".over a").first().click();
    await page.waitForSelector(".replay");
    await check("a replay of 13 Minutes");
    assert.deepEqual(all, []);
  });
}

test("nothing is wider than a phone", async () => {
  const page = await world.open({ viewport: { width: 390, height: 844 } });
  await still(page);
  const fits = async (where) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `${where} is ${width} wide`);
  };
  await fits("home");
  await solo(page, { side: "US" });
  for (let step = 0; step < 6; step += 1) {
    await page.waitForSelector("[data-choice], .ending");
    await fits("table");
    await chooseOne(page);
  }
  await playToTheEnd(page);
  await fits("the end");
  await page.goto(`${world.url}#/`);
  await two(page, "minutes");
  for (let step = 0; step < 14; step += 1) {
    await chooseOne(page);
    await fits("13 Minutes");
  }
  for (const [hash, sign] of [["replay/playthrough/60/open", ".comment"], ["rules/days", ".book h2"], ["cards", ".gallery .card"]]) {
    await page.goto(`${world.url}#/${hash}`);
    await page.waitForSelector(sign);
    await fits(hash);
  }
});

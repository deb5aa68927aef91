// Other screens, languages, and what a screen reader finds.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { binary, start } from "../browser.js";
import { chooseOne, playToTheEnd, solo, still } from "../steps.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const recordFile = new URL("../../tests/records/playthrough.record", import.meta.url).pathname;
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
    await page.locator(".card-name button, .agenda-chip").first().click();
    await check("a card in large");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    await check("the end");
    for (const [hash, sign] of [["replay/playthrough/77/open", ".comment"], ["rules/days", ".book h2"], ["rules/minutes", ".book h2"], ["cards", ".gallery .card"]]) {
      await page.goto(`${world.url}#/${hash}`);
      await page.waitForSelector(sign);
      await check(hash);
    }
    await page.goto(`${world.url}#/`);
    await page.locator(".new .minutes").click();
    await page.waitForSelector(".curtain");
    await check("the curtain");
    await page.locator(".curtain button").click();
    await page.waitForSelector("[data-choice]");
    await check("13 Minutes");
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
  for (const [hash, sign] of [["replay/playthrough/60/open", ".comment"], ["rules/days", ".book h2"], ["cards", ".gallery .card"]]) {
    await page.goto(`${world.url}#/${hash}`);
    await page.waitForSelector(sign);
    await fits(hash);
  }
});

test("a replay steps, jumps, changes its seat and can be linked to", async () => {
  const page = await world.open();
  await page.goto(`${world.url}#/replay/playthrough/38/open`);
  await page.waitForSelector(".comment");
  assert.match(await page.locator(".seek span").innerText(), /38/);
  await page.keyboard.press("ArrowRight");
  assert.match(await page.locator(".seek span").innerText(), /39/);
  assert.match(page.url(), /playthrough\/39\/open/);
  await page.locator(".chapters button").nth(2).click();
  assert.match(await page.locator(".rounds").getAttribute("aria-label"), /3/);
  await page.locator(".seats .option").nth(2).click();
  assert.equal(await page.locator(".hand .card").count(), 0, "a spectator sees no hand");
  await page.locator("[aria-label='To the end']").click();
  await page.waitForSelector(".verdict.ussr");
  await page.locator(".controls .run").click();
  assert.deepEqual(world.errors, []);
});

test("records leave as files and come back; a broken one says what is wrong", async () => {
  const page = await world.open();
  await page.goto(`${world.url}#/replay/playthrough/0/open`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("button", { hasText: "Save as a file" }).click()]);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(text, /^thirteen 1\ngame days\n/);
  await page.goto(`${world.url}#/`);
  await page.locator(".import textarea").fill(text.replace("us command public-protests", "us command excomm"));
  await page.locator(".import .button").click();
  assert.match(await page.locator(".fault").innerText(), /line \d+.*excomm.*refused/);
  await page.locator(".import textarea").fill("hello");
  await page.locator(".import .button").click();
  assert.match(await page.locator(".fault").innerText(), /thirteen 1/);
  await page.locator(".import input[type=file]").setInputFiles({ name: "game.record", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForSelector(".replay");
  assert.match(await page.locator(".seek span").innerText(), /107/);
  assert.deepEqual(world.errors, []);
});

test("French, from the first word to the last", async () => {
  const page = await world.open({ locale: "fr-FR" });
  await still(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await page.locator(".new .confirm").click();
  const keys = /(^|\s)(ask|log|board|choose|short|say|then|war|level|new|home|card|event|agenda|replay|large|hint)-[a-z-]+(\s|$)/;
  for (let step = 0; step < 600; step += 1) {
    await page.waitForSelector("[data-choice], .ending");
    assert.doesNotMatch(await page.locator("main").innerText(), keys);
    if (!(await chooseOne(page))) break;
  }
  await page.goto(`${world.url}#/rules/days/command`);
  await page.waitForSelector(".book #command");
  assert.match(await page.locator(".book").innerText(), /théâtre/);
  assert.deepEqual(world.errors, []);
});

test("the rules can be searched", async () => {
  const page = await world.open();
  await page.goto(`${world.url}#/rules/days`);
  await page.waitForSelector(".book h2");
  const all = await page.locator(".book section").count();
  await page.locator(".search input").fill("DEFCON icon");
  await page.waitForFunction((count) => document.querySelectorAll(".book section").length < count, all);
  assert.ok(await page.locator(".book section").count() > 0);
  assert.ok(await page.locator(".picture svg").count() >= 0);
});

test("native and WebAssembly give the same trace", async () => {
  const page = await world.open();
  const inBrowser = await page.evaluate(async (record) => {
    const { trace } = await import("/web.js");
    return trace(record);
  }, readFileSync(recordFile, "utf8"));
  const native = execFileSync(binary, ["replay", recordFile, "--json"], { encoding: "utf8" });
  assert.ok(inBrowser.length > 10_000);
  assert.equal(inBrowser.trim(), native.trim());
});

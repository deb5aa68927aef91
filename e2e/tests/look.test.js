// What every screen looks like to those who cannot see it, and on a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults as violations } from "../axe.js";
import { start } from "../browser.js";
import { asked, chooseOne, load, playToTheEnd, solo, still, two } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

for (const colorScheme of ["light", "dark"]) {
  test(`no barriers on any screen, ${colorScheme}`, async () => {
    const page = await world.open({ colorScheme, bypassCSP: true });
    await still(page);
    const all = [];
    const check = async (where) => all.push(...(await violations(page)).map((one) => `${where}: ${one}`));
    await check("home");
    await page.locator(".menu-button").click();
    await check("the settings");
    await page.locator(".drawer .close").click();
    await load(page, "");
    await page.waitForSelector(".import .fault:not(:empty)");
    await check("a fault");
    await page.locator(".drawer .close").click();
    await solo(page, { side: "US" });
    await page.waitForSelector(".offer .pick");
    await check("agendas");
    await page.locator(".offer .pick").first().click();
    await check("an agenda that is staged");
    while (await asked(page), !(await page.locator(".plate.can").count())) await chooseOne(page);
    await page.locator(".plate.can").first().click();
    await check("a choice");
    while (!(await page.locator(".ask-hint").count())) { await chooseOne(page); await asked(page); }
    await page.locator(".ask-hint").click();
    await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
    await check("advice");
    await page.locator(".hand .card h3 button, .chip").first().click();
    await page.waitForSelector("dialog.large[open]");
    await check("a card in large");
    await page.keyboard.press("Escape");
    for (const [what, sign] of [["rules", ".book h2"], ["cards", ".card"]]) {
      await page.locator(".tb .opt").nth(what === "rules" ? 0 : 1).click();
      await page.waitForSelector(`.drawer[open] ${sign}`);
      await check(`the drawer of ${what}`);
      await page.locator(".drawer > .close").click();
    }
    await page.locator(".menu-button").click();
    await check("the menu of a game");
    await page.locator(".menu-links .btn").first().click();
    await page.waitForSelector(".keys");
    await check("the keys");
    await page.locator(".drawer > .close").click();
    // A war may end a game before its first round is over.
    for (let what = await asked(page); what !== "interlude"; what = await asked(page)) {
      if (what === "ending") await page.locator(".ending .again").click();
      else await chooseOne(page);
    }
    await check("the end of a round");
    await playToTheEnd(page);
    await check("the end");
    await page.locator(".ending .look").click();
    await check("the table after the end");
    for (const [hash, sign] of [["replay/playthrough/77/open", ".comment"], ["rules/days", ".book h2"], ["rules/minutes", ".book h2"], ["cards", ".gallery .card"], ["game/none", ".page h1"]]) {
      await page.goto(`${world.url}#/${hash}`);
      await page.waitForSelector(sign);
      await check(hash);
    }
    await page.goto(`${world.url}#/`);
    await two(page, "campaign");
    await check("the curtain");
    await page.locator(".curtain button").click();
    await asked(page);
    await check("a bid of 13 Minutes");
    while (await asked(page) !== "choice" || !(await page.locator(".use").count())) await chooseOne(page);
    await page.locator(".use").first().click();
    await check("13 Minutes");
    await page.locator(".hand .card h3 button").first().click();
    await page.waitForSelector("dialog.large[open]");
    await check("a card of 13 Minutes in large");
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    await check("the end of 13 Minutes");
    await page.locator(".ending .replay").click();
    await page.waitForSelector(".table.replay");
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
    await asked(page);
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

// What is read: languages and rules.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, chooseOne, load, still } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

test("French, from the first word to the last", async () => {
  const page = await world.open({ locale: "fr-FR" });
  await still(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await page.locator(".begin-solo").click();
  const keys = /(^|\s)(ask|log|board|choose|short|say|then|war|level|new|home|card|event|agenda|replay|large|hint)-[a-z-]+(\s|$)/;
  for (let step = 0; step < 600; step += 1) {
    await asked(page);
    assert.doesNotMatch(await page.locator("main").innerText(), keys);
    if (!(await chooseOne(page))) break;
  }
  await page.goto(`${world.url}#/`);
  for (const [text, fault] of [["bonjour", /Ligne 1\s: .*thirteen 1/], ["thirteen 1\ngame days\nrules agenda_scoring=standard\nus command excomm\nend 1", /Ligne 4\s: .*excomm.*n’est pas permis/]]) {
    await load(page, text);
    assert.match(await page.locator(".import .fault").innerText(), fault);
    await page.locator(".drawer .close").click();
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
  assert.ok(await page.locator(".picture svg").count() >= 4, "the board's parts are pictured");
  await page.locator(".search input").fill("DEFCON icon");
  await page.waitForFunction((count) => document.querySelectorAll(".book section").length < count, all);
  const found = await page.locator(".book section").allInnerTexts();
  assert.ok(found.length > 0);
  for (const section of found) assert.match(section, /DEFCON icon/i);
  await page.goto(`${world.url}#/rules/minutes`);
  await page.waitForSelector(".book #turns");
  assert.equal(await page.locator(".picture .zone").count(), 3, "the table is pictured");
  assert.equal(await page.locator(".picture .card").count(), 3, "and a card of each kind");
  assert.deepEqual(world.errors, []);
});

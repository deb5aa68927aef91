// Pictures of every screen, wide and narrow, light and dark: node shots.js FOLDER
import { mkdirSync } from "node:fs";
import { start } from "./browser.js";
import { chooseOne, playToTheEnd, solo, still } from "./steps.js";

const folder = process.argv[2] || "shots";
mkdirSync(folder, { recursive: true });
const { open, stop, errors, url } = await start();
const sizes = [["wide", { width: 1440, height: 900 }], ["narrow", { width: 390, height: 844 }]];

async function until(page, selector, steps = 30) {
  for (let step = 0; step < steps; step += 1) {
    await page.waitForSelector("[data-choice], .ending");
    if (await page.locator(selector).count() || !(await chooseOne(page))) return;
  }
}

async function take(name, viewport, colorScheme) {
  const page = await open({ viewport, colorScheme });
  await still(page);
  const narrow = viewport.width < 760;
  const shot = (what, fullPage = narrow) => page.screenshot({ path: `${folder}/${name}-${colorScheme}-${what}.png`, fullPage });
  await shot("home");
  await solo(page, { side: "US", level: "Cadet" });
  await page.waitForSelector("[data-choice]");
  await shot("agenda");
  await until(page, ".use");
  await shot("hand");
  await page.locator(".use", { hasText: "Command" }).first().click();
  await page.locator(".preview .confirm").click();
  await until(page, ".place.target");
  for (const click of [1, 2]) if (await page.locator(".place.target").count() > 2) await page.locator(".place.target").nth(2).click({ clickCount: click });
  await shot("command");
  await page.locator(".ask-hint").click();
  await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
  await shot("hint", true);
  await page.locator(".card-name button").first().click();
  await page.waitForSelector(".history");
  await shot("large", false);
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await shot("end", true);
  await page.goto(`${url}#/`);
  await solo(page, { game: "campaign", side: "US", level: "Cadet" });
  await page.waitForSelector("[data-choice]");
  await shot("minutes-bid");
  for (let card = 0; card < 3; card += 1) { await until(page, ".use"); await chooseOne(page); }
  await until(page, ".ground.target");
  if (await page.locator(".ground.target .ground-body").count()) await page.locator(".ground.target .ground-body").first().click();
  await shot("minutes");
  await until(page, ".use");
  await page.locator(".card-name button").first().click();
  await shot("minutes-large", false);
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await shot("minutes-end", true);
  for (const [hash, sign, what] of [["replay/playthrough/60/open", ".comment", "replay"], ["rules/days", ".book h2", "rules"], ["rules/minutes/turns", ".book #turns", "rules-minutes"], ["cards", ".gallery .card", "cards"]]) {
    await page.goto(`${url}#/${hash}`);
    await page.waitForSelector(sign);
    await shot(what, what === "replay" && narrow);
  }
  await page.context().close();
}

for (const colorScheme of ["light", "dark"]) {
  for (const [name, viewport] of sizes) await take(name, viewport, colorScheme);
}
if (errors.length) console.log("errors:", errors);
await stop();

// Pictures of every screen, wide and narrow, light and dark: node shots.js FOLDER
import { mkdirSync } from "node:fs";
import { start } from "./browser.js";
import { asked, chooseOne, playToTheEnd, solo, still } from "./steps.js";

const folder = process.argv[2] || "shots";
mkdirSync(folder, { recursive: true });
const { open, stop, errors, url } = await start();
const sizes = [["wide", { width: 1440, height: 900 }], ["narrow", { width: 390, height: 844 }]];

async function until(page, selector, steps = 30) {
  for (let step = 0; step < steps; step += 1) {
    await asked(page);
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
  await asked(page);
  await shot("agenda");
  await until(page, ".hand .use");
  await shot("hand");
  await page.locator(".hand .use", { hasText: "Command" }).first().click();
  if (!(await page.locator(".plate.can").count())) await until(page, ".plate.can");
  for (let click = 0; click < 2; click += 1) if (await page.locator(".plate.can").count()) await page.locator(".plate.can").last().click();
  await shot("command");
  await until(page, ".ask-hint");
  await page.locator(".ask-hint").click();
  await page.waitForSelector(".hint-choices button", { timeout: 60_000 });
  await shot("hint");
  if (narrow) await page.locator(".tabs button").nth(1).click();
  await page.locator(".hand .card h3 button").first().click();
  await page.waitForSelector("dialog.large[open] .history");
  await shot("large", false);
  await page.keyboard.press("Escape");
  for (const [at, what] of [[0, "rules-drawer"], [1, "cards-drawer"]]) {
    if (!(await page.locator(".tb .opt").nth(at).isVisible())) continue;
    await page.locator(".tb .opt").nth(at).click();
    await page.waitForSelector(".drawer[open] :is(.book h2, .card)");
    await shot(what, false);
    await page.locator(".drawer > .close").click();
  }
  let what = await asked(page);
  while (what === "choice") { await chooseOne(page); what = await asked(page); }
  if (what === "interlude") await shot("round", false);
  await playToTheEnd(page);
  await shot("end", false);
  await page.goto(`${url}#/`);
  await solo(page, { game: "campaign", side: "US", level: "Cadet" });
  await asked(page);
  await shot("minutes-bid");
  for (let card = 0; card < 3; card += 1) { await until(page, ".use"); await chooseOne(page); }
  await until(page, ".ground.can");
  if (await page.locator(".ground.can .ground-body").count()) await page.locator(".ground.can .ground-body").first().click();
  await shot("minutes");
  await until(page, ".use");
  await page.locator(".hand .card h3 button").first().click();
  await shot("minutes-large", false);
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await shot("minutes-end", false);
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

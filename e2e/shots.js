// Pictures of every screen, wide and narrow, light and dark: node shots.js FOLDER
import { mkdirSync } from "node:fs";
import { start } from "./browser.js";
import { chooseOne, solo, playToTheEnd } from "./steps.js";

const folder = process.argv[2] || "shots";
mkdirSync(folder, { recursive: true });
const { open, stop, errors } = await start();
const sizes = [["wide", { width: 1440, height: 900 }], ["narrow", { width: 390, height: 844 }]];
for (const [name, viewport] of sizes) {
  const page = await open({ viewport });
  const shot = (what, fullPage = name === "narrow") => page.screenshot({ path: `${folder}/${name}-${what}.png`, fullPage });
  await shot("home");
  await solo(page, { side: "US", level: "Cadet" });
  await page.waitForSelector("[data-choice]");
  await shot("agenda");
  await chooseOne(page);
  for (let step = 0; step < 9 && !(await page.locator(".use").count()); step += 1) { await page.waitForTimeout(1500); if (!(await page.locator(".use").count())) await chooseOne(page); }
  await page.waitForSelector(".use");
  await shot("hand");
  await page.locator(".use", { hasText: "Command" }).first().click();
  await shot("hand-preview");
  await page.locator(".preview .confirm").click();
  for (let step = 0; step < 12 && !(await page.locator(".place.target").count()); step += 1) await chooseOne(page);
  await page.locator(".place.target").nth(2).click();
  await page.locator(".place.target").nth(2).click();
  await shot("command", name === "narrow");
  await page.locator(".card-name button").first().click();
  await shot("large", false);
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await page.waitForTimeout(700);
  await shot("end", true);
  await page.goto(page.url().replace(/#.*/, "#/replay/playthrough/60/open"));
  await page.waitForSelector(".comment");
  await shot("replay");
  await page.goto(page.url().replace(/#.*/, "#/rules/days"));
  await page.waitForSelector(".book h2");
  await shot("rules", false);
  await page.goto(page.url().replace(/#.*/, "#/cards"));
  await page.waitForSelector(".gallery .card");
  await shot("cards", false);
  await page.context().close();
}
if (errors.length) console.log("errors:", errors);
await stop();

// The picture of the README: a Command that is being placed.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { start } from "./browser.js";
import { asked, chooseOne, solo, still } from "./steps.js";

const folder = fileURLToPath(new URL("../docs/images", import.meta.url));
mkdirSync(folder, { recursive: true });
const { open, stop } = await start();
const page = await open({ viewport: { width: 1366, height: 768 } });
await still(page);
await solo(page, { side: "US", level: "Envoy" });
const ours = page.locator(".card.us .use, .card.un .use").first();
for (let step = 0; step < 60 && !((await page.locator(".rounds .on").innerText()).endsWith("2") && (await ours.count())); step += 1) {
  if (!(await chooseOne(page))) break;
  await asked(page);
}
await ours.click();
const plate = page.locator(".plate.can").nth(4);
if (await plate.count()) await plate.click();
await page.mouse.move(700, 20);
await page.waitForTimeout(900);
await page.screenshot({ path: `${folder}/table.png` });
await stop();
console.log(`${folder}/table.png`);

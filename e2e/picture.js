// The pictures of the README: a Command that is being placed, in large and, smaller, at the six sizes.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { start } from "./browser.js";
import { asked, chooseOne, solo, still } from "./steps.js";

const SIZES = [[1366, 650], [1440, 900], [1920, 1080], [820, 1180], [390, 844], [844, 390]];
const folder = fileURLToPath(new URL("../docs/images", import.meta.url));
mkdirSync(folder, { recursive: true });
const { open, stop } = await start();

/** A page on which a Command of the second round is being placed. */
async function placing(options) {
  const page = await open({ viewport: { width: 1366, height: 768 }, ...options });
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
  return page;
}

await (await placing({})).screenshot({ path: `${folder}/table.png` });
const small = await placing({ deviceScaleFactor: 0.5 });
for (const [width, height] of SIZES) {
  await small.setViewportSize({ width, height });
  await small.waitForTimeout(300);
  await small.screenshot({ path: `${folder}/at-${width}x${height}.jpg`, type: "jpeg", quality: 78 });
}
await stop();
console.log(folder);

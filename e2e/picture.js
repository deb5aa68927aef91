// The picture of the README.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { start } from "./browser.js";

const folder = fileURLToPath(new URL("../docs/images", import.meta.url));
mkdirSync(folder, { recursive: true });
const { open, stop, url } = await start();
const page = await open({ viewport: { width: 1440, height: 900 } });
await page.goto(`${url}#/replay/playthrough/77/us`);
await page.waitForSelector(".comment");
await page.waitForTimeout(900);
await page.screenshot({ path: `${folder}/table.png` });
await stop();
console.log(`${folder}/table.png`);

// The figures that are promised. They are printed, so that they can be quoted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { asked, chooseOne, CHOICES, solo, still } from "../steps.js";

let world;
before(async () => { world = await start(); });
after(() => world.stop());

/** What the worker fetches, compressed as the browser asks for it. */
async function webworkerBytes(page) {
  return page.evaluate(async () => {
    const files = ["worker.js", "webworker.js", "webworker_bg.wasm"].map(thirteen.file);
    await Promise.all(files.map((file) => fetch(file, { cache: "no-store" }).then((answer) => answer.arrayBuffer())));
    const entries = performance.getEntriesByType("resource");
    return files.map((file) => entries.findLast((entry) => entry.name === file).encodedBodySize).reduce((a, b) => a + b);
  });
}

test("the first load is at most 420 kB and playable within 1 s", async (t) => {
  const page = await world.open({ serviceWorkers: "block" });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  let encoded = false;
  client.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
  client.on("Network.responseReceived", ({ response }) => { encoded ||= Boolean(response.headers["content-encoding"]); });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  const ready = await page.evaluate(() => performance.now());
  await page.waitForTimeout(500);
  const first = bytes;
  await solo(page, { side: "US" });
  await asked(page);
  await chooseOne(page);
  await asked(page);
  const player = await webworkerBytes(page);
  console.log(`first load: ${Math.round(first / 1000)} kB, playable after ${Math.round(ready)} ms; the computer player, fetched by its worker: ${Math.round(player / 1000)} kB`);
  if (!encoded) return t.skip("this build has no compressed files: measure the release build");
  assert.ok(first <= 420_000, `${first} bytes`);
  assert.ok(ready <= 1_000, `${ready} ms`);
});

test("a click is answered within 50 ms, and thinking never blocks the page for longer", async (t) => {
  const page = await world.open({ serviceWorkers: "block" });
  await still(page);
  await solo(page, { side: "US", level: "Premier" });
  await asked(page);
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => window.long.push(one.duration))).observe({ type: "longtask" });
  });
  const clicks = [];
  for (let step = 0; step < 24; step += 1) {
    const what = await asked(page);
    if (what === "ending") break;
    if (what !== "choice" || await page.locator(".act .undo").count()) { await chooseOne(page); continue; }
    // A click is answered once what it stages can be taken back or, where it plays at once, nothing can be chosen any more.
    clicks.push(await page.evaluate((choices) => new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(".act .undo") && document.querySelector(choices)) return;
        seen.disconnect();
        resolve(performance.now() - begun);
      });
      seen.observe(document.body, { childList: true, subtree: true, attributes: true });
      const begun = performance.now();
      document.querySelector(choices).click();
    }), CHOICES));
    await chooseOne(page);
  }
  await page.waitForTimeout(1_500);
  const long = await page.evaluate(() => window.long);
  const worst = Math.max(...clicks);
  console.log(`worst click: ${worst.toFixed(1)} ms; longest block: ${Math.max(0, ...long).toFixed(0)} ms`);
  if (!process.env.THIRTEEN_BINARY) return t.skip("measured on the release build");
  assert.ok(worst <= 50, `${worst} ms`);
  assert.ok(long.every((one) => one <= 50), `${long}`);
});

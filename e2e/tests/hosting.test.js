// The page as plain files: on any host, under any path, offline, and when a new version takes its place.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { binary, start } from "../browser.js";
import { chooseOne, linkTo, solo, still } from "../steps.js";

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" };
const PATH = "/some/where/";
const folder = mkdtempSync(join(tmpdir(), "thirteen-page-"));
const first = join(folder, "first");
let host;
let world;

/** The plainest of file servers, with the page under a path; what it was asked for and did not have. */
async function serveFiles() {
  const state = { folder: first, missing: [], asked: [] };
  const server = http.createServer((request, answer) => {
    const { pathname } = new URL(request.url, "http://x");
    const name = pathname === PATH ? "index.html" : pathname.replace(PATH, "");
    state.asked.push(pathname);
    try {
      const content = readFileSync(join(state.folder, name));
      answer.writeHead(200, { "content-type": KINDS[extname(name)] ?? "text/plain" }).end(content);
    } catch {
      state.missing.push(pathname);
      answer.writeHead(404).end("nothing");
    }
  });
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  state.url = `http://127.0.0.1:${server.address().port}${PATH}`;
  state.stop = () => { server.closeAllConnections(); server.close(); };
  return state;
}

/** The page again as a later build would have it, with other words on it: whatever names a changed file changes, too. */
function laterBuild(name) {
  const later = join(folder, name);
  cpSync(first, later, { recursive: true });
  const files = readdirSync(later);
  const one = (start) => files.find((file) => file.startsWith(start));
  const rename = (file, text, others) => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const renamed = file.replace(/-[0-9a-f]{16}\./, `-${hash}.`);
    writeFileSync(join(later, file), text);
    renameSync(join(later, file), join(later, renamed));
    for (const other of others) {
      const path = join(later, other);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(file, renamed));
    }
  };
  const read = (file) => readFileSync(join(later, file), "utf8");
  const [text, worker, boot] = [one("text-en-"), one("worker-"), one("boot-")];
  const fixed = ["index.html", "service-worker.js"];
  rename(text, read(text).replace(/^new-title = .*$/m, `new-title = New game of ${name}`), [worker, boot, ...fixed]);
  rename(worker, `${read(worker)}\n// ${name}`, [boot, ...fixed]);
  rename(boot, read(boot), fixed);
  const [, version] = read("index.html").match(/data-version="([0-9a-f]+)"/);
  for (const file of fixed) writeFileSync(join(later, file), read(file).replaceAll(version, version.split("").reverse().join("")));
  return later;
}

before(async () => {
  execFileSync(binary, ["page", first]);
  host = await serveFiles();
  world = await start(host);
});
after(async () => {
  await world.stop();
  rmSync(folder, { recursive: true });
});

test("a link opens under any path, in a browser that was never here", async () => {
  const record = readFileSync(new URL("../../tests/records/days-1.record", import.meta.url), "utf8");
  const page = await world.open();
  await page.goto(`${host.url}#/replay/~${linkTo("game", record)}/12/us`);
  await page.waitForSelector(".table.replay");
  assert.match(await page.locator(".seek span").innerText(), /^12 of/);
  assert.equal(await page.evaluate(() => localStorage.length), 0, "nothing was kept for it");
  assert.deepEqual(world.errors, []);
});

const settled = (page) => page.waitForSelector("html[data-offline='1']");

test("under any path: a game against the computer, installable, offline", async () => {
  const page = await world.open();
  await settled(page);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]").href;
    const { start_url, scope, id, icons } = await (await fetch(link)).json();
    const here = (path) => new URL(path, link).href;
    return { start: here(start_url), scope: here(scope), id, icon: (await fetch(here(icons[0].src))).ok };
  });
  assert.deepEqual(manifest, { start: host.url, scope: host.url, id: "./", icon: true });
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  await still(page);
  await solo(page, { side: "USSR" });
  for (let step = 0; step < 4; step += 1) await chooseOne(page);
  await page.context().setOffline(true);
  await page.goto(host.url);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await solo(page, { side: "USSR" });
  for (let step = 0; step < 4; step += 1) await chooseOne(page);
  await page.goto(`${host.url}#/rules/days`);
  await page.waitForSelector(".book h2");
  await page.context().close();
  assert.deepEqual(host.missing, []);
  assert.deepEqual(world.errors, []);
  assert.ok(host.asked.every((path) => path.startsWith(PATH)), `${host.asked}`);
});

test("another program at the address shows itself", async () => {
  const page = await world.open();
  await settled(page);
  await page.reload();
  const stranger = join(folder, "stranger");
  mkdirSync(stranger);
  writeFileSync(join(stranger, "index.html"), "<h1>Something else</h1>");
  host.folder = stranger;
  await page.goto("about:blank");
  await page.goto(host.url);
  assert.equal(await page.locator("h1").innerText(), "Something else");
  host.folder = first;
  await page.context().close();
  // The stranger has no icon.
  world.errors.length = 0;
});

test("a new version is told of, and never mixes with a page that is open", async () => {
  const page = await world.open();
  await settled(page);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await still(page);
  const other = await page.context().newPage();
  await other.goto(host.url);
  await other.waitForSelector("html[data-ready]");
  assert.equal(await page.locator(".update p").count(), 0);
  host.folder = laterBuild("second");
  host.missing = [];
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForSelector("html[data-update=ready]");
  assert.match(await page.locator(".update p").innerText(), /new version/);
  // The old page goes on with its own computer player, which the host has no more.
  const old = await page.evaluate(() => thirteen.file("worker.js"));
  await solo(page, { side: "USSR" });
  for (let step = 0; step < 4; step += 1) await chooseOne(page);
  assert.ok(page.workers().some((worker) => worker.url() === old), "the worker of the old build");
  await other.locator(".update button").click();
  await other.waitForSelector("html[data-ready]:not([data-update])");
  assert.match(await other.locator(".begin, .alternatives").getAttribute("aria-label"), /of second/i);
  assert.notEqual(await other.evaluate(() => thirteen.file("worker.js")), old);
  // One tab went on; the other still has its files.
  assert.equal(await page.evaluate(async (file) => (await fetch(file)).status, old), 200);
  const kept = () => other.evaluate(async () => (await caches.keys()).length);
  assert.equal(await kept(), 2);
  await page.close();
  await other.reload();
  await other.waitForSelector("html[data-offline='1']");
  for (let tries = 0; tries < 50 && await kept() > 1; tries += 1) await other.waitForTimeout(100);
  assert.equal(await kept(), 1, "nobody uses the old files any more");
  assert.deepEqual(host.missing, []);
  assert.deepEqual(world.errors, []);
  host.folder = first;
  await other.context().close();
});

// Games as records: shown again, saved, read, and the same wherever they are replayed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { binary, start } from "../browser.js";
import { asked, chooseOne, load, position, solo, still } from "../steps.js";

const folder = new URL("../../tests/records/", import.meta.url).pathname;
let world;
before(async () => { world = await start(); });
after(() => world.stop());

test("a replay steps, jumps, changes its seat and can be linked to", async () => {
  const page = await world.open();
  await page.goto(`${world.url}#/replay/playthrough/38/open`);
  await page.waitForSelector(".comment");
  assert.match(await page.locator(".seek span").innerText(), /38/);
  await page.keyboard.press("ArrowRight");
  assert.match(await page.locator(".seek span").innerText(), /39/);
  assert.match(page.url(), /playthrough\/39\/open/);
  await page.locator(".chapters button").nth(2).click();
  assert.match(await page.locator(".rounds").getAttribute("aria-label"), /3/);
  await page.locator(".seats .option").nth(2).click();
  assert.equal(await page.locator(".hand .card").count(), 0, "a spectator sees no hand");
  await page.locator("[aria-label='To the end']").click();
  await page.waitForSelector(".ending.in-page.ussr .verdict");
  await page.locator(".controls .run").click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator(".btn.link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${world.url}#/`);
  await page.goto(link);
  await page.waitForSelector(".ending.in-page.ussr .verdict");
  assert.deepEqual(world.errors, []);
});

test("a finished game lies open, one under way shows nobody's hand but one's own", async () => {
  const page = await world.open();
  const text = readFileSync(`${folder}minutes-1.record`, "utf8");
  const show = async (record) => {
    await page.goto(`${world.url}#/`);
    await load(page, record);
    await page.waitForSelector(".table.replay");
  };
  await show(text);
  await page.locator(".seats .option").last().click();
  for (let step = 0; step < 3; step += 1) await page.locator(".controls button[aria-label='Next']").click();
  assert.equal(await page.locator(".hand").count(), 2, "both hands lie open");
  await page.locator("[data-place=cuba] .ground-head").click();
  const card = text.match(/^cuba (\S+)$/m)[1].split("-")[0];
  assert.match((await page.locator("dialog.large[open] .now").innerText()).toLowerCase(), new RegExp(`card is .*${card}`));
  await page.keyboard.press("Escape");
  assert.match((await page.locator(".log").innerText()).toLowerCase(), new RegExp(card), "the log tells what was laid");
  const lines = text.trim().split("\n").slice(0, 9);
  await show([...lines, `end ${lines.length - 3}`].join("\n"));
  assert.equal(await page.locator(".seats .option").count(), 1);
  assert.equal(await page.locator(".hand .card").count(), 0);
  assert.deepEqual(world.errors, []);
});

test("records leave as files and come back; a broken one says what is wrong", async () => {
  const page = await world.open();
  await page.goto(`${world.url}#/replay/playthrough/0/open`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".export").click()]);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(text, /^thirteen 1\ngame days\n/);
  await page.goto(`${world.url}#/`);
  await load(page, text.replace("us command public-protests", "us command excomm"));
  assert.match(await page.locator(".import .fault").innerText(), /Line 11: .*us command excomm.* is not allowed/);
  await page.locator(".import textarea").fill("hello");
  await page.locator(".import .btn.pri").click();
  assert.match(await page.locator(".import .fault").innerText(), /thirteen 1/);
  await page.locator(".import input[type=file]").setInputFiles({ name: "game.record", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForSelector(".table.replay");
  assert.match(await page.locator(".seek span").innerText(), /107/);
  assert.deepEqual(world.errors, []);
});

test("native and WebAssembly give the same trace of every stored record", async () => {
  const page = await world.open();
  const names = readdirSync(folder).filter((name) => name.endsWith(".record"));
  for (const game of ["days", "minutes", "playthrough"]) assert.ok(names.some((name) => name.startsWith(game)), game);
  const inBrowser = await page.evaluate(async (records) => {
    const { default: init, trace } = await import(thirteen.file("webworker.js"));
    await init({ module_or_path: thirteen.file("webworker_bg.wasm") });
    return records.map((record) => trace(record));
  }, names.map((name) => readFileSync(folder + name, "utf8")));
  names.forEach((name, index) => {
    const native = execFileSync(binary, ["replay", folder + name, "--json"], { encoding: "utf8", maxBuffer: 1 << 26 });
    assert.ok(native.length > 3_000, name);
    assert.equal(inBrowser[index].trim(), native.trim(), name);
  });
});

for (const from of ["the game", "its replay"]) test(`a running game against the computer goes on from a file saved from ${from}`, async () => {
  const page = await world.open();
  await still(page);
  await solo(page, { side: "USSR", level: "Cadet" });
  while (await asked(page), !(await page.locator(".hand .use").count())) await chooseOne(page);
  const was = await position(page);
  await page.locator(".menu-button").click();
  if (from === "its replay") {
    await page.locator(".menu-links a[href*=replay]").click();
    await page.waitForSelector(".table.replay");
  } else {
    assert.match(await page.locator(".menu-note").innerText(), /hidden cards/, "it is said what the file holds");
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".export").click()]);
  const text = readFileSync(await download.path(), "utf8");
  assert.match(text, /^# us cadet$/m);
  assert.match(text, /^# ussr person$/m);
  const other = await world.open();
  await still(other);
  await load(other, text);
  await other.waitForSelector(".table.replay");
  assert.equal(await other.locator(".seats .option").count(), 1, "nobody looks into the computer's hand");
  await other.locator(".btn.go-on").click();
  assert.equal(await asked(other), "choice", "no curtain hands over the computer's cards");
  assert.equal(await position(other), was);
  const told = await other.locator(".log li").count();
  for (let step = 0; step < 6; step += 1) {
    if (!(await chooseOne(other))) break;
    assert.notEqual(await asked(other), "curtain");
  }
  assert.ok(await other.locator(".log li").count() > told);
  assert.match(await other.locator(".log").innerText(), /Cadet/, "the computer plays on");
  assert.deepEqual(world.errors, []);
});

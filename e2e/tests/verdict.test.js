// The verdict speaks to whoever played.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { load, still } from "../steps.js";

const folder = new URL("../../tests/records/", import.meta.url).pathname;
const record = (name) => readFileSync(`${folder}${name}.record`, "utf8");
const campaign = (...games) => [`thirteen 1\ngame minutes-campaign\ngames ${games.length}\n`, ...games].join("\n");
let world;
before(async () => { world = await start(); });
after(() => world.stop());

/** The end of a game that this side played against the computer. */
async function ending(text, you) {
  const page = await world.open();
  await still(page);
  const players = ["us", "ussr"].map((side) => `# ${side} ${side === you ? "person" : "attache"}\n`).join("");
  await load(page, players + text);
  await page.waitForSelector(".table.replay");
  await page.goto(page.url().replace(/#\/replay\/([^/]+).*/, "#/game/$1"));
  const sheet = page.locator("dialog.ending[open]");
  await sheet.waitFor();
  const [classes, title, whole] = [await sheet.getAttribute("class"), await sheet.locator(".verdict h2").innerText(), await sheet.innerText()];
  return { page, sheet, classes: classes.split(" "), title, whole };
}

for (const [name, winner] of [["days-1", "us"], ["playthrough", "ussr"]]) for (const you of ["us", "ussr"]) {
  test(`${name} as the ${you}`, async () => {
    const { page, sheet, classes, title, whole } = await ending(record(name), you);
    const [kind, other] = winner === you ? ["won", "lost"] : ["lost", "won"];
    assert.ok(classes.includes(kind) && !classes.includes(other) && !classes.includes("war"), `${classes}`);
    assert.equal(title, winner === you ? "You win." : "You lose.");
    assert.match(await sheet.locator(".verdict p").first().innerText(), winner === you ? /\byou (win|hold)\b/i : /^Attaché wins|Attaché holds/);
    assert.match(whole, /Your agenda|your agenda/);
    await sheet.locator(".look").click();
    await sheet.waitFor({ state: "detached" });
    await page.locator(".reopen").click();
    await page.waitForSelector("dialog.ending[open]");
    await page.locator(".ending .again").click();
    await page.waitForSelector(".offer .pick");
    assert.equal(await page.locator(".curtain").count(), 0, "again against the computer");
    assert.deepEqual(world.errors, []);
  });
}

for (const you of ["us", "ussr"]) test(`a nuclear war of the US, as the ${you}`, async () => {
  const { page, sheet, classes, title } = await ending(record("days-5"), you);
  assert.ok(classes.includes("war") && classes.includes(you === "us" ? "lost" : "won"), `${classes}`);
  assert.equal(title, you === "us" ? "You started a nuclear war." : "Attaché started a nuclear war.");
  assert.match(await sheet.locator(".verdict p").first().innerText(), /DEFCON [12].* when the round ended\. (Attaché wins|You win)\./);
  assert.match(await sheet.locator(".did-it").innerText(), /Round \d.*marker rose from \d to \d/s);
  const [, ply] = (await sheet.locator(".decided").getAttribute("href")).match(/replay\/[^/]+\/(\d+)/);
  await sheet.locator(".decided").click();
  await page.waitForSelector(".table.replay");
  assert.match(await page.locator(".seek span").innerText(), new RegExp(`^${ply} of`));
  assert.deepEqual(world.errors, []);
});

test("a war of both sides is nobody’s victory", async () => {
  const { classes, title } = await ending(record("days-4"), "us");
  assert.ok(classes.includes("war") && classes.includes("nobody"), `${classes}`);
  assert.equal(title, "Both sides started a nuclear war.");
  assert.deepEqual(world.errors, []);
});

for (const you of ["us", "ussr"]) test(`a campaign ended by a war of the USSR, as the ${you}`, async () => {
  const { sheet, classes } = await ending(campaign(record("minutes-2")), you);
  assert.ok(classes.includes(you === "us" ? "won" : "lost"), `${classes}`);
  const end = await sheet.locator(".campaign-end").innerText();
  if (you === "us") assert.match(end, /^You win\. .*Attaché.*(campaign|it)\b/);
  else assert.match(end, /^You lose the campaign\. You (started a nuclear war, and with it you lose|led \d+ to \d+, but a nuclear war ends) the campaign/);
  assert.equal(await sheet.locator(".next-game").count(), 0);
  assert.equal(await sheet.locator(".again").count(), 1);
  assert.deepEqual(world.errors, []);
});

test("a campaign goes on after a draw", async () => {
  const { sheet, classes } = await ending(campaign(record("minutes-1")), "us");
  assert.ok(classes.includes("nobody"), `${classes}`);
  assert.equal(await sheet.locator(".campaign-end, .again").count(), 0);
  assert.equal(await sheet.locator(".next-game").count(), 1);
  assert.deepEqual(world.errors, []);
});

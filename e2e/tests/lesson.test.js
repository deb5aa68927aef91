// The lessons to their end, by pointer, by keyboard and on a phone, with wrong tries; what is kept of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { start } from "../browser.js";
import { DAYS, MINUTES, atStep, doStep } from "../lesson.js";
import { asked, chooseOne, still } from "../steps.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const WIDE = { width: 1366, height: 650 };
const PHONE = { width: 390, height: 844 };
let world;
before(async () => { world = await start(); });
after(async () => {
  assert.deepEqual(world.errors, [], "the console stayed clean");
  await world.stop();
});

async function begin(game, options = {}) {
  const page = await world.open({ viewport: WIDE, ...options });
  await still(page);
  await page.goto(`${world.url}#/lesson/${game}`);
  await atStep(page, 1);
  return page;
}

async function violations(page, where) {
  const found = await page.evaluate(async (source) => {
    if (!window.axe) (0, eval)(source);
    const result = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
    return result.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
  }, readFileSync(axe, "utf8"));
  return found.map((one) => `${where}: ${one}`);
}

/** What is wrong with how the bubble lies: over what it points at, out of the window, or not beside anything. */
async function hidden(page) {
  // What is pointed at is measured a moment after it was drawn.
  await page.waitForTimeout(350);
  return page.evaluate(() => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    const found = [];
    if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight) found.push("the bubble is cut off");
    const first = document.querySelector(".veil .ring")?.getBoundingClientRect();
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    if (first && shared(bubble, first) > 0.02 * first.width * first.height) found.push(`${Math.round(shared(bubble, first))} of what is pointed at are covered`);
    if (document.scrollingElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
    return found;
  });
}

/** A try that leads elsewhere, by step: it is explained, and taken back. */
const WRONG = {
  days: {
    sides: { touch: "Place(Berlin)", says: /Berlin: US 0, USSR 1/ },
    tracks: { touch: "Track(Military)", says: /Military marker is on 2.*on 3/ },
    agenda: { stage: "agenda atlantic", says: /Atlantic would score for nobody/ },
    card: { stage: "command suez-hungary", says: /card of the USSR/ },
    price: { stage: "+1 berlin", says: /agenda is Italy, and no flag/ },
    worth: { answer: 3, says: /lead is 3.*adds 1: 4/ },
    letter: { stage: "command quarantine", says: /Without the Letter/ },
    television: { stage: "raise political 1", says: /nuclear war/ },
  },
  minutes: {
    bid: { stage: "bid 9", says: /9 cubes would leave the game/ },
    card: { stage: "command close-allies us", says: /neutral zone is asked for/ },
    command: { stage: "+1 maskirovka", says: /Cuba is worth 2/ },
    look: { stage: "+1 cuba", says: /third of its colour/ },
  },
};

async function tryWrong(page, wrong, press) {
  await doStep(page, { ...wrong, says: undefined }, press);
  await page.waitForSelector(".bubble.wrong");
  assert.match(await page.locator(".bubble .says").innerText(), wrong.says);
  await (press ?? ((found) => found.click()))(page.locator(".bubble .take-back"));
  await page.waitForSelector(".bubble:not(.wrong) .how-far");
}

/** Goes through all steps; what is found wrong is told at the end. */
async function through(page, game, { press, wrong = {}, look, from = 1 } = {}) {
  const found = [];
  const steps = game === "days" ? DAYS : MINUTES;
  for (const [index, [slug, task]] of steps.entries()) {
    if (index + 1 < from) continue;
    await atStep(page, index + 1);
    if (look) found.push(...(await look(page, slug)).map((one) => `${slug}: ${one}`));
    if (wrong[slug]) await tryWrong(page, wrong[slug], press);
    await doStep(page, task, press);
  }
  assert.deepEqual(found, []);
}

/** Plays on until the bubble says that the lesson is over. */
async function playAlone(page) {
  for (let step = 0; step < 400; step += 1) {
    if (await page.locator(".bubble.over").count()) return;
    const ending = page.locator("dialog.ending[open] .look");
    if (await ending.count()) await ending.click();
    else if (!(await Promise.race([page.waitForSelector(".bubble.over", { timeout: 60_000 }).then(() => "over"), asked(page)]).then((what) => what === "over" || what === "ending"))) await chooseOne(page);
  }
  throw new Error("the lesson does not end");
}

test("13 Days by pointer, with wrong tries, left and taken up again, to its end", async () => {
  const page = await begin("days", { bypassCSP: true });
  const all = [];
  const look = async (page, slug) => {
    if (["sides", "price", "worth", "television"].includes(slug)) all.push(...await violations(page, slug));
    return hidden(page);
  };
  // As far as the fourth step, then away and back.
  await doStep(page, DAYS[0][1]);
  await atStep(page, 2);
  await page.locator(".bubble .back-step").click();
  await atStep(page, 1);
  await doStep(page, DAYS[0][1]);
  await doStep(page, DAYS[1][1]);
  await atStep(page, 3);
  await page.locator(".bubble .leave").click();
  await page.waitForSelector(".lesson-card .status:not(:empty)");
  assert.match(await page.locator(".lesson-card").first().innerText(), /Step 3 of 21/);
  await page.reload();
  await page.locator(".lesson-card .btn").first().click();
  await atStep(page, 3);
  await page.locator(".bubble .back-step").click();
  await page.locator(".bubble .back-step").click();
  await atStep(page, 1);
  await through(page, "days", { wrong: WRONG.days, look });
  // The coach watches, and what is left is taken up in the middle of it.
  await page.waitForSelector(".coach li, .coach p:not(.cap)");
  await chooseOne(page);
  all.push(...await violations(page, "the coach"));
  await page.reload();
  await page.waitForSelector(".coach");
  await playAlone(page);
  assert.match(await page.locator(".bubble.over").innerText(), /That was the lesson/);
  all.push(...await violations(page, "the end"));
  await page.goto(`${world.url}#/learn`);
  await page.waitForSelector(".rule-sheet .met");
  assert.equal(await page.locator("[data-rule^='days/']").count(), await page.locator(".met[data-rule^='days/']").count(), "every rule of 13 Days was met");
  assert.equal(await page.locator(".met[data-rule^='minutes/']").count(), 0);
  all.push(...await violations(page, "the index"));
  assert.deepEqual(all, []);
});

test("13 Minutes by keyboard alone, with wrong tries, to its end", async () => {
  const page = await begin("minutes");
  const press = async (found) => {
    await found.waitFor();
    const wanted = await found.elementHandle();
    for (let step = 0; step < 120; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${await wanted.evaluate((element) => element.outerHTML.slice(0, 120))}`);
  };
  assert.ok(await page.evaluate(() => document.querySelector(".bubble [aria-live]")), "the bubble is read out");
  await through(page, "minutes", { press, wrong: WRONG.minutes, look: hidden });
  await playAlone(page);
  assert.match(await page.locator(".bubble.over").innerText(), /to its end/);
});

test("13 Days by keyboard: to the table and back with the ways the bubble offers", async () => {
  const page = await begin("days");
  await page.locator(".bubble h2").focus();
  const press = async (found) => {
    await found.waitFor();
    const there = page.locator(".bubble .there");
    const isOnTable = await found.evaluate((element) => !element.closest(".bubble"));
    // Who uses the keyboard is led to what is to be touched.
    if (isOnTable && await there.count()) { await there.focus(); await page.keyboard.press("Enter"); }
    if (!(await found.evaluate((element) => element === document.activeElement))) await found.focus();
    await page.keyboard.press("Enter");
  };
  await through(page, "days", { press });
});

for (const [game, from] of [["days", 1], ["minutes", 1]]) {
  test(`${game} on a phone, in French: nothing that is spoken of is hidden`, async () => {
    const page = await begin(game, { viewport: PHONE, locale: "fr-FR", hasTouch: true });
    assert.match(await page.locator(".bubble .how-far").innerText(), /Étape 1 sur/);
    await through(page, game, { from, press: (found) => found.tap(), look: hidden });
    await page.waitForSelector(".coach");
  });
}

test("a step is shown to whoever asks, in the dark as well", async () => {
  const page = await begin("days", { colorScheme: "dark", bypassCSP: true, viewport: PHONE });
  assert.deepEqual(await violations(page, "dark"), []);
  for (let step = 1; step <= 5; step += 1) {
    await atStep(page, step);
    await page.locator(".bubble .show-me").click();
    if (step === 3) await page.locator(".act .confirm").click();
  }
  await atStep(page, 6);
});

test("the printed game asks first, tells then, and remembers the place", async () => {
  const page = await world.open({ bypassCSP: true });
  await page.goto(`${world.url}#/lesson/printed`);
  const next = page.locator(".reading .next");
  await page.waitForSelector(".reading .comment");
  await next.click();
  await next.click();
  await page.waitForSelector(".reading .look");
  assert.match(await page.locator(".reading").innerText(), /You are the US/);
  await page.locator("[data-choice='agenda turkey']").click();
  await page.locator(".act .confirm").click();
  await page.waitForSelector(".reading .yours");
  assert.match(await page.locator(".reading").innerText(), /Played was: .*Italy[\s\S]*Turkey[\s\S]*the only cube/);
  assert.deepEqual(await violations(page, "printed"), []);
  await next.click();
  await page.reload();
  await page.waitForSelector(".reading .comment");
  await page.locator(".reading .before").click();
  await page.waitForSelector(".reading .look");
  for (let step = 0; step < 90 && await next.count(); step += 1) {
    const look = page.locator(".reading .look");
    if (await look.count()) await look.click();
    await next.click();
  }
  assert.match(await page.locator(".reading").innerText(), /won by the Letter/);
});

test("what becomes of me is kept, saved as a file and loaded elsewhere", async () => {
  const page = await world.open({ viewport: WIDE, bypassCSP: true });
  const text = "thirteen learned 1\nrule days/command\nlesson days at price\npuzzle days-1 solved 1 missed 0 last 5\nanalysis g1 us own -120 theirs 80 cards 40 accuracy 913\nanalysis g2 us own -20 theirs 10 cards -40 accuracy 950\n";
  await page.evaluate((kept) => localStorage.setItem("thirteen/learned", kept), text);
  await page.goto(`${world.url}#/me`);
  await page.waitForSelector(".three li");
  assert.match(await page.locator(".me-page").innerText(), /1 of \d+[\s\S]*1 solved/);
  assert.match(await page.locator(".three").innerText(), /-7\.0/);
  assert.deepEqual(await violations(page, "me"), []);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(".me-page .export").click()]);
  const file = readFileSync(await saved.path(), "utf8");
  assert.equal(file, text);
  const other = await world.open({ viewport: PHONE, locale: "fr-FR" });
  await other.goto(`${world.url}#/me`);
  await other.waitForSelector(".me-page input[type=file]", { state: "attached" });
  await other.setInputFiles(".me-page input[type=file]", { name: "thirteen.learned", mimeType: "text/plain", buffer: Buffer.from(file) });
  await other.waitForSelector(".three li");
  assert.equal(await other.evaluate(() => localStorage.getItem("thirteen/learned")), text);
  await other.setInputFiles(".me-page input[type=file]", { name: "x", mimeType: "text/plain", buffer: Buffer.from("something else") });
  await other.waitForFunction(() => /Rien n’a changé/.test(document.querySelector(".me-page [role=status]").textContent));
  assert.equal(await other.evaluate(() => localStorage.getItem("thirteen/learned")), text);
});

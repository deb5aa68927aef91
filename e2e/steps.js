// What a person does, in words.
import { deflateSync } from "node:zlib";
import { below } from "./chance.js";

/** Opens what can be chosen for a new game, and chooses what is played: 13 Days, 13 Minutes, or a campaign of it. */
export async function chooseGame(page, game = "days") {
  await page.locator(".change").click();
  await page.locator(".games .option").nth(["days", "minutes", "campaign"].indexOf(game)).click();
}

/** Begins a game against the computer. */
export async function solo(page, { game = "days", side = "US", level = "Cadet" } = {}) {
  await chooseGame(page, game);
  await page.locator(".new-game > fieldset .options .option").nth(["US", "either", "USSR"].indexOf(side)).click();
  await page.locator(".levels .option", { hasText: level }).click();
  await page.locator(".new-game .btn.pri").click();
  await page.waitForSelector(".table");
}

/** Begins a game for two at one screen. */
export async function two(page, game = "days") {
  await chooseGame(page, game);
  await page.locator(".new-game .two").click();
  await page.waitForSelector(".curtain");
}

/** What can be chosen now, on the table and beside it. */
export const CHOICES = "[data-choice]:not(:disabled)";

/** Waits until the person at the screen is asked something, has something to read, or the game is over. */
export async function asked(page) {
  const found = await page.waitForFunction((choices) => {
    if (document.querySelector(".curtain button")) return "curtain";
    if (document.querySelector("dialog.ending[open]")) return "ending";
    if (document.querySelector("dialog.interlude[open]")) return "interlude";
    return document.querySelector(choices) || document.querySelector(".act .confirm") ? "choice" : null;
  }, CHOICES, { timeout: 60_000 });
  return found.jsonValue();
}

/** Does the next thing: picks something, confirms it if it can be confirmed, reads on. False if the game is over. */
export async function chooseOne(page, pick = pickAny) {
  switch (await asked(page)) {
    case "ending": return false;
    case "curtain": await page.locator(".curtain button").click(); return true;
    case "interlude": await page.locator(".interlude .go-on").click(); return true;
    default:
  }
  await pick(page);
  const confirm = page.locator(".act .confirm");
  if (await confirm.count()) await confirm.click();
  return true;
}

async function pickAny(page) {
  const choices = page.locator(CHOICES);
  const count = await choices.count();
  // What was there may have gone with the last click.
  if (count > 0) await choices.nth(below(count)).click({ timeout: 5_000 }).catch(() => {});
}

/** Plays until the game is over. */
export async function playToTheEnd(page, pick) {
  for (let step = 0; step < 1_500; step += 1) {
    if (!(await chooseOne(page, pick))) return;
  }
  throw new Error("the game does not end");
}

/** Loads a game from its record, at home. */
export async function load(page, record) {
  const inBar = page.locator(".top .load");
  if (await inBar.isVisible()) await inBar.click();
  else {
    await page.locator(".menu-button").click();
    await page.locator(".menu-load").click();
  }
  await page.locator(".import textarea").fill(record);
  await page.locator(".import .btn.pri").click();
}

/** Plays exactly this, and confirms it if it must be confirmed. */
export async function choose(page, choice) {
  await page.locator(`[data-choice='${choice}']:not(:disabled)`).first().click();
  const confirm = page.locator(".act .confirm");
  if (await confirm.count()) await confirm.click();
}

/** The whole position in words, opened by keyboard as it is made for. */
export async function position(page) {
  await page.locator(".position summary").focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".position[open] li");
  const words = await page.locator(".position").innerText();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".position:not([open])");
  return words;
}

/** Changes the language. */
export async function speak(page, code) {
  await page.locator(".menu-button").click();
  await page.locator(".languages button", { hasText: code === "fr" ? "Français" : "English" }).click();
  await page.waitForSelector(`html[lang=${code}]`);
  await page.locator(".drawer .close").click();
}

/** Sets how fast what happens is shown: 0 slow, 1 normal, 2 fast, 3 at once. */
export async function pace(page, index) {
  await page.locator(".menu-button").click();
  await page.locator(".paces button").nth(index).click();
  await page.locator(".drawer .close").click();
}

/** Shows everything at once, so that nobody waits for it. */
export const still = (page) => pace(page, 3);

/** What a link carries, as docs/links.md describes it. */
export const linkTo = (kind, text) => Buffer.concat([Buffer.from([1]), deflateSync(`${kind}\n${text}`)]).toString("base64url");

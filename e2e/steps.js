// What a person does, in words.
import { below } from "./chance.js";

/** Chooses what is played on the home screen: 13 Days, 13 Minutes, or a campaign of it. */
export async function chooseGame(page, game = "days") {
  await page.locator(".games .option").nth(["days", "minutes", "campaign"].indexOf(game)).click();
}

/** Begins a game against the computer. */
export async function solo(page, { game = "days", side = "US", level = "Cadet" } = {}) {
  await chooseGame(page, game);
  await page.locator(".new .options .option").nth(["US", "either", "USSR"].indexOf(side)).click();
  await page.locator(".levels .option", { hasText: level }).click();
  await page.locator(".new .confirm").click();
  await page.waitForSelector(".play");
}

/** Begins a game for two at one screen. */
export async function two(page, game = "days") {
  await chooseGame(page, game);
  await page.locator(".new .two").click();
  await page.waitForSelector(".curtain");
}

/** Picks something that can be chosen, and confirms it. False if the game is over. */
export async function chooseOne(page, pick = pickAny) {
  await page.waitForFunction(
    () => document.querySelector("[data-choice]") || document.querySelector(".ending") || document.querySelector(".curtain"),
    undefined, { timeout: 60_000 });
  if (await page.locator(".curtain button").count()) {
    await page.locator(".curtain button").click();
    return true;
  }
  if (await page.locator(".ending").count()) return false;
  await pick(page);
  await page.locator(".preview .confirm").click();
  return true;
}

async function pickAny(page) {
  const choices = page.locator("[data-choice]");
  const count = await choices.count();
  await choices.nth(below(count)).click();
}

/** Plays until the game is over. */
export async function playToTheEnd(page, pick) {
  for (let step = 0; step < 600; step += 1) {
    if (!(await chooseOne(page, pick))) return;
  }
  throw new Error("the game does not end");
}

/** Lets nothing move, so that nobody waits for it. */
export async function still(page) {
  await page.locator(".head-settings .set").nth(2).click();
}

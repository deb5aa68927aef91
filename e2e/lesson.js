// How a learner goes through the lessons, in words.

/** What fulfils each step: `touch`, `answer`, or the choices that are staged on the table before the confirmation. */
export const DAYS = [
  ["sides", { touch: "Place(Italy)" }],
  ["tracks", { touch: "Track(Political)" }],
  ["agenda", { play: ["agenda italy"] }],
  ["flags", { touch: "Place(Turkey)" }],
  ["card", { stage: "command scramble" }],
  ["price", { play: ["+1 italy", "+2 italy"] }],
  ["worth", { answer: 4 }],
  ["event", { play: ["event lessons-of-munich", "+1 berlin", "+2 berlin", "+1 turkey", "+2 turkey"] }],
  ["asked", { stage: "use" }],
  ["icon", { play: ["+1 television", "+1 alliances"] }],
  ["theirs", { play: ["command suez-hungary"] }],
  ["answer", { play: ["+1 italy", "+2 italy"] }],
  ["prestige", { play: ["use"] }],
  ["letter", { stage: "command quarantine letter" }],
  ["remove", { play: ["-2 turkey"] }],
  ["aftermath", { answer: 2 }],
  ["television", { play: ["lower political 1"] }],
  ["bonus", { answer: 2 }],
  ["war", { touch: "Track(Political)" }],
  ["alliances", { play: ["discard bay-of-pigs"] }],
  ["alone", { read: true }],
];

export const MINUTES = [
  ["zones", { touch: "Place(Cuba)" }],
  ["bid", { play: ["bid 2"] }],
  ["first", { play: ["first ussr"] }],
  ["card", { stage: "command close-allies neutral" }],
  ["command", { play: ["+1 cuba", "+2 cuba"] }],
  ["asked", { stage: "use" }],
  ["spread", { play: ["+1 close-allies", "+1 excomm"] }],
  ["war", { touch: /close.allies|proches alliés/i }],
  ["event", { play: ["event u2-photographs neutral"] }],
  ["look", { play: ["done"] }],
  ["theirs", { play: ["command defensive-missiles neutral"] }],
  ["remove", { play: ["-1 excomm"] }],
  ["count", { answer: 2 }],
  ["alone", { read: true }],
];

/** The bubble shows the step of this number, counted from 1. */
export async function atStep(page, number) {
  await page.waitForFunction((wanted) => {
    if (document.querySelector("dialog.interlude[open]")) return true;
    const said = document.querySelector(".bubble .how-far span")?.textContent ?? "";
    return !document.querySelector(".bubble.wrong") && said.match(/\d+/)?.[0] === String(wanted);
  }, number, { timeout: 30_000 });
  const interlude = page.locator("dialog.interlude[open] .go-on");
  if (await interlude.count()) {
    await interlude.click();
    await atStep(page, number);
  }
}

const choice = (what) => `[data-choice='${what}']:not(:disabled)`;

/** Stages a choice as a person would: a battleground is touched, cube by cube; what is taken back is chosen in the panel. */
async function stage(page, what, press) {
  const [, sign, place] = what.match(/^([+-])\d+ (.+)$/) ?? [];
  const ground = page.locator(`.plate[data-place='${place}']:not(:disabled), .ground[data-place='${place}'] .ground-body:not(:disabled)`).first();
  if (sign === "+") return press(ground);
  const found = page.locator(sign ? `.act ${choice(what)}` : choice(what)).first();
  if (sign && !(await found.count())) await press(ground);
  return press(found);
}

/** Does what a step asks for. */
export async function doStep(page, task, press = (found) => found.click()) {
  if (task.touch instanceof RegExp) return press(page.locator(".touch", { hasText: "" }).and(page.getByRole("button", { name: task.touch })).first());
  if (task.touch) return press(page.locator(`.touch[data-touch='${task.touch}']`));
  if (task.answer) return press(page.locator(`.bubble [data-answer='${task.answer}']`));
  if (task.stage) return stage(page, task.stage, press);
  if (task.read) return press(page.locator(".bubble .go-on"));
  for (const what of task.play) await stage(page, what, press);
  const confirm = page.locator(".act .confirm");
  if (await confirm.count()) await press(confirm);
}

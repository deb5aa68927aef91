// Cubes and cards that travel: what is new on the board comes from where it lay before. What moved is read off the page once it
// is there, so that nothing waits for it; on a page that is to stand still nothing is done.
const root = document.documentElement;

// How much longer than usual everything takes.
const PACES = { slow: 1.6, normal: 1, fast: 0.5 };
const FLIGHT = 240;
const APART = 90;
// More than these at once are no play, but a jump.
const MOST = 9;

const counts = new WeakMap();
let lastCard = "";

/** The first of these elements that can be seen, as a box. */
function boxOf(...selectors) {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return undefined;
}

/** Moves a copy of something from one box to another; what it stands for is not seen meanwhile. */
function fly(copy, from, to, delay, landed) {
  if (!from?.width || !to?.width) return;
  const time = PACES[root.dataset.pace] ?? 1;
  const options = { duration: FLIGHT * time, delay: delay * time, easing: "ease-out", fill: "both" };
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(copy);
  const [x, y, scale] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2, Math.min(1, from.width / to.width)];
  const flight = copy.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], options);
  landed?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: options.duration + options.delay });
  flight.finished.then(() => copy.remove(), () => copy.remove());
}

function cube(side) {
  const copy = document.createElement("div");
  copy.className = `cube-copy ${side}`;
  return copy;
}

/** The cubes of a row that lie there, or would. */
const lying = (row) => [...row.querySelectorAll(".q.on:not(.going), .q.coming")];

function moveCubes(row) {
  const now = lying(row);
  const before = counts.get(row);
  // To ask where something lies costs a layout, so nobody asks where nothing moves.
  const isMoving = root.dataset.motion === "on";
  counts.set(row, now.map((one) => isMoving && one.getBoundingClientRect()));
  const change = now.length - (before?.length ?? now.length);
  if (change === 0 || Math.abs(change) > MOST || !isMoving) return;
  const side = row.classList.contains("r-us") ? "us" : "ussr";
  const supply = boxOf(`.strip.${side} .sub.r`, `.strip.${side} .who`, `.strip.${side}`);
  if (change > 0) now.slice(-change).forEach((one, index) => fly(cube(side), supply, one.getBoundingClientRect(), index * APART, one));
  else before.slice(change).forEach((box, index) => fly(cube(side), box, { x: supply?.x ?? 0, y: supply?.y ?? 0, width: supply && box.width, height: box.height }, index * APART));
}

/** The card that came into play flies from the hand, or from who holds it. */
function moveCard() {
  const card = document.querySelector(".inplay .card");
  const name = card?.dataset.card ?? "";
  if (name === lastCard) return;
  const isFirst = lastCard === "";
  lastCard = name;
  if (!card || isFirst || root.dataset.motion !== "on") return;
  const from = boxOf(`.hand .card[data-card="${name}"]`, ".strip.opp .backs", ".strip.opp");
  fly(card.cloneNode(true), from, card.getBoundingClientRect(), 0, card);
}

function look(records) {
  const rows = new Set();
  let isCardNew = false;
  for (const { target, addedNodes } of records) {
    const row = target.closest?.(".row");
    if (row) rows.add(row);
    isCardNew ||= Boolean(target.closest?.(".inplay"));
    for (const node of addedNodes) node.querySelectorAll?.(".row").forEach((one) => rows.add(one));
  }
  rows.forEach((row) => { if (row.isConnected) moveCubes(row); });
  if (isCardNew) moveCard();
}

document.querySelectorAll(".row").forEach((row) => counts.set(row, lying(row)));
new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });

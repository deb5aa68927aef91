// Starts the page in the language that was chosen or that the browser asks for, then keeps a copy of it for days without a
// network, and says when a new version is there.
import init, { start } from "./web.js";

const root = document.documentElement;

// Files carry the hash of their content in their names; here are those that are asked for while the page runs.
const NAMES = "__NAMES__";
globalThis.thirteen = { file: (name) => new URL(NAMES[name] ?? name, import.meta.url).href, png };

// A drawing as dots, at twice its size.
async function png(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture")))));
}

function chosenLanguage() {
  let kept = null;
  try { kept = localStorage.getItem("thirteen/language"); } catch { /* A browser that keeps nothing has chosen nothing. */ }
  return (kept || navigator.language).startsWith("fr") ? "fr" : "en";
}

async function textOf(language) {
  const answer = await fetch(thirteen.file(`text-${language}.ftl`));
  if (!answer.ok) throw new Error(`the texts are missing (${answer.status})`);
  return answer.text();
}

try {
  const language = chosenLanguage();
  const [text] = await Promise.all([textOf(language), init({ module_or_path: thirteen.file("web_bg.wasm") })]);
  start(language, text);
  document.querySelector(".boot")?.remove();
  root.dataset.ready = "1";
  // What only makes it prettier comes when the rest is there, or not at all.
  setTimeout(() => import(thirteen.file("travel.js")).catch(() => {}), 1_000);
} catch (error) {
  const note = document.createElement("p");
  note.textContent = `The page could not start: ${error}`;
  document.querySelector(".boot")?.replaceWith(note);
  throw error;
}

async function keep() {
  const { locks, serviceWorker } = navigator;
  // As long as this is held, the service worker keeps the files of this version.
  const scope = new URL("./", import.meta.url).href;
  locks.request(`thirteen ${scope} ${root.dataset.version}`, { mode: "shared" }, () => new Promise(() => {}));
  serviceWorker.addEventListener("message", ({ data }) => {
    if (!data.version || data.version === root.dataset.version) return;
    root.dataset.update = "ready";
    dispatchEvent(new Event("thirteen-update"));
  });
  const registration = await serviceWorker.register(thirteen.file("service-worker.js"), { updateViaCache: "none" });
  const { active } = await serviceWorker.ready;
  root.dataset.offline = "1";
  active.postMessage("tidy");
  const look = () => { if (document.visibilityState === "visible") registration.update().catch(() => {}); };
  document.addEventListener("visibilitychange", look);
  setInterval(look, 3_600_000);
}

// Browsers have service workers over HTTPS and on one's own machine.
if (navigator.serviceWorker && navigator.locks) keep().catch(() => { root.dataset.offline = "0"; });

// The computer player thinks here, so that the page never waits for it.
import init, { language_of, provide, ready, think } from "./webworker.js";

// Files carry the hash of their content in their names.
const NAMES = "__NAMES__";
const file = (name) => new URL(NAMES[name], import.meta.url);

const loaded = init({ module_or_path: file("webworker_bg.wasm") });
const spoken = new Set();

// Advice is given in words; a choice needs none.
async function speak(language) {
  if (spoken.has(language)) return;
  const files = [file(`text-${language}.ftl`), file(`advice-${language}.ftl`)];
  const texts = await Promise.all(files.map(async (one) => (await fetch(one)).text()));
  provide(language, texts.join("\n"));
  spoken.add(language);
}

onmessage = async ({ data }) => {
  const language = language_of(data);
  if (language) await speak(language);
  think(data, (reply) => postMessage(reply));
};

// What cannot be loaded cannot answer: the page is told so by nothing at all.
const fail = () => postMessage(null);
self.addEventListener("unhandledrejection", (event) => { event.preventDefault(); fail(); });

loaded.then(() => postMessage(ready()), fail);

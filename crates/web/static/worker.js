// The computer player thinks here, so that the page never waits for it.
import init, { language_of, provide, ready, think } from "/thinker.js";

const loaded = init({ module_or_path: "/thinker_bg.wasm" });
const spoken = new Set();

// Advice is given in words; a choice needs none.
async function speak(language) {
  if (spoken.has(language)) return;
  const files = [`/text-${language}.ftl`, `/advice-${language}.ftl`];
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  provide(language, texts.join("\n"));
  spoken.add(language);
}

onmessage = async ({ data }) => {
  const language = language_of(data);
  if (language) await speak(language);
  think(data, (reply) => postMessage(reply));
};

loaded.then(() => postMessage(ready()));

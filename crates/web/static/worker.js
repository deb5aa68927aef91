// The computer player thinks here, so that the page never waits for it.
import init, { provide, think } from "./thinker.js";

// Files carry the hash of their content in their names.
const NAMES = "__NAMES__";
const file = (name) => new URL(NAMES[name], import.meta.url);

const ready = init({ module_or_path: file("thinker_bg.wasm") });
const spoken = new Set();

// Advice is given in words; a choice needs none.
async function speak(language) {
  if (spoken.has(language)) return;
  const files = [file(`text-${language}.ftl`), file(`advice-${language}.ftl`)];
  const texts = await Promise.all(files.map(async (one) => (await fetch(one)).text()));
  provide(language, texts.join("\n"));
  spoken.add(language);
}

async function answer(request) {
  await ready;
  const [word, , , language] = request.split("\n", 4);
  if (word === "advise") await speak(language);
  return think(request);
}

onmessage = async ({ data }) => {
  postMessage(await answer(data).catch((why) => `error\n${why}`));
};
postMessage("ready");

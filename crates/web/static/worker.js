// The computer player thinks here, so that the page never waits for it.
import init, { think } from "/web.js";

const ready = init({ module_or_path: "/web_bg.wasm" });
onmessage = async (event) => {
  await ready;
  postMessage(think(event.data));
};
postMessage("ready");

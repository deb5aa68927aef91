// Starts the page, then keeps a copy of it for days without a network.
import init, { start } from "/web.js";

try {
  await init({ module_or_path: "/web_bg.wasm" });
  start();
  document.documentElement.dataset.ready = "1";
} catch (error) {
  const note = document.createElement("p");
  note.textContent = `The page could not start: ${error}`;
  document.body.append(note);
  throw error;
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js").then(
    () => navigator.serviceWorker.ready.then(() => { document.documentElement.dataset.offline = "1"; }),
    () => { document.documentElement.dataset.offline = "0"; },
  );
}

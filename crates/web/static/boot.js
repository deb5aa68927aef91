// Starts the page in the language that was chosen or that the browser asks for, then keeps a copy of it for days without a
// network.
import init, { start } from "/web.js";

function chosenLanguage() {
  let kept = null;
  try { kept = localStorage.getItem("thirteen/language"); } catch { /* A browser that keeps nothing has chosen nothing. */ }
  return (kept || navigator.language).startsWith("fr") ? "fr" : "en";
}

async function textOf(language) {
  const answer = await fetch(`/text-${language}.ftl`);
  if (!answer.ok) throw new Error(`the texts are missing (${answer.status})`);
  return answer.text();
}

try {
  const language = chosenLanguage();
  const [text] = await Promise.all([textOf(language), init({ module_or_path: "/web_bg.wasm" })]);
  start(language, text);
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

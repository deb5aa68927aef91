// Keeps this build of the page, whole, and answers from it. A new build brings a new version of this file.
const VERSION = "thirteen-__VERSION__";
const FILES = ["__FILES__"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(VERSION)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname === "/health") return;
  const wanted = event.request.mode === "navigate" ? "/index.html" : url.pathname;
  event.respondWith(
    caches.open(VERSION).then((cache) => cache.match(wanted)).then((kept) => kept || fetch(event.request)),
  );
});

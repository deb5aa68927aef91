// Keeps this build of the page, whole, for days without a network. A new build brings a new version of this file.
//
// What is under a name made of its content is answered from here; the page itself is asked for in the network first, so that
// a new one, or another program at this address, shows at once. A page that is open goes on with the files of its own
// version: they are thrown away when no page holds the lock of that version any more.
const VERSION = "__VERSION__";
const OURS = `thirteen ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const FIXED = ["./", "./thirteen.webmanifest", "./licences.txt"];
const FILES = ["__FILES__"];
const BY_CONTENT = /-[0-9a-f]{16}\.\w+$/;
// How long the network may take before a kept page is shown.
const PATIENCE = 5_000;

const absolute = (file) => new URL(file, location.href).href;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FIXED.map((file) => new Request(file, { cache: "no-cache" })));
  const page = await (await cache.match("./")).text();
  if (!page.includes(`data-version="${VERSION}"`)) throw new Error("the page changed meanwhile");
  await Promise.all(FILES.map(async (file) => {
    const kept = await caches.match(file, { ignoreVary: true });
    await (kept ? cache.put(file, kept) : cache.add(file));
  }));
}

// Throws away what is older than this version and not in use.
async function tidy() {
  const { held, pending } = await navigator.locks.query();
  const used = new Set([...held, ...pending].map((lock) => lock.name));
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const older = names.slice(0, Math.max(0, names.indexOf(CACHE)));
  await Promise.all(older.filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}

// The pages compare it with their own.
async function tellVersion() {
  const pages = await self.clients.matchAll({ type: "window" });
  pages.forEach((page) => page.postMessage({ version: VERSION }));
}

async function networkFirst(request) {
  const fetched = fetch(request);
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE); });
  const answer = await Promise.race([fetched, late]).catch(() => undefined);
  if (answer) return answer;
  const cache = await caches.open(CACHE);
  const wanted = request.url.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");
  return (await cache.match(wanted, { ignoreVary: true })) || fetched;
}

async function cacheFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(tellVersion).then(tidy));
});
self.addEventListener("message", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const isFixed = FIXED.some((file) => absolute(file) === url.origin + url.pathname);
  if (request.mode === "navigate" || isFixed) event.respondWith(networkFirst(request));
  else if (BY_CONTENT.test(url.pathname)) event.respondWith(cacheFirst(request));
});

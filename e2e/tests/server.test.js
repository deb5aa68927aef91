// The real server under clients that are rude, slow or many, and what it says of its files.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { after, before, test } from "node:test";
import { binary, start, startServer } from "../browser.js";

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/** Asks as plainly as one can: no decoding, no cache. */
function ask(path, headers = {}, method = "GET", { url } = server) {
  return new Promise((resolve, reject) => {
    const request = http.request(new URL(path, url), { headers, method, agent: false }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    request.on("error", reject);
    request.end();
  });
}

async function connect({ url }, words = "") {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(words);
  return socket;
}

/** The names of the files that the page is made of. */
async function names() {
  const worker = (await ask("/service-worker.js")).body.toString();
  return [...worker.matchAll(/"\.\/([^"]+-[0-9a-f]{16}\.\w+)"/g)].map((match) => match[1]);
}

const seconds = async (work) => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

test("every answer is guarded", async () => {
  const [file] = await names();
  const { headers: { etag } } = await ask(`/${file}`);
  const answers = [
    await ask("/"), await ask(`/${file}`), await ask(`/${file}`, { "if-none-match": etag }), await ask("/nothing"),
    await ask("/health"), await ask("/", {}, "POST"), await ask("/", {}, "HEAD"),
  ];
  assert.deepEqual(answers.map((one) => one.status), [200, 200, 304, 404, 200, 405, 200]);
  for (const { headers } of answers) {
    assert.match(headers["content-security-policy"], /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'$/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["referrer-policy"], "no-referrer");
    assert.equal(headers["cross-origin-opener-policy"], "same-origin");
    assert.equal(headers["cross-origin-resource-policy"], "same-origin");
    assert.match(headers["permissions-policy"], /camera=\(\)/);
  }
});

test("files are kept for ever, and compressed as the client wishes", async (t) => {
  const files = await names();
  assert.ok(files.length > 15, `${files}`);
  for (const file of files) {
    const plain = await ask(`/${file}`);
    assert.equal(plain.status, 200, file);
    assert.match(plain.headers["cache-control"], /immutable/);
    assert.equal(plain.headers["content-encoding"], undefined);
    assert.match(plain.headers.etag, /^"[0-9a-f]{16}"$/);
  }
  for (const fixed of ["/", "/service-worker.js", "/thirteen.webmanifest", "/licences.txt"]) {
    assert.equal((await ask(fixed)).headers["cache-control"], "no-cache", fixed);
  }
  const large = `/${files.find((name) => name.startsWith("web_bg-"))}`;
  const sent = async (accepted, more = {}) => ask(large, { "accept-encoding": accepted, ...more });
  if (!(await sent("br")).headers["content-encoding"]) return t.skip("this build has no compressed files");
  const encoding = async (accepted) => (await sent(accepted)).headers["content-encoding"];
  assert.equal(await encoding("gzip, deflate, br, zstd"), "br");
  assert.equal(await encoding("br;q=0, gzip"), "gzip");
  assert.equal(await encoding("br;q=0.2, gzip;q=0.8"), "gzip");
  assert.equal(await encoding("br;q=0, gzip;q=0"), undefined);
  const forms = await Promise.all(["br", "gzip", ""].map((accepted) => sent(accepted)));
  assert.equal(new Set(forms.map((form) => form.headers.etag)).size, 3, "each form has its tag");
  assert.equal((await sent("br", { "if-none-match": forms[0].headers.etag })).status, 304);
  assert.equal((await sent("gzip", { "if-none-match": forms[0].headers.etag })).status, 200);
  return undefined;
});

test("it ends within a bound, whatever clients do, and at once when asked twice", async () => {
  for (const words of ["GET / HTTP/1.1\r\nhos", "GET /service-worker.js HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20_000)]) {
    const one = await startServer();
    const socket = await connect(one, words);
    socket.pause();
    await ask("/health", {}, "GET", one);
    const took = await seconds(one.stop);
    assert.ok(took < 5, `${took} s`);
    socket.destroy();
  }
  const two = await startServer();
  const socket = await connect(two, "GET / HTTP/1.1\r\nhos");
  await ask("/health", {}, "GET", two);
  const took = await seconds(() => {
    setTimeout(() => process.kill(two.pid, "SIGINT"), 300);
    return two.stop();
  });
  assert.ok(took < 1.5, `${took} s`);
  socket.destroy();
});

test("running out of descriptors does not end the service", async () => {
  const limited = spawn("sh", ["-c", `ulimit -n 40; exec "${binary}" serve --port 0 --no-open`], { stdio: ["ignore", "pipe", "ignore"] });
  const [said] = await once(limited.stdout, "data");
  const one = { url: String(said).match(/http:\/\/[^ ]+/)[0] };
  const sockets = await Promise.all(Array.from({ length: 80 }, () => connect(one)));
  await new Promise((resolve) => { setTimeout(resolve, 500); });
  sockets.forEach((socket) => socket.destroy());
  assert.equal((await ask("/health", {}, "GET", one)).status, 200);
  assert.equal(limited.exitCode, null);
  limited.kill();
});

test("a closed output or a strange environment does not end the service", async () => {
  const port = 20_000 + Math.floor(process.pid % 10_000);
  const child = spawn("sh", ["-c", `exec "${binary}" serve --port ${port} --no-open >&- 2>&-`], { env: { ...process.env, TOKIO_WORKER_THREADS: "many" } });
  const one = { url: `http://127.0.0.1:${port}/` };
  let answer;
  for (let tries = 0; tries < 100 && !answer; tries += 1) {
    answer = await ask("/health", {}, "GET", one).catch(() => new Promise((resolve) => { setTimeout(resolve, 100); }));
  }
  assert.equal(answer?.status, 200);
  const refused = spawnSync(binary, ["serve", "--port", String(port), "--no-open"], { encoding: "utf8" });
  assert.equal(refused.status, 1);
  assert.equal(refused.stderr.match(/in use/g)?.length, 1, refused.stderr);
  assert.match(refused.stderr, /--port/);
  child.kill();
});

test("from the sofa: addresses, a code, and what HTTP does not give", async () => {
  const child = spawn(binary, ["serve", "--host", "0.0.0.0", "--port", "0", "--no-open"], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (part) => { said += part; });
  while (!/http:/.test(said)) await once(child.stdout, "data");
  await new Promise((resolve) => { setTimeout(resolve, 300); });
  const other = said.match(/^ {2}(http:\/\/[\d.]+:\d+\/)$/m);
  const answer = other && await ask("/health", {}, "GET", { url: other[1] });
  child.kill();
  assert.match(said, /^Thirteen is at http:\/\/127\.0\.0\.1:\d+\//);
  assert.doesNotMatch(said, /http:\/\/0\.0\.0\.0/);
  // A machine without a network has nothing to offer.
  if (!other) return;
  assert.equal(answer.status, 200);
  assert.match(said, /█/);
  assert.match(said, /HTTPS/);
});

test("the licences of what others wrote are printed and served", async () => {
  const printed = spawnSync(binary, ["licences"], { encoding: "utf8", maxBuffer: 1 << 24 }).stdout;
  assert.match(printed, /^hyper \d/m);
  assert.match(printed, /^leptos \d/m);
  assert.match(printed, /Permission is hereby granted/);
  assert.equal((await ask("/licences.txt")).body.toString(), printed);
});

test("the first load is at most 340 kB", async (t) => {
  const world = await start(await startServer());
  const page = await world.open({ serviceWorkers: "block" });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  let encoded = false;
  client.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
  client.on("Network.responseReceived", ({ response }) => { encoded ||= Boolean(response.headers["content-encoding"]); });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.waitForTimeout(500);
  await world.stop();
  if (!encoded) return t.skip("this build has no compressed files");
  console.log(`first load: ${bytes} bytes`);
  assert.ok(bytes > 100_000 && bytes <= 340_000, `${bytes} bytes`);
  return undefined;
});

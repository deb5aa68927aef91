// One server and one browser for a file of tests.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { dealing } from "./chance.js";

const root = fileURLToPath(new URL("..", import.meta.url));
export const binary = process.env.THIRTEEN_BINARY || join(root, "target/debug/thirteen");

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

function findBrowser() {
  const names = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  return process.env.CHROMIUM || names.find((name) => existsSync(name));
}

/** Starts the real server; `stop` asks it to end and resolves when it has. */
export async function startServer(args = []) {
  const server = spawn(binary, ["serve", "--port", "0", "--no-open", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => { server.on("exit", resolve); });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (part) => {
      said += part;
      const found = said.match(/http:\/\/[^ ]+/);
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error(`the server did not start: ${said}`)));
  });
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  return { url, pid: server.pid, stop };
}

/**
 * Starts a browser, and a server unless there is one; `open` gives a fresh person with a page that keeps its console errors,
 * in whose games cards are dealt by seeded chance.
 */
export async function start(server) {
  server ??= await startServer();
  let opened = 0;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS, headless: true });
  const errors = [];
  const open = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", ...options });
    await context.addInitScript({ content: dealing(opened += 1) });
    const page = await context.newPage();
    page.on("console", (message) => { if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`); });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(server.url);
    await page.waitForSelector("html[data-ready]");
    return page;
  };
  const stop = async () => {
    await browser.close();
    await server.stop();
  };
  return { url: server.url, open, errors, stop };
}

// One server and one browser for a file of tests.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

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

async function startServer() {
  const server = spawn(binary, ["serve", "--port", "0", "--no-open"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (part) => {
      said += part;
      const found = said.match(/http:\/\/[^ ]+/);
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error(`the server did not start: ${said}`)));
  });
  return { url, stop: () => server.kill("SIGTERM") };
}

/** Starts a server and a browser; `open` gives a fresh person with a page that keeps its console errors. */
export async function start() {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS, headless: true });
  const errors = [];
  const open = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", ...options });
    const page = await context.newPage();
    page.on("console", (message) => { if (message.type() === "error") errors.push(message.text()); });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(server.url);
    await page.waitForSelector("html[data-ready]");
    return page;
  };
  const stop = async () => {
    await browser.close();
    server.stop();
  };
  return { url: server.url, open, errors, stop };
}

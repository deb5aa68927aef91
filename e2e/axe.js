// What keeps people out who cannot see a page, or see it otherwise.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The barriers on a page; it was opened with `bypassCSP`. */
export async function faults(page) {
  return page.evaluate(async (code) => {
    if (!window.axe) (0, eval)(code);
    const result = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] });
    return result.violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
  }, source);
}

// Writes the hash of the page's sources beside the built page: tests/web/test_bundle.py makes the
// same hash without Node and so can tell that the committed page is the one the sources describe.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const ROOT = new URL("..", import.meta.url).pathname;
const LEFT_OUT = new Set(["node_modules", "tests", ".vite"]);

function sources(folder) {
  return readdirSync(folder)
    .filter((name) => !LEFT_OUT.has(name))
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sources(path) : [path];
    });
}

const names = sources(ROOT).map((path) => relative(ROOT, path).replaceAll("\\", "/")).sort();
const hash = createHash("sha256");
for (const name of names) {
  const text = readFileSync(join(ROOT, name), "utf8").replaceAll("\r\n", "\n");
  hash.update(`${name}\n${Buffer.byteLength(text)}\n`).update(text, "utf8");
}
writeFileSync(join(ROOT, "../src/ludoteca/web_dist/sources.sha256"), `${hash.digest("hex")}\n`);

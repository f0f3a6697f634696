/** After a build: packs every text file for servers that send it so, and weighs what a first visit loads. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LIMIT = 300_000;
const client = fileURLToPath(new URL("../../src/burgrave/server/client/", import.meta.url));
const assets = readdirSync(join(client, "assets"));

const weight = new Map();
for (const path of readdirSync(client, { recursive: true })) {
  const file = join(client, path);
  if (!statSync(file).isFile() || !/\.(js|css|html|svg|webmanifest)$/.test(path)) continue;
  const body = readFileSync(file);
  const gzip = gzipSync(body, { level: 9 });
  weight.set(path, gzip.length);
  if (body.length < 1024) continue;
  writeFileSync(`${file}.gz`, gzip);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

/** The page, what it names, what that imports at once; the words of one language; the letters of western Europe. */
function firstVisit() {
  const wanted = new Set(["index.html"]);
  const names = (text) => assets.filter((name) => text.includes(name)).map((name) => `assets/${name}`);
  const page = readFileSync(join(client, "index.html"), "utf8");
  const queue = names(page);
  while (queue.length) {
    const path = queue.pop();
    if (wanted.has(path)) continue;
    wanted.add(path);
    if (!path.endsWith(".js")) continue;
    const text = readFileSync(join(client, path), "utf8");
    for (const [, name] of text.matchAll(/(?:^|[;}\n])import\s*(?:[^"'();]*?from\s*)?["']\.\/([^"']+)["']/g)) queue.push(`assets/${name}`);
  }
  const words = assets.filter((name) => /^words-.*\.js$/.test(name)).map((name) => `assets/${name}`);
  wanted.add(words.sort((a, b) => weight.get(b) - weight.get(a))[0]);
  for (const name of assets) if (/-latin-\d.*\.woff2$/.test(name)) wanted.add(`assets/${name}`);
  return [...wanted].filter(Boolean);
}

const bytes = (path) => weight.get(path) ?? statSync(join(client, path)).size;
const parts = firstVisit()
  .map((path) => [path, bytes(path)])
  .sort((a, b) => b[1] - a[1]);
const total = parts.reduce((sum, [, size]) => sum + size, 0);
for (const [path, size] of parts) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${path}`);
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  first visit, compressed (at most ${LIMIT / 1000} kB)`);
for (const game of ["CitadelsPage", "ValeriaPage"]) {
  const own = assets
    .filter((name) => name.startsWith(game) && /\.(js|css)$/.test(name))
    .reduce((sum, name) => sum + weight.get(`assets/${name}`), 0);
  if (own) console.log(`${(own / 1000).toFixed(1).padStart(7)} kB  then ${game}`);
}
if (total > LIMIT) {
  console.error("The first visit is too heavy.");
  process.exit(1);
}

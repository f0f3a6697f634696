/** Picks the signs named in `signs.json` out of the game-icons set into `src/lib/signs.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const web = new URL("../", import.meta.url);
const target = new URL("src/lib/signs.ts", web);
const source = new URL("node_modules/@iconify-json/game-icons/icons.json", web);
const list = new URL("signs.json", web);

/** The path to `signs.json`, which the bundler watches. */
export const signsList = fileURLToPath(list);

/** Writes the file anew if the list asks for other signs than it holds. */
export function pickSigns() {
  const { icons } = JSON.parse(readFileSync(source, "utf8"));
  const wanted = [...new Set(JSON.parse(readFileSync(list, "utf8")))].sort();
  const missing = wanted.filter((name) => !icons[name]);
  if (missing.length) throw new Error(`signs.json: game-icons has no ${missing.join(", ")}`);
  const rows = wanted.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(pathOf(name, icons[name].body))},`);
  const text = [
    "// Written by `npm run signs` from signs.json: signs of game-icons.net (CC BY 3.0), see ATTRIBUTION.md.",
    "",
    "/** The outlines on a field of 512 by 512, by the names of the set. */",
    "export const signs = {",
    ...rows,
    "} as const;",
    "",
  ].join("\n");
  if (read(target) !== text) writeFileSync(target, text);
}

/** The one outline of a sign. */
function pathOf(name, body) {
  const found = [...body.matchAll(/ d="([^"]+)"/g)];
  if (!found.length || body.replace(/<path [^>]*\/>/g, "").trim()) throw new Error(`signs.json: ${name} is no plain outline`);
  return found.map((match) => rounded(match[1])).join("");
}

/** An outline with a digit after the point: of 512 nobody sees more, and all signs together are a third lighter. */
function rounded(path) {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command, rest) => command + joined(numbersIn(rest, command.toLowerCase() === "a")));
}

/** The numbers behind a command. Of an arc's seven the fourth and the fifth are flags, which may touch what follows. */
function numbersIn(text, arc) {
  const found = [];
  for (let left = text; (left = left.replace(/^[\s,]+/, ""));) {
    const flag = arc && [3, 4].includes(found.length % 7);
    const [one] = (flag ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)/).exec(left) ?? [];
    if (one === undefined) throw new Error(`signs.json: ${text} are no numbers`);
    found.push(String(Math.round(Number(one) * 10) / 10).replace(/^(-?)0\./, "$1."));
    left = left.slice(one.length);
  }
  return found;
}

/** Numbers as an outline has them: with a blank only where they would run together. */
function joined(numbers) {
  const apart = (one, before) => before !== undefined && !one.startsWith("-") && !(one.startsWith(".") && before.includes("."));
  return numbers.map((one, place) => (apart(one, numbers[place - 1]) ? ` ${one}` : one)).join("");
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) pickSigns();

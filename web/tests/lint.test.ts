import { fileURLToPath } from "node:url";

import { ESLint } from "eslint";
import { beforeAll, describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: fileURLToPath(new URL("..", import.meta.url)) });

/** The rules that a source of the client breaks. */
async function broken(name: string, source: string): Promise<(string | null)[]> {
  const [file] = await eslint.lintText(source, { filePath: `src/${name}` });
  return file!.messages.map((one) => one.ruleId);
}

// The compiler of TypeScript, which reads the sources for it, takes its time to load.
beforeAll(async () => void (await broken("Any.svelte", "")), 60_000);

describe("what listens", () => {
  const page = (script: string): string => `<script lang="ts">\n${script}\n</script>\n`;

  it.each([
    ["document.addEventListener('keydown', () => undefined);", "no-restricted-properties"],
    ["document.body?.addEventListener('blur', () => undefined);", "no-restricted-properties"],
    ["document['removeEventListener']('blur', () => undefined);", "no-restricted-properties"],
    ["const { addEventListener: listen } = window; listen('blur', () => undefined);", "no-restricted-properties"],
    ["addEventListener('blur', () => undefined);", "no-restricted-globals"],
    ["document.body.onblur = () => undefined;", "no-restricted-syntax"],
  ])("is not in the middle of an update: %s", async (source, rule) => {
    expect(await broken("any.ts", source)).toEqual([rule]);
    expect(await broken("any.svelte.ts", source)).toEqual([rule]);
    expect(await broken("Any.svelte", page(source))).toEqual([rule]);
  });

  it("is a template's attribute, or `on`", async () => {
    const source = 'import { on } from "svelte/events";\non(document, "keydown", () => undefined);\n';
    expect(await broken("any.ts", source)).toEqual([]);
    expect(await broken("Any.svelte", `${page(source)}<button onblur={() => undefined}>b</button>\n`)).toEqual([]);
  });

  it("is so in handlers of a template, too", async () => {
    const template = "<button onclick={(event) => event.currentTarget.addEventListener('blur', () => undefined)}>b</button>\n";
    expect(await broken("Any.svelte", template)).toEqual(["no-restricted-properties"]);
  });
});

describe("what a template awaits", () => {
  const block = (awaited: string): string => `{#await ${awaited} then found}{found}{/await}\n`;

  it.each(["load(room.game)", "load(room.set_up.game)", "load(nameOf(room.game))"])(
    "is not %s, promised again with each room",
    async (source) => {
      expect(new Set(await broken("Any.svelte", block(source)))).toEqual(new Set(["no-restricted-syntax"]));
    },
  );

  it.each(["page", "load(game)", 'import("./Any.svelte")'])("may be %s", async (source) => {
    expect(await broken("Any.svelte", block(source))).toEqual([]);
  });
});

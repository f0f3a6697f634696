import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";

import { screens } from "./src/lib/screens";
import { pictures } from "./tools/pictures";
import { pickSigns, signsList } from "./tools/signs.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Keeps `src/lib/signs.ts` in step with `signs.json`. */
function signs(): Plugin {
  return {
    name: "signs",
    buildStart() {
      pickSigns();
    },
    configureServer(server) {
      server.watcher.add(signsList);
      server.watcher.on("change", (file) => {
        if (file === signsList) pickSigns();
      });
    },
  };
}

/** Puts the conditions of `src/lib/screens.ts` where a style asks for them by name. */
function screenNames(): Plugin {
  return {
    name: "screen-names",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/, code: "@media" },
      handler(code) {
        const conditionOf = (asked: string, name: string): string => {
          if (name in screens) return screens[name as keyof typeof screens].replace(/^.* (and|or) .*$/, "($&)");
          return this.error(`no screen is called ${asked}`);
        };
        return { code: code.replace(/@media[^{]*/g, (media) => media.replace(/\(--(\w+)\)/g, conditionOf)), map: null };
      },
    },
  };
}

/** What the signs are drawn from: they are picked from there before the build, not imported. */
const SIGNS = { from: "@iconify-json/game-icons", as: here("./src/lib/signs.ts") };

/** Writes down which packages went into the build, for the bill of materials of a release. */
function packages(): Plugin {
  return {
    name: "packages",
    apply: "build",
    writeBundle(_, bundle) {
      const found = new Set<string>();
      for (const one of Object.values(bundle)) {
        for (const file of one.type === "chunk" ? one.moduleIds : one.originalFileNames) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
          if (name) found.add(name);
          if (file === SIGNS.as) found.add(SIGNS.from);
        }
      }
      mkdirSync(here("../build/client"), { recursive: true });
      writeFileSync(here("../build/client/packages.json"), `${JSON.stringify([...found].sort())}\n`);
    },
  };
}

/** Tells the service worker which build it belongs to, and which files every page needs, in whatever language.
 *
 * Without a server, that is everything that may be loaded later, too: then the whole game works offline.
 */
function serviceWorker(everything: boolean): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") return;
        const ofAll = everything
          ? /^assets\/.*(\.js|\.css|\.xz|-latin-\d[^/]*\.woff2)$/
          : /(words-[^/]*\.js|Offline-[^/]*\.(js|css)|-latin-\d[^/]*\.woff2)$/;
        const wanted = new Set(Object.keys(bundle).filter((name) => ofAll.test(name)));
        const need = (name: string): void => {
          const one = bundle[name];
          if (one?.type !== "chunk") return;
          wanted.add(name);
          for (const style of one.viteMetadata?.importedCss ?? []) wanted.add(style);
          for (const next of one.imports) if (!wanted.has(next)) need(next);
        };
        for (const one of Object.values(bundle)) if (one.type === "chunk" && one.isEntry && one !== worker) need(one.fileName);
        for (const name of [...wanted]) need(name);
        const files = [...wanted].sort();
        const page = bundle["index.html"];
        const content = page?.type === "asset" ? String(page.source) : "";
        // Files that are not among these may change as well: their names are in the entry, and so in its name.
        const version = createHash("sha256").update(files.join()).update(content).update(worker.code).digest("hex").slice(0, 12);
        worker.code = worker.code.replaceAll("__BUILD__", `(${JSON.stringify({ version, files })})`);
      },
    },
  };
}

/** The words of one language go into one file, however many catalogues they come from. */
function languageOf(id: string): string | null {
  return /locales\/([^/]+)\/(?:web[^/]*|review)\.ftl/.exec(id)?.[1] ?? null;
}

const server = process.env["BURGRAVE_SERVER"] ?? "http://127.0.0.1:8000";

/** The server takes requests only from its own page: the proxy speaks as that page. */
const proxied: ProxyOptions = {
  target: server,
  changeOrigin: true,
  ws: true,
  configure: (proxy) => {
    proxy.on("proxyReq", (request) => request.setHeader("origin", server));
    proxy.on("proxyReqWs", (request) => request.setHeader("origin", server));
  },
};

/** The page without a server talks to a worker; `tools.lite` has prepared the worker's Python. */
function lite(): Plugin {
  return {
    name: "lite",
    enforce: "pre",
    resolveId: {
      filter: { id: /\/transport$/ },
      handler: () => here("./src/lite/transport.ts"),
    },
  };
}

const folders: Record<string, string> = { preview: here("dist-preview"), lite: here("../build/lite") };

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [signs(), screenNames(), svelte(), ...(mode === "lite" ? [lite()] : [pictures(), packages()]), serviceWorker(mode === "lite")],
  worker: { format: "es" },
  assetsInclude: ["**/*.xz"],
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": proxied },
  },
  build: {
    outDir: folders[mode] ?? here("../src/burgrave/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input:
        mode === "preview"
          ? here("preview.html")
          : {
              index: here("index.html"),
              ...(mode === "lite" ? {} : { embed: here("embed.html") }),
              sw: here("src/worker/sw.ts"),
            },
      output: {
        // Its address is its name: it never changes.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [{ name: (id: string) => (languageOf(id) ? `words-${languageOf(id)}` : null), test: /\.ftl/ }],
        },
      },
    },
  },
  resolve: {
    alias: { "burgrave-python": here("../build/lite-work") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
}));

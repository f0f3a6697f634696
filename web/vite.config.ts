import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";

import { screens } from "./src/lib/screens";
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
          if (name in screens) return screens[name as keyof typeof screens].replace(/^.* and .*$/, "($&)");
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

/** The words of one language go into one file, however many catalogues they come from. */
function languageOf(id: string): string | null {
  return /locales\/([^/]+)\/web[^/]*\.ftl/.exec(id)?.[1] ?? null;
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

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [signs(), screenNames(), svelte(), packages()],
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": proxied },
  },
  build: {
    outDir: mode === "preview" ? here("dist-preview") : here("../src/burgrave/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === "preview" ? here("preview.html") : here("index.html"),
      output: {
        codeSplitting: {
          groups: [{ name: (id: string) => (languageOf(id) ? `words-${languageOf(id)}` : null), test: /\.ftl/ }],
        },
      },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
}));

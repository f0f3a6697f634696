import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// A browser dispatches `blur`, `focusout` and `change` in the middle of Svelte's update, which takes the element away.
// Listeners in templates and those of `on` run outside of the update, any others within it, where state cannot be set.
const message = 'Use `on` of "svelte/events", or an attribute in the template.';
const awaited = "`{#await}` runs again when anything read here changes, and may rebuild the page: await a `$derived` promise.";
const listening = ["addEventListener", "removeEventListener"];

export default defineConfig(
  globalIgnores(["dist-preview/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      // `svelte-check` sees to these two, and knows the types.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // Most maps and sets here are no state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-globals": ["error", ...listening.map((name) => ({ name, message }))],
      "no-restricted-properties": ["error", ...listening.map((property) => ({ property, message }))],
      "no-restricted-syntax": [
        "error",
        { selector: "AssignmentExpression > MemberExpression.left[property.name=/^on(blur|change|focus)/]", message },
        { selector: "SvelteAwaitBlock > CallExpression.expression MemberExpression", message: awaited },
      ],
    },
  },
);

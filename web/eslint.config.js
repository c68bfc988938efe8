// Finds faults that neither the compiler nor the formatter sees. Style is prettier's job.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const UNUSED = { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" };

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      // Plain maps and sets are the page's memory; what is drawn depends on $state alone.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // A game's drawings are our own markup; nothing is inserted as markup anywhere else.
  { files: ["games/**"], rules: { "svelte/no-at-html-tags": "off" } },
  { files: ["*.config.*"], languageOptions: { globals: globals.node } },
);

// Builds the page into the Python package, so that nobody who plays needs Node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  // Also in tests runes run as in the browser.
  resolve: { conditions: ["browser", "module", "import", "default"] },
  build: {
    outDir: "../src/ludoteca/web_dist",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] }, // tests read the words of the games
    proxy: { "/api": SERVER, "/health": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "./tests/browser.ts" },
});

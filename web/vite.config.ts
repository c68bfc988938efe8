// Builds the page into the Python package, so players need no Node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765";
const HERE = decodeURIComponent(new URL(".", import.meta.url).pathname);

// Lasting names: a change renames no file, and adds little to the history (decision 11). Where
// games have parts of the same name, the game's name comes first.
function lasting(name: string, source: string | null | undefined): string {
  const path = `/${source ?? ""}`.replace("//", "/").replace(HERE, ""); // absolute or not
  const game = /^\/?games\/(\w+)\//.exec(path)?.[1];
  return game === undefined || game === name ? name : `${game}-${name}`;
}

export default defineConfig({
  base: "./", // from any host under any path
  plugins: [svelte()],
  // Runes run as in the browser, even in tests.
  resolve: { conditions: ["browser", "module", "import", "default"] },
  build: {
    outDir: "../src/ludoteca/web_dist",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name].js",
        chunkFileNames: (chunk) => `assets/${lasting(chunk.name, chunk.facadeModuleId)}.js`,
        assetFileNames: ({ names, originalFileNames }) => {
          const [name, ending] = (names[0] ?? "").split(/\.(?=[^.]*$)/);
          return `assets/${lasting(name ?? "", originalFileNames[0])}.${ending}`;
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // tests read the words of the games
    proxy: { "/api": SERVER, "/health": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "./tests/browser.ts" },
});

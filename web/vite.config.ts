// Builds the page into the Python package, so that nobody who plays needs Node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8765";
const HERE = decodeURIComponent(new URL(".", import.meta.url).pathname);

// Names that last: a change renames no file, and in the history little is new (decision 11). Where
// games have parts of the same name, the game's name stands before it.
function lasting(name: string, source: string | null | undefined): string {
  const path = `/${source ?? ""}`.replace("//", "/").replace(HERE, ""); // some are whole, some not
  const game = /^\/?games\/(\w+)\//.exec(path)?.[1];
  return game === undefined || game === name ? name : `${game}-${name}`;
}

export default defineConfig({
  base: "./", // from any host under any path
  plugins: [svelte()],
  // Also in tests runes run as in the browser.
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

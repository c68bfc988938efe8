// The games that have a table of their own; every other one is drawn by the plain table.
import type { GameTable } from "../desk/desk.svelte";

const FOUND = import.meta.glob<GameTable>("./*/index.ts");

/** The game's own table, or nothing if it has none. */
export function tableOf(game: string): Promise<GameTable> | null {
  return FOUND[`./${game.replaceAll("-", "_")}/index.ts`]?.() ?? null;
}

// The games that have their own table; the plain table draws all others.
import type { GameTable } from "../desk/desk.svelte";

const FOUND = import.meta.glob<GameTable>("./*/index.ts");

/** The game's own table, or nothing if it has none. */
export function tableOf(game: string): Promise<GameTable> | null {
  return FOUND[`./${game.replaceAll("-", "_")}/index.ts`]?.() ?? null;
}

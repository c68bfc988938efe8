// The table of Pebbles: a beach by the water. Small on purpose; docs/adding-a-table.md explains it.
import type { GameTable } from "../../desk/desk.svelte";
import "./beach.css";
import FinaleView from "./Finale.svelte";
import TableView from "./Table.svelte";
import ThingView from "./Thing.svelte";

export const Table: GameTable["Table"] = TableView;
export const Thing: GameTable["Thing"] = ThingView;
export const Finale: GameTable["Finale"] = FinaleView;

/** The questions of the game that are answered on the table itself: all of them. */
export function answers(kind: string): boolean {
  return kind === "fist" || kind === "swap";
}

const RULES: Record<string, string[]> = {
  "zone.pool": ["B-ROUND-01", "B-ROUND-03"],
  "zone.fist": ["B-ROUND-02", "B-INFO-02"],
  "zone.shore": ["B-ROUND-04"],
  "zone.sea": ["B-SWAP-01", "B-SWAP-02"],
  "zone.treasure": ["B-END-02"],
};

/** The numbered rules that the explanation of a thing links to. */
export function rules(code: string): string[] {
  return RULES[code] ?? (code.startsWith("pebble.") ? ["B-SETUP-02", "B-ROUND-03"] : []);
}

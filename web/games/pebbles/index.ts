// The table of Pebbles: a beach by the water. Small on purpose; docs/adding-a-table.md explains it.
import type { GameTable } from "../../desk/desk.svelte";
import "./beach.css";
import FinaleView from "./Finale.svelte";
import { rules } from "./rules";
import TableView from "./Table.svelte";
import ThingView from "./Thing.svelte";

export const Table: GameTable["Table"] = TableView;
export const Thing: GameTable["Thing"] = ThingView;
export const Finale: GameTable["Finale"] = FinaleView;
export { rules };

/** The questions of the game that are answered on the table itself: all of them. */
export function answers(kind: string): boolean {
  return kind === "fist" || kind === "swap";
}

// Fort's own table in the browser.
import type { GameTable } from "../../desk/desk.svelte";
import "./fort.css";
import { rules } from "./rules";
import FinaleView from "./Finale.svelte";
import TableView from "./Table.svelte";
import ThingView from "./Thing.svelte";

export const Table: GameTable["Table"] = TableView;
export const Thing: GameTable["Thing"] = ThingView;
export const Finale: GameTable["Finale"] = FinaleView;
export { rules };

/** Every question of the game can be answered on the table. */
export function answers(): boolean {
  return true;
}

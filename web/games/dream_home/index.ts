// Dream Home's own table: a doll's house cut open, and the display beside it.
import type { GameTable } from "../../desk/desk.svelte";
import { KINDS } from "./bench.svelte";
import FinaleView from "./Finale.svelte";
import { rulesOf } from "./rules";
import TableView from "./Table.svelte";
import ThingView from "./Thing.svelte";

export const Table: GameTable["Table"] = TableView;
export const Thing: GameTable["Thing"] = ThingView;
export const Finale: GameTable["Finale"] = FinaleView;
export const rules: GameTable["rules"] = rulesOf;

export function answers(kind: string): boolean {
  return KINDS.includes(kind);
}

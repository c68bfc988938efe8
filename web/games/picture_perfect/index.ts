// The table of Picture Perfect: an evening party behind the screens, and its photograph album.
import type { GameTable } from "../../desk/desk.svelte";
import Finale from "./Finale.svelte";
import PartyTable from "./Table.svelte";
import Card from "./Thing.svelte";
import { rulesOf } from "./things";

export const Table: GameTable["Table"] = PartyTable;
export const Thing: GameTable["Thing"] = Card;
export { Finale };

/** Every question of the game is answered on the table itself. */
export function answers(): boolean {
  return true;
}

export const rules = rulesOf;

// The table of Picture Perfect: an evening party behind the screens, and its photograph album.
import type { GameTable } from "../../desk/desk.svelte";
import Finale from "./Finale.svelte";
import PartyTable from "./Table.svelte";
import Card from "./Thing.svelte";
import { rulesOf } from "./things";

export const Table: GameTable["Table"] = PartyTable;
export const Thing: GameTable["Thing"] = Card;
export { Finale };
export const revealsEnd = true;
export const saysSilence = true;

/** Every question of the game is answered on the table itself. */
export function answers(): boolean {
  return true;
}

/** Why a photograph was refused stands beside the button that was pressed. */
export function saysRefusal(kind: string): boolean {
  return kind === "final_photo";
}

export const rules = rulesOf;

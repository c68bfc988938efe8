// What an action would come to, as the engine foretells it, in named parts.
import type { Args } from "../../lib/wire";
import { bare } from "./describe";

export interface Outlook {
  units: string[]; // what each repetition does
  counted: string | null; // what multiplies it: a suit, or what the card counts
  suit: string | null; // the same, if it is a suit
  number: number;
  times: number; // how often it can be done
  isFull: boolean;
}

export function outlookOf(told: Args | undefined): Outlook | null {
  if (!told || told["number"] === undefined) return null;
  const counted = told["counted"] === undefined ? null : String(told["counted"]);
  return {
    units: (told["units"] as string[]).map(bare),
    counted: counted && bare(counted),
    suit: counted?.startsWith("suit.") ? bare(counted) : null,
    number: Number(told["number"]),
    times: Number(told["times"]),
    isFull: told["is_full"] === true,
  };
}

/** How far an action can be done. Where it depends on what is chosen next, nothing stands against it. */
export function extent(outlook: Outlook | null): number {
  if (!outlook || outlook.isFull) return 2;
  return outlook.times ? 1 : 0;
}

/** How much is done, then how much is counted. */
export function amount(outlook: Outlook | null): number {
  const MANY = 1000;
  return outlook ? outlook.times * MANY + outlook.number : 0;
}

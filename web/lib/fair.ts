// Whether a game was dealt as it was promised before it began.
import { sha256 } from "./sha256";
import type { Fair, Seed } from "./wire";

const MOST = Number.MAX_SAFE_INTEGER;

/** Whether the seed revealed at the end is the one promised at the start. */
export function fits(fair: Fair, promised: string): boolean {
  // A number of 32 digits would read like a key: nobody may promise two deals at once.
  const isKnown = typeof fair.seed === "string" || (fair.seed >= 0 && fair.seed <= MOST);
  return isKnown && sha256(`${fair.seed}:${fair.salt}`) === promised;
}

/** The deal that somebody typed: a number, the key of a finished game, or left to chance. */
export function dealOf(typed: string): Seed | undefined {
  const text = typed.trim().toLowerCase();
  if (/^[0-9a-f]{32}$/.test(text)) return text;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

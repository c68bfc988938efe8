// A table as somebody wants it, while they fill in the form.
import type { BoxValue, GameInfo, SeatWish, TableWish } from "./http";
import type { ClockRule } from "./wire";

export interface SeatForm {
  kind: SeatWish["kind"];
  name: string;
  level: string;
}

export type ClockKind = ClockRule["kind"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const UNIT: Record<ClockKind, number> = { none: 0, turn: MINUTE, bank: MINUTE, days: DAY };

/** The seats of the form for another number of players: what was filled in stays. */
export function seatsFor(
  count: number,
  before: SeatForm[],
  game: GameInfo,
  name: string,
): SeatForm[] {
  const level = game.levels.includes("steady") ? "steady" : (game.levels[0] ?? "");
  return Array.from(
    { length: count },
    (_, at): SeatForm => before[at] ?? { kind: at ? "bot" : "me", name: at ? "" : name, level },
  );
}

/** The clock in milliseconds, from what people type: minutes or days, and seconds of increment. */
export function clockOf(kind: ClockKind, amount: number, increment: number): ClockRule | undefined {
  if (kind === "none") return undefined;
  const given = kind === "bank" ? Math.round(increment * SECOND) : 0;
  return { kind, bank: Math.round(amount * UNIT[kind]), increment: given };
}

/** The typed value, as the kind of value that the box has there; null if it is not one. */
export function boxValue(typed: string, was: unknown): unknown {
  if (typeof was === "number") return /^-?\d+$/.test(typed.trim()) ? Number(typed) : null;
  if (typeof was === "string") return typed;
  try {
    const value: unknown = JSON.parse(typed);
    return typeof value === typeof was && Array.isArray(value) === Array.isArray(was)
      ? value
      : null;
  } catch {
    return null;
  }
}

export function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The values that differ from the printed box, by their path. */
export function changes(box: BoxValue[], typed: Record<string, string>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { path, value } of box) {
    const text = typed[path];
    if (text !== undefined && text !== shown(value)) found[path] = boxValue(text, value);
  }
  return found;
}

export function wishOf(
  game: string,
  seats: SeatForm[],
  options: Record<string, unknown>,
  more: Pick<TableWish, "box" | "seed" | "clock" | "listed">,
): TableWish {
  const wished = seats.map(({ kind, name, level }): SeatWish =>
    kind === "bot" ? { kind, level } : { kind, name: name.trim() || undefined },
  );
  return { game, seats: wished, options, ...more };
}

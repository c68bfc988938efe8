// A table as somebody wants it, while they fill in the form.
import type {
  BoxSetting,
  BoxValue,
  ClockKind,
  ClockRule,
  GameInfo,
  OptionValue,
  SeatForm,
  TableForm,
  Value,
} from "./wire";

/** A seat of the form: every field has a value. */
export type FilledSeat = Required<SeatForm>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const UNIT: Record<ClockKind, number> = { none: 0, turn: MINUTE, bank: MINUTE, days: DAY };

/** The seats of the form for another number of players: what was filled in stays. */
export function seatsFor(
  count: number,
  before: FilledSeat[],
  game: GameInfo,
  name: string,
): FilledSeat[] {
  const level = game.levels.includes("steady") ? "steady" : (game.levels[0] ?? "");
  return Array.from(
    { length: count },
    (_, at): FilledSeat => before[at] ?? { kind: at ? "bot" : "me", name: at ? "" : name, level },
  );
}

/** The clock in milliseconds, from what people type: minutes or days, and seconds of increment. */
export function clockOf(kind: ClockKind, amount: number, increment: number): ClockRule | undefined {
  if (kind === "none") return undefined;
  const given = kind === "bank" ? Math.round(increment * SECOND) : 0;
  return { kind, bank: Math.round(amount * UNIT[kind]), increment: given };
}

/** The typed value, as the kind of value that the box has there; null if it is not one. */
export function boxValue(typed: string, was: Value): BoxSetting | null {
  if (typeof was === "number") return /^-?\d+$/.test(typed.trim()) ? Number(typed) : null;
  if (typeof was === "string") return typed;
  try {
    const value = JSON.parse(typed) as BoxSetting;
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

type BoxChanges = Record<string, BoxSetting>;

/** The values that differ from the printed box, by their path. */
export function changes(box: BoxValue[], typed: Record<string, string>): BoxChanges {
  const found: BoxChanges = {};
  for (const { path, value } of box) {
    const text = typed[path];
    // What is no such value is sent as it was typed: the server says what is wrong with it.
    if (text !== undefined && text !== shown(value)) found[path] = boxValue(text, value) ?? text;
  }
  return found;
}

export function wishOf(
  game: string,
  seats: FilledSeat[],
  options: Record<string, OptionValue>,
  more: Pick<TableForm, "box" | "seed" | "clock" | "listed">,
): TableForm {
  const wished = seats.map(({ kind, name, level }): SeatForm =>
    kind === "bot" ? { kind, level } : { kind, name: name.trim() || undefined },
  );
  return { game, seats: wished, options, ...more };
}

// Which lines of a log people are told.
import type { EventLine } from "../lib/wire";

/** That there was only one possibility is said the first time; then everybody knows. */
export function toldOnce<Line extends EventLine>(log: Line[]): Line[] {
  const first = log.findIndex(({ kind }) => kind === "forced");
  return log.filter(({ kind }, at) => kind !== "forced" || at === first);
}

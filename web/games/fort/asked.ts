// Which question is being asked, so that what is held and staged lasts just as long as it.
import type { Ask, LogLine } from "../../lib/wire";

/** A name for the question: another one after anything happened, the same while others only answer theirs. */
export function nameOf(ask: Ask | null, log: readonly LogLine[]): string {
  if (!ask) return "";
  const since = log.findLast(({ kind }) => kind !== "answered")?.n;
  return `${since} ${ask.kind} ${ask.choices.map(({ choice }) => choice).join()}`;
}

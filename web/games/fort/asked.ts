// Which question is being asked: what is held and staged lasts just as long as it does.
import type { Ask, LogLine } from "../../lib/wire";

/**
 * A name for the question: it changes after anything happens, but not while others just answer
 * theirs.
 */
export function nameOf(ask: Ask | null, log: readonly LogLine[]): string {
  if (!ask) return "";
  const since = log.findLast(({ kind }) => kind !== "answered")?.n;
  return `${since} ${ask.kind} ${ask.choices.map(({ choice }) => choice).join()}`;
}

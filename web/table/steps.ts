// Steps through a finished game: to the next turn (another seat chooses) or the next round.
import type { Moment } from "../lib/wire";

type Way = 1 | -1;

function walk(moments: Moment[], from: number, way: Way, isThere: (at: number) => boolean): number {
  const end = way > 0 ? moments.length - 1 : 0;
  for (let at = from + way; at >= 0 && at < moments.length; at += way) if (isThere(at)) return at;
  return end;
}

/** The next moment that begins a turn: its chooser is not the one before. */
export function nextTurn(moments: Moment[], from: number, way: Way): number {
  return walk(
    moments,
    from,
    way,
    (at) => at > 0 && moments[at]?.entry?.seat !== moments[at - 1]?.entry?.seat,
  );
}

/** The next moment that begins a round, in games whose view counts rounds. */
export function nextRound(moments: Moment[], from: number, way: Way): number {
  return walk(
    moments,
    from,
    way,
    (at) => at > 0 && moments[at]?.view["round"] !== moments[at - 1]?.view["round"],
  );
}

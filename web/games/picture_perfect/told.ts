// What the card of the round has brought so far: shown beside the next question, since bots are
// quick.
import type { LogLine } from "../../lib/wire";

/** How a sale ends. */
const SALE = [
  "bid_secretly",
  "bids_tied",
  "bank_bid",
  "bought",
  "bank_bought",
  "unsold",
  "paid_half",
  "rescued",
];
const LOOK = ["paid_to_look", "nobody_looked"];
/** What happens to the envelopes of one player. */
const OWN = ["danced", "gave", "stole"];

/**
 * The lines to show since the card was turned up: the end of the last sale, else what somebody got
 * and lost.
 */
export function toldOf(log: readonly LogLine[], eyes: number | null): LogLine[] {
  const card = log.findLastIndex(({ kind }) => kind === "turned_up");
  if (card < 0) return [];
  const since = log.slice(card + 1);
  const isSale = (line?: LogLine) => line !== undefined && [...SALE, ...LOOK].includes(line.kind);
  const last = since.findLastIndex(isSale);
  if (last < 0) return since.filter((line) => OWN.includes(line.kind) && isAbout(line, eyes));
  let first = last;
  while (isSale(since[first - 1])) first--;
  return since.slice(first, last + 1);
}

function isAbout({ args }: LogLine, eyes: number | null): boolean {
  return [args.seat, args.receiver, args.victim].includes(`seat.${eyes}`);
}

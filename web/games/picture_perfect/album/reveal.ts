// What the opened envelopes have given so far.
import type { Contents, Party, ScoreRow } from "../party";

type Score = Party["scores"][number];

/** The verdicts of one photograph on a guest's wishes; null if the guest is not in it. */
export function rowOf(score: Score, envelope: string): ScoreRow | null {
  return score.guests.find(({ guest }) => guest === envelope) ?? null;
}

/** The points of the envelopes up to this one; after the last one, all points. */
export function pointsUpTo(score: Score, opened: readonly Contents[], at: number): number {
  if (at >= opened.length - 1 && opened.length > 0) return score.points;
  const names = opened.slice(0, at + 1).map(({ envelope }) => envelope);
  return score.guests
    .filter(({ guest }) => names.includes(guest))
    .reduce((sum, { points }) => sum + points, 0);
}

/** What a player got besides the guests: leftover decorations. */
export function besides(score: Score): number {
  return score.guests.reduce((left, { points }) => left - points, score.points);
}

/**
 * What decides between equal points without a vote (P-TIE-01, P-TIE-02); "" if nothing needs to.
 */
export function tieBreak({
  scores,
  players,
}: Pick<Party, "scores" | "players">): "" | "guests" | "envelopes" {
  const top = (of: Score[], value: (one: Score) => number) => {
    const most = Math.max(...of.map(value));
    return of.filter((one) => value(one) === most);
  };
  const held = ({ seat }: Score) => {
    const player = players.find((one) => one.seat === seat);
    return (player?.envelopes.length ?? 0) + (player?.won.length ?? 0);
  };
  const tied = top(scores, ({ points }) => points);
  if (tied.length < 2) return "";
  const still = top(tied, ({ guests }) => guests.length);
  if (still.length === 1) return "guests";
  return top(still, held).length === 1 ? "envelopes" : "";
}

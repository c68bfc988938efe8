// What the opened envelopes have given so far.
import type { Contents, Party, ScoreRow } from "../party";

type Score = Party["scores"][number];

/** The verdicts of one photograph on a guest's wishes; null if the guest is not in it. */
export function rowOf(score: Score, envelope: string): ScoreRow | null {
  return score.guests.find(({ guest }) => guest === envelope) ?? null;
}

/** The points of the envelopes up to this one; after the last one all there are. */
export function pointsUpTo(score: Score, opened: readonly Contents[], at: number): number {
  if (at >= opened.length - 1 && opened.length > 0) return score.points;
  const names = opened.slice(0, at + 1).map(({ envelope }) => envelope);
  return score.guests.filter(({ guest }) => names.includes(guest)).reduce((sum, { points }) => sum + points, 0);
}

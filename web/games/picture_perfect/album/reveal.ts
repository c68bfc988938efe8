// What the opened envelopes have given so far, as the engine counts it.
import type { Score, ScoreRow } from "../party";

/** The verdicts of one photograph on a guest's wishes; null if the guest is not in it. */
export function rowOf(score: Score, envelope: string): ScoreRow | null {
  return score.guests.find(({ guest }) => guest === envelope) ?? null;
}

/** The points up to the envelope that is open; after the last of them, all points. */
export function pointsUpTo(score: Score, at: number): number {
  if (at >= score.soFar.length - 1) return score.points;
  return score.soFar[at] ?? 0;
}

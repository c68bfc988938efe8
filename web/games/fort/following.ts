// What following with a card would bring: shown on the card itself, to see it at once.
import { meansOf, outcome, symbols, fixedNumber } from "./count";
import { clause } from "./describe";
import { isBySuit } from "./effects";
import type { Model } from "./model.svelte";

/** N for a follower: only the symbols of the discarded card count (F-FOLLOW-06). */
export function followNumber(shown: string[], named: string, hasCoin: boolean): number {
  const matching = shown.filter((suit) => suit === named).length;
  const coins = shown.filter((suit) => suit === "coin").length;
  return matching ? matching + (hasCoin ? coins : 0) : Math.min(1, coins);
}

export interface Note {
  text: string; // for screen readers
  count: number;
  icon: string;
}

export function followNote(model: Model, code: string): Note | null {
  const { sight, contents, me, desk } = model;
  const action = sight.play.played ? contents.kid(sight.play.played).public : null;
  if (!me || !action || !sight.play.named) return null;
  const means = meansOf(sight, contents, me.seat, (sight.hand?.length ?? 1) - 1);
  const kid = contents.kid(code);
  const number = isBySuit(action.program.counter)
    ? Math.max(followNumber(kid.symbols, sight.play.named, false), symbols(kid, sight.play.named))
    : fixedNumber(action.program, means);
  const found = outcome(action.program, number, means, contents);
  const inner = action.effect.is === "times" ? action.effect.effect : action.effect;
  const printed = action.program.row[0] ?? "";
  // Followers take the kind that the leader took (F-FOLLOW-09).
  const icon =
    printed === "gather_any" && sight.play.bound ? `gather_${sight.play.bound}` : printed;
  const times = Math.max(1, found.done);
  const text =
    icon === printed
      ? clause(inner, desk.speaker, inner.is === "verb" ? times : 1)
      : model.say(`effect-${icon}`, { n: times });
  return { text, count: found.done, icon };
}

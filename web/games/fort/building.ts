// A play being put together: which card, which action, what is added, and the result.
import type { Contents, Kid } from "./contents";
import { COUNTED_SUITS, isBySuit } from "./effects";
import { fixedNumber, meansOf, outcome, symbols, type Means, type Outcome } from "./count";
import type { Player, Sight } from "./sight";

/** Which of the two actions of a card. */
export type ActionName = "public" | "private";

/** An added card or Lookout symbol. */
export interface Extra {
  key: string; // which card it is, and which of its symbols
  kid: string;
  from: "hand" | "lookout";
  shown: string; // the Lookout symbol that is used
  coinAs: string | null; // the suit a coin stands for
}

export interface Built {
  kid: Kid;
  action: ActionName;
  suit: string | null; // what is counted, if a suit is
  extras: Extra[];
  base: number | null; // what the game has counted already, once adding has begun
}

export function fits(kid: Kid, suit: string): boolean {
  return kid.symbols.some((shown) => shown === suit || shown === "coin");
}

/** The suit that multiplies an action; for `any_suit` the one that was picked. */
export function suitOf(kid: Kid, action: ActionName, picked: string | null): string | null {
  const counter = kid[action]?.program.counter ?? null;
  return counter === "any_suit" ? picked : isBySuit(counter) ? counter : null;
}

export function extraCount(contents: Contents, extra: Extra, suit: string): number {
  if (extra.from === "lookout") return 1;
  return symbols(contents.kid(extra.kid), suit, extra.coinAs);
}

/** N with all current additions (section 3.3 of the rules). */
export function numberOf(built: Built, sight: Sight, contents: Contents, means: Means): number {
  const program = built.kid[built.action]?.program;
  if (!program) return 0;
  if (!built.suit) return fixedNumber(program, means);
  const suit = built.suit;
  const own = symbols(built.kid, suit);
  const earlier = sight.play.played === built.kid.code ? sight.play.added : [];
  const before = earlier.reduce(
    (sum, { kid, suit: as }) => sum + symbols(contents.kid(kid), suit, as),
    0,
  );
  const start = built.base ?? own + before;
  return built.extras.reduce((sum, extra) => sum + extraCount(contents, extra, suit), start);
}

/** The result of the play so far. */
export function result(
  built: Built,
  sight: Sight,
  contents: Contents,
  seat: number,
  hand: number,
): Outcome | null {
  const program = built.kid[built.action]?.program;
  if (!program) return null;
  const spent = built.extras.filter(({ from }) => from === "hand").length;
  const means = meansOf(sight, contents, seat, hand - spent);
  return outcome(program, numberOf(built, sight, contents, means), means, contents);
}

/** Whether every addition changes the result (section 3.5 of the rules); the code of the reason if not. */
export function waste(built: Built, found: Outcome, contents: Contents): string | null {
  if (!built.suit) return null;
  for (const extra of built.extras) {
    const worth = extraCount(contents, extra, built.suit);
    if (extra.from === "hand" && found.done <= found.number - worth) return "add_useless";
    if (extra.from === "lookout" && found.done < found.number) return "lookout_useless";
  }
  return null;
}

/** The best suit to count for `any_suit`: the one with the most symbols at hand. */
export function bestSuit(kid: Kid, hand: Kid[], me: Player, contents: Contents): string {
  const all = [kid, ...hand, ...me.lookout.map((code) => contents.kid(code))];
  const worth = (suit: string) =>
    all.reduce((sum, { symbols: shown }) => sum + shown.filter((one) => one === suit).length, 0);
  return [...COUNTED_SUITS].sort((a, b) => worth(b) - worth(a))[0] as string;
}

/**
 * The choices that carry out the built play, as readable texts; cards in the order of the game's
 * table.
 */
export function script(built: Built, order: (text: string) => number): string[] {
  const bare = (code: string) => code.replace("kid.", "");
  const texts = built.extras.map(({ kid, from, shown, coinAs }) => {
    if (from === "lookout") return `lookout(${bare(kid)}, ${shown})`;
    return coinAs ? `add_as(${bare(kid)}, ${coinAs})` : `add(${bare(kid)})`;
  });
  return texts.sort((a, b) => order(a) - order(b));
}

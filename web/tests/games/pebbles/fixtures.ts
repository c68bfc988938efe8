// A beach in the middle of a game, its words, and a desk to sit at it.
import { FixtureDesk } from "../../../desk/fixture.svelte";
import { PEBBLES } from "../../../games/pebbles/beach";
import type { Args, Ask, Choice, LogLine, Tree, Tried } from "../../../lib/wire";
import { bundleOf, Speaker } from "../../../lib/words.svelte";
import en from "../../../../src/ludoteca/games/pebbles/locale/en.ftl?raw";

const [ONE, TWO, , FOUR, , SIX] = PEBBLES as [string, string, string, string, string, string];

/** After a round of two: player 2 won the first pool, and has closed a fist again. */
export const VIEW: Tree = {
  ...{ round: 2, rounds: 5, swaps: true, bag: 18 },
  pool: [SIX],
  shore: [ONE, TWO],
  players: [
    { seat: "seat.0", treasure: [], worth: 0, hand: 4, sunk: 0 },
    { seat: "seat.1", treasure: [FOUR], worth: 4, hand: 4, sunk: 1 },
  ],
  answered: ["seat.1"],
  hand: [ONE, FOUR, FOUR, SIX],
};

/** Every choice of the game, as the engine numbers them. */
export const CHOICES: Choice[] = [
  ...PEBBLES.map((pebble) => ({ verb: "fist", args: { pebble } })),
  ...PEBBLES.map((pebble) => ({ verb: "swap", args: { pebble } })),
  { verb: "keep", args: {} },
].map((words, choice) => ({ choice, text: "", words }));

export function ask(kind: "fist" | "swap"): Ask {
  const hand = [0, 3, 5].map((worth) => (kind === "swap" ? worth + 6 : worth));
  const offered = kind === "swap" ? [...hand, 12] : hand;
  const choices = CHOICES.filter(({ choice }) => offered.includes(choice));
  return { seat: 0, kind, about: {}, choices, open: false, requests: [] };
}

const line = (n: number, kind: string, args: Args): LogLine => ({
  ...{ n, seq: n, moment: n },
  ...{ kind, args, veiled: false },
});

export const LOG: LogLine[] = [
  line(0, "opened", { seat: "seat.0", pebble: ONE }),
  line(1, "opened", { seat: "seat.1", pebble: TWO }),
  line(2, "won", { seat: "seat.1" }),
];

const UNKNOWN: Tried = {
  ...{ made: 0, reason: null, end: "unknown", view: VIEW, ask: null },
  ...{ points: {}, outlook: {}, log: [], each: [] },
};

export function deskFor(question: Ask | null): FixtureDesk {
  return new FixtureDesk({
    game: "pebbles",
    view: VIEW,
    ask: question,
    log: LOG,
    choices: CHOICES,
    reasons: { 11: { code: "swap_later", args: {}, rules: ["B-SWAP-01"] } },
    tried: () => UNKNOWN,
    speaker: new Speaker("en", [bundleOf("en", en)], ["Ana", "Rui"]),
  });
}

// What lies on the beach: the view, read once into a shape that the drawings can rely on.
import type { LogLine, Tree } from "../../lib/wire";

/** The code names of all pebbles; the first is worth one. */
export const PEBBLES = ["one", "two", "three", "four", "five", "six"].map(
  (name) => `pebble.${name}`,
);

export interface Player {
  seat: number;
  treasure: string[];
  worth: number;
  hand: number; // how many pebbles, not which
  hasClosed: boolean; // a fist
}

export interface Beach {
  round: number | null; // none is left when the game is over
  rounds: number;
  pool: string[];
  shore: string[];
  bag: number;
  players: Player[];
  comber: number | null;
  hand: string[]; // of whoever looks
  fist: string | null; // and what is in their fist
}

/** What the engine sends, for each player and for the table. */
interface Sent {
  players: { seat: string; treasure: string[]; worth: number; hand: number }[];
  round?: number;
  rounds: number;
  pool: string[];
  shore: string[];
  bag: number;
  answered?: string[];
  comber?: string;
  hand?: string[];
  fist?: string;
}

export function beachOf(view: Tree): Beach {
  const sent = view as unknown as Sent;
  return {
    round: sent.round ?? null,
    rounds: sent.rounds,
    pool: sent.pool,
    shore: sent.shore,
    bag: sent.bag,
    players: sent.players.map((player) => ({
      ...player,
      seat: seatOf(player.seat),
      hasClosed: sent.answered?.includes(player.seat) ?? false,
    })),
    comber: sent.comber === undefined ? null : seatOf(sent.comber),
    hand: sent.hand ?? [],
    fist: sent.fist ?? null,
  };
}

export function seatOf(name: string): number {
  return Number(name.split(".")[1]);
}

/** What a pebble is worth: the number painted on it. */
export function worthOf(code: string): number {
  return PEBBLES.indexOf(code) + 1;
}

/** A pebble with a key of its own, by which it travels. */
export interface Keyed {
  key: string;
  code: string;
}

/** Pebbles of one hand: equal ones are told apart by counting them. */
export function inHand(codes: string[]): Keyed[] {
  return codes.map((code, at) => {
    const before = codes.slice(0, at).filter((other) => other === code).length;
    return { key: `${code}.${before}`, code };
  });
}

/** The pool: every prize is counted, so that a new one is not taken for one that was won. */
export function inPool({ pool, players }: Beach): Keyed[] {
  const won = players.reduce((sum, { treasure }) => sum + treasure.length, 0);
  return pool.map((code, at) => ({ key: `prize.${won + at}`, code }));
}

export interface Shown extends Keyed {
  seat: number;
}

/** Every pebble that was shown: each round leaves one of each player on the shore, in order. */
export function shownOn({ shore, players }: Beach): Shown[] {
  return shore.map((code, at) => ({ key: `shown.${at}`, code, seat: at % players.length }));
}

/** How the last fists ended, as the log tells it: somebody takes the pool, or nobody does. */
export function outcomeOf({ shore, players }: Beach, log: LogLine[]): LogLine | null {
  const outcomes = log.filter(({ kind }) => kind === "won" || kind === "drawn");
  return outcomes[shore.length / players.length - 1] ?? null;
}

// What a game's own table needs to draw and to be played: the same at a live table, in a replay and
// in a lesson. A game's drawing never talks to the server; it reads a desk and answers through it.
import { getContext, setContext, type Component } from "svelte";
import type {
  Args,
  Ask,
  LogLine,
  Reason,
  SeatInfo,
  Standing,
  Tree,
  Tried,
  Value,
} from "../lib/wire";
import type { Trial } from "../lib/tries.svelte";
import type { Speaker } from "../lib/words.svelte";
import type { ChoiceIndex } from "./choices";
import type { Duties } from "./duties.svelte";

export type BoxInUse = Record<
  string,
  { value: unknown; source: string; confidence?: string | null }
>;

export interface Desk {
  readonly game: string;
  readonly speaker: Speaker;
  /** Which table this is: whatever a person keeps for it on this device is kept under this id. */
  readonly id: string;
  readonly options: Record<string, unknown>;
  /** The box in use, an owner's numbers laid over the printed ones, by path (`room.kitchen.points.2`). */
  readonly box: BoxInUse;
  readonly view: Tree;
  /** Whose view it is; null for spectators. */
  readonly eyes: number | null;
  readonly seats: SeatInfo[];
  readonly waiting: number[];
  readonly log: LogLine[];
  /** What the seat is asked now; null when it is not asked, and always null in a replay. */
  readonly ask: Ask | null;
  /** When saying nothing becomes the answer (`ask.silence`), as a `Date.now()` time; 0: never. */
  readonly silenceAt: number;
  /** An answer is on its way: nothing else can be sent until the server has it. */
  readonly isBusy: boolean;
  readonly isOver: boolean;
  readonly standing: Standing | null;
  /** Everybody may know who won: where a finale says it, not before it has. */
  readonly isWinnerNamed: boolean;
  /** What the game's own table does instead of the shell (`takeOver`). */
  readonly duties: Duties;
  /** Why the last answer was refused. */
  readonly refused: Reason | null;
  readonly canUndo: boolean;
  readonly canRestart: boolean;

  /** Give the answer: a choice of the question by its number, or composed data where it is open. */
  choose(choice: number | Value): void;
  request(choice: number): void;
  undo(): void;
  restart(): void;
  /** The finale has shown who won: now the shell says so too. */
  nameWinner(): void;
  /** Why a choice of the game's table is not offered now; null if it is. */
  whyNot(choice: number): Promise<Reason | null>;
  /**
   * What these choices would lead to, one after another, as far as the seat can tell; none: how
   * things stand, and what each option would add. Reactive: null until the answer is there.
   */
  tried(choices: Trial): Tried | null;
  /** The same as a promise; null where nothing is asked. */
  try(choices: Trial): Promise<Tried | null>;
  /** Every choice in this game, offered or not. */
  allChoices(): Promise<ChoiceIndex>;
  /** Some legal answer to an open question. */
  sample(): Promise<Value>;
  /** Show a thing large, with its name and its plain-language explanation (`about-<kind>-<name>`). */
  explain(thing: Explained): void;
}

/** A thing to show large: a code name of the game (`room.kitchen`), or a part of the table. */
export interface Explained {
  code: string;
  args?: Args;
}

/** What `web/games/<key>/index.ts` exports. Loaded only when its game is played. */
export interface GameTable {
  /** The whole table with its question; takes no props, reads the desk. */
  Table: Component;
  /** The questions (`ask.kind`) that the table itself lets people answer; others stay in the list. */
  answers(kind: string): boolean;
  /** One thing drawn large, for the explanation; nothing if it has no drawing. */
  Thing?: Component<{ code: string; args?: Args }>;
  /** The end of the game, drawn by the game: shown above the scores. */
  Finale?: Component;
  /** The numbered rules behind a thing: the explanation links to them. */
  rules?(code: string): string[];
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

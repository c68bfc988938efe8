// What the server and the page say to each other (docs/protocol.md), as types. Names no game.

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };
export type Args = Record<string, Value>;
export type Tree = Record<string, Value>;

export interface Reason {
  code: string;
  args: Args;
  rules: string[];
}

export interface Words {
  verb: string;
  args: Args;
}

export interface Choice {
  choice: number;
  words: Words;
  text: string;
}

export interface Ask {
  seat: number;
  kind: string;
  about: Args;
  choices: Choice[];
  open: boolean;
  requests: Choice[];
  /** Saying nothing is an answer too: after this many milliseconds this choice is made. */
  silence?: { left: number; choice: number } | null;
}

export interface EventLine {
  kind: string;
  args: Args;
  veiled: boolean;
}

export interface LogLine extends EventLine {
  n: number;
  seq?: number;
  moment?: number; // its place in the replay
}

/** Points by part, only those that would change. */
export type Points = Record<string, number>;

/** Why a preview ends: the seat is asked again, others decide, it is unknown, or the game is over. */
export type End = "asked" | "others" | "unknown" | "over";

/** What one option would add. `then` are the answers that only finish what it began. */
export interface OptionTried {
  choice: number;
  end: End;
  points: Points;
  outlook: Args;
  log: EventLine[];
  then: number[];
}

/** What some choices would lead to: as many as were `made` before one was refused, or unknown. */
export interface Tried {
  made: number;
  reason: Reason | null;
  end: End;
  view: Tree;
  ask: Ask | null;
  points: Points;
  outlook: Args;
  log: EventLine[];
  each: OptionTried[];
}

/** What a strong player thinks of a choice: its share of a win, and how often it was tried. */
export interface Thought {
  choice: number;
  words: Words | null;
  text: string;
  chance: number | null;
  visits: number;
  why?: Sentence[]; // of a hint: why it is the best
}

/** A message by its id, with the choice or the event that it tells as `choice` or `event`. */
export interface Sentence {
  id: string;
  args: Args;
  words: Words | null;
  event: EventLine | null;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  text: string;
}

export interface ClockRule {
  kind: "none" | "turn" | "bank" | "days";
  bank: number;
  increment: number;
}

export interface ClockFace {
  seat: number;
  left: number;
  runs: boolean;
}

export interface Standing {
  scores: number[];
  places: number[];
  parts: Record<string, number>[];
}

/** A number, or the 32 hexadecimal digits of a key, too large for a JavaScript number. */
export type Seed = number | string;

export interface Fair {
  commitment: string;
  seed: Seed;
  salt: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level?: string | null;
  present?: boolean;
  stand_in?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  box?: Record<string, { value: unknown; source: string; confidence?: string | null }>;
  clock?: ClockRule | null;
  listed?: boolean;
  commitment?: string;
  seed?: Seed | null; // only where the host chose it
  rematch_of?: string | null;
  next_table?: string | null; // where its people play again
  hints?: boolean;
}

/** What both `table` and `moment` may carry; a moment leaves out what has not changed. */
export interface Now {
  seq: number;
  eyes: number | null;
  view?: Tree | null;
  ask?: Ask | null;
  log?: LogLine[];
  undo?: boolean;
  restart?: boolean;
  clocks?: ClockFace[] | null;
  waiting?: number[];
  over?: boolean;
  closed?: boolean;
  frozen?: boolean;
  mine?: number[];
  seats?: SeatInfo[];
  watching?: number;
  lesson?: number | null;
  note?: string | null;
  past?: boolean;
  standing?: Standing | null;
  fair?: Fair | null;
}

export type FromServer =
  | ({ t: "table"; table: TableInfo; chat?: ChatLine[] } & Now)
  | ({ t: "moment" } & Now)
  | { t: "ack"; cid: string; seq: number }
  | { t: "no"; cid?: string | null; reason: Reason }
  | { t: "why"; choice: number; reason: Reason | null }
  | ({ t: "tried"; cid: string; seq: number; seat: number } & Tried)
  | ({ t: "chat" } & ChatLine)
  | { t: "over"; standing: Standing; fair?: Fair | null }
  | { t: "seats"; seats?: SeatInfo[]; watching?: number; clocks?: ClockFace[] | null }
  | { t: "sample"; choice: Value; toml?: string }
  | { t: "rematch"; table: string }
  | { t: "note"; seat: number; text: string }
  | { t: "moment_at"; moment: number; last: number; view: Tree }
  | { t: "hint"; seat: number; seq: number; best: Thought[] }
  | { t: "ping" };

export interface Message {
  t: string;
  cid?: string;
  seat?: number | null;
  expect?: number;
  [field: string]: unknown;
}

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
}

export interface LogLine {
  n: number;
  seq?: number;
  kind: string;
  args: Args;
  veiled: boolean;
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

export interface Fair {
  commitment: string;
  seed: number;
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
  clock?: ClockRule | null;
  listed?: boolean;
  commitment?: string;
  rematch_of?: string | null;
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
  standing?: Standing | null;
  fair?: Fair | null;
}

export type FromServer =
  | ({ t: "table"; table: TableInfo; chat?: ChatLine[] } & Now)
  | ({ t: "moment" } & Now)
  | { t: "ack"; cid: string; seq: number }
  | { t: "no"; cid?: string | null; reason: Reason }
  | { t: "why"; choice: number; reason: Reason | null }
  | ({ t: "chat" } & ChatLine)
  | { t: "over"; standing: Standing; fair?: Fair | null }
  | { t: "seats"; seats?: SeatInfo[]; watching?: number; clocks?: ClockFace[] | null }
  | { t: "sample"; choice: Value; toml?: string }
  | { t: "rematch"; table: string }
  | { t: "ping" };

export interface Message {
  t: string;
  cid?: string;
  seat?: number | null;
  expect?: number;
  [field: string]: unknown;
}

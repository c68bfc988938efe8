// One-off requests, over HTTP. A refusal comes back as a thrown Refusal with the server's reason.
import type { PadShape } from "./pad_form";
import type { Step } from "./lessons";
import type {
  Args,
  Choice,
  ClockRule,
  LogLine,
  Reason,
  SeatInfo,
  Seed,
  Standing,
  TableInfo,
  Thought,
  Tree,
  Words,
} from "./wire";

export interface GameInfo {
  key: string;
  rules: number;
  seats: number[];
  options: { key: string; values: (string | number | boolean)[] }[];
  levels: string[];
  box: BoxValue[];
  printed: BoxValue[]; // if the server lays its owner's box over it; else empty
  choices: number;
  has_score_pad: boolean;
  has_lesson?: boolean;
}

export interface BoxValue {
  path: string;
  value: unknown;
  source: string;
  confidence?: string | null;
}

export interface SeatWish {
  kind: "me" | "here" | "link" | "bot";
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, unknown>;
  box?: Record<string, unknown> | string;
  seed?: Seed;
  clock?: ClockRule;
  listed: boolean;
}

export interface Made {
  table: string;
  seats: { seat: number; token?: string | null; invite?: string | null }[];
}

export interface Listed {
  id: string;
  table: TableInfo;
  seats: SeatInfo[];
  mine: number[];
  status: "playing" | "over" | "closed";
  touched_at: number;
  waiting: number[] | null;
}

export interface Moment {
  entry: { seat: number; request: boolean; words: Words | null; text: string } | null;
  events: Omit<LogLine, "n">[];
  view: Tree;
  views: Tree[];
  standing: Standing;
}

export interface Sheet {
  names: string[];
  parts: Record<string, number>[];
  totals: number[];
  places: number[];
  notes: Reason[];
}

export interface Account {
  name: string | null;
  has_password: boolean;
}

export interface Passkey {
  id: string;
  label: string;
  made_at: number;
  used_at: number | null;
}

interface Ceremony {
  ceremony: string;
  publicKey: Record<string, unknown>;
}

export interface Comparison {
  game: string;
  seed: Seed;
  tables: {
    table: string;
    made_at: number;
    mine: number[];
    seats: SeatInfo[];
    standing: Standing;
    scores: number[][];
  }[];
}

export interface Decided {
  at: number;
  seat: number;
  kind: string;
  about: Args;
  best: Thought[];
  chosen: Thought;
  chance: number;
  loss: number | null;
  swing: number | null;
}

export interface Analysis {
  id: string;
  done: number;
  total: number;
  failed: Reason | null;
  decisions: Decided[];
  swings: { at: number; seat: number; from: number; to: number; by: "choice" | "table" }[];
}

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

async function call<T>(method: string, path: string, body?: unknown, type = "application/json") {
  const isText = typeof body === "string";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": type },
      body: body === undefined ? undefined : isText ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: "unreachable", args: {}, rules: [] });
  }
  const text = await answer.text();
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    if (!answer.ok) throw new Refusal({ code: "unreachable", args: {}, rules: [] });
  }
  if (!answer.ok) {
    const found = (data as { reason?: Reason; reasons?: Reason[] }) ?? {};
    throw new Refusal(
      found.reason ?? found.reasons?.[0] ?? { code: "unreachable", args: {}, rules: [] },
    );
  }
  return data as T;
}

const part = encodeURIComponent;

export const server = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  words: (lang: string, game?: string) =>
    call<string>(
      "GET",
      game ? `/api/words/${part(lang)}/${part(game)}` : `/api/words/${part(lang)}`,
    ),
  rules: (game: string) =>
    call<{ rules: Record<string, string>; page: string }>("GET", `/api/rules/${part(game)}`),
  choices: (game: string) => call<Choice[]>("GET", `/api/choices/${part(game)}`),
  tableChoices: (table: string) => call<Choice[]>("GET", `/api/tables/${part(table)}/choices`),
  shortRules: (game: string, lang: string) =>
    call<string>("GET", `/api/rules/${part(game)}/short/${part(lang)}`),
  lesson: (game: string) => call<{ steps: Step[] }>("GET", `/api/lessons/${part(game)}`),
  learn: (game: string, name: string) => call<Made>("POST", `/api/lessons/${part(game)}`, { name }),
  score: (game: string, toml: string) =>
    call<Sheet>("POST", `/api/score/${part(game)}`, toml, "text/plain"),
  scoreForm: (game: string, data: unknown) => call<Sheet>("POST", `/api/score/${part(game)}`, data),
  scoreShape: (game: string) => call<PadShape>("GET", `/api/score/${part(game)}/form`),
  make: (wish: TableWish) => call<Made>("POST", "/api/tables", wish),
  mine: () => call<Listed[]>("GET", "/api/tables/mine"),
  lobby: () => call<Listed[]>("GET", "/api/tables/lobby"),
  join: (invite: string, name: string) => call<Made>("POST", "/api/join", { invite, name }),
  sit: (table: string, name: string) =>
    call<Made>("POST", `/api/tables/${part(table)}/sit`, { name }),
  leave: (table: string, seat: number, tokens: string[]) =>
    call<Listed>("POST", `/api/tables/${part(table)}/leave`, { seat, tokens }),
  invitation: (invite: string) =>
    call<Listed & { seat: number }>("GET", `/api/invites/${part(invite)}`),
  record: (table: string) => call<unknown>("GET", `/api/tables/${part(table)}/record`),
  replay: (table: string, eyes: string) =>
    call<Moment[]>("GET", `/api/tables/${part(table)}/replay?seat=${part(eyes)}`),
  replayFile: (record: string, eyes: string) =>
    call<Moment[]>("POST", `/api/replay?seat=${part(eyes)}`, record),
  rematch: (table: string, tokens: string[], wish: { same_deal?: boolean; bots?: boolean }) =>
    call<Made>("POST", `/api/tables/${part(table)}/rematch`, { tokens, ...wish }),
  comparison: (table: string) => call<Comparison>("GET", `/api/tables/${part(table)}/comparison`),
  analysis: (table: string) => call<Analysis>("GET", `/api/tables/${part(table)}/analysis`),
  analyse: (record: string) => call<Analysis>("POST", "/api/analyse", record),
  analysisOf: (id: string) => call<Analysis>("GET", `/api/analyses/${part(id)}`),
  me: () => call<Account>("GET", "/api/accounts/me"),
  signUp: (name: string, password: string) =>
    call<unknown>("POST", "/api/accounts", { name, password }),
  signIn: (name: string, password: string) =>
    call<unknown>("POST", "/api/accounts/session", { name, password }),
  changePassword: (password: string, old: string) =>
    call<unknown>("PUT", "/api/accounts/password", { password, old }),
  signOut: () => call<unknown>("DELETE", "/api/accounts/session"),
  passkeys: () => call<Passkey[]>("GET", "/api/accounts/passkeys"),
  passkeyOptions: (name?: string) =>
    call<Ceremony>("POST", "/api/accounts/passkeys/options", { name }),
  keepPasskey: (ceremony: string, credential: unknown, label?: string) =>
    call<unknown>("POST", "/api/accounts/passkeys", { ceremony, credential, label }),
  passkeySessionOptions: () => call<Ceremony>("POST", "/api/accounts/passkeys/session/options", {}),
  signInByPasskey: (ceremony: string, credential: unknown) =>
    call<unknown>("POST", "/api/accounts/passkeys/session", { ceremony, credential }),
  dropPasskey: (id: string) => call<unknown>("DELETE", `/api/accounts/passkeys/${part(id)}`),
  table: (table: string) => call<Listed>("GET", `/api/tables/${part(table)}`),
};

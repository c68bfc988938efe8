// One-off requests, over HTTP. A refusal comes back as a thrown Refusal with the server's reason.
import type {
  Account,
  AccountForm,
  Analysis,
  Ceremony,
  Choice,
  Comparison,
  CredentialForm,
  GameInfo,
  Invited,
  JoinForm,
  LeaveForm,
  LearnerForm,
  Lesson,
  Listed,
  Made,
  Moment,
  NewPasskeyForm,
  NoForm,
  PadShape,
  Passkey,
  PasskeyForm,
  PasskeyNameForm,
  PasswordForm,
  Reason,
  Refusal as RefusalAnswer,
  RematchForm,
  Rulebook,
  Sheet,
  SitForm,
  TableForm,
  Value,
} from "./wire";

export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown, type = "application/json") {
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
    // What stands between may answer in its own words.
    const found = data as Partial<RefusalAnswer> | null;
    throw new Refusal(found?.reason ?? { code: "unreachable", args: {}, rules: [] });
  }
  return data as T;
}

const part = encodeURIComponent;

/** A call whose body is one of the contract's forms. */
function send<F, T>(method: Method, path: string, form: F): Promise<T> {
  return call<T>(method, path, form);
}

export const server = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  words: (lang: string, game?: string) =>
    call<string>(
      "GET",
      game ? `/api/words/${part(lang)}/${part(game)}` : `/api/words/${part(lang)}`,
    ),
  rules: (game: string) => call<Rulebook>("GET", `/api/rules/${part(game)}`),
  choices: (game: string) => call<Choice[]>("GET", `/api/choices/${part(game)}`),
  tableChoices: (table: string) => call<Choice[]>("GET", `/api/tables/${part(table)}/choices`),
  shortRules: (game: string, lang: string) =>
    call<string>("GET", `/api/rules/${part(game)}/short/${part(lang)}`),
  lesson: (game: string) => call<Lesson>("GET", `/api/lessons/${part(game)}`),
  learn: (game: string, name: string) =>
    send<LearnerForm, Made>("POST", `/api/lessons/${part(game)}`, { name }),
  score: (game: string, toml: string) =>
    call<Sheet>("POST", `/api/score/${part(game)}`, toml, "text/plain"),
  scoreForm: (game: string, data: Value) => call<Sheet>("POST", `/api/score/${part(game)}`, data),
  scoreShape: (game: string) => call<PadShape>("GET", `/api/score/${part(game)}/form`),
  make: (form: TableForm) => send<TableForm, Made>("POST", "/api/tables", form),
  mine: () => call<Listed[]>("GET", "/api/tables/mine"),
  lobby: () => call<Listed[]>("GET", "/api/tables/lobby"),
  join: (invite: string, name: string) =>
    send<JoinForm, Made>("POST", "/api/join", { invite, name }),
  sit: (table: string, name: string) =>
    send<SitForm, Made>("POST", `/api/tables/${part(table)}/sit`, { name }),
  leave: (table: string, seat: number, tokens: string[]) =>
    send<LeaveForm, Listed>("POST", `/api/tables/${part(table)}/leave`, { seat, tokens }),
  invitation: (invite: string) => call<Invited>("GET", `/api/invites/${part(invite)}`),
  replay: (table: string, eyes: string) =>
    call<Moment[]>("GET", `/api/tables/${part(table)}/replay?seat=${part(eyes)}`),
  replayFile: (record: string, eyes: string) =>
    call<Moment[]>("POST", `/api/replay?seat=${part(eyes)}`, record),
  rematch: (table: string, form: RematchForm) =>
    send<RematchForm, Made>("POST", `/api/tables/${part(table)}/rematch`, form),
  comparison: (table: string) => call<Comparison>("GET", `/api/tables/${part(table)}/comparison`),
  analysis: (table: string) => call<Analysis>("GET", `/api/tables/${part(table)}/analysis`),
  analyse: (record: string) => call<Analysis>("POST", "/api/analyse", record),
  analysisOf: (id: string) => call<Analysis>("GET", `/api/analyses/${part(id)}`),
  me: () => call<Account>("GET", "/api/accounts/me"),
  signUp: (name: string, password: string) =>
    send<AccountForm, Account>("POST", "/api/accounts", { name, password }),
  signIn: (name: string, password: string) =>
    send<AccountForm, Account>("POST", "/api/accounts/session", { name, password }),
  changePassword: (password: string, old: string) =>
    send<PasswordForm, Account>("PUT", "/api/accounts/password", { password, old }),
  signOut: () => call<Account>("DELETE", "/api/accounts/session"),
  passkeys: () => call<Passkey[]>("GET", "/api/accounts/passkeys"),
  passkeyOptions: (name?: string) =>
    send<PasskeyNameForm, Ceremony>("POST", "/api/accounts/passkeys/options", { name }),
  keepPasskey: (ceremony: string, credential: CredentialForm, label?: string) =>
    send<NewPasskeyForm, Account>("POST", "/api/accounts/passkeys", {
      ceremony,
      credential,
      label,
    }),
  passkeySessionOptions: () =>
    send<NoForm, Ceremony>("POST", "/api/accounts/passkeys/session/options", {}),
  signInByPasskey: (ceremony: string, credential: CredentialForm) =>
    send<PasskeyForm, Account>("POST", "/api/accounts/passkeys/session", { ceremony, credential }),
  dropPasskey: (id: string) => call<Passkey[]>("DELETE", `/api/accounts/passkeys/${part(id)}`),
  table: (table: string) => call<Listed>("GET", `/api/tables/${part(table)}`),
};

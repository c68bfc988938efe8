// What this browser remembers between visits; works (forgetfully) where it may keep nothing.

export function remembered<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`ludoteca.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ludoteca.${key}`, JSON.stringify(value));
  } catch {
    // A private window may refuse; the page works without it.
  }
}

type Tokens = Record<string, Record<string, string>>;

/** The tokens of the seats this browser holds at a table. */
export function tokensOf(table: string): string[] {
  return Object.values(remembered<Tokens>("tokens", {})[table] ?? {});
}

/** Let the tokens of one table open another: a rematch keeps its people. */
export function shareTokens(from: string, to: string): void {
  const all = remembered<Tokens>("tokens", {});
  remember("tokens", { ...all, [to]: { ...all[from], ...all[to] } });
}

type Invites = Record<string, Record<number, string>>;

/** The invitations this browser has made for a table: sent once, kept here. */
export function invitesOf(table: string): Record<number, string> {
  return remembered<Invites>("invites", {})[table] ?? {};
}

export function keepInvite(table: string, seat: number, invite: string): void {
  const all = remembered<Invites>("invites", {});
  remember("invites", { ...all, [table]: { ...all[table], [seat]: invite } });
}

export function dropToken(table: string, seat: number): void {
  const all = remembered<Tokens>("tokens", {});
  const { [seat]: _, ...rest } = all[table] ?? {};
  remember("tokens", { ...all, [table]: rest });
}

export function keepToken(table: string, seat: number, token: string): void {
  const all = remembered<Tokens>("tokens", {});
  remember("tokens", { ...all, [table]: { ...all[table], [seat]: token } });
}

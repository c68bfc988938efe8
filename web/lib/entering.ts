// The ways to a table: make one, take a seat, play again; and remember the tokens that open it.
import { server } from "./http";
import { beginLesson } from "./lessons";
import { keepInvite, keepToken, shareTokens, tokensOf } from "./memory";
import { route } from "./route.svelte";
import type { Made, RematchForm, TableForm } from "./wire";

/** Keep what opens seats, then go there. */
export function enter(made: Made): void {
  for (const { seat, token, invite } of made.seats) {
    if (token) keepToken(made.table, seat, token);
    if (invite) keepInvite(made.table, seat, invite);
  }
  route.go("table", made.table);
}

export async function make(form: TableForm): Promise<void> {
  enter(await server.make(form));
}

/** A lesson of the game: the one begun here, or a new one. */
export async function learn(game: string, name: string): Promise<void> {
  const made = await server.learn(game, name);
  beginLesson(game, made.table);
  enter(made);
}

export async function join(invite: string, name: string): Promise<void> {
  enter(await server.join(invite, name));
}

export async function sitDown(table: string, name: string): Promise<void> {
  enter(await server.sit(table, name));
}

/** The same people again: old tokens open the new table too. */
export async function playAgain(
  table: string,
  wish: Pick<RematchForm, "same_deal" | "bots">,
): Promise<void> {
  const made = await server.rematch(table, { tokens: tokensOf(table), ...wish });
  shareTokens(table, made.table);
  enter(made);
}

/** The invitation in what somebody typed or pasted: a code, or a whole link. */
export function codeIn(typed: string): string {
  return (typed.trim().split("/").at(-1) ?? "").replace(/[\s-]/g, "");
}

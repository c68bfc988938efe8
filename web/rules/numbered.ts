// The numbered rules of a game: fetched once, found by id, by chapter or by words.
import { server } from "../lib/http";

export type Rule = [id: string, text: string];

const kept = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string): Promise<Rule[]> {
  let found = kept.get(game);
  if (!found) {
    found = server.rules(game).then(({ rules }) => Object.entries(rules));
    found.catch(() => kept.delete(game));
    kept.set(game, found);
  }
  return found;
}

/** `B-SWAP-01` belongs to the chapter `B-SWAP`. */
export function chapterOf(id: string): string {
  return id.split("-").slice(0, -1).join("-");
}

export const textOf = ([id, text]: Rule) => `${id} ${text}`;

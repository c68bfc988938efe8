// Every choice in a game, fetched once and kept.
import { server } from "../lib/http";
import type { Choice } from "../lib/wire";

const kept = new Map<string, Promise<Map<string, Choice>>>();

/** All choices by their readable text: of a table (its box may differ), or of the game. */
export function choicesOf(game: string, table?: string): Promise<Map<string, Choice>> {
  const key = table ?? game;
  let found = kept.get(key);
  if (!found) {
    const asked = table ? server.tableChoices(table) : server.choices(game);
    found = asked.then((choices) => new Map(choices.map((choice) => [choice.text, choice])));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

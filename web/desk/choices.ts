// Choices by what they say: a verb and what it is about.
import { server } from "../lib/http";
import type { Args, Choice, Words } from "../lib/wire";

/** Choices that can be found by their words, as a question or a game lists them. */
export class ChoiceIndex {
  private readonly byWords: Map<string, Choice>;

  constructor(readonly choices: readonly Choice[] = []) {
    this.byWords = new Map(choices.map((choice) => [keyOf(choice.words), choice]));
  }

  find(verb: string, args: Args = {}): Choice | undefined {
    return this.byWords.get(keyOf({ verb, args }));
  }

  has(verb: string, args: Args = {}): boolean {
    return this.byWords.has(keyOf({ verb, args }));
  }

  of(verb: string): Choice[] {
    return this.choices.filter(({ words }) => words.verb === verb);
  }
}

function keyOf({ verb, args }: Words): string {
  return JSON.stringify([verb, ...Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

const kept = new Map<string, Promise<ChoiceIndex>>();

/** All choices of a table (its box may differ), or of a game; fetched once and kept. */
export function choicesOf(game: string, table?: string): Promise<ChoiceIndex> {
  const key = table ?? game;
  let found = kept.get(key);
  if (!found) {
    const asked = table ? server.tableChoices(table) : server.choices(game);
    found = asked.then((choices) => new ChoiceIndex(choices));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

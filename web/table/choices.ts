// The choices of a question as people look for them: grouped by verb, narrowed by words or by a
// thing that was touched on the table. Knows no game.
import { plain } from "../lib/plain";
import type { Args, Choice, Value } from "../lib/wire";
import type { Speaker } from "../lib/words.svelte";

export interface Labelled extends Choice {
  label: string;
}

export interface Group {
  verb: string;
  choices: Labelled[];
}

export function labelled(choices: readonly Choice[], speaker: Speaker): Labelled[] {
  return choices.map((choice) => ({ ...choice, label: speaker.choice(choice.words) }));
}

/** The choices by verb, in the order in which the verbs first appear. */
export function grouped(choices: Labelled[]): Group[] {
  const groups = new Map<string, Labelled[]>();
  for (const choice of choices) {
    const group = groups.get(choice.words.verb);
    if (group) group.push(choice);
    else groups.set(choice.words.verb, [choice]);
  }
  return [...groups].map(([verb, found]) => ({ verb, choices: found }));
}

/** The choices whose words hold every word that was typed. */
export function narrowed(choices: Labelled[], typed: string): Labelled[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = plain(`${choice.label} ${choice.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The choices that mention this thing: a code name, or a number as `column:1`. */
export function speakingOf<C extends Choice>(choices: C[], thing: string): C[] {
  return choices.filter((choice) => things(choice.words.args).has(thing));
}

/** Every code name in these arguments. */
export function codesIn(args: Args): Set<string> {
  return new Set([...things(args)].filter((thing) => thing.includes(".")));
}

/** Everything the choices mention: these things can be touched on the table. */
export function touchable(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => [...things(choice.words.args)]));
}

const ENDING = new Set(["done", "stop", "pass", "end"]);

/** The choice that ends the current activity, if there is exactly one among others. */
export function endOf<C extends Choice>(choices: C[]): C | undefined {
  const ends = choices.filter(
    ({ words }) => ENDING.has(words.verb) && !Object.keys(words.args).length,
  );
  return choices.length > 1 && ends.length === 1 ? ends[0] : undefined;
}

function things(args: Args): Set<string> {
  return new Set(Object.entries(args).flatMap(([name, value]) => named(name, value)));
}

function named(name: string, value: Value): string[] {
  if (typeof value === "string") return value.includes(".") ? [value] : [];
  if (typeof value === "number") return [`${name}:${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part) => named(name, part));
}

// A small drawn mark for every code name: the same thing looks the same everywhere, and things of one
// kind share their outline. Symbols before colours: outline and letters identify it, the colour
// only helps.

export interface Mark {
  outline: number; // which of the outlines
  hue: number;
  letters: string;
}

export const OUTLINES = [
  "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z",
  "M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z",
  "M12 1.5l9 5.2v10.6l-9 5.2l-9-5.2V6.700Z",
  "M12 1.500L22.500 12L12 22.500L1.500 12Z",
  "M12 2l8 3v7c0 5-3.500 8.500-8 10c-4.500-1.500-8-5-8-10V5Z",
  "M3 9l9-7l9 7v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z",
  "M8 2h8l6 6v8l-6 6H8l-6-6V8Z",
] as const;

function scatter(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

/**
 * The mark of a code name; the letters come from its name in the reader's language, and set it
 * apart from the others of its kind.
 */
export function markOf(code: string, name: string, kin: readonly string[] = []): Mark {
  const kind = code.split(".")[0] as string;
  return {
    outline: scatter(kind) % OUTLINES.length,
    hue: (scatter(code) % 24) * 15,
    letters: lettersOf(kin).get(name) ?? initials(name),
  };
}

/** One or two letters that stand for a name: "Living room" is LR, "Kitchen" is K. */
export function initials(name: string): string {
  const words = name.split(/[\s'’-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const strong = words.filter((word) => /^\p{Lu}|^\p{N}/u.test(word) || word.length > 3);
  const chosen = strong.length ? strong : words;
  return chosen
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join("");
}

const known = new WeakMap<readonly string[], Map<string, string>>();

/**
 * The letters for names of one kind: initials, and where several share them the first letter with
 * another that tells them apart, best the last: Priest, Prince, Princess are PT, PE, PS.
 */
export function lettersOf(names: readonly string[]): Map<string, string> {
  let found = known.get(names);
  if (!found) known.set(names, (found = apart(names)));
  return found;
}

function apart(names: readonly string[]): Map<string, string> {
  const all = [...new Set(names)].map((name) => ({ name, short: initials(name) }));
  const isShared = (short: string) => all.filter((one) => one.short === short).length > 1;
  const found = new Map(all.filter(({ short }) => !isShared(short)).map((o) => [o.name, o.short]));
  const taken = new Set(found.values());
  for (const { name, short } of all.filter((one) => isShared(one.short))) {
    const [first = "", ...rest] = name.toLocaleUpperCase().match(/[\p{L}\p{N}]/gu) ?? [];
    const pairs = [rest.at(-1), ...rest].map((letter) => `${first}${letter ?? ""}`);
    const letters = pairs.find((pair) => !taken.has(pair)) ?? short;
    taken.add(letters);
    found.set(name, letters);
  }
  return found;
}

/** Places that hold nothing are drawn as empty places: `spot.vacant`, `spot.nothing`. */
export function isVacant(code: string): boolean {
  return code.startsWith("spot.");
}

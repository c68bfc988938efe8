// Ways to pay or to gain that differ in several numbers, changed one token at a time: the nearest legal one
// is always shown.
import type { Choice } from "../../lib/wire";

export type Parts = Record<string, number>;

/** The tokens that a choice names, by the name of the part. */
export const PARTS: Record<string, readonly string[]> = {
  pay: ["stuff_pizza", "stuff_toys", "pack_pizza", "pack_toys"],
  copy: ["pizza", "toys"],
};

export function partsOf({ words }: Choice): Parts {
  return Object.fromEntries(
    (PARTS[words.verb] ?? []).map((name) => [name, Number(words.args[name] ?? 0)]),
  );
}

/** Whether any way uses tokens from there. */
export function reachable(ways: Parts[], name: string): boolean {
  return ways.some((way) => (way[name] ?? 0) > 0);
}

const sum = (way: Parts) => Object.values(way).reduce((all, part) => all + part, 0);

const packed = (way: Parts) => (way["pack_pizza"] ?? 0) + (way["pack_toys"] ?? 0);

/**
 * Where to begin: the payment that spares the Pack, whose tokens cards and rules count; or the
 * largest gain.
 */
export function firstOf(verb: string, ways: Parts[]): Parts {
  const [first = {}] = [...ways].sort(
    verb === "copy" ? (a, b) => sum(b) - sum(a) : (a, b) => packed(a) - packed(b),
  );
  return first;
}

/** The way with one more (or fewer) of this that otherwise differs least. */
export function nearest(ways: Parts[], now: Parts, name: string, by: number): Parts | null {
  const far = (way: Parts) =>
    Object.keys(now).reduce((all, part) => all + Math.abs((way[part] ?? 0) - (now[part] ?? 0)), 0);
  const right = ways.filter((way) => way[name] === (now[name] ?? 0) + by);
  return right.sort((a, b) => far(a) - far(b))[0] ?? null;
}

// The ways to pay for a level, changed one token at a time: the nearest legal one is always shown.
import type { Choice } from "../../lib/wire";

export const NAMES = ["stuff_pizza", "stuff_toys", "pack_pizza", "pack_toys"] as const;
export type Parts = Record<(typeof NAMES)[number], number>;

export function partsOf({ words }: Choice): Parts {
  return Object.fromEntries(NAMES.map((name) => [name, Number(words.args[name] ?? 0)])) as Parts;
}

/** Whether any way uses tokens from there. */
export function reachable(ways: Parts[], name: keyof Parts): boolean {
  return ways.some((way) => way[name] > 0);
}

/** The way with one more (or fewer) of this that differs least in everything else. */
export function nearest(ways: Parts[], now: Parts, name: keyof Parts, by: number): Parts | null {
  const far = (way: Parts) => NAMES.reduce((sum, part) => sum + Math.abs(way[part] - now[part]), 0);
  const right = ways.filter((way) => way[name] === now[name] + by);
  return right.sort((a, b) => far(a) - far(b))[0] ?? null;
}

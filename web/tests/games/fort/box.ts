// The box, the words and some moments of Fort, as the engine wrote them down for the tests.
import { Contents } from "../../../games/fort/contents";
import type { Ask, Tree } from "../../../lib/wire";
import { bundleOf, Speaker } from "../../../lib/words.svelte";
import moments from "./moments.json";

export const BOX = Object.fromEntries(
  Object.entries(moments.box).map(([path, value]) => [path, { value, source: "" }]),
);
export const contents = new Contents(BOX);
export const NAMES = Object.keys(BOX).flatMap(
  (path) => /^(?:kid|best_friend)\.(\w+)\.symbols$/.exec(path)?.[1] ?? [],
);

const WORDS = import.meta.glob<string>("../../../../src/ludoteca/games/fort/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function moment(kind: keyof typeof moments.moments): { ask: Ask; view: Tree } {
  return moments.moments[kind] as unknown as { ask: Ask; view: Tree };
}

export function speaker(lang: string): Speaker {
  const [, text] = Object.entries(WORDS).find(([path]) => path.endsWith(`/${lang}.ftl`))!;
  return new Speaker(lang, [bundleOf(lang, text)]);
}

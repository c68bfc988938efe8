// What everything drawn on a table shares: the words, and which things can be touched.
// Touching a thing narrows the choices to those that mention it.
import { getContext, setContext } from "svelte";
import type { Speaker } from "../lib/words.svelte";

export interface Touch {
  readonly speaker: Speaker;
  readonly things: Set<string>;
  readonly picked: string;
  readonly lit: Set<string>; // what a line of the log mentions
  readonly isInfo: boolean; // a press asks what something is
  pick(thing: string): void;
}

const KEY = Symbol("touch");

export function setTouch(touch: Touch): void {
  setContext(KEY, touch);
}

export function useTouch(): Touch {
  return getContext<Touch>(KEY);
}

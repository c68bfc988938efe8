// What the shell does at every table, unless a part of the game's own table does it: whoever does
// it says so while it is on the screen, so that nothing is done twice and nothing is left undone.
import { untrack } from "svelte";
import type { Desk } from "./desk.svelte";

export type Duty =
  /** To say why an answer was refused. */
  | "refusal"
  /** To count down until saying nothing becomes the answer. */
  | "countdown"
  /** To offer the choice that ends a turn, as long as the turn can still be taken back. */
  | "turn-end"
  /** To show at the end how the points came about. */
  | "points"
  /** To say who won; the shell keeps it to itself until `desk.nameWinner()`. */
  | "winner";

export class Duties {
  private taken = $state.raw<readonly Duty[]>([]);

  has(duty: Duty): boolean {
    return this.taken.includes(duty);
  }

  /** Returns how to give it back; two that do the same are two. */
  take(duty: Duty): () => void {
    untrack(() => (this.taken = [...this.taken, duty]));
    return () => {
      const at = this.taken.indexOf(duty);
      this.taken = this.taken.filter((_, other) => other !== at);
    };
  }
}

/** Called by the component that does it: from now on, while `when()`, until it is gone. */
export function takeOver(desk: Desk, duty: Duty, when = () => true): void {
  // Before anything is drawn: an end that is held back must not be on the screen for a moment.
  $effect.pre(() => (when() ? desk.duties.take(duty) : undefined));
}

// What the shell does at every table, unless a part of the game's own table does it: whoever does
// it says so while it is on the screen, so that nothing is done twice and nothing is left undone.
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
  // Counted outside of Svelte's state: while something is destroyed, that still shows the past.
  private readonly takers = new Map<Duty, number>();
  private change = $state.raw({});

  has(duty: Duty): boolean {
    void this.change;
    return (this.takers.get(duty) ?? 0) > 0;
  }

  /** Returns how to give it back; two that do the same are two. */
  take(duty: Duty): () => void {
    this.count(duty, 1);
    return () => this.count(duty, -1);
  }

  private count(duty: Duty, by: number): void {
    this.takers.set(duty, (this.takers.get(duty) ?? 0) + by);
    this.change = {};
  }
}

/** Called by the component that does it: from now on, while `when()`, until it is gone. */
export function takeOver(desk: Desk, duty: Duty, when = () => true): void {
  // Before anything is drawn: an end that is held back must not be on the screen for a moment.
  $effect.pre(() => (when() ? desk.duties.take(duty) : undefined));
}

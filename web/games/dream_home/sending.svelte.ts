// Choices that were decided together: each is sent as soon as it is asked for.
import type { Desk } from "../../desk/desk.svelte";

export class Sending {
  /** The last answer is not given yet, or not shown. */
  isUnderWay = $state(false);
  private queue = $state.raw<readonly number[]>([]);

  constructor(private readonly desk: Desk) {}

  start([first, ...rest]: readonly number[]): void {
    if (first === undefined) return;
    this.queue = rest;
    this.isUnderWay = true;
    this.desk.choose(first);
  }

  /** A new question: what was decided goes on only if it is about that. */
  begin(): void {
    if (this.desk.ask && !this.isAsked(this.queue[0])) this.queue = [];
    if (!this.queue.length) this.isUnderWay = false;
  }

  /** Send the next choice, once it can be sent; return whether there was one. */
  goOn(): boolean {
    const [next, ...rest] = this.queue;
    if (next === undefined || !this.isAsked(next) || this.desk.isBusy) return false;
    this.queue = rest;
    this.desk.choose(next);
    return true;
  }

  /** A choice was refused: nothing of what was to follow counts any more. */
  stop(): void {
    this.queue = [];
    this.isUnderWay = false;
  }

  isAsked(choice: number | undefined): boolean {
    return this.desk.ask?.choices.some((one) => one.choice === choice) ?? false;
  }
}

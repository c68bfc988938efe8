// Nothing says who won before a game's own finale has shown it: no panel, no log, no screen reader.
import type { LiveTable } from "../lib/live.svelte";
import { remember, remembered } from "../lib/memory";
import type { LogLine } from "../lib/wire";
import type { Duties } from "./duties.svelte";

const KEPT = 100; // tables whose end this browser remembers having shown

export class Ending {
  private seen = $state.raw(remembered<string[]>("ends", []));

  constructor(
    private readonly live: LiveTable,
    private readonly duties: Duties,
  ) {}

  /** The game is over, but its finale still has something to reveal. */
  get isHeld(): boolean {
    return this.live.isOver && this.duties.has("winner") && !this.seen.includes(this.live.id);
  }

  /** What may be told so far: without the moment that ended the game, while it is held back. */
  get log(): LogLine[] {
    const { log } = this.live;
    const last = log.at(-1)?.moment;
    return this.isHeld ? log.filter(({ moment }) => moment !== last) : log;
  }

  /** The finale is over; whoever comes back to the table need not wait for it again. */
  tell(): void {
    if (!this.isHeld) return;
    this.seen = [...this.seen, this.live.id].slice(-KEPT);
    remember("ends", this.seen);
  }
}

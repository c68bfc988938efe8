// Who won is not said before a game's own finale has shown it: no panel, no log, no screen reader.
import type { LiveTable } from "../lib/live.svelte";
import { remember, remembered } from "../lib/memory";
import type { LogLine } from "../lib/wire";

const KEPT = 100; // tables whose end this browser remembers to have shown

export class Ending {
  private seen = $state.raw(remembered<string[]>("ends", []));

  /** `isShown`: whether a finale is on the screen that reveals the end by and by. */
  constructor(
    private readonly live: LiveTable,
    private readonly isShown: () => boolean,
  ) {}

  /** The game is over, and its finale has still something to reveal. */
  get isHeld(): boolean {
    return this.live.isOver && this.isShown() && !this.seen.includes(this.live.id);
  }

  /** What happened, as far as it may be told: without the moment that ended the game while it is held. */
  get log(): LogLine[] {
    const { log } = this.live;
    const last = log.at(-1)?.moment;
    return this.isHeld ? log.filter(({ moment }) => moment !== last) : log;
  }

  /** The finale has come to its end; who comes back to the table need not wait for it again. */
  tell(): void {
    if (!this.isHeld) return;
    this.seen = [...this.seen, this.live.id].slice(-KEPT);
    remember("ends", this.seen);
  }
}

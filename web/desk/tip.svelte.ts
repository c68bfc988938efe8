// The page's one tip: which element it is about, and what it says.
import type { Reason } from "../lib/wire";
import type { Speaker } from "../lib/words.svelte";

export interface TipWords {
  anchor: Element;
  game: string;
  speaker: Speaker;
  reason: Reason;
}

const LINGER = 250; // long enough to reach a link in the tip

class Tip {
  now = $state.raw<TipWords | null>(null);
  /** While something is dragged the pointer goes through the tip, or it would swallow the drop. */
  isPassive = $state(false);
  private timer = 0;

  show(words: TipWords): void {
    clearTimeout(this.timer);
    this.now = words;
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  /** Hide the tip of this element in a moment, unless the pointer comes back or goes into it. */
  leave(anchor?: Element): void {
    if (anchor && this.now?.anchor !== anchor) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.now = null), LINGER);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const tip = new Tip();

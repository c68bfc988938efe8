// What a screen reader is told besides the log: one polite live region for the whole page.
import { untrack } from "svelte";

class Announcer {
  text = $state("");

  /** The same words twice in a row are read twice: a mark that nobody hears makes them differ. */
  say(text: string): void {
    const isAgain = text !== "" && text === untrack(() => this.text);
    this.text = isAgain ? `${text}\u200b` : text;
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.say(text);
}

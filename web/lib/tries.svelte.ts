// What choices would lead to, as the server foretells it: asked once for each, and kept until the
// table shows another moment.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Tried, Value } from "./wire";

/** Choices one after another; none: how things stand. */
export type Trial = readonly Value[];

const AT_ONCE = 3; // on their way together: a pointer that runs over the table asks no more
const MOST_WAITING = 24; // whatever was asked before these is of no interest any more
const PAUSE = 400; // after "too fast", in milliseconds

export class Tries {
  private moment = $state(0);
  private readonly known = new SvelteMap<string, Tried>();
  private readonly sent = new Map<string, string>(); // the trial of each message that is on its way
  private readonly listeners = new Map<string, ((tried: Tried | null) => void)[]>();
  private waiting: string[] = []; // the newest comes last, and is asked first
  private isResting = false;

  /** `send` returns the page's own id for its message. */
  constructor(
    private readonly send: (trial: Trial) => string,
    private readonly later: (work: () => void, ms: number) => unknown,
  ) {}

  /** What these choices would lead to; null until the answer is there. Reactive. */
  of(trial: Trial): Tried | null {
    void this.moment;
    const key = JSON.stringify(trial);
    const found = this.known.get(key);
    if (!found) untrack(() => this.want(key));
    return found ?? null;
  }

  /** The same as a promise; null if the moment is over before the answer comes. */
  ask(trial: Trial): Promise<Tried | null> {
    const key = JSON.stringify(trial);
    const found = untrack(() => this.known.get(key));
    if (found) return Promise.resolve(found);
    return new Promise((resolve) => {
      this.listeners.set(key, [...(this.listeners.get(key) ?? []), resolve]);
      this.want(key);
    });
  }

  hear(cid: string, tried: Tried): void {
    const key = this.sent.get(cid);
    if (key === undefined) return; // of an earlier moment
    this.sent.delete(cid);
    this.known.set(key, tried);
    this.tell(key, tried);
    this.go();
  }

  /** Whether the refusal is about something tried; then it is dealt with. */
  refuse(cid: string, code: string): boolean {
    const key = this.sent.get(cid);
    if (key === undefined) return cid.startsWith(PREFIX);
    this.sent.delete(cid);
    if (code === "too_fast") this.rest(key);
    else this.tell(key, null);
    this.go();
    return true;
  }

  /** The table shows another moment: nothing that was foretold holds any more. */
  forget(): void {
    this.moment++;
    this.known.clear();
    this.sent.clear();
    this.waiting = [];
    for (const key of [...this.listeners.keys()]) this.tell(key, null);
  }

  private want(key: string): void {
    if ([...this.sent.values()].includes(key)) return;
    this.waiting = [...this.waiting.filter((other) => other !== key), key];
    for (const dropped of this.waiting.splice(0, this.waiting.length - MOST_WAITING))
      this.tell(dropped, null);
    this.go();
  }

  private go(): void {
    while (!this.isResting && this.sent.size < AT_ONCE) {
      const key = this.waiting.pop();
      if (key === undefined) return;
      this.sent.set(this.send(JSON.parse(key) as Trial), key);
    }
  }

  private rest(key: string): void {
    this.waiting = [key, ...this.waiting];
    this.isResting = true;
    this.later(() => {
      this.isResting = false;
      this.go();
    }, PAUSE);
  }

  private tell(key: string, tried: Tried | null): void {
    const listeners = this.listeners.get(key) ?? [];
    this.listeners.delete(key);
    for (const tell of listeners) tell(tried);
  }
}

/** How the ids of messages that only try something begin. */
export const PREFIX = "try-";

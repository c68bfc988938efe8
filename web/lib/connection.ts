// One socket to one table: says hello, keeps what is not acknowledged and sends it again, comes back
// by itself after a loss, and asks again when something was missed. Knows nothing about the
// drawing.
import { PREFIX } from "./tries.svelte";
import type { FromServer, Message } from "./wire";

export type Health = "connecting" | "live" | "lost";

export interface Plug {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

export interface Wiring {
  plug: () => Plug;
  tokens: () => string[];
  eyes: () => number | null;
  hear: (message: FromServer) => void;
  health: (health: Health) => void;
  later: (work: () => void, ms: number) => unknown;
  random?: () => number;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const SILENCE = 45_000; // the server pings every 20 s
const NO_TABLE = 4404; // the server closes with it where there is no table

/** How long to wait before the given attempt to come back; a little chance spreads a crowd. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** A trial that comes too late has missed nothing: the new moment is on its way. */
function isTrial(cid: string | null | undefined): boolean {
  return cid?.startsWith(PREFIX) ?? false;
}

export class Connection {
  private plug: Plug | null = null;
  private attempt = 0;
  private isClosed = false;
  private isGreeted = false;
  private counter = 0;
  private heard = 0;
  private readonly page: string;
  private readonly unanswered = new Map<string, Message>();
  since = 0; // the last row this page has seen
  lines = -1; // the number of the last log line it has seen

  constructor(private readonly wiring: Wiring) {
    this.page = Math.floor((wiring.random ?? Math.random)() * 2 ** 40).toString(36);
  }

  open(): void {
    if (this.isClosed) return;
    this.wiring.health(this.attempt === 0 ? "connecting" : "lost");
    const plug = this.wiring.plug();
    this.plug = plug;
    this.isGreeted = false;
    plug.onopen = () => this.hello();
    plug.onmessage = (event) => this.receive(plug, event.data);
    plug.onclose = (event) => (event?.code === NO_TABLE ? this.nowhere(plug) : this.lost(plug));
  }

  close(): void {
    this.isClosed = true;
    this.plug?.close();
  }

  /** Ask for everything again: after a gap, a stale message, or on coming back. */
  hello(): void {
    this.transmit({
      t: "hello",
      tokens: this.wiring.tokens(),
      since: this.since,
      eyes: this.wiring.eyes(),
    });
  }

  /** Come back now instead of waiting: the browser says the network is back. */
  hurry(): void {
    if (!this.isGreeted && !this.isClosed) {
      this.attempt = 0;
      this.plug?.close();
    }
  }

  /** Send a message, again if need be, until it is answered; returns the page's own id for it. */
  say(message: Message): string {
    const cid = `${this.page}-${++this.counter}`;
    const whole = { ...message, cid };
    this.unanswered.set(cid, whole);
    if (this.isGreeted) this.transmit(whole);
    return cid;
  }

  /** Ask something that changes nothing; it is lost with the connection. */
  ask(message: Message): void {
    if (this.isGreeted) this.transmit(message);
  }

  /** Try something; returns the page's own id for it. */
  try(message: Message): string {
    const cid = `${PREFIX}${++this.counter}`;
    this.ask({ ...message, t: "try", cid });
    return cid;
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  private transmit(message: Message): void {
    this.plug?.send(JSON.stringify({ v: 1, ...message }));
  }

  private receive(plug: Plug, text: string): void {
    if (plug !== this.plug) return;
    const message = JSON.parse(text) as FromServer;
    this.watchSilence();
    if (message.t === "ping") return this.transmit({ t: "pong" });
    if (message.t === "ack" || (message.t === "no" && message.cid)) {
      this.unanswered.delete(message.cid as string);
    }
    if (message.t === "no" && message.reason.code === "stale" && !isTrial(message.cid))
      this.hello();
    if (message.t === "table") this.greeted();
    if ((message.t === "moment" || message.t === "table") && !this.follows(message)) return;
    this.wiring.hear(message);
  }

  /** Whether the message continues what the page has; if not, the page asks again. */
  private follows(message: { t: string; seq: number; log?: { n: number }[] }): boolean {
    const first = message.log?.[0]?.n;
    if (message.t === "moment" && first !== undefined && first > this.lines + 1) {
      this.since = 0;
      this.hello();
      return false;
    }
    this.since = message.seq;
    this.lines = message.log?.at(-1)?.n ?? this.lines;
    return true;
  }

  private greeted(): void {
    this.attempt = 0;
    this.wiring.health("live");
    if (this.isGreeted) return;
    this.isGreeted = true;
    for (const message of this.unanswered.values()) this.transmit(message);
  }

  /** There is no such table: coming back would not help. */
  private nowhere(plug: Plug): void {
    if (plug !== this.plug || this.isClosed) return;
    this.isClosed = true;
    this.wiring.hear({ t: "no", reason: { code: "no_such_table", args: {}, rules: [] } });
  }

  private lost(plug: Plug): void {
    if (plug !== this.plug || this.isClosed) return;
    this.plug = null;
    this.isGreeted = false;
    this.wiring.health("lost");
    const chance = (this.wiring.random ?? Math.random)();
    this.wiring.later(() => this.open(), backoff(this.attempt++, chance));
  }

  /** A socket that stays silent for long is dead, whatever the browser believes. */
  private watchSilence(): void {
    const mark = ++this.heard;
    const plug = this.plug;
    this.wiring.later(() => {
      if (mark === this.heard && plug === this.plug) plug?.close();
    }, SILENCE);
  }
}

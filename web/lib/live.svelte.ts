// One table as this page sees it: what the server told last, and what a person can say to it.
import { Connection, type Health, type Plug } from "./connection";
import { tokensOf } from "./memory";
import type {
  Ask,
  ChatLine,
  ClockFace,
  Fair,
  FromServer,
  LogLine,
  Now,
  Reason,
  SeatInfo,
  Standing,
  TableInfo,
  Tree,
  Value,
} from "./wire";

export interface Why {
  choice: number;
  reason: Reason | null;
}

export class LiveTable {
  health = $state<Health>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seq = $state(0);
  eyes = $state<number | null>(null);
  view = $state.raw<Tree | null>(null);
  ask = $state.raw<Ask | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  clocks = $state.raw<ClockFace[]>([]);
  clocksAt = $state(0);
  waiting = $state.raw<number[]>([]);
  watching = $state(0);
  canUndo = $state(false);
  canRestart = $state(false);
  isOver = $state(false);
  standing = $state.raw<Standing | null>(null);
  fair = $state.raw<Fair | null>(null);
  refused = $state.raw<Reason | null>(null);
  why = $state.raw<Why | null>(null);
  sample = $state.raw<{ choice: Value; toml?: string } | null>(null);
  mine = $state.raw<number[]>([]);
  isClosed = $state(false);
  isFrozen = $state(false);
  rematch = $state("");
  isSending = $state(false);
  private pending: string | null = null;
  private readonly connection: Connection;

  constructor(readonly id: string, plug: () => Plug, later = setTimeout) {
    this.connection = new Connection({
      plug,
      tokens: () => tokensOf(id),
      eyes: () => this.eyes,
      hear: (message) => this.hear(message),
      health: (health) => (this.health = health),
      later: (work, ms) => later(work, ms),
    });
  }

  /** The seat to hand the screen to: it is asked, it is ours, and it is not the one looking. */
  get handTo(): number | null {
    if (this.mine.length < 2 || this.isOver) return null;
    if (this.eyes !== null && this.waiting.includes(this.eyes)) return null;
    const next = this.waiting.find((seat) => this.mine.includes(seat));
    return next === undefined || next === this.eyes ? null : next;
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  choose(choice: number | Value): void {
    this.act({ t: "choose", choice });
  }

  compose(toml: string): void {
    this.act({ t: "choose", toml });
  }

  request(choice: number): void {
    this.act({ t: "request", choice });
  }

  undo(): void {
    this.act({ t: "undo" });
  }

  restart(): void {
    this.act({ t: "restart" });
  }

  standIn(seat: number, on: boolean): void {
    this.connection.say({ t: "stand_in", seat, on });
  }

  talk(text: string): void {
    this.connection.say({ t: "chat", seat: this.eyes ?? this.mine[0], text });
  }

  look(seat: number | null): void {
    this.refused = null;
    this.connection.ask({ t: "look", seat });
  }

  askWhy(choice: number): void {
    this.why = null;
    this.connection.ask({ t: "why", seat: this.eyes ?? this.mine[0], choice });
  }

  askSample(): void {
    this.connection.ask({ t: "sample", seat: this.eyes });
  }

  private act(message: { t: string; [field: string]: unknown }): void {
    if (this.isSending || this.eyes === null) return;
    this.refused = null;
    this.isSending = true;
    this.pending = this.connection.say({ ...message, seat: this.eyes, expect: this.seq });
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.info = message.table;
        this.chat = message.chat ?? this.chat;
        return this.take(message);
      case "moment":
        return this.take(message);
      case "ack":
        return this.settle(message.cid);
      case "no":
        if (message.cid) this.settle(message.cid);
        // A stale message is no fault of the person's: the connection is already asking again.
        if (message.reason.code !== "stale") this.refused = message.reason;
        return;
      case "why":
        this.why = { choice: message.choice, reason: message.reason };
        return;
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message];
        return;
      case "over":
        this.finish(message);
        return;
      case "seats":
        this.seats = message.seats ?? this.seats;
        this.watching = message.watching ?? this.watching;
        this.setClocks(message.clocks);
        return;
      case "sample":
        this.sample = message;
        return;
      case "rematch":
        this.rematch = message.table;
        return;
    }
  }

  private take(now: Now): void {
    const isOther = now.eyes !== this.eyes;
    this.seq = now.seq;
    this.eyes = now.eyes;
    if (now.view !== undefined) this.view = now.view;
    if (now.ask !== undefined) this.ask = now.ask;
    if (now.seats) this.seats = now.seats;
    this.watching = now.watching ?? this.watching;
    this.canUndo = now.undo ?? false;
    this.canRestart = now.restart ?? false;
    this.waiting = now.waiting ?? this.waiting;
    this.log = joined(isOther ? [] : this.log, now.log ?? []);
    this.setClocks(now.clocks);
    this.why = null;
    this.sample = null;
    this.mine = now.mine ?? this.mine;
    this.isClosed = now.closed ?? this.isClosed;
    this.isFrozen = now.frozen ?? this.isFrozen;
    if (now.over) this.finish(now);
  }

  private finish(message: { standing?: Standing | null; fair?: Fair | null }): void {
    this.isOver = true;
    this.standing = message.standing ?? this.standing;
    this.fair = message.fair ?? this.fair;
  }

  private setClocks(clocks: ClockFace[] | null | undefined): void {
    if (clocks === undefined) return;
    this.clocks = clocks ?? [];
    this.clocksAt = Date.now();
  }

  private settle(cid: string): void {
    if (cid !== this.pending) return;
    this.pending = null;
    this.isSending = false;
  }
}

/** The log with what came new; a line that is told again replaces the old one. */
export function joined(log: LogLine[], fresh: LogLine[]): LogLine[] {
  const first = fresh[0]?.n ?? Infinity;
  return [...log.filter((line) => line.n < first), ...fresh];
}

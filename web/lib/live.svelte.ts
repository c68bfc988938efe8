// One table as this page sees it: what the server said last, and what a person can reply.
import { Connection, type Health, type Plug } from "./connection";
import { tokensOf } from "./memory";
import { Saying, type Act } from "./saying.svelte";
import { Tries, type Trial } from "./tries.svelte";
import type {
  Answer,
  Ask,
  ChatLine,
  ClockFace,
  Fair,
  FromServer,
  HintFromServer,
  LogLine,
  MomentAtFromServer,
  MomentFromServer,
  OverFromServer,
  Reason,
  SampleFromServer,
  SeatInfo,
  Standing,
  TableFromServer,
  TableInfo,
  Tree,
  Tried,
  Value,
} from "./wire";

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
  sample = $state.raw<SampleFromServer | null>(null);
  mine = $state.raw<number[]>([]);
  isClosed = $state(false);
  isFrozen = $state(false);
  rematch = $state("");
  note = $state<string | null>(null); // the notebook; null where there is none
  hasPast = $state(false); // earlier moments may be looked at
  past = $state.raw<MomentAtFromServer | null>(null); // the earlier moment being looked at
  hint = $state.raw<HintFromServer | null>(null);
  isThinking = $state(false); // a hint is on its way
  silenceAt = $state(0); // when saying nothing becomes the answer
  lesson = $state<number | null>(null); // how many steps of a lesson are done; null: off its path
  private hintFor = ""; // the question a hint was asked for
  private asked = new Map<number, ((reason: Reason | null) => void)[]>();
  private reasons = new Map<number, Promise<Reason | null>>(); // of this moment
  private samplers: ((choice: Value) => void)[] = [];
  private readonly connection: Connection;
  private readonly saying = new Saying(
    (act) => {
      this.refused = null;
      return this.connection.say({ ...act, seat: this.seat, expect: this.seq });
    },
    () => this.seq,
  );

  private readonly tries: Tries;

  constructor(
    readonly id: string,
    plug: () => Plug,
    later = setTimeout,
  ) {
    this.tries = new Tries(
      (choices) =>
        this.connection.try({ seat: this.seat, expect: this.seq, choices: choices as Answer[] }),
      (work, ms) => later(work, ms),
    );
    this.connection = new Connection({
      plug,
      tokens: () => tokensOf(id),
      eyes: () => this.eyes,
      hear: (message) => this.hear(message),
      health: (health) => (this.health = health),
      later: (work, ms) => later(work, ms),
    });
  }

  /** An answer is on its way: nothing else can be sent. */
  get isSending(): boolean {
    return this.saying.isSending;
  }

  /** A table to learn at: the bot opposite follows a script. */
  get isLesson(): boolean {
    return this.seats.some((seat) => seat.level === "tutor");
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

  /** A number, or whatever a game's own table has composed: the server judges it. */
  choose(choice: Value): void {
    this.act({ t: "choose", choice: choice as Answer });
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

  /** Let a bot play this person's own seat, or (with `whose`) the seat of somebody who is away. */
  standIn(seat: number, on: boolean, whose?: number): void {
    this.refused = null;
    this.connection.say({ t: "stand_in", seat, on, whose });
  }

  write(note: string): void {
    if (this.eyes === null) return;
    this.note = note;
    this.connection.say({ t: "note", seat: this.eyes, text: note });
  }

  lookBack(moment: number): void {
    this.connection.ask({ t: "moment_at", moment: Math.max(0, moment) });
  }

  lookAtNow(): void {
    this.past = null;
  }

  askHint(): void {
    if (this.eyes === null || this.isThinking) return;
    this.isThinking = true;
    this.hintFor = JSON.stringify(this.ask);
    this.connection.ask({ t: "hint", seat: this.eyes });
  }

  talk(text: string): void {
    const seat = this.eyes ?? this.mine[0];
    if (seat !== undefined) this.connection.say({ t: "chat", seat, text });
  }

  look(seat: number | null): void {
    this.refused = null;
    this.connection.ask({ t: "look", seat });
  }

  /** Why a choice is not offered at this moment; ask the server once for each. */
  whyNot(choice: number): Promise<Reason | null> {
    const seat = this.eyes ?? this.mine[0];
    if (seat === undefined) return Promise.resolve(null);
    let found = this.reasons.get(choice);
    if (!found) {
      found = new Promise((resolve) => {
        this.asked.set(choice, [...(this.asked.get(choice) ?? []), resolve]);
      });
      this.reasons.set(choice, found);
      this.connection.ask({ t: "why", seat, choice });
    }
    return found;
  }

  /** What these choices would lead to; null while that is not known. Reactive. */
  tried(trial: Trial): Tried | null {
    return this.ask && this.eyes !== null ? this.tries.of(trial) : null;
  }

  /** The same as a promise. */
  try(trial: Trial): Promise<Tried | null> {
    return this.ask && this.eyes !== null ? this.tries.ask(trial) : Promise.resolve(null);
  }

  /** Some legal answer to an open question. */
  someAnswer(): Promise<Value> {
    const found = new Promise<Value>((resolve) => this.samplers.push(resolve));
    this.askSample();
    return found;
  }

  askSample(): void {
    if (this.eyes !== null) this.connection.ask({ t: "sample", seat: this.eyes });
  }

  /** The seat that acts: a spectator is asked nothing. */
  private get seat(): number {
    if (this.eyes === null) throw new Error("nobody acts for a spectator");
    return this.eyes;
  }

  private act(message: Act): void {
    if (this.eyes !== null) this.saying.say(message);
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.saying.catchUp();
        this.info = message.table;
        this.rematch = message.table.next_table ?? this.rematch;
        this.chat = message.chat;
        this.takeTable(message);
        return this.take(message);
      case "moment":
        return this.take(message);
      case "ack":
        return this.saying.settle(message.cid, message.seq);
      case "no":
        return this.refuse(message.reason, message.cid ?? "");
      case "why":
        return this.explain(message.choice as number, message.reason);
      case "tried":
        return this.tries.hear(message.cid, message);
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message];
        return;
      case "over":
        this.finish(message);
        return;
      case "seats":
        this.seats = message.seats;
        this.watching = message.watching;
        return;
      case "sample":
        this.sample = message;
        for (const give of this.samplers.splice(0)) give(message.choice);
        return;
      case "note":
        if (message.seat === this.eyes) this.note = message.text;
        return;
      case "moment_at":
        this.past = message;
        return;
      case "hint":
        this.isThinking = false;
        // A hint for another question is dropped; others' answers at the same time do not matter.
        if (this.isHintFor(message.seat)) this.hint = message;
        return;
      case "rematch":
        this.rematch = message.table;
        return;
    }
  }

  private refuse(reason: Reason, cid: string): void {
    if (this.tries.refuse(cid, reason.code)) return;
    this.isThinking = false;
    // A stale message is not the person's fault: the connection is already asking again.
    if (reason.code === "stale") return this.saying.miss(cid);
    this.saying.settle(cid, 0);
    this.refused = reason;
  }

  private explain(choice: number, reason: Reason | null): void {
    for (const tell of this.asked.get(choice) ?? []) tell(reason);
    this.asked.delete(choice);
  }

  /** What only the whole table says. */
  private takeTable(told: TableFromServer): void {
    this.note = told.note;
    this.hasPast = told.past;
    this.seats = told.seats;
    this.watching = told.watching;
    this.mine = told.mine;
    this.isFrozen = told.frozen;
    this.standing = told.standing ?? this.standing;
    this.fair = told.fair ?? this.fair;
  }

  private take(now: MomentFromServer | TableFromServer): void {
    const isOther = now.eyes !== this.eyes;
    const hasSpoken = this.isSending;
    if (isOther) this.saying.forget();
    this.seq = now.seq;
    this.eyes = now.eyes;
    this.view = now.view;
    // The same question sent again is not a new one: keep what is laid out for it.
    const isAgain = !hasSpoken && !isOther && JSON.stringify(now.ask) === JSON.stringify(this.ask);
    if (!isAgain) this.ask = now.ask;
    this.saying.goOn();
    this.silenceAt = now.ask?.silence ? Date.now() + now.ask.silence.left : 0;
    if (isOther) this.past = null;
    if (!this.isHintFor(now.eyes)) {
      this.hint = null;
      this.isThinking = false;
    }
    this.canUndo = now.undo;
    this.canRestart = now.restart;
    this.waiting = now.waiting;
    this.log = joined(isOther ? [] : this.log, now.log);
    this.setClocks(now.clocks);
    this.sample = null;
    this.tries.forget();
    this.forgetReasons();
    this.lesson = now.lesson;
    this.isClosed = now.closed;
    this.isOver ||= now.over;
  }

  /**
   * Another moment has other reasons; whoever still waits for one is no longer refused anything.
   */
  private forgetReasons(): void {
    this.reasons.clear();
    for (const waiting of this.asked.values()) for (const tell of waiting) tell(null);
    this.asked.clear();
  }

  private isHintFor(seat: number | null): boolean {
    return seat === this.eyes && this.ask !== null && JSON.stringify(this.ask) === this.hintFor;
  }

  private finish({ standing, fair }: OverFromServer): void {
    this.isOver = true;
    this.standing = standing;
    this.fair = fair;
  }

  private setClocks(clocks: ClockFace[] | null): void {
    this.clocks = clocks ?? [];
    this.clocksAt = Date.now();
  }
}

/** The log with the new lines; a line sent again replaces the old one. */
export function joined<Line extends { n: number }>(log: Line[], fresh: Line[]): Line[] {
  const first = fresh[0]?.n ?? Infinity;
  return [...log.filter((line) => line.n < first), ...fresh];
}

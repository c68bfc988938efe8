// What a page says to its table: one thing at a time, each in answer to the question open now.

import type { ChooseFromPage, RequestFromPage, RestartFromPage, UndoFromPage } from "./wire";

/** What somebody does; whoever sends it adds for which seat, and at which moment. */
export type Act =
  | Pick<ChooseFromPage, "t" | "choice" | "toml">
  | Pick<RequestFromPage, "t" | "choice">
  | Pick<UndoFromPage, "t">
  | Pick<RestartFromPage, "t">;

export class Saying {
  /** Something is on its way, or the table does not show it yet: nothing else can be sent. */
  isSending = $state(false);
  private pending: string | null = null; // the page's own id for it
  private due = 0; // the seq at which the table shows it
  private isLook = false; // it is a request
  private next: Act | null = null; // what to send after it

  /** `send` returns the id of what it sends; `seq` is what the table shows. */
  constructor(
    private readonly send: (act: Act) => string,
    private readonly seq: () => number,
  ) {}

  say(act: Act): void {
    // A look changes nothing: an answer given meanwhile is sent when the look is over.
    if (this.isSending && this.isLook && act.t === "choose") this.next ??= act;
    if (this.isSending) return;
    this.isSending = true;
    this.isLook = act.t === "request";
    this.pending = this.send(act);
  }

  /**
   * The server has accepted it, and shows it from `due` on; or it has refused, and nothing is due.
   */
  settle(cid: string, due: number): void {
    if (cid !== this.pending) return;
    this.pending = null;
    this.due = due;
    this.goOn();
  }

  /** It came too late, and the whole table is on its way: until then the question is outdated. */
  miss(cid: string): void {
    this.settle(cid, Infinity);
  }

  /** The whole table has come: nothing else is due. */
  catchUp(): void {
    this.due = 0;
  }

  /** Somebody else is at the screen now: what was about to be sent is not theirs. */
  forget(): void {
    this.next = null;
  }

  /** The table shows something new. */
  goOn(): void {
    if (this.pending !== null || this.seq() < this.due) return;
    this.isSending = false;
    const next = this.next;
    this.next = null;
    if (next) this.say(next);
  }
}

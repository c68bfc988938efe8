// What is beside a table: which page is open, what has been read, and which line is selected.
import type { Ending } from "../desk/ending.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { route } from "../lib/route.svelte";
import type { LogLine } from "../lib/wire";
import { toldOnce } from "./telling";

export type Tab = "choices" | "log" | "chat" | "seats" | "notes";

export class Side {
  tab = $state<Tab>("log");
  line = $state<number | null>(null);
  calls = $state(0); // how often a page has opened by itself
  private readChat = $state(0);
  private readLog = $state(0);

  constructor(
    private readonly live: LiveTable,
    private readonly ending: Ending,
  ) {}

  /** What happened, as far as it may be told. */
  get log(): LogLine[] {
    return toldOnce(this.ending.log);
  }

  /** Open a page because it is needed now. */
  call(tab: Tab): void {
    this.tab = tab;
    this.calls++;
  }

  /** How much is new on a page that is not open. */
  unread(tab: Tab, isSeen: boolean): number {
    if (isSeen) return 0;
    if (tab === "chat") return Math.max(0, this.live.chat.length - this.readChat);
    return tab === "log" ? Math.max(0, (this.log.at(-1)?.n ?? -1) - this.readLog) : 0;
  }

  read(tab: Tab): void {
    if (tab === "chat") this.readChat = this.live.chat.length;
    if (tab === "log") this.readLog = this.log.at(-1)?.n ?? -1;
  }

  /** The pages beside this table. */
  pages(isAsking: boolean): Tab[] {
    const notes: Tab[] = this.live.note === null ? [] : ["notes"];
    const choices: Tab[] = isAsking ? ["choices"] : [];
    return [...choices, "log", "chat", "seats", ...notes];
  }

  /** A moment of the log: its things are marked, and the table is shown as it was then. */
  goTo(n: number): void {
    const { live } = this;
    const line = this.log.find((one) => one.n === n);
    if (live.isOver && line?.moment !== undefined) {
      route.go("replay", live.id, String(line.moment), String(live.eyes ?? "public"));
      return;
    }
    this.line = this.line === n ? null : n;
    if (this.line === null) live.lookAtNow();
    else if (live.hasPast && line?.moment !== undefined) live.lookBack(line.moment);
  }
}

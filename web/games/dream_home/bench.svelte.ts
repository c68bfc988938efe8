// What the player is doing: the thing in hand, and the choice that is laid out but not final.
import { getContext, setContext } from "svelte";
import type { Desk } from "../../desk/desk.svelte";
import { announce } from "../../desk/announce.svelte";
import { Drag } from "../../desk/draggable.svelte";
import { play } from "../../lib/sounds";
import { tellWhy, type Refused } from "../../desk/why.svelte";
import type { Choice } from "../../lib/wire";
import { Contents } from "./box";
import {
  readDisplay,
  readHouses,
  readWaitingToken,
  seatIn,
  SPACES,
  type Column,
  type House,
} from "./house";
import {
  columnName,
  houseAfter,
  inHand,
  isSame,
  planAt,
  plansFor,
  refusedAt,
  stagedColumns,
  stagedSpaces,
  SWAPPERS,
  TOOLS,
  type Item,
  type Plan,
  type Situation,
} from "./plans";
import type { Face } from "./placing";
import { sheetOf, total } from "./scoring";
import { laidWords, pickedWords } from "./telling";

const COLUMN_KINDS = ["discard_column", "jackhammer", "take_column"];
export const KINDS = [
  ...COLUMN_KINDS, "place_scaffold_or_room", "place_room", "place_scaffold", "keep_token", "place_decor",
  "roofer", "end_swap",
]; // prettier-ignore

export class Bench {
  face = $state<Face>("up");
  using = $state<string | null>(null);
  plan = $state.raw<Plan | null>(null);
  hover = $state<string | null>(null);
  private followUp: string | null = null;

  readonly contents = $derived.by(() => new Contents(this.desk.box));
  readonly houses = $derived.by(() => readHouses(this.desk.view));
  readonly display = $derived.by(() => readDisplay(this.desk.view));
  readonly mine = $derived.by<House | null>(() => this.houses[this.desk.eyes ?? -1] ?? null);
  readonly choices = $derived.by(() => {
    return new Map<string, Choice>(
      (this.desk.ask?.choices ?? []).map((choice) => [choice.text, choice]),
    );
  });
  readonly offered = $derived.by(() => new Set(this.choices.keys()));
  readonly kind = $derived.by(() => this.desk.ask?.kind ?? "");

  readonly now = $derived.by<Situation | null>(() => {
    const { ask } = this.desk;
    if (!ask || !this.mine) return null;
    const { offered, display, contents, face, using } = this;
    const token = readWaitingToken(this.desk.view, this.mine.seat);
    return { ask, offered, house: this.mine, display, contents, face, using, token };
  });

  readonly drag = new Drag<Item>({
    targets: (item) => [...(this.now ? plansFor(this.now, item).keys() : [])],
    drop: (item, target) => this.put(item, target),
    back: () => this.takeBack(),
    name: (item) => pickedWords(this, item, this.now ? plansFor(this.now, item).size : 0),
    refuse: (item, target, place) => void tellWhy(this.desk, this.whyAt(item, target), place),
    isSame,
  });

  /** Where the thing in hand may go, and what that means. */
  readonly plans = $derived.by(() => {
    const item = this.drag.held;
    return item && this.now ? plansFor(this.now, item) : new Map<string, Plan>();
  });

  /** What would be chosen: laid out, or a column that is only held. */
  readonly staged = $derived.by<Plan | null>(() => {
    if (this.plan) return this.plan;
    const item = this.drag.held;
    if (item?.is !== "column" || !COLUMN_KINDS.includes(this.kind) || this.using) return null;
    const text = `${this.kind}(${item.column})`;
    return this.offered.has(text) ? { text } : null;
  });

  /** What the house shows: the place pointed at comes before what is laid out. */
  readonly shown = $derived.by<Plan | null>(() => {
    const at = this.drag.over ?? this.hover;
    return (at && this.plans.get(at)) || this.staged;
  });

  readonly preview = $derived.by<House | null>(() => {
    return this.now && this.shown ? houseAfter(this.now, this.shown) : this.mine;
  });
  readonly spaces = $derived.by(() => stagedSpaces(this.shown));
  readonly columns = $derived.by(() => stagedColumns(this.shown));

  /** What the house is worth now, as far as the box is known. */
  private readonly worth = $derived(
    this.now && this.contents.isThere ? this.worthOf(this.now.house) : undefined,
  );

  /** By how much the house gains at each place. */
  readonly gains = $derived(
    new Map([...this.plans].map(([target, plan]) => [target, this.gainOf(plan)])),
  );

  constructor(readonly desk: Desk) {}

  /** A new question: nothing is laid out, and the thing to place is in hand. */
  begin(): void {
    const { ask } = this.desk;
    const next = this.followUp;
    this.plan = null;
    this.hover = null;
    this.face = "up";
    this.using = null;
    this.followUp = null;
    this.drag.held = ask ? (inHand(ask)[0] ?? null) : null;
    if (!ask) {
      this.followUp = next;
      return;
    }
    if (ask.kind === "end_swap")
      this.using = SWAPPERS.find((helper) => this.isUsable(helper)) ?? null;
    this.followUp = next && this.offered.has(next) ? next : null;
    this.goOn();
  }

  /** Carry out what was decided together with the last choice, once it can be sent. */
  goOn(): void {
    const choice = this.followUp ? this.choices.get(this.followUp) : undefined;
    if (!choice || this.desk.isBusy) return;
    this.followUp = null;
    this.drag.held = null;
    this.desk.choose(choice.choice);
  }

  /** Put the thing down at a place; putting it there again makes it final. */
  private put(item: Item, target: string): void {
    const plan = this.now ? plansFor(this.now, item).get(target) : undefined;
    if (!plan) return;
    const isAgain = this.plan?.text === plan.text && this.plan.then === plan.then;
    const gain = stagedSpaces(plan).length ? this.gainOf(plan) : undefined;
    this.plan = plan;
    // It stays in hand, so the player can still try another place.
    this.drag.held = item.is === "card" || this.using === "cement_mixer" ? null : item;
    if (isAgain) this.confirm();
    else announce(laidWords(this, plan, gain));
  }

  confirm(plan: Plan | null = this.staged): void {
    const choice = plan && this.choices.get(plan.text);
    if (!plan || !choice || this.desk.isBusy) return;
    this.followUp = plan.then ?? null;
    this.plan = null;
    this.hover = null;
    this.drag.held = null;
    play("card");
    this.desk.choose(choice.choice);
  }

  /** Choose something that needs no place, by its text: pass, decline, a token, a roof. */
  say(text: string): void {
    this.confirm({ text });
  }

  takeBack(): void {
    this.plan = null;
    this.hover = null;
    const { ask } = this.desk;
    const items = ask ? inHand(ask) : [];
    const held = this.drag.held;
    this.drag.held = items.find((item) => held && isSame(item, held)) ?? items[0] ?? null;
  }

  turn(face: Face = this.face === "up" ? "down" : "up"): void {
    this.face = face;
    const at = this.plan ? stagedSpaces(this.plan)[0] : undefined;
    const item = this.drag.held;
    if (at === undefined || !this.now || !item) return;
    this.plan = plansFor({ ...this.now, face }, item).get(SPACES[at] ?? "") ?? null;
  }

  use(what: string): void {
    this.using = this.using === what ? null : what;
    this.plan = null;
    this.drag.held = null;
  }

  /** Whether a tool or helper can do something at this moment. */
  isUsable(what: string): boolean {
    return [...this.offered].some((text) => text.startsWith(`${what}(`));
  }

  isTool(what: string): boolean {
    return [...TOOLS, ...SWAPPERS].some((one) => one === what);
  }

  /** A column as something to pick up, if it can take part in what is being done. */
  columnItem(column: number): Item | null {
    if (!this.now || this.desk.isBusy) return null;
    const item: Item = { is: "column", column };
    if (this.using) return plansFor(this.now, item).size ? item : null;
    return this.offered.has(`${this.kind}(${column})`) ? item : null;
  }

  /** What a column holds, in words. */
  columnWords({ number, room, resource }: Column): string {
    if (!room && !resource) return this.desk.speaker.say("table-column-empty", { column: number });
    const above = number === 1 && room ? "zone.marker" : (resource ?? "spot.nothing");
    return this.desk.speaker.say("table-column", {
      column: number,
      room: room ? `room.${room}` : "spot.nothing",
      above,
    });
  }

  private gainOf(plan: Plan): number | undefined {
    return this.now && this.worth !== undefined
      ? this.worthOf(houseAfter(this.now, plan)) - this.worth
      : undefined;
  }

  private worthOf(house: House): number {
    return total(sheetOf(this.contents, house));
  }

  /** A card of the player's own house as something to pick up, for Drill and Handyman. */
  cardItem(space: number): Item | null {
    if (!this.now || this.desk.isBusy || !["drill", "handyman"].includes(this.using ?? ""))
      return null;
    const item: Item = { is: "card", space };
    return plansFor(this.now, item).size ? item : null;
  }

  whyColumn(column: number): Refused {
    if (!COLUMN_KINDS.includes(this.kind) || this.columnItem(column)) return null;
    const item = this.drag.held;
    if (item && this.plans.has(columnName(column))) return null;
    if (item && this.using) return this.whyAt(item, columnName(column));
    return this.using ? null : `${this.kind}(${column})`;
  }

  whyPlace(target: string): Refused {
    const item = this.drag.held;
    if (!item || !this.now || this.plans.has(target)) return null;
    if (item.is === "card" && SPACES[item.space] === target) return null;
    return this.whyAt(item, target);
  }

  /** Why a place takes the card only face down. */
  whyNotUp(target: string): Refused {
    const { now } = this;
    const item = this.drag.held;
    if (!now || !item || now.face === "down") return null;
    const plan = this.plans.get(target);
    if (!plan || !(plan.then ?? plan.text).endsWith("down)")) return null;
    return planAt(now, item, target, "up") && refusedAt(now, item, target);
  }

  private whyAt(item: Item, target: string): Refused {
    return this.now ? refusedAt(this.now, item, target) : null;
  }

  isFirst(seat: number): boolean {
    return seatIn(this.desk.view["marker"]) === seat;
  }
}

const KEY = Symbol("bench");

export function setBench(bench: Bench): Bench {
  return setContext(KEY, bench);
}

export function useBench(): Bench {
  return getContext<Bench>(KEY);
}

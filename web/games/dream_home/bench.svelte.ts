// What the player is doing: the thing in hand, and the choices that are laid out but not final.
import { getContext, setContext } from "svelte";
import { announce } from "../../desk/announce.svelte";
import { ChoiceIndex } from "../../desk/choices";
import type { Desk } from "../../desk/desk.svelte";
import { Drag } from "../../desk/draggable.svelte";
import { tellWhy, type Refused } from "../../desk/why.svelte";
import { play } from "../../lib/sounds";
import type { Choice, Tried } from "../../lib/wire";
import { Contents } from "./box";
import { readDisplay, readHouses, seatIn, SPACES, type Column, type House } from "./house";
import {
  columnName,
  inHand,
  isSame,
  isWanted,
  otherwise,
  pathOf,
  planOf,
  plansFor,
  refusedAt,
  stagedColumns,
  stagedSpaces,
  SWAPPERS,
  TOOLS,
  unknownFor,
  type Face,
  type Item,
  type Plan,
  type Situation,
} from "./plans";
import { Sending } from "./sending.svelte";
import { laidWords, pickedWords } from "./telling";

const COLUMN_KINDS = ["discard_column", "jackhammer", "take_column"];
const TAKING = ["jackhammer", "take_column"]; // a room comes with the column
export const KINDS = [
  ...COLUMN_KINDS, "place_scaffold_or_room", "place_room", "place_scaffold", "keep_token", "place_decor",
  "roofer", "end_swap",
]; // prettier-ignore

/** A plan with the house that it leads to. */
interface Looked {
  plan: Plan;
  house: House | null;
}

export class Bench {
  face = $state<Face>("up");
  using = $state<string | null>(null);
  plan = $state.raw<Plan | null>(null);
  hover = $state<string | null>(null);
  private last: Looked | null = null;

  readonly contents = $derived.by(() => new Contents(this.desk.box));
  readonly houses = $derived.by(() => readHouses(this.desk.view));
  readonly display = $derived.by(() => readDisplay(this.desk.view));
  readonly mine = $derived.by<House | null>(() => this.houses[this.desk.eyes ?? -1] ?? null);
  readonly choices = $derived.by(() => new ChoiceIndex(this.desk.ask?.choices));
  readonly kind = $derived.by(() => this.desk.ask?.kind ?? "");

  readonly now = $derived.by<Situation | null>(() => {
    const { ask } = this.desk;
    if (!ask || !this.mine) return null;
    const { choices, display, face, using, plan, desk } = this;
    const tried: Situation["tried"] = (trial) => desk.tried(trial);
    return { ask, choices, house: this.mine, display, face, using, plan, tried };
  });

  readonly drag = new Drag<Item>({
    targets: (item) => {
      if (!this.now) return [];
      return unknownFor(this.now, item) ? null : [...plansFor(this.now, item).keys()];
    },
    known: (item) => this.known(item) ?? Promise.resolve(),
    drop: (item, target) => this.put(item, target),
    back: (item) => this.putBack(item),
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
    const choice = this.choices.find(this.kind, { column: item.column });
    return choice ? planOf(this.desk.tried([]), choice) : null;
  });

  /** What the player looks at: the place pointed at comes before what is laid out. */
  private readonly wanted = $derived.by<Plan | null>(() => {
    const at = this.drag.over ?? this.hover;
    return (at && this.plans.get(at)) || this.staged;
  });

  /** What the house shows; while the next preview is on its way, the last one stays. */
  private readonly looked = $derived.by<Looked | null>(() => {
    const plan = this.now && this.wanted;
    if (!plan) return this.sending.isUnderWay ? this.last : (this.last = null);
    const tried = this.desk.tried(pathOf(plan));
    const house = tried && (readHouses(tried.view)[this.mine?.seat ?? -1] ?? null);
    if (house || !this.last) this.last = { plan, house };
    return this.last;
  });
  readonly shown = $derived.by<Plan | null>(() => this.looked?.plan ?? null);
  readonly preview = $derived.by<House | null>(() => this.looked?.house ?? this.mine);
  readonly spaces = $derived.by(() => (this.looked?.house ? stagedSpaces(this.shown) : []));
  readonly columns = $derived.by(() => stagedColumns(this.wanted));

  /** The questions that what is laid out answers in advance, each with its answer. */
  readonly answered = $derived.by(() => {
    const { plan } = this;
    if (!plan) return [];
    return plan.then.map((answer, at) => ({
      at,
      answer,
      tried: this.desk.tried(pathOf(plan, at)),
    }));
  });

  readonly sending: Sending;

  constructor(readonly desk: Desk) {
    this.sending = new Sending(desk);
  }

  /** A new question: nothing is laid out, and the thing to place is in hand. */
  begin(): void {
    const { ask } = this.desk;
    this.plan = null;
    this.hover = null;
    this.face = "up";
    this.using = null;
    this.drag.held = ask ? (inHand(ask)[0] ?? null) : null;
    if (ask?.kind === "end_swap")
      this.using = SWAPPERS.find((helper) => this.isUsable(helper)) ?? null;
    this.sending.begin();
    this.goOn();
  }

  /** Ask what the columns would bring before anybody picks one up. */
  lookAhead(): void {
    if (!TAKING.includes(this.kind)) return;
    for (const { choice } of this.choices.of(this.kind)) this.desk.tried([choice]);
    this.desk.tried([]);
  }

  /** Carry out what was decided together with the last choice, once it can be sent. */
  goOn(): void {
    if (this.sending.goOn()) this.drag.held = null;
  }

  /** Put the thing down at a place; putting it there again makes it final. */
  private put(item: Item, target: string): void {
    const plan = this.now ? plansFor(this.now, item).get(target) : undefined;
    if (!plan) return;
    const isAgain = this.plan !== null && String(pathOf(this.plan)) === String(pathOf(plan));
    this.plan = plan;
    if (plan.points === null) void this.complete(item, plan);
    // It stays in hand, so the player can still try another place.
    this.drag.held = item.is === "card" || this.using === "cement_mixer" ? null : item;
    if (isAgain) this.confirm();
    else announce(laidWords(this, plan, stagedSpaces(plan).length ? plan.points : null));
  }

  /** Laid out before the engine has said what it adds and what comes with it. */
  private async complete(item: Item, plan: Plan): Promise<void> {
    await this.desk.try([]);
    if (this.plan === plan && this.now)
      this.plan = plansFor(this.now, item).get(plan.target) ?? plan;
  }

  /** Comes true when it has been found out where the thing may go; null if that is known. */
  known(item: Item): Promise<unknown> | null {
    const trial = this.now && unknownFor(this.now, item);
    return trial && this.desk.try(trial);
  }

  confirm(plan: Plan | null = this.staged): void {
    if (!plan || this.desk.isBusy || !this.sending.isAsked(plan.choices[0]?.choice)) return;
    this.plan = null;
    this.hover = null;
    this.drag.held = null;
    play("card");
    this.sending.start(pathOf(plan));
  }

  /** What a choice that needs no place would bring: pass, decline, a token, a roof. */
  planFor(choice: Choice): Plan {
    return planOf(this.desk.tried([]), choice);
  }

  /** A token to keep, or a roof: a second touch puts it back, unless one of them has to be chosen. */
  pick(plan: Plan, isChosen: boolean): void {
    if (!isChosen) this.plan = plan;
    else if (!plan.target && !plan.choices.some(({ words }) => words.args["space"]))
      this.plan = null;
  }

  /** Decline what comes with the plan, or take it after all, as it brings the most. */
  decline(at: number, choice: Choice, tried: Tried | null, isDeclined: boolean): void {
    if (!this.plan) return;
    const best = tried?.each.find((option) => option.choice !== choice.choice);
    const other = tried?.ask?.choices.find((one) => one.choice === best?.choice);
    const answer = isDeclined ? other : choice;
    if (answer) this.plan = otherwise(this.plan, at, planOf(tried, answer));
  }

  takeBack(): void {
    this.plan = null;
    this.hover = null;
    const { ask } = this.desk;
    const items = ask ? inHand(ask) : [];
    const held = this.drag.held;
    this.drag.held = items.find((item) => held && isSame(item, held)) ?? items[0] ?? null;
  }

  /** A token that was to go elsewhere stays where it was laid out; anything else is taken back. */
  private putBack(item: Item | null): void {
    if (item?.is !== "comes") this.takeBack();
  }

  turn(face: Face = this.face === "up" ? "down" : "up"): void {
    this.face = face;
    const item = this.drag.held;
    if (!this.plan || !this.now || !item || item.is === "comes") return;
    this.plan = plansFor({ ...this.now, face }, item).get(this.plan.target) ?? null;
  }

  use(what: string): void {
    this.using = this.using === what ? null : what;
    this.plan = null;
    this.drag.held = null;
  }

  /** Whether a tool or helper can do something at this moment. */
  isUsable(what: string): boolean {
    return this.choices.of(what).length > 0;
  }

  isTool(what: string): boolean {
    return [...TOOLS, ...SWAPPERS].some((one) => one === what);
  }

  /** A column as something to pick up, if it can take part in what is being done. */
  columnItem(column: number): Item | null {
    if (!this.now || this.desk.isBusy) return null;
    const item: Item = { is: "column", column };
    if (this.using) return isWanted(this.now, item) ? item : null;
    return this.choices.has(this.kind, { column }) ? item : null;
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

  /** A card of the player's own house as something to pick up, for Drill and Handyman. */
  cardItem(space: number): Item | null {
    if (!this.now || this.desk.isBusy || !["drill", "handyman"].includes(this.using ?? ""))
      return null;
    const item: Item = { is: "card", space };
    return isWanted(this.now, item) ? item : null;
  }

  whyColumn(column: number): Refused {
    if (!COLUMN_KINDS.includes(this.kind) || this.columnItem(column)) return null;
    const item = this.drag.held;
    if (item && this.plans.has(columnName(column))) return null;
    if (item && this.using) return this.whyAt(item, columnName(column));
    return this.using ? null : { verb: this.kind, args: { column } };
  }

  whyPlace(target: string): Refused {
    const item = this.drag.held;
    if (!item || !this.now || this.plans.has(target)) return null;
    if (item.is === "card" && SPACES[item.space] === target) return null;
    return this.whyAt(item, target);
  }

  /** Why a place takes the card only face down. */
  whyNotUp(target: string): Refused {
    const isDown = this.face === "up" && this.plans.get(target)?.isDown;
    return isDown && this.drag.held ? this.whyAt(this.drag.held, target) : null;
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

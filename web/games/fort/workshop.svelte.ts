// Where a play is put together before it is sent: pick a card, choose the action, add what fits.
// What it would lead to, and what can be added, is what the engine foretells. Nothing is sent until
// the player says so, and everything can be taken back until then.
import type { Refused } from "../../desk/why.svelte";
import type { Choice, Words } from "../../lib/wire";
import { amountsOf } from "./amounts";
import type { Kid } from "./contents";
import type { ActionName } from "./course";
import { Foreseen, type Extra } from "./foreseen";
import type { Laid, Model, Spot } from "./model.svelte";
import { amount } from "./outlook";
import { placeOfSpot } from "./places";
import { Queue } from "./queue.svelte";

const KINDS = ["choose_play", "name_suit", "choose_action", "choose_additions"];
const CONFIRM = "confirm";

export class Workshop {
  readonly queue: Queue;
  staged = $state<Laid | null>(null); // the card about to be played
  chosenAction = $state<ActionName | null>(null);
  named = $state<string | null>(null); // the suit of a coin card
  picked = $state<string | null>(null); // what `any_suit` counts
  extras = $state.raw<Extra[]>([]);
  wish = $state<number | null>(null); // how often, if not as often as possible
  /** What was pressed while an answer was on its way: it is judged when the answer is there. */
  private pressed = $state.raw<Spot[]>([]);
  private kept: Foreseen | null = null;
  private keptAmounts: number[] = [];

  constructor(private readonly model: Model) {
    this.queue = new Queue(model.desk);
  }

  /** Whether this question is answered here. */
  readonly isOn = $derived.by(() => {
    const { ask } = this.model.desk;
    return ask !== null && KINDS.includes(ask.kind);
  });

  readonly kind = $derived.by(() => (this.isOn ? (this.model.desk.ask?.kind ?? null) : null));

  readonly kid = $derived.by((): Kid | null => {
    const { contents, sight } = this.model;
    if (this.kind === "choose_play") return this.staged ? contents.kid(this.staged.code) : null;
    return this.isOn && sight.play.played ? contents.kid(sight.play.played) : null;
  });

  /** The action that additions are being chosen for, once the game has begun it. */
  readonly begun = $derived.by((): ActionName | null => {
    if (this.kind !== "choose_additions") return null;
    return this.model.sight.details["action"] === "private" ? "private" : "public";
  });

  /** While answers are given one by one, what was foreseen for all of them stays in sight. */
  readonly foreseen = $derived.by((): Foreseen | null => {
    if (this.kid && (this.model.desk.isBusy || this.queue.isGoing)) return this.kept;
    return (this.kept = this.foresee());
  });

  readonly course = $derived.by(() => this.foreseen?.course ?? null);
  readonly isPending = $derived.by(() => this.course?.isPending ?? false);
  readonly actions = $derived.by(() => this.foreseen?.actions ?? null);
  readonly action = $derived.by(() => this.foreseen?.action ?? null);
  readonly mustName = $derived.by(() => this.foreseen?.mustName ?? false);
  readonly outcome = $derived.by(() => this.course?.outlook ?? null);

  /** The suit that additions have to show; null where none can be added. */
  readonly suit = $derived.by((): string | null => this.outcome?.suit ?? null);

  /** Why the play cannot be sent as it is. */
  readonly refused = $derived.by((): Refused => {
    const { course } = this;
    if (!course || course.isPending) return null;
    if (course.reason) return course.reason;
    const isOpen = course.ask?.kind === "choose_additions" && !course.choices.has("done");
    return isOpen ? [...course.trial, { verb: "done", args: {} }] : null;
  });

  /** Whether the play is complete enough to send. */
  readonly isReady = $derived.by(() => {
    if (!this.course || !this.model.isAsked || (this.mustName && !this.named)) return false;
    return !this.refused;
  });

  /** How often it can be done, where that is for the player to say. */
  private readonly amounts = $derived.by((): number[] => {
    const { course, action } = this;
    if (!course || this.kind === "name_suit") return [];
    return (this.keptAmounts = amountsOf(this.model.desk, course, action) ?? this.keptAmounts);
  });

  readonly amount = $derived.by((): number | null => {
    const { amounts, wish } = this;
    if (amounts.length < 2) return null;
    return wish !== null && amounts.includes(wish) ? wish : (amounts.at(-1) ?? null);
  });

  /** How many symbols of a card in the Lookout are added now. */
  usedOf(key: string): number {
    return this.extrasOf(key).length;
  }

  isStaged(key: string): boolean {
    return (
      this.staged?.key === key ||
      this.extrasOf(key).length > 0 ||
      this.pressed.some((spot) => spot.endsWith(`#${key}`))
    );
  }

  /** The additions that this card offers now, the most useful one first. */
  offersOf(place: string): Choice[] {
    const { course } = this;
    const [zone, kid] = place.split(":");
    if (!course || course.reason || this.kind === "name_suit") return [];
    const verbs = zone === "hand" ? ["add", "add_as"] : zone === "lookout" ? ["lookout"] : [];
    const found = verbs
      .flatMap((verb) => course.choices.of(verb))
      .filter(({ words }) => words.args["kid"] === kid);
    const best = course.best(found, amount);
    return best ? [best, ...found.filter((one) => one !== best)] : [];
  }

  /** How much a card adds to the count, if it can be added or is. */
  gainOf(place: string, key: string): number {
    const [added] = this.extrasOf(key);
    if (added) return this.foreseen?.gainOf(added) ?? 0;
    const [offer] = this.offersOf(place);
    const after = offer && this.course?.outlookAfter(offer);
    return after ? after.number - (this.outcome?.number ?? 0) : 0;
  }

  /** Whether this card can be put into the play: as the card itself, or added to it. */
  canTake(place: string): boolean {
    const [zone, code] = place.split(":");
    if (!this.model.isAsked || !this.isOn || (zone !== "hand" && zone !== "lookout")) return false;
    if (zone === "hand" && this.kind === "choose_play" && this.model.places.has(place)) return true;
    const isAdded = this.extras.some(({ kid, from }) => kid === code && from === zone);
    return isAdded || this.offersOf(place).length > 0;
  }

  /** Whether this card may be pressed: it can be taken, or it is not known yet whether it can. */
  mayPress(place: string): boolean {
    const isUnknown = this.isPending && this.model.isAsked && /^(hand|lookout):/.test(place);
    return isUnknown || this.canTake(place);
  }

  take(spot: Spot): void {
    if (this.staged && this.staged.spot === spot) this.clear();
    else if (this.isPending) this.pressed = [...this.pressed, spot];
    else this.press(spot);
  }

  /** Judge what was pressed meanwhile, as far as the answers are there. */
  judge(): void {
    while (this.pressed.length && !this.isPending) {
      const [spot, ...rest] = this.pressed;
      this.pressed = rest;
      if (spot === CONFIRM) this.confirm();
      else if (spot !== undefined && this.canTake(placeOfSpot(spot))) this.press(spot);
    }
  }

  get hasPressed(): boolean {
    return this.pressed.length > 0;
  }

  remove(key: string): void {
    this.extras = this.extras.filter((extra) => extra.key !== key);
  }

  nameCoin(key: string, choice: Choice): void {
    this.extras = this.extras.map((extra) => (extra.key === key ? { ...extra, choice } : extra));
  }

  chooseAction(action: ActionName): void {
    this.chosenAction = action;
    this.keptAmounts = [];
    this.picked = null;
    this.wish = null;
    this.extras = [];
  }

  pick(suit: string): void {
    this.picked = suit;
    this.extras = [];
  }

  /** Why it cannot be done once more or once less often; null if it can. */
  whyNotAmount(by: number): Refused {
    const { amounts, amount, course } = this;
    if (amount === null || !course || amounts.includes(amount + by)) return null;
    const done = course.choices.find("done");
    const words: Words = { verb: "amount", args: { count: amount + by } };
    return [...course.trial, ...(done ? [done.choice] : []), words];
  }

  changeAmount(by: number): void {
    const at = this.amounts.indexOf(this.amount ?? 0) + by;
    this.wish = this.amounts[at] ?? this.wish;
    if (this.wish === this.amounts.at(-1)) this.wish = null;
  }

  clear(): void {
    this.staged = null;
    this.restart();
    this.pressed = [];
  }

  /** Another question: only a card that is still to be played stays. */
  turnTo(kind: string | null): void {
    this.chosenAction = null;
    if (kind === "choose_play") return;
    this.staged = null;
    this.pressed = [];
    if (kind !== null) this.extras = [];
    if (kind !== null && kind !== "choose_additions") this.queue.stopped = null;
  }

  /** Send the whole play, as soon as it is known where it leads. */
  confirm(): void {
    if (this.isPending) this.pressed = [...this.pressed, CONFIRM];
    if (this.isPending || !this.isReady || !this.course) return;
    const often = { often: this.amount === this.amounts.at(-1) ? null : this.amount };
    const { trial } = this.course;
    this.clear();
    this.queue.give([...trial, "done", often]);
  }

  private extrasOf(key: string): Extra[] {
    return this.extras.filter((extra) => extra.key === key || extra.key.startsWith(`${key}/`));
  }

  private restart(): void {
    this.keptAmounts = [];
    this.wish = null;
    this.chosenAction = null;
    this.named = null;
    this.picked = null;
    this.extras = [];
  }

  private press(spot: Spot): void {
    const place = placeOfSpot(spot);
    const [zone = "", code = ""] = place.split(":");
    const key = spot.slice(spot.indexOf("#") + 1);
    const mine = this.extrasOf(key);
    const [offer] = this.offersOf(place);
    if (zone === "hand" && !mine.length && !offer) {
      if (this.kind !== "choose_play" || !this.model.places.has(place)) return;
      this.restart();
      this.staged = { code, key, spot };
    } else if (zone === "hand") {
      this.extras = mine.length
        ? this.extras.filter((extra) => extra.key !== key)
        : [...this.extras, { key, kid: code, from: "hand", choice: offer as Choice }];
    } else if (offer) {
      // In the Lookout each symbol is added on its own: none, one, two, none …
      const next = {
        key: `${key}/${mine.length}`,
        kid: code,
        from: "lookout",
        choice: offer,
      } as const;
      this.extras = [...this.extras, next];
    } else {
      this.extras = this.extras.filter((extra) => !mine.includes(extra));
    }
  }

  private foresee(): Foreseen | null {
    const { kid, kind, staged, named, begun, chosenAction, picked, extras } = this;
    if (!kid || !kind || !this.model.me) return null;
    const card = staged?.code ?? null;
    const plan = { kind, card, named, begun, action: chosenAction, suit: picked, extras };
    return new Foreseen(this.model.desk, plan);
  }
}

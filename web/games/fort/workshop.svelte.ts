// Where a play is put together before it is sent: pick a card, choose the action, add what fits.
// Nothing is sent until the player says so, and everything can be taken back until then.
import type { Extra, ActionName } from "./building";
import { bestSuit, fits, result, script, suitOf, waste } from "./building";
import type { Kid } from "./contents";
import type { Outcome } from "./count";
import { bare } from "./describe";
import type { Laid, Model, Spot } from "./model.svelte";
import { MOST, Queue } from "./queue.svelte";

const KINDS = ["choose_play", "name_suit", "choose_action", "choose_additions"];

export class Workshop {
  readonly queue: Queue;
  staged = $state<Laid | null>(null); // the card about to be played
  chosenAction = $state<ActionName | null>(null);
  named = $state<string | null>(null); // the suit of a coin card
  picked = $state<string | null>(null); // what `any_suit` counts
  extras = $state.raw<Extra[]>([]);
  wish = $state<number | null>(null); // how often, if not as often as possible

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

  readonly actions = $derived.by((): ActionName[] => {
    const { kid, kind } = this;
    if (!kid) return [];
    const offered = (this.model.desk.ask?.choices ?? []).map(({ text }) => text);
    return (["public", "private"] as const).filter((action) => {
      if (kind === "choose_action") return offered.includes(`use_${action}`);
      return kind === "choose_play" ? kid[action] !== null : this.begun === action;
    });
  });

  readonly action = $derived.by((): ActionName | null => {
    if (this.begun) return this.begun;
    const { actions, chosenAction } = this;
    if (chosenAction && actions.includes(chosenAction)) return chosenAction;
    return (
      actions.find((action) => this.alone(action)?.isFull) ??
      actions.find((action) => this.alone(action)?.done) ??
      actions[0] ??
      null
    );
  });

  readonly isAny = $derived.by(
    () => this.action !== null && this.kid?.[this.action]?.program.counter === "any_suit",
  );

  readonly suit = $derived.by(() => {
    const { kid, action, model } = this;
    if (!kid || !action || !model.me) return null;
    if (model.sight.step === "additions") return model.sight.details["suit"] ?? null;
    return suitOf(
      kid,
      action,
      this.picked ??
        bestSuit(
          kid,
          this.hand.map(({ code }) => model.contents.kid(code)),
          model.me,
          model.contents,
        ),
    );
  });

  /** The hand without the card about to be played. */
  readonly hand = $derived.by(() =>
    this.model.cards("hand").filter(({ key }) => key !== this.staged?.key),
  );

  readonly outcome = $derived.by((): Outcome | null => this.tried(this.extras));

  /** Why the additions are useless, as the code of a reason. */
  readonly waste = $derived.by(() => {
    const built = this.built(this.extras);
    return built && this.outcome ? waste(built, this.outcome, this.model.contents) : null;
  });

  readonly mustName = $derived.by(() => {
    const { kid } = this;
    const isCoin = kid?.symbols[0] === "coin" && kid.public !== null;
    return isCoin && (this.kind === "choose_play" || this.kind === "name_suit");
  });

  /** Whether the play is complete enough to send. Only the game knows whether it is legal. */
  readonly isReady = $derived.by(() => {
    if (!this.kid || !this.model.isAsked) return false;
    if (this.mustName && !this.named) return false;
    return this.kind === "name_suit" || this.action !== null;
  });

  /** The choice that the game does not offer, if the built play begins with one. */
  readonly refused = $derived.by((): string | null => {
    if (this.kind !== "choose_additions" || !this.isReady) return null;
    const [first] = this.intents;
    return first && !this.offers(first) ? first : null;
  });

  /** How often it is done, where fewer can be chosen: only what is gathered or scored. */
  readonly amount = $derived.by((): number | null => {
    const program = this.action && this.kid?.[this.action]?.program;
    const most = this.outcome?.done ?? 0;
    if (
      !program ||
      program.row.length !== 1 ||
      !/^(gather_|score)/.test(program.row[0] ?? "") ||
      most < 2
    )
      return null;
    return Math.min(most, this.wish ?? most);
  });

  /** What an action would give without anything added. */
  alone(action: ActionName): Outcome | null {
    return this.tried([], action);
  }

  /** How many symbols of a card in the Lookout are added now. */
  usedOf(key: string): number {
    return this.extras.filter((extra) => extra.key.startsWith(`${key}/`)).length;
  }

  isStaged(key: string): boolean {
    return (
      this.staged?.key === key ||
      this.extras.some((extra) => extra.key === key) ||
      this.usedOf(key) > 0
    );
  }

  /** Whether this card can be put into the play: as the card itself, or added to it. */
  canTake(place: string): boolean {
    const [zone, code = ""] = place.split(":");
    if (!this.model.isAsked || !this.isOn || (zone !== "hand" && zone !== "lookout")) return false;
    if (zone === "hand" && this.kind === "choose_play" && this.model.places.has(place)) return true;
    if (!this.suit || !this.kid || this.kind === "name_suit") return false;
    const isSpent =
      this.model.sight.step === "additions" &&
      zone === "lookout" &&
      !this.offers(`lookout(${bare(code)}, `);
    return !isSpent && fits(this.model.contents.kid(code), this.suit);
  }

  take(spot: Spot): void {
    const [place = "", key = ""] = spot.split("#");
    const [zone, code = ""] = place.split(":");
    if (zone === "hand" && this.staged?.key === key) return this.clear();
    const isAddition =
      this.staged !== null && this.suit !== null && fits(this.model.contents.kid(code), this.suit);
    if (zone === "hand" && this.kind === "choose_play" && !isAddition) {
      this.clear();
      this.staged = { code, key, spot };
      return;
    }
    this.toggle(code, key, zone === "lookout" ? "lookout" : "hand");
  }

  toggle(code: string, key: string, from: "hand" | "lookout"): void {
    const { suit } = this;
    const mine = this.extras.filter(
      (extra) => extra.key === key || extra.key.startsWith(`${key}/`),
    );
    if (!suit) return;
    if (from === "hand") {
      const isCoin = this.model.contents.kid(code).symbols.includes("coin") && suit !== "coin";
      const extra = { key, kid: code, from, shown: "", coinAs: isCoin ? suit : null };
      this.extras = mine.length
        ? this.extras.filter((one) => one.key !== key)
        : [...this.extras, extra];
      return;
    }
    // In the Lookout each symbol is added on its own: none, one, two, none …
    const symbols = this.model.contents.kid(code).symbols;
    const fit = symbols.filter((shown) => shown === suit || shown === "coin");
    const rest = this.extras.filter((extra) => !mine.includes(extra));
    const next = mine.length < fit.length ? fit.slice(0, mine.length + 1) : [];
    this.extras = [
      ...rest,
      ...next.map((shown, at) => ({ key: `${key}/${at}`, kid: code, from, shown, coinAs: null })),
    ];
  }

  nameCoin(key: string, suit: string): void {
    this.extras = this.extras.map((extra) =>
      extra.key === key ? { ...extra, coinAs: suit } : extra,
    );
  }

  chooseAction(action: ActionName): void {
    this.chosenAction = action;
    this.wish = null;
    this.extras = [];
  }

  pick(suit: string): void {
    this.picked = suit;
    this.extras = [];
  }

  changeAmount(by: number): void {
    const most = this.outcome?.done ?? 1;
    this.wish = Math.max(1, Math.min(most, (this.amount ?? most) + by));
    if (this.wish === most) this.wish = null;
  }

  clear(): void {
    this.staged = null;
    this.wish = null;
    this.chosenAction = null;
    this.named = null;
    this.picked = null;
    this.extras = [];
  }

  /** The whole play as texts of choices, one after the other. */
  private readonly intents = $derived.by((): string[] => {
    const { kid, action, kind } = this;
    if (!kid) return [];
    const name = kid.code.replace("kid.", "");
    const start = kind === "choose_play" ? [`play(${name})`] : [];
    const coin = this.named && this.mustName ? [`name_suit(${this.named})`] : [];
    const use =
      action && kind !== "choose_additions" && kind !== "name_suit" ? [`use_${action}`] : [];
    const any =
      this.isAny && this.suit && this.model.sight.step !== "additions"
        ? [`pick_suit(${this.suit})`]
        : [];
    const built = this.built(this.extras);
    const most = this.outcome?.done ?? 0;
    const often = this.amount !== null && this.amount < most ? `amount(${this.amount})` : MOST;
    const rest =
      kind === "name_suit" || !built ? [] : [...script(built, this.model.rank), "done", often];
    return [...start, ...coin, ...use, ...any, ...rest];
  });

  /** Send the whole play. */
  confirm(): void {
    if (!this.isReady) return;
    const { intents } = this;
    this.clear();
    this.queue.give(intents);
  }

  /** Whether the game offers a choice whose text begins like this. */
  private offers(start: string): boolean {
    return this.model.desk.ask?.choices.some(({ text }) => text.startsWith(start)) ?? false;
  }

  private built(extras: Extra[], action = this.action) {
    const { kid } = this;
    const { sight } = this.model;
    if (!kid || !action) return null;
    const base = sight.step === "additions" ? Number(sight.details["number"] ?? 0) : null;
    const suit = action === this.action ? this.suit : suitOf(kid, action, null);
    return { kid, action, suit, extras, base };
  }

  private tried(extras: Extra[], action = this.action): Outcome | null {
    const { me, sight, contents } = this.model;
    const kid = this.kid;
    if (!me || !kid || !action) return null;
    const base = sight.step === "additions" ? Number(sight.details["number"] ?? 0) : null;
    const suit = suitOf(kid, action, this.picked);
    const built = {
      kid,
      action,
      suit: sight.step === "additions" ? (sight.details["suit"] ?? null) : suit,
      extras,
      base,
    };
    if (kid[action]?.program.counter === "any_suit" && !suit && base === null)
      built.suit = this.bestFor(kid);
    return result(built, sight, contents, me.seat, this.hand.length);
  }

  private bestFor(kid: Kid): string | null {
    const { me, contents } = this.model;
    return (
      me &&
      bestSuit(
        kid,
        this.hand.map(({ code }) => contents.kid(code)),
        me,
        contents,
      )
    );
  }
}

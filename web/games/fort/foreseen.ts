// A play as far as it is put together, followed through every question that it answers.
import type { ChoiceIndex } from "../../desk/choices";
import type { Desk } from "../../desk/desk.svelte";
import type { Refused } from "../../desk/why.svelte";
import type { Choice } from "../../lib/wire";
import { Course, type ActionName } from "./course";
import { bare } from "./describe";
import { amount, extent } from "./outlook";

const ACTIONS = ["public", "private"] as const;

/** An added card or Lookout symbol. */
export interface Extra {
  key: string; // which card it is, and which of its symbols
  kid: string;
  from: "hand" | "lookout";
  choice: Choice;
}

/** What the player has said so far; null: nothing yet. */
export interface Plan {
  kind: string; // of the question that is asked
  card: string | null;
  named: string | null;
  begun: ActionName | null; // what additions are asked for already
  action: ActionName | null;
  suit: string | null;
  extras: readonly Extra[];
}

/** What stood open before a step. */
interface Before {
  trial: number[];
  choices: ChoiceIndex;
}

export class Foreseen {
  readonly course: Course;
  readonly mustName: boolean;
  actions: readonly ActionName[] | null = null; // null: not known yet
  action: ActionName | null = null;
  private beforeAction: Before | null = null;
  private beforeSuit: Before | null = null;
  private readonly beforeExtra = new Map<string, Before & { gain: number }>();

  constructor(
    desk: Desk,
    private readonly plan: Plan,
  ) {
    this.course = new Course(desk, plan.kind !== "choose_play");
    if (plan.kind === "choose_play") this.make("play", { kid: plan.card ?? "" });
    this.mustName = this.course.ask?.kind === "name_suit";
    if (this.mustName) this.name();
    if (plan.kind === "name_suit") return;
    this.act();
    this.count();
    this.add();
  }

  /** The suits to choose from, where one has to be picked. */
  get suits(): string[] | null {
    return this.beforeSuit?.choices.of("pick_suit").map(suitOf) ?? null;
  }

  /** How much an addition adds to the count. */
  gainOf({ key }: Extra): number {
    return this.beforeExtra.get(key)?.gain ?? 0;
  }

  /** What the coin of an addition may stand for, by suit. */
  namesOf({ key, kid }: Extra): Map<string, Choice> {
    const choices = this.beforeExtra.get(key)?.choices.of("add_as") ?? [];
    const mine = choices.filter(({ words }) => words.args["kid"] === kid);
    return new Map(mine.map((choice) => [suitOf(choice), choice]));
  }

  /** Why this cannot be chosen instead, after the same choices before it; null if it can. */
  whyNotAction(action: ActionName): Refused {
    if (!this.actions || this.actions.includes(action)) return null;
    return [...(this.beforeAction?.trial ?? []), { verb: `use_${action}`, args: {} }];
  }

  whyNotSuit(suit: string): Refused {
    const words = { verb: "pick_suit", args: { suit: `suit.${suit}` } };
    return this.beforeSuit && [...this.beforeSuit.trial, words];
  }

  whyNotName({ key, kid }: Extra, suit: string): Refused {
    const before = this.beforeExtra.get(key);
    const words = { verb: "add_as", args: { kid, suit: `suit.${suit}` } };
    return before ? [...before.trial, words] : null;
  }

  /** The play goes on from any name: which one it gets matters to those who follow. */
  private name(): void {
    const { plan, course } = this;
    const { choices } = course;
    const name = choices.find("name_suit", { suit: `suit.${plan.named}` }) ?? choices.choices[0];
    if (name) course.make(name.choice);
  }

  private act(): void {
    const { plan, course } = this;
    const begun = plan.begun ?? course.begun;
    this.beforeAction = this.here();
    this.action = begun ?? plan.action;
    if (begun) this.actions = [begun];
    if (begun || course.ask?.kind !== "choose_action") return;
    const { choices } = course;
    const useOf = (action: ActionName) => choices.find(`use_${action}`);
    this.actions = ACTIONS.filter(useOf);
    const mine = plan.action && useOf(plan.action);
    const use =
      mine ||
      course.best(
        this.actions.flatMap((one) => useOf(one) ?? []),
        extent,
      );
    this.action = this.actions.find((action) => useOf(action) === use) ?? null;
    if (use) course.make(use.choice);
  }

  private count(): void {
    const { plan, course } = this;
    const suits = course.choices.of("pick_suit");
    if (!suits.length) return;
    this.beforeSuit = this.here();
    const suit = suits.find((one) => suitOf(one) === plan.suit) ?? course.best(suits, amount);
    if (suit) course.make(suit.choice);
  }

  private add(): void {
    const { plan, course } = this;
    for (const { key, choice } of plan.extras) {
      const after = course.outlookAfter(choice)?.number ?? 0;
      const gain = after - (course.outlook?.number ?? 0);
      if (course.isSettled) this.beforeExtra.set(key, { ...this.here(), gain });
      course.make(choice.choice);
    }
  }

  private make(verb: string, args: Choice["words"]["args"]): void {
    const choice = this.course.choices.find(verb, args);
    if (choice) this.course.make(choice.choice);
  }

  private here(): Before {
    const { trial, choices } = this.course;
    return { trial: [...trial], choices };
  }
}

function suitOf({ words }: Choice): string {
  return bare(String(words.args["suit"]));
}

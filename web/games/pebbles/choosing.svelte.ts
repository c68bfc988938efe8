// How a pebble becomes an answer: by taking it to the fist or to the sea.
import { ChoiceIndex } from "../../desk/choices";
import type { Desk } from "../../desk/desk.svelte";
import { Drag } from "../../desk/draggable.svelte";
import { tellWhy } from "../../desk/why.svelte";
import type { Choice, Words } from "../../lib/wire";
import type { Keyed } from "./beach";

/** The places a pebble can be taken to, and what that means. */
const VERBS = { fist: "fist", sea: "swap" } as const;
export type Target = keyof typeof VERBS;
const TARGETS = Object.keys(VERBS) as Target[];

export function wordsFor(pebble: Keyed, target: Target): Words {
  return { verb: VERBS[target], args: { pebble: pebble.code } };
}

export class Choosing {
  private readonly choices = $derived.by(() => new ChoiceIndex(this.desk.ask?.choices));
  /** The choice to swap nothing, where it is offered. */
  readonly keep = $derived(this.choices.find("keep"));

  readonly drag = new Drag<Keyed>({
    targets: (pebble) => TARGETS.filter((target) => this.choiceOf(pebble, target)),
    drop: (pebble, target) => {
      const choice = this.choiceOf(pebble, target as Target);
      if (choice) this.desk.choose(choice.choice);
    },
    refuse: (pebble, target, place) =>
      void tellWhy(this.desk, wordsFor(pebble, target as Target), place),
    name: (pebble) => this.desk.speaker.name(pebble.code),
    isSame: (one, other) => one.key === other.key,
  });

  /** What would come of the pebble that is held, as far as anybody can tell. */
  readonly foretold = $derived.by(() => {
    const { held } = this.drag;
    const target = held && TARGETS.find((one) => this.drag.isTarget(one));
    const choice = held && target && this.choiceOf(held, target);
    return choice ? this.desk.tried([choice.choice]) : null;
  });

  constructor(private readonly desk: Desk) {}

  get canPick(): boolean {
    return this.desk.ask !== null && !this.desk.isBusy;
  }

  choiceOf(pebble: Keyed, target: Target): Choice | undefined {
    const { verb, args } = wordsFor(pebble, target);
    return this.choices.find(verb, args);
  }
}

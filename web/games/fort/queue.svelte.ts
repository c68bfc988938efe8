// Several answers given at once: a play put together on the table is one thing to the player, but
// the game asks for its parts one by one.
import type { Desk } from "../../desk/desk.svelte";
import type { Ask, Choice } from "../../lib/wire";

/** A choice by its number, the end of adding where it is asked for, or how often (null: as often as it goes). */
export type Intent = number | "done" | { often: number | null };

/** What to do with the first intent, given the question: answer it, wait, drop the intent, or give up. */
export type Step =
  { is: "answer"; choice: Choice } | { is: "wait" } | { is: "drop" } | { is: "stop" };

export function stepFor(intent: Intent, ask: Ask): Step {
  if (typeof intent === "object") return stepForAmount(intent.often, ask);
  const choice = ask.choices.find((one) =>
    intent === "done" ? one.words.verb === "done" : one.choice === intent,
  );
  if (choice) return { is: "answer", choice };
  return { is: intent === "done" ? "drop" : "stop" };
}

function stepForAmount(often: number | null, ask: Ask): Step {
  const count = ({ words }: Choice) => Number(words.args["count"]);
  const amounts = ask.choices
    .filter(({ words }) => words.verb === "amount")
    .sort((a, b) => count(a) - count(b));
  const chosen = often === null ? amounts.at(-1) : amounts.find((one) => count(one) === often);
  if (chosen) return { is: "answer", choice: chosen };
  if (ask.kind === "choose_kind") return { is: "wait" };
  return { is: amounts.length ? "stop" : "drop" }; // not this many: the player chooses
}

export class Queue {
  private intents = $state.raw<Intent[]>([]);
  private answered: Ask | null = null;
  /** The choice that the game refused, to ask why. */
  stopped = $state<number | null>(null);

  constructor(private readonly desk: Desk) {}

  give(intents: Intent[]): void {
    this.intents = intents;
    this.answered = null;
    this.stopped = null;
    this.go();
  }

  get isEmpty(): boolean {
    return !this.intents.length;
  }

  /** Whether the next answer follows by itself, without the player. */
  get isGoing(): boolean {
    const [first] = this.intents;
    const { ask } = this.desk;
    return first !== undefined && ask !== null && stepFor(first, ask).is === "answer";
  }

  clear(): void {
    this.intents = [];
    this.stopped = null;
  }

  /** Go on as far as possible; called whenever the question changes. */
  go(): void {
    const { ask, isBusy } = this.desk;
    if (!ask || isBusy || ask === this.answered) return;
    for (;;) {
      const [first, ...rest] = this.intents;
      if (first === undefined) return;
      const step = stepFor(first, ask);
      if (step.is === "wait") return;
      if (step.is === "stop") {
        this.clear();
        this.stopped = typeof first === "number" ? first : null;
        return;
      }
      this.intents = rest;
      if (step.is === "drop") continue;
      this.answered = ask;
      this.desk.choose(step.choice.choice);
      return;
    }
  }
}

// Several answers given at once: a play put together on the table is one thing to the player, but
// the game asks for its parts one by one.
import type { Desk } from "../../desk/desk.svelte";
import type { Ask, Choice } from "../../lib/wire";

/** The text of a choice, or `most`: as often as it can be done. */
export type Intent = string;
export const MOST: Intent = "most";

/** What to do with the first intent, given the question: answer it, wait, drop the intent, or give up. */
export type Step =
  { is: "answer"; choice: Choice } | { is: "wait" } | { is: "drop" } | { is: "stop" };

export function stepFor(intent: Intent, ask: Ask): Step {
  const isAmount = intent === MOST || intent.startsWith("amount(");
  if (isAmount) {
    const amounts = ask.choices.filter(({ words }) => words.verb === "amount");
    const counted = amounts.sort(
      (a, b) => Number(a.words.args["count"]) - Number(b.words.args["count"]),
    );
    const chosen = intent === MOST ? counted.at(-1) : counted.find(({ text }) => text === intent);
    if (chosen) return { is: "answer", choice: chosen };
    if (ask.kind === "choose_kind") return { is: "wait" };
    return { is: amounts.length ? "stop" : "drop" }; // not this many: the player chooses
  }
  const choice = ask.choices.find(({ text }) => text === intent);
  if (choice) return { is: "answer", choice };
  // The game takes an only choice by itself; a refused card must not get lost.
  const isCard = /^(play|add|add_as|lookout|follow|follow_coin)\(/.test(intent);
  return { is: isCard ? "stop" : "drop" };
}

export class Queue {
  private intents: Intent[] = [];
  private answered: Ask | null = null;
  /** What the game refused: a choice by its text, to ask why. */
  stopped = $state<Intent | null>(null);

  constructor(private readonly desk: Desk) {}

  give(intents: Intent[]): void {
    this.intents = [...intents];
    this.answered = null;
    this.stopped = null;
    this.go();
  }

  get isEmpty(): boolean {
    return !this.intents.length;
  }

  clear(): void {
    this.intents = [];
    this.stopped = null;
  }

  /** Go on as far as possible; called whenever the question changes. */
  go(): void {
    const { ask, isBusy } = this.desk;
    if (!ask || isBusy || ask === this.answered) return;
    while (this.intents.length) {
      const step = stepFor(this.intents[0] as Intent, ask);
      if (step.is === "wait") return;
      if (step.is === "stop") {
        const [first = null] = this.intents;
        this.clear();
        this.stopped = first;
        return;
      }
      this.intents.shift();
      if (step.is === "drop") continue;
      this.answered = ask;
      this.desk.choose(step.choice.choice);
      return;
    }
  }
}

// Choices one after another, followed from question to question as far as the engine has foretold.
import { ChoiceIndex } from "../../desk/choices";
import type { Desk } from "../../desk/desk.svelte";
import type { Ask, Choice, OptionTried, Reason, Tried } from "../../lib/wire";
import { bare } from "./describe";
import { outlookOf, type Outlook } from "./outlook";

export type ActionName = "public" | "private";

/** The action that was begun last on the way, whether somebody chose it or nothing else was left. */
export function begunIn(told: Tried | null): ActionName | null {
  const began = told?.log.findLast(({ kind }) => kind === "began");
  return began ? (bare(String(began.args["action"])) as ActionName) : null;
}

/** Where choices lead: while the answer for the last ones is on its way, where the others led. */
export class Course {
  readonly trial: number[] = [];
  ask: Ask | null;
  choices: ChoiceIndex;
  outlook: Outlook | null;
  isPending = false;
  reason: Reason | null = null; // why the choices cannot be made
  private told: Tried | null;

  /** `isTold`: whether what the options of the present question add matters. */
  constructor(
    private readonly desk: Desk,
    isTold: boolean,
  ) {
    this.ask = desk.ask;
    this.choices = new ChoiceIndex(desk.ask?.choices);
    this.told = isTold ? desk.tried([]) : null;
    this.outlook = outlookOf(this.told?.outlook);
  }

  get isSettled(): boolean {
    return !this.isPending && this.reason === null;
  }

  get begun(): ActionName | null {
    return begunIn(this.told);
  }

  make(choice: number): void {
    const foreseen = outlookOf(this.option(choice)?.outlook);
    this.trial.push(choice);
    if (!this.isSettled) return;
    const told = this.desk.tried([...this.trial]);
    if (told === null || told.reason) {
      this.isPending = told === null;
      this.reason = told?.reason ?? null;
      this.outlook = foreseen ?? this.outlook;
      return;
    }
    this.told = told;
    this.ask = told.ask;
    this.choices = new ChoiceIndex(told.ask?.choices);
    this.outlook = outlookOf(told.outlook);
  }

  outlookAfter({ choice }: Choice): Outlook | null {
    return outlookOf(this.option(choice)?.outlook);
  }

  /** The choice whose outlook is worth most; the first one of equals. */
  best(choices: readonly Choice[], worth: (outlook: Outlook | null) => number): Choice | null {
    const worthOf = (choice: Choice) => worth(this.outlookAfter(choice));
    return choices.reduce<Choice | null>(
      (best, one) => (best && worthOf(one) <= worthOf(best) ? best : one),
      null,
    );
  }

  private option(choice: number): OptionTried | undefined {
    return this.told?.each.find((option) => option.choice === choice);
  }
}

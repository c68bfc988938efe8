// Answering by touching envelopes: which may be touched, how many make an answer, and which answer.
import { getContext, setContext } from "svelte";
import { Drag } from "../../desk/draggable.svelte";
import type { Desk } from "../../desk/desk.svelte";
import type { Ask, Choice, Value, Words } from "../../lib/wire";
import { inOrder } from "./party";

/** Verbs whose answer is a set of envelopes, in any order. */
const SETS = ["take", "return", "give"];

export interface Picking {
  /** Every envelope that is part of some answer. */
  codes: ReadonlySet<string>;
  /** How many make a whole answer: two for a pair. */
  size: number;
  /** The verb of such an answer, to ask why one is missing. */
  verb: string;
}

function envelopesOf({ words }: Choice): string[] {
  if (words.verb === "give_both") return [String(words.args.left), String(words.args.right)];
  const found: Value | undefined = words.args.envelopes ?? words.args.envelope;
  if (Array.isArray(found)) return found.map(String);
  return typeof found === "string" ? [found] : [];
}

/** What can be touched to answer; nothing where the question is not about envelopes. */
export function pickingOf(ask: Ask | null): Picking {
  const codes = new Set<string>();
  let [size, verb] = [0, ""];
  if (ask && !ask.open) {
    for (const choice of ask.choices) {
      const names = envelopesOf(choice);
      if (names.length) verb = choice.words.verb;
      names.forEach((name) => codes.add(name));
      size = Math.max(size, names.length);
    }
  }
  return { codes, size, verb };
}

/**
 * The envelopes in their places after touching one: a second touch puts it back, and if all are
 * full, the last is replaced.
 */
export function touched(slots: readonly string[], code: string, size: number): string[] {
  const now = Array.from({ length: size }, (_, at) => slots[at] ?? "");
  const at = now.indexOf(code);
  if (at >= 0) now[at] = "";
  else now[now.includes("") ? now.indexOf("") : size - 1] = code;
  return now;
}

/**
 * The envelopes after one was put in a certain place; whatever was there goes where this one was.
 */
export function putIn(
  slots: readonly string[],
  code: string,
  place: number,
  size: number,
): string[] {
  const now = Array.from({ length: size }, (_, at) => slots[at] ?? "");
  const before = now.indexOf(code);
  if (before >= 0) now[before] = now[place] ?? "";
  now[place] = code;
  return now;
}

/** The answer that these envelopes make; for a pair of gifts the first goes to the left. */
export function answerOf(ask: Ask | null, slots: readonly string[], side = "left"): Choice | null {
  const picked = slots.filter(Boolean);
  const found = (ask?.choices ?? []).filter((choice) => {
    const names = envelopesOf(choice);
    if (names.length === 0 || names.length !== picked.length) return false;
    if (SETS.includes(choice.words.verb)) return names.every((name) => picked.includes(name));
    if (choice.words.verb === "give_one") {
      return names[0] === picked[0] && choice.words.args.side === `side.${side}`;
    }
    return names.every((name, at) => name === picked[at]);
  });
  return found.length === 1 ? found[0]! : null;
}

/**
 * The words of an answer that this envelope would make if it could be picked; null if it can, or
 * nothing is asked. Envelopes that can be picked fill the other places, so the reason is about this
 * one and not about the number.
 */
export function missingFor({ codes, size, verb }: Picking, code: string): Words | null {
  if (!size || codes.has(code)) return null;
  const whole = [code, ...[...codes].slice(0, size - 1)];
  if (SETS.includes(verb)) return { verb, args: { envelopes: inOrder(whole) } };
  if (verb === "give_one") return { verb, args: { envelope: code, side: "side.left" } };
  const [left, right] = whole;
  if (right) return { verb, args: { left: left!, right } };
  return { verb, args: { envelope: code } };
}

export class Picks {
  slots = $state.raw<readonly string[]>([]);
  side = $state<"left" | "right">("left");
  readonly drag: Drag<string>;

  constructor(private readonly desk: Desk) {
    this.drag = new Drag<string>({
      targets: () => Array.from({ length: this.picking.size }, (_, at) => `slot-${at}`),
      drop: (code, name) =>
        (this.slots = putIn(this.slots, code, Number(name.slice(5)), this.picking.size)),
      name: (code) => this.desk.speaker.name(code),
    });
  }

  readonly picking: Picking = $derived.by(() => pickingOf(this.desk.ask));
  readonly choice: Choice | null = $derived.by(() =>
    answerOf(this.desk.ask, this.slots, this.side),
  );

  isLit(code: string): boolean {
    return this.picking.codes.has(code);
  }

  isPicked(code: string): boolean {
    return this.slots.includes(code);
  }

  touch(code: string): void {
    if (this.isLit(code)) this.slots = touched(this.slots, code, this.picking.size);
  }

  /** The missing choice for an envelope that cannot be picked, to ask for the reason. */
  missing(code: string): Words | null {
    return missingFor(this.picking, code);
  }

  /** A new question: nothing is picked. */
  clear(): void {
    this.slots = [];
    this.side = "left";
    if (this.drag.held !== null) this.drag.cancel();
  }
}

const KEY = Symbol("picks");

export function setPicks(picks: Picks): Picks {
  return setContext(KEY, picks);
}

export function usePicks(): Picks {
  return getContext<Picks>(KEY);
}

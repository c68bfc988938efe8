// What a card says, as sentences made from its effect: the same words in the same order as the
// terminal's, from the same messages.
import type { Speaker } from "../../lib/words.svelte";
import type { Contents } from "./contents";
import { COUNTED_SUITS, type Effect } from "./effects";

export function sentence(effect: Effect | null, speaker: Speaker): string {
  const text = effect ? clause(effect, speaker) : speaker.say("effect-none");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function clause(effect: Effect, speaker: Speaker, times = 1): string {
  switch (effect.is) {
    case "verb":
      return speaker.say(`effect-${effect.verb}`, { n: times });
    case "then": {
      const first = clause(effect.first, speaker);
      return speaker.say("effect-then", { first, second: clause(effect.second, speaker) });
    }
    case "both":
      return runs(effect.parts)
        .map(([part, count]) => clause(part, speaker, count))
        .reduce((first, second) => speaker.say("effect-both", { first, second }));
    case "times": {
      const inner = effect.effect;
      const args = { number: counted(effect.counter, speaker), effect: clause(inner, speaker) };
      if (inner.is !== "verb") return speaker.say("effect-times_all", args);
      const isAny = inner.verb === "gather_any"; // one kind for the whole action (F-EFF-08)
      return speaker.say(isAny ? "effect-times_one_kind" : "effect-times", args);
    }
  }
}

function runs(parts: Effect[]): [Effect, number][] {
  const found: [Effect, number][] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && JSON.stringify(last[0]) === JSON.stringify(part)) last[1]++;
    else found.push([part, 1]);
  }
  return found;
}

/** What is counted, as one of it: "shovel", "card in your Lookout". */
export function counted(counter: string, speaker: Speaker): string {
  return speaker.say(COUNTED_SUITS.includes(counter) ? `suit-${counter}` : `number-${counter}`);
}

export function perkText(contents: Contents, code: string, speaker: Speaker): string {
  return speaker.say(`perk_text-${bare(code)}`, { more: contents.number("backpack") });
}

export function ruleText(contents: Contents, code: string, speaker: Speaker): string {
  const { each, bonus } = contents.rulePoints(code);
  return speaker.say(`made_up_rule_text-${bare(code)}`, { each, bonus });
}

export function bare(code: string): string {
  return code.slice(code.indexOf(".") + 1);
}

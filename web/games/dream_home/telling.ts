// What is in hand and what is laid out, in words: for the bar, and for screen readers.
import { signed } from "../../lib/numbers";
import type { Bench } from "./bench.svelte";
import { codeOf, stagedColumns, wordsIn, type Item, type Plan } from "./plans";

/**
 * What is laid out where; for a column alone, what it holds: the button says what happens to it.
 */
export function planWords(bench: Bench, plan: Plan | null): string {
  const { speaker } = bench.desk;
  const placing = [plan?.then, plan?.text].find((text) => text?.startsWith("place_room("));
  if (placing) {
    const [space, face] = wordsIn(placing);
    return speaker.say("table-laid-out", { space: `space.${space}`, face: `face.${face}` });
  }
  // A discarded card, which shows no name on a phone; the choice would give its number in the box.
  const { held } = bench.drag;
  if (held?.is === "discarded") {
    const name = speaker.name(`room.${held.room}`);
    return plan ? `${name}: ${speaker.name(`space.${wordsIn(plan.text)[2]}`)}` : name;
  }
  const column = bench.display[(stagedColumns(plan)[0] ?? 0) - 1];
  if (column && wordsIn(plan?.text ?? "").length === 1) return bench.columnWords(column);
  const found = plan && bench.choices.get(plan.text);
  return found ? speaker.choice(found.words) : "";
}

/** The thing that was picked up, and how many places it may go to. */
export function pickedWords(bench: Bench, item: Item, places: number): string {
  const { desk, now } = bench;
  const column = item.is === "column" ? bench.display[item.column - 1] : undefined;
  const what = column ? bench.columnWords(column) : now ? desk.speaker.name(codeOf(item, now)) : "";
  return places ? `${what}. ${desk.speaker.say("table-places", { count: places })}` : what;
}

/** What has just been laid out, what it brings, and that it is not final yet. */
export function laidWords(bench: Bench, plan: Plan, gain: number | undefined): string {
  const points = gain === undefined ? "" : `, ${signed(gain, "+0")}`;
  return `${planWords(bench, plan)}${points}. ${bench.desk.speaker.say("table-not-final")}`;
}

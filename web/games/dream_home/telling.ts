// What is in hand and what is laid out, in words: for the bar, and for screen readers.
import { signed } from "../../lib/numbers";
import type { Bench } from "./bench.svelte";
import { codeOf, stagedColumns, type Item, type Plan } from "./plans";

const ROOMS = ["take_column", "jackhammer", "place_room"]; // a room card was laid out with these

/**
 * What is laid out where; for a column alone, what it holds: the button says what happens to it.
 */
export function planWords(bench: Bench, plan: Plan | null): string {
  const { speaker } = bench.desk;
  const words = plan?.choices[0]?.words;
  const { held } = bench.drag;
  if (!plan || !words) return held?.is === "discarded" ? speaker.name(`room.${held.room}`) : "";
  if (plan.target && ROOMS.includes(words.verb)) {
    const face = plan.isDown ? "face.down" : "face.up";
    return speaker.say("table-laid-out", { space: `space.${plan.target}`, face });
  }
  // A discarded card, which shows no name on a phone; the choice would give its number in the box.
  if (words.verb === "supplier")
    return `${speaker.name(String(words.args["room"]))}: ${speaker.name(`space.${plan.target}`)}`;
  const column = bench.display[(stagedColumns(plan)[0] ?? 0) - 1];
  if (column && Object.keys(words.args).length === 1) return bench.columnWords(column);
  return speaker.choice(words);
}

/** The thing that was picked up, and how many places it may go to. */
export function pickedWords(bench: Bench, item: Item, places: number): string {
  const { desk, now } = bench;
  const column = item.is === "column" ? bench.display[item.column - 1] : undefined;
  const what = column ? bench.columnWords(column) : now ? desk.speaker.name(codeOf(item, now)) : "";
  return places ? `${what}. ${desk.speaker.say("table-places", { count: places })}` : what;
}

/** What has just been laid out, what it brings, and that it is not final yet. */
export function laidWords(bench: Bench, plan: Plan, gain: number | null): string {
  const points = gain === null ? "" : `, ${signed(gain, "+0")}`;
  return `${planWords(bench, plan)}${points}. ${bench.desk.speaker.say("table-not-final")}`;
}

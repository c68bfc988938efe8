// The printed box, as a table has it.
import type { BoxInUse } from "../../../desk/desk.svelte";
import { Contents } from "../../../games/dream_home/box";
import stored from "./questions.json";

export function printed(): Contents {
  const box: BoxInUse = {};
  for (const [path, value] of Object.entries(stored.box)) box[path] = { value, source: "printed" };
  return new Contents(box);
}

// The boxes of the vectors, as a table has them.
import type { BoxInUse } from "../../../desk/desk.svelte";
import { Contents } from "../../../games/dream_home/box";
import vectors from "./vectors.json";

const BOXES = vectors.boxes as Record<string, Record<string, unknown>>;

/** The printed box, with the boxes of these names laid over it. */
export function contentsOf(...names: string[]): Contents {
  const box: BoxInUse = {};
  for (const name of ["printed", ...names]) {
    for (const [path, value] of Object.entries(BOXES[name] ?? {}))
      box[path] = { value, source: name };
  }
  return new Contents(box);
}

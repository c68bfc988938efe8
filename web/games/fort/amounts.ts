// How often a play can be done, where the game will ask: read from the question it leads to.
import type { Desk } from "../../desk/desk.svelte";
import type { Ask } from "../../lib/wire";
import { begunIn, type ActionName, type Course } from "./course";

/** The amounts to choose from, smallest first; null while it is not known. */
export function amountsOf(desk: Desk, course: Course, action: ActionName | null): number[] | null {
  if (course.isPending) return null;
  if (course.reason || (course.outlook?.times ?? 0) < 2) return [];
  const done = course.choices.find("done");
  const trial = done ? [...course.trial, done.choice] : course.trial;
  const told = done ? desk.tried(trial) : null;
  if (done && !told) return null;
  const begun = begunIn(told) ?? course.begun;
  if (begun && begun !== action) return []; // the question is about the other action
  return amountsFrom(desk, trial, done ? (told?.ask ?? null) : course.ask);
}

/** Where the kind is asked for first, there is a choice for the kind with the most room. */
function amountsFrom(desk: Desk, trial: number[], ask: Ask | null): number[] | null {
  const listed = countsOf(ask);
  if (listed.length || ask?.kind !== "choose_kind") return listed;
  const kinds = ask.choices.filter(({ words }) => words.verb === "take_kind");
  const found = kinds.map(({ choice }) => desk.tried([...trial, choice]));
  if (found.includes(null)) return null;
  return found
    .map((told) => countsOf(told?.ask ?? null))
    .reduce((most, counts) => (counts.length > most.length ? counts : most), []);
}

function countsOf(ask: Ask | null): number[] {
  const amounts = ask?.choices.filter(({ words }) => words.verb === "amount") ?? [];
  return amounts.map(({ words }) => Number(words.args["count"])).sort((a, b) => a - b);
}

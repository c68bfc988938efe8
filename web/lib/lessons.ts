// Lessons as the server describes them, and which of them this browser has begun.
import { remember, remembered } from "./memory";

export interface Step {
  say: string;
  at: string[];
  /** Ends when the learner has acted; others end when they have been read. */
  waits: boolean;
  choice: number | null;
  request: boolean;
}

/** The table of a lesson already begun, by game: the first screen offers to go on. */
export function begunLesson(game: string): string {
  return remembered<Record<string, string>>("lessons", {})[game] ?? "";
}

export function beginLesson(game: string, table: string): void {
  remember("lessons", { ...remembered<Record<string, string>>("lessons", {}), [game]: table });
}

export function endLesson(game: string): void {
  const { [game]: _, ...rest } = remembered<Record<string, string>>("lessons", {});
  remember("lessons", rest);
}

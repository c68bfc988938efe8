// Which lessons this browser has begun.
import { remember, remembered } from "./memory";

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

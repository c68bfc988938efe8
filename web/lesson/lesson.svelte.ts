// Where somebody is in a lesson: the tutor's steps in order, pausing where the learner has to act.
import type { LessonStep } from "../lib/wire";
import { remember, remembered } from "../lib/memory";

/** The step at which the lesson waits after this many acts; one past the last if none is left. */
export function openStep(steps: LessonStep[], done: number): number {
  let left = done;
  for (const [at, step] of steps.entries()) if (step.waits && left-- === 0) return at;
  return steps.length;
}

/** The first step to read after this many acts. */
export function firstStep(steps: LessonStep[], done: number): number {
  return done ? openStep(steps, done - 1) + 1 : 0;
}

export class Lesson {
  steps = $state.raw<LessonStep[]>([]);
  at = $state(0);
  done = $state<number | null>(0);

  constructor(private readonly table: string) {}

  begin(steps: LessonStep[], done: number | null): void {
    this.steps = steps;
    this.done = done;
    const kept = remembered(`lesson.${this.table}`, 0);
    this.at = Math.min(this.furthest, Math.max(firstStep(steps, done ?? 0), kept));
  }

  /** The server says how many acts were done; null: the learner has left the path. */
  follow(done: number | null): void {
    if (done === this.done) return;
    this.done = done;
    if (done !== null) this.go(Math.min(this.furthest, firstStep(this.steps, done)));
  }

  get step(): LessonStep | undefined {
    return this.steps[this.at];
  }

  get furthest(): number {
    return Math.min(this.steps.length - 1, openStep(this.steps, this.done ?? 0));
  }

  get hasStrayed(): boolean {
    return this.done === null;
  }

  /** The learner has to act now, not just read on. */
  get isWaiting(): boolean {
    return this.step?.waits === true && this.at === this.furthest && !this.isThrough;
  }

  get isThrough(): boolean {
    return this.done !== null && openStep(this.steps, this.done) >= this.steps.length;
  }

  get isLast(): boolean {
    return this.isThrough && this.at === this.steps.length - 1;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.furthest, at));
    remember(`lesson.${this.table}`, this.at);
  }
}

// The desk of a live table: what the server said last, and the ways to answer it.
import type { LiveTable } from "../lib/live.svelte";
import type { Trial } from "../lib/tries.svelte";
import type { Reason, Tree, Tried, Value } from "../lib/wire";
import type { Speaker } from "../lib/words.svelte";
import { boxes } from "./box.svelte";
import { choicesOf, type ChoiceIndex } from "./choices";
import type { Desk, Explained } from "./desk.svelte";
import type { Duties } from "./duties.svelte";
import type { Ending } from "./ending.svelte";

export class LiveDesk implements Desk {
  readonly box = $derived.by(() => boxes.of(this.game, this.live.info?.box));

  constructor(
    private readonly live: LiveTable,
    private readonly words: () => Speaker,
    private readonly show: (thing: Explained) => void,
    private readonly ending: Ending,
    readonly duties: Duties,
  ) {}

  get game() {
    return this.live.info?.game ?? "";
  }
  get id() {
    return this.live.id;
  }
  get speaker() {
    return this.words();
  }
  get options() {
    return this.live.info?.options ?? {};
  }
  get view(): Tree {
    return this.live.past?.view ?? this.live.view ?? {};
  }
  get eyes() {
    return this.live.past && !this.live.isOver ? null : this.live.eyes;
  }
  get seats() {
    return this.live.seats;
  }
  get waiting() {
    return this.live.waiting;
  }
  get log() {
    return this.ending.log;
  }
  get ask() {
    return this.live.isOver || this.live.past ? null : this.live.ask;
  }
  get silenceAt() {
    return this.ask ? this.live.silenceAt : 0;
  }
  get isBusy() {
    return this.live.isSending;
  }
  get isOver() {
    return this.live.isOver;
  }
  get standing() {
    return this.live.standing;
  }
  get isWinnerNamed() {
    return this.isOver && !this.ending.isHeld;
  }
  get refused() {
    return this.live.refused;
  }
  get canUndo() {
    return this.live.canUndo;
  }
  get canRestart() {
    return this.live.canRestart;
  }

  choose(choice: number | Value): void {
    this.live.choose(choice);
  }

  request(choice: number): void {
    this.live.request(choice);
  }

  undo(): void {
    this.live.undo();
  }

  restart(): void {
    this.live.restart();
  }

  nameWinner(): void {
    this.ending.tell();
  }

  whyNot(choice: number): Promise<Reason | null> {
    return this.live.whyNot(choice);
  }

  tried(choices: Trial): Tried | null {
    return this.ask ? this.live.tried(choices) : null;
  }

  try(choices: Trial): Promise<Tried | null> {
    return this.ask ? this.live.try(choices) : Promise.resolve(null);
  }

  allChoices(): Promise<ChoiceIndex> {
    return choicesOf(this.game, this.id);
  }

  sample(): Promise<Value> {
    return this.live.someAnswer();
  }

  explain(thing: Explained): void {
    this.show(thing);
  }
}

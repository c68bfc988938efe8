// The desk of a past moment: everything can be seen, nothing can be answered.
import type { LogLine, Reason, SeatInfo, Standing, Tree, Tried, Value } from "../lib/wire";
import type { Speaker } from "../lib/words.svelte";
import { boxes } from "./box.svelte";
import { choicesOf, type ChoiceIndex } from "./choices";
import type { BoxInUse, Desk, Explained } from "./desk.svelte";
import { Duties } from "./duties.svelte";

/** What to look at; the desk reads it again whenever it is drawn. */
export interface Sight {
  game: string;
  id: string;
  options: Record<string, unknown>;
  box: BoxInUse; // what differs from the printed one
  speaker: Speaker;
  view: Tree;
  eyes: number | null;
  seats: SeatInfo[];
  log: LogLine[];
  isOver: boolean;
  standing: Standing | null;
}

export class ReplayDesk implements Desk {
  readonly ask = null;
  readonly silenceAt = 0;
  readonly isBusy = false;
  readonly refused = null;
  readonly canUndo = false;
  readonly canRestart = false;
  readonly duties = new Duties();
  readonly isWinnerNamed = true; // looking back, everybody knows how it ended
  readonly waiting: number[] = [];
  readonly box = $derived.by(() => boxes.of(this.game, this.sight().box));

  constructor(
    private readonly sight: () => Sight,
    private readonly show: (thing: Explained) => void,
  ) {}

  get game() {
    return this.sight().game;
  }
  get id() {
    return this.sight().id;
  }
  get speaker() {
    return this.sight().speaker;
  }
  get options() {
    return this.sight().options;
  }
  get view() {
    return this.sight().view;
  }
  get eyes() {
    return this.sight().eyes;
  }
  get seats() {
    return this.sight().seats;
  }
  get log() {
    return this.sight().log;
  }
  get isOver() {
    return this.sight().isOver;
  }
  get standing() {
    return this.sight().standing;
  }

  choose(): void {}
  request(): void {}
  undo(): void {}
  restart(): void {}
  nameWinner(): void {}

  whyNot(): Promise<Reason | null> {
    return Promise.resolve(null);
  }

  tried(): Tried | null {
    return null;
  }

  try(): Promise<Tried | null> {
    return Promise.resolve(null);
  }

  allChoices(): Promise<ChoiceIndex> {
    return choicesOf(this.game);
  }

  sample(): Promise<Value> {
    return Promise.resolve(null);
  }

  explain(thing: Explained): void {
    this.show(thing);
  }
}

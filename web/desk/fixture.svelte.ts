// A desk without a server, for testing a game's drawing: it shows what it is given, and keeps
// answers.
import type { Trial } from "../lib/tries.svelte";
import type {
  Ask,
  Choice,
  LogLine,
  Reason,
  SeatInfo,
  Standing,
  Tree,
  Tried,
  Value,
} from "../lib/wire";
import { Speaker } from "../lib/words.svelte";
import { ChoiceIndex } from "./choices";
import type { Desk, Explained } from "./desk.svelte";
import { Duties } from "./duties.svelte";

type Given = Partial<
  Pick<
    Desk,
    "speaker" | "id" | "options" | "box" | "eyes" | "waiting" | "log" | "isOver" | "standing"
  >
> & {
  game: string;
  view: Tree;
  ask?: Ask | null;
  seats?: SeatInfo[];
  choices?: Choice[];
  reasons?: Record<number, Reason>;
  /** What the engine would foretell. */
  tried?: (choices: Trial) => Tried | null;
  sample?: Value;
};

export class FixtureDesk implements Desk {
  readonly game: string;
  readonly id: string;
  readonly options: Record<string, unknown>;
  readonly box: Desk["box"];
  speaker: Speaker;
  view = $state.raw<Tree>({});
  eyes = $state<number | null>(0);
  seats = $state.raw<SeatInfo[]>([]);
  waiting = $state.raw<number[]>([]);
  log = $state.raw<LogLine[]>([]);
  ask = $state.raw<Ask | null>(null);
  silenceAt = $state(0);
  isBusy = $state(false);
  isOver = $state(false);
  standing = $state.raw<Standing | null>(null);
  refused = $state.raw<Reason | null>(null);
  canUndo = $state(false);
  canRestart = $state(false);
  isWinnerNamed = $state(false);
  readonly duties = new Duties();
  explained = $state.raw<Explained | null>(null);
  /** What was said through this desk, in order. */
  answers: Value[] = [];

  constructor(private readonly given: Given) {
    this.game = given.game;
    this.id = given.id ?? "fixture";
    this.options = given.options ?? {};
    this.box = given.box ?? {};
    this.seats =
      given.seats ??
      [0, 1].map((seat) => ({
        seat,
        kind: "person",
        name: `P${seat + 1}`,
        level: "",
        present: true,
        stand_in: false,
      }));
    this.speaker = given.speaker ?? new Speaker("en", []).at(this.seats);
    this.view = given.view;
    this.eyes = given.eyes === undefined ? 0 : given.eyes;
    this.waiting = given.waiting ?? (given.ask ? [given.ask.seat] : []);
    this.log = given.log ?? [];
    this.ask = given.ask ?? null;
    this.isOver = given.isOver ?? false;
    this.standing = given.standing ?? null;
  }

  choose(choice: number | Value): void {
    this.answers.push(choice);
  }

  request(choice: number): void {
    this.answers.push({ request: choice });
  }

  undo(): void {
    this.answers.push("undo");
  }

  restart(): void {
    this.answers.push("restart");
  }

  nameWinner(): void {
    this.isWinnerNamed = true;
  }

  whyNot(choice: number): Promise<Reason | null> {
    return Promise.resolve(this.given.reasons?.[choice] ?? null);
  }

  tried(choices: Trial): Tried | null {
    return this.given.tried?.(choices) ?? null;
  }

  try(choices: Trial): Promise<Tried | null> {
    return Promise.resolve(this.tried(choices));
  }

  allChoices(): Promise<ChoiceIndex> {
    return Promise.resolve(new ChoiceIndex(this.given.choices ?? this.ask?.choices));
  }

  sample(): Promise<Value> {
    return Promise.resolve(this.given.sample ?? null);
  }

  explain(thing: Explained): void {
    this.explained = thing;
  }
}

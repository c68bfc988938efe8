// What a person is arranging behind their screen, until it is confirmed: kept on this device, so
// nothing is lost, and can be taken back step by step.
import type { Camera } from "./judge/camera";
import type { FinalPhoto } from "./judge/scene";
import { remember, remembered } from "../../lib/memory";
import type { Value } from "../../lib/wire";
import { BOX } from "./box.svelte";
import { usual } from "./camera";
import { isOnTable, overlap } from "./judge/decorations";
import { letGo, onSpace, placesOf, spotOf, wholeMm } from "./placing";
import type { Figure } from "./stage/figure";

export type DecorSpot = readonly [x: number, y: number];

/** Everything that can be changed, as one value: easy to keep, easy to take back. */
export interface Scene {
  readonly figures: readonly Figure[];
  readonly decor: readonly DecorSpot[];
  readonly camera: Camera;
  readonly vip: string | null;
}

const DEEP = 60; // steps that can be taken back

/** Which window this is: drafts of another one are old. */
export interface Window {
  table: string;
  seat: number;
  isPhoto: boolean;
  round: number;
}

export class Draft {
  scene = $state.raw<Scene>({ figures: [], decor: [], camera: usual(), vip: null });
  private past = $state.raw<readonly Scene[]>([]);
  private readonly key: string;

  constructor(
    readonly window: Window,
    start: Pick<Scene, "figures" | "decor">,
  ) {
    this.key = `party.${window.table}.${window.seat}`;
    const first = { ...start, camera: usual(), vip: null };
    const kept = remembered<{ at: string; scene: Scene; camera?: Camera } | null>(this.key, null);
    if (kept?.at === this.stage && kept.scene.decor.length === start.decor.length)
      this.scene = kept.scene;
    else this.scene = { ...first, camera: kept?.scene.camera ?? usual() };
    if (window.isPhoto && kept?.at !== this.stage) {
      this.scene = { ...this.scene, figures: readyOnes(start.figures) };
    }
  }

  private get stage(): string {
    return this.window.isPhoto ? "photo" : `round ${this.window.round}`;
  }

  get canTakeBack(): boolean {
    return this.past.length > 0;
  }

  /** The photograph as it would be taken now. */
  readonly photo: FinalPhoto = $derived({
    places: placesOf(this.scene.figures),
    decor: [...this.scene.decor],
    camera: this.scene.camera,
  });

  figure(id: string): Figure | undefined {
    return this.scene.figures.find((one) => one.id === id);
  }

  /** Change something; `isStep` is false while a hand is still moving. */
  change(part: Partial<Scene>, isStep = true): void {
    if (isStep) this.past = [...this.past.slice(1 - DEEP), this.scene];
    this.scene = { ...this.scene, ...part };
    remember(this.key, { at: this.stage, scene: this.scene });
  }

  /** A hand starts to move something: undo comes back to here. */
  grasp(): void {
    this.past = [...this.past.slice(1 - DEEP), this.scene];
  }

  takeBack(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.scene = before;
    remember(this.key, { at: this.stage, scene: this.scene });
  }

  put(figure: Figure, isStep = true): void {
    const others = this.scene.figures.filter((one) => one.id !== figure.id);
    this.change({ figures: [...others, figure] }, isStep);
  }

  /** Put a guest on a space; whoever stands there swaps places with it (P-PLACE-08). */
  place(id: string, space: string): void {
    const before = this.figure(id);
    const there = this.scene.figures.find((one) => one.id !== id && spotOf(one)?.space === space);
    let figures = this.scene.figures.filter((one) => one.id !== id && one !== there);
    const home = before && spotOf(before);
    if (there && home) figures = [...figures, onSpace(there.id, home.space)];
    this.change({ figures: [...figures, onSpace(id, space)] });
  }

  aside(id: string): void {
    if (!this.figure(id)) return;
    this.change({ figures: this.scene.figures.filter((one) => one.id !== id) });
  }

  clear(): void {
    this.change({ figures: [] });
  }

  /** Move a figure by whole millimetres; on a space it stays inside the space. */
  nudge(id: string, dx: number, dy: number): void {
    const figure = this.figure(id);
    if (!figure) return;
    const spot = spotOf(figure);
    const next = spot
      ? onSpace(id, spot.space, spot.dx + dx, spot.dy + dy)
      : letGo(figure, figure.x + dx, figure.y + dy, this.window.isPhoto);
    if (next) this.put(next);
  }

  /** Move a decoration where it may stand; false if it may not. */
  moveDecor(index: number, x: number, y: number, isStep = true): boolean {
    const spot: DecorSpot = [Math.round(x) + 0, Math.round(y) + 0];
    const isFree = this.scene.decor.every((there, other) => {
      return other === index || !overlap(BOX.contents, index, spot, other, there);
    });
    if (!isFree || !isOnTable(BOX.contents, index, spot)) return false;
    this.change({ decor: this.scene.decor.map((one, at) => (at === index ? spot : one)) }, isStep);
    return true;
  }

  /** The answer as the game reads it. */
  answer(): Value {
    const { decor, camera, vip } = this.scene;
    const figures = [...this.scene.figures].sort((a, b) => BOX.guest(a.id) - BOX.guest(b.id));
    const spots = decor.map(([x, y]): Value => [x, y]);
    if (!this.window.isPhoto) {
      const guests = figures.map(({ id, x, y, ...how }): [string, Value] => {
        return [id, { x: wholeMm(x), y: wholeMm(y), ...how }];
      });
      return { is: "scene", guests: Object.fromEntries(guests), decor: spots, vip };
    }
    const guests = this.photo.places.map(({ guest, space, dx, dy }): [string, Value] => {
      return [BOX.guests[guest - 1]!.id, { space: BOX.data.spaces[space]!.id, dx, dy }];
    });
    return {
      is: "photo",
      guests: Object.fromEntries(guests),
      decor: spots,
      camera: { ...camera },
      vip,
    };
  }
}

/** The figures already standing where they can be photographed (section 5.4), one per space. */
export function readyOnes(figures: readonly Figure[]): Figure[] {
  return placesOf(figures).map(({ guest, space, dx, dy }) => {
    return onSpace(BOX.guests[guest - 1]!.id, BOX.data.spaces[space]!.id, dx, dy);
  });
}

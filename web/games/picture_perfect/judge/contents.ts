// The box as the judge needs it, from the JSON that the program exports (never retyped here).
//
// Guests have numbers from 1 and spaces indices from 0, both in the order of the box: these are
// what scenes, judge and wishes work with; the words are for the edge.
import { Figure, type Level } from "./figures";
import type { Setting } from "./judge";

export interface Guest {
  number: number;
  id: string;
  kind: string;
  profile: [number, number, number][];
  face: number[];
}

export interface Space {
  id: string;
  x: number;
  y: number;
}

export interface Decoration {
  name: string;
  width: number;
  height: number;
}

export type WishType =
  "in_area" | "next_to" | "not_next_to" | "nobody_in_front" | "my_face_hidden" | "hide_face_of";

export interface Preference {
  id: string;
  type: WishType;
  about: string | null;
  alternative: WishType | null;
}

export interface Screen {
  back_y: number;
  half_width: number;
  wing_front_y: number;
  height: number;
}

export interface Preset {
  id: string;
  cx: number;
  cy: number;
  cz: number;
}

/** The exported data, word for word. */
export interface BoxData {
  model: number;
  guests: Guest[];
  spaces: Space[];
  adjacent: [string, string][];
  areas: Record<string, string[]>;
  table: { x0: number; x1: number; y0: number; y1: number; height: number };
  screen: Screen;
  decorations: Decoration[];
  preferences: Preference[];
  presets: Preset[];
}

/** The whole box, ready to judge with. */
export class Contents {
  readonly setting: Setting;
  readonly guestNumbers: Map<string, number>;
  readonly spaceIndices: Map<string, number>;
  readonly neighbours: Set<number>[]; // for each space those sharing an edge with it
  readonly areaSpaces: Map<string, Set<number>>;

  constructor(readonly data: BoxData) {
    const figures = data.guests.map((row) => {
      return new Figure(row.number, row.profile as Level[], row.face);
    });
    this.setting = { figures, ...data.table };
    this.guestNumbers = new Map(data.guests.map((row) => [row.id, row.number]));
    this.spaceIndices = new Map(data.spaces.map((space, index) => [space.id, index]));
    this.neighbours = data.spaces.map(() => new Set());
    for (const [one, other] of data.adjacent) {
      this.neighbours[this.space(one)]!.add(this.space(other));
      this.neighbours[this.space(other)]!.add(this.space(one));
    }
    this.areaSpaces = new Map(
      Object.entries(data.areas).map(([id, spaces]) => [
        id,
        new Set(spaces.map((space) => this.space(space))),
      ]),
    );
  }

  /** The number of a guest. */
  guest(id: string): number {
    const number = this.guestNumbers.get(id);
    if (number === undefined) throw new Error(`no guest ${id}`);
    return number;
  }

  /** The index of a space. */
  space(id: string): number {
    const index = this.spaceIndices.get(id);
    if (index === undefined) throw new Error(`no space ${id}`);
    return index;
  }
}

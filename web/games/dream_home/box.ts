// The numbers of the box in use, as the drawing and the preview need them. There are no numbers
// here.
import type { BoxInUse } from "../../desk/desk.svelte";

export interface RoomData {
  basement: boolean;
  kind: string;
  /** By size, starting with 1. */
  points: number[];
  partner: string | null;
  besidePartner: number;
  copies: number;
  children: number[];
}

export class Contents {
  private readonly rooms = new Map<string, RoomData>();

  constructor(readonly box: BoxInUse) {
    for (const path of Object.keys(box)) {
      const match = /^room\.([^.]+)\.zone$/.exec(path);
      if (match) this.rooms.set(match[1] as string, this.read(match[1] as string));
    }
  }

  get isThere(): boolean {
    return this.rooms.size > 0;
  }

  room(name: string): RoomData | undefined {
    return this.rooms.get(name);
  }

  maxSize(name: string): number {
    return this.number(`room.${name}.max_size`);
  }

  /** The points of a room of this size (D-SCORE-02). */
  pointsOf(name: string, size: number): number {
    return this.rooms.get(name)?.points[size - 1] ?? 0;
  }

  tokenPoints(token: string): number {
    return this.number(`decor.${token}.points`);
  }

  /** A room, `any_room`, `any_basement_room` or `beside_house`. */
  tokenGoesOn(token: string): string {
    return String(this.value(`decor.${token}.goes_on`) ?? "");
  }

  rule(name: string): number {
    return this.number(`numbers.${name}`);
  }

  childrenOn(room: string, copy: number): number {
    return this.rooms.get(room)?.children[copy - 1] ?? 0;
  }

  /** Whether nobody could look this value up. */
  isAssumed(path: string): boolean {
    return (this.box[path]?.source ?? "").includes("assumed");
  }

  isOwners(path: string): boolean {
    return this.box[path]?.source === "owner";
  }

  number(path: string): number {
    return Number(this.value(path) ?? 0);
  }

  private value(path: string): unknown {
    return this.box[path]?.value;
  }

  private read(name: string): RoomData {
    const path = `room.${name}`;
    const sizes = [1, 2, 3].filter((size) => this.box[`${path}.points.${size}`]);
    const partner = this.value(`${path}.partner`);
    return {
      basement: this.value(`${path}.zone`) === "basement",
      kind: String(this.value(`${path}.kind`) ?? ""),
      points: sizes.map((size) => this.number(`${path}.points.${size}`)),
      partner: partner ? String(partner) : null,
      besidePartner: this.number(`${path}.beside_partner`),
      copies: this.number(`${path}.copies`),
      children: (this.value(`${path}.children`) as number[] | undefined) ?? [],
    };
  }
}

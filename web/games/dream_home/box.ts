// The numbers of the box in use, for those who look a card up. There are no numbers here, and what a
// house is worth is never worked out from them: the engine says it.
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

  room(name: string): RoomData | undefined {
    return this.rooms.get(name);
  }

  tokenPoints(token: string): number {
    return this.number(`decor.${token}.points`);
  }

  /** A room, `any_room`, `any_basement_room` or `beside_house`. */
  tokenGoesOn(token: string): string {
    return String(this.value(`decor.${token}.goes_on`) ?? "");
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

  private number(path: string): number {
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

// The final photo as data: who stands where, the decorations, the camera (section 5.4 of the rules).
import type { Camera } from "./camera";
import type { Contents } from "./contents";
import type { Spot } from "./decorations";
import { collide } from "./figures";

export const X_OFFSET = 8; // mm: the base stays inside its space (P-GEO-04)
export const Y_OFFSET = 14;

/** A guest of the final photo: a space and whole-millimetre offsets (P-GEO-04). */
export interface Place {
  readonly guest: number;
  readonly space: number; // an index, -1 for a space that the box does not have
  readonly dx: number;
  readonly dy: number;
}

/** The final scene with its camera; guests not named are left out. */
export interface FinalPhoto {
  readonly places: Place[];
  readonly decor: Spot[];
  readonly camera: Camera;
}

/** A final photo in words, guests as `[space, dx, dy]`, the camera as its six numbers. */
export interface PhotoData {
  guests: Record<string, [space: string, dx: number, dy: number]>;
  decor: [number, number][];
  camera: [cx: number, cy: number, cz: number, uc: number, vc: number, k: number];
}

/** Read a final photo in words; places are in the order of guest numbers. */
export function readPhoto(contents: Contents, data: PhotoData): FinalPhoto {
  const places = Object.entries(data.guests).map(([id, [space, dx, dy]]) => {
    return { guest: contents.guest(id), space: contents.spaceIndices.get(space) ?? -1, dx, dy };
  });
  const [cx, cy, cz, uc, vc, k] = data.camera;
  return {
    places: places.sort((one, other) => one.guest - other.guest),
    decor: data.decor,
    camera: { cx, cy, cz, uc, vc, k },
  };
}

/** Foot x and plane y of a placed guest in t (P-GEO-04). */
export function foot(contents: Contents, place: Place): [x: number, y: number] {
  const space = contents.data.spaces[place.space]!;
  return [space.x + 10 * place.dx, space.y + 10 * place.dy];
}

/** Whether two placed figures pass through each other (P-GEO-05). */
export function doCollide(contents: Contents, one: Place, other: Place): boolean {
  const { figures } = contents.setting;
  const [x1, y1] = foot(contents, one);
  const [x2, y2] = foot(contents, other);
  return collide(figures[one.guest - 1]!, x1, y1, figures[other.guest - 1]!, x2, y2);
}

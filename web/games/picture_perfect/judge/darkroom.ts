// From a final photo to its judgement: places become feet and planes, a camera becomes a studio.
import { type Camera, isSame, viewOf } from "./camera";
import type { Contents } from "./contents";
import { kindOf } from "./decorations";
import { coverers, type Ornament, type Photo, type Stand, Studio } from "./judge";
import { YES } from "./measures";
import { type FinalPhoto, foot } from "./scene";

/** Develops the photos of one box; while the camera stays, it remembers what it projected. */
export class Darkroom {
  private camera: Camera | null = null;
  private studio: Studio | null = null;

  constructor(readonly contents: Contents) {}

  /** The judged photograph; if exact, every pixel counts (P-VAR-11). */
  develop(photo: FinalPhoto, isExact = false): Photo {
    if (this.studio === null || this.camera === null || !isSame(this.camera, photo.camera)) {
      this.studio = new Studio(this.contents.setting, viewOf(photo.camera));
      this.camera = photo.camera;
    }
    const things = ornaments(this.contents, photo);
    return this.studio.judge(stands(this.contents, photo), things, isExact);
  }
}

/** Who stands where, in t. */
export function stands(contents: Contents, photo: FinalPhoto): Stand[] {
  return photo.places.map((place): Stand => [place.guest, ...foot(contents, place)]);
}

/** The decorations in t. */
export function ornaments(contents: Contents, photo: FinalPhoto): Ornament[] {
  return photo.decor.map(([x, y], index): Ornament => {
    const { width, height } = kindOf(contents, index);
    return [10 * x, 10 * y, width, height];
  });
}

/** What a preview says about one placed guest; it never looks at cards (P-PHOTO-07). */
export interface Glimpse {
  guest: number;
  isVisible: boolean;
  isCovered: boolean; // by another guest
  coveredBy: number[]; // those guests, by number
  hasFace: boolean;
  isFaceShown: boolean;
}

/** For each placed guest, what a person would see on the phone. */
export function preview(photo: Photo, tableHidesFace = true): Glimpse[] {
  return [...photo.measures].map(([guest, found]) => {
    const isCovered = found.front() !== YES;
    return {
      guest,
      isVisible: found.isVisible(),
      isCovered,
      coveredBy: isCovered ? coverers(photo, guest) : [],
      hasFace: found.face2 > 0,
      isFaceShown: found.face2 > 0 && found.myFace(tableHidesFace) !== YES,
    };
  });
}

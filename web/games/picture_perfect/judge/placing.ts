// Whether a final photo would be accepted: every refusal with its code and rules (sections 5.4, 8).
//
// The checks run in groups; the reasons of the first failing group are reported. The VIP card is
// not part of the picture: the server takes care of it.
import * as lens from "./camera";
import type { Contents } from "./contents";
import type { Darkroom } from "./darkroom";
import { isOnTable, overlap } from "./decorations";
import { invisible } from "./judge";
import { doCollide, type FinalPhoto, X_OFFSET, Y_OFFSET } from "./scene";

type Arg = number | string | (number | string)[];

export interface Refusal {
  code: string;
  args: Record<string, Arg>;
  rules: string[];
}

/** What a seat has when it takes a photo. */
export interface Rights {
  decorations: number;
  presetsOnly: boolean; // option `cameras: presets` (P-VAR-08)
  isExact: boolean; // option `tolerance: none` (P-VAR-11)
}

/** Why a final photo is refused, [] if it is legal (P-PHOTO-05). */
export function refusalsOfPhoto(darkroom: Darkroom, photo: FinalPhoto, rights: Rights): Refusal[] {
  const { contents } = darkroom;
  const groups = [
    () => places(contents, photo),
    () => collisions(contents, photo),
    () => decor(contents, photo, rights),
    () => camera(contents, photo.camera, rights),
    () => outside(contents, photo.camera),
    () => unseen(darkroom, photo, rights),
  ];
  for (const group of groups) {
    const refusals = group();
    if (refusals.length > 0) return refusals;
  }
  return [];
}

function refusal(code: string, args: Record<string, Arg>, ...rules: string[]): Refusal {
  return { code, args, rules };
}

function name(contents: Contents, guest: number): string {
  return `guest.${contents.data.guests[guest - 1]!.id}`;
}

function places(contents: Contents, photo: FinalPhoto): Refusal[] {
  const found: Refusal[] = [];
  for (const place of photo.places) {
    const args = { guest: name(contents, place.guest) };
    if (!(place.space in contents.data.spaces)) {
      found.push(refusal("space_unknown", args, "P-PLACE-07"));
    }
    if (Math.abs(place.dx) > X_OFFSET || Math.abs(place.dy) > Y_OFFSET) {
      found.push(refusal("base_outside", args, "P-PLACE-07", "P-GEO-04"));
    }
  }
  for (const [index, space] of contents.data.spaces.entries()) {
    const here = photo.places.filter((place) => place.space === index);
    if (here.length > 1) {
      const guests = here.map((place) => name(contents, place.guest));
      const args = { space: `space.${space.id}`, guests };
      found.push(refusal("space_taken", args, "P-PLACE-08"));
    }
  }
  return found;
}

function collisions(contents: Contents, photo: FinalPhoto): Refusal[] {
  return pairs(photo.places)
    .filter(([[, one], [, other]]) => doCollide(contents, one, other))
    .map(([[, one], [, other]]) => {
      const guests = [name(contents, one.guest), name(contents, other.guest)];
      return refusal("figures_collide", { guests }, "P-PLACE-10", "P-GEO-05");
    });
}

function decor(contents: Contents, photo: FinalPhoto, rights: Rights): Refusal[] {
  const found: Refusal[] = [];
  const number = photo.decor.length;
  if (number !== rights.decorations) {
    found.push(refusal("decor_number", { number, owned: rights.decorations }, "P-PLACE-04"));
  }
  const rules = ["P-PLACE-11", "P-GEO-06"];
  for (const [index, spot] of photo.decor.entries()) {
    if (!isOnTable(contents, index, spot)) {
      found.push(refusal("decor_off_table", { decoration: index }, ...rules));
    }
  }
  for (const [[one, spot], [other, there]] of pairs(photo.decor)) {
    if (overlap(contents, one, spot, other, there)) {
      found.push(refusal("decor_overlap", { decorations: [one, other] }, ...rules));
    }
  }
  return found;
}

function camera(contents: Contents, camera: lens.Camera, rights: Rights): Refusal[] {
  const found: Refusal[] = [];
  if (lens.isTooHigh(camera, contents.data.screen)) {
    found.push(refusal("camera_too_high", { cz: camera.cz }, "P-PHOTO-02", "P-GEO-07"));
  } else if (!lens.isOnLattice(camera)) {
    found.push(refusal("camera_range", {}, "P-GEO-07", "P-GEO-08"));
  }
  const presets = [...lens.presetCameras(contents).values()];
  if (rights.presetsOnly && !presets.some((preset) => lens.isSame(preset, camera))) {
    found.push(refusal("presets_only", {}, "P-VAR-08"));
  }
  return found;
}

function outside(contents: Contents, camera: lens.Camera): Refusal[] {
  const sides = lens.sidesShownOutside(camera, contents.data.screen);
  if (sides.length === 0) return [];
  const names = sides.map((side) => `side.${side}`);
  return [refusal("shows_outside", { sides: names }, "P-PHOTO-03", "P-GEO-08")];
}

function unseen(darkroom: Darkroom, photo: FinalPhoto, rights: Rights): Refusal[] {
  const hidden = invisible(darkroom.develop(photo, rights.isExact));
  if (hidden.length === 0) return [];
  const guests = hidden.map((guest) => name(darkroom.contents, guest));
  return [refusal("guest_invisible", { guests }, "P-PHOTO-04", "P-GEO-17")];
}

/** Every pair of items with their indices, the earlier one first. */
function pairs<Item>(items: Item[]): [[number, Item], [number, Item]][] {
  const all = [...items.entries()];
  return all.flatMap((one, index) =>
    all.slice(index + 1).map((other): [[number, Item], [number, Item]] => [one, other]),
  );
}

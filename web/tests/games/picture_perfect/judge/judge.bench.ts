// How long a judgement takes: `npx vitest bench --run`.
import { bench, describe } from "vitest";
import { Darkroom } from "../../../../games/picture_perfect/judge/darkroom";
import { paint } from "../../../../games/picture_perfect/judge/painter";
import { readPhoto, X_OFFSET } from "../../../../games/picture_perfect/judge/scene";
import { BOX, VECTORS } from "./box";

const full = readPhoto(
  BOX,
  VECTORS.cases.find(({ id }) => id === "PH-24")!,
);
const moved = Array.from({ length: 2 * X_OFFSET + 1 }, (_, dx) => ({
  ...full,
  places: full.places.map((place, at) => (at === 5 ? { ...place, dx: dx - X_OFFSET } : place)),
}));
const darkroom = new Darkroom(BOX);
const photo = darkroom.develop(full);
let turn = 0;

describe("fourteen guests, ten decorations", () => {
  bench("a judgement with a new camera", () => {
    new Darkroom(BOX).develop(full);
  });
  bench("a judgement after one guest has moved", () => {
    darkroom.develop(moved[(turn += 1) % moved.length]!);
  });
  bench("the ID buffer", () => {
    paint(photo);
  });
});

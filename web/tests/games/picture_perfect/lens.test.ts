// The drawn room, the 3-D room and the judge see the same thing in the same place (P-GEO-11,
// P-GEO-23).
import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { BOX } from "../../../games/picture_perfect/box.svelte";
import { FRAME, Lens, type Solid } from "../../../games/picture_perfect/stage/lens";
import { aim } from "../../../games/picture_perfect/stage/three_room";
import { walkTo, WHOLE } from "../../../games/picture_perfect/stage/walk";
import { viewOf } from "../../../games/picture_perfect/judge/camera";
import { SUB } from "../../../games/picture_perfect/judge/raster";

const POINTS = [
  [0, 1100, 744],
  [-540, 120, 0],
  [540, 880, 380],
  [800, 300, 50],
  [-1100, 1800, 0],
] as const;

const CORNERS: Solid[] = [
  [-1100, 0, 0],
  [1100, 0, 0],
  [-1100, 1800, 0],
  [800, 1500, 935],
];

test("a lens puts every point where the judge projects it", () => {
  for (const camera of BOX.presets.values()) {
    const [lens, view] = [new Lens(camera), viewOf(camera)];
    for (const [x, y, z] of POINTS) {
      const [px, py] = lens.at(x, y, z);
      expect(Math.abs(px - view.column(x, y) / SUB)).toBeLessThanOrEqual(1 / SUB);
      expect(Math.abs(py - view.row(z, y) / SUB)).toBeLessThanOrEqual(1 / SUB);
    }
  }
});

test("what is under a pixel is seen at that pixel", () => {
  const { lens } = walkTo(20, 70);
  for (const [x, y] of POINTS) {
    for (const z of [0, 380]) {
      const [px, py] = lens.at(x, y, z);
      const found = lens.under(px, py, z)!;
      expect(found[0]).toBeCloseTo(x, 6);
      expect(found[1]).toBeCloseTo(y, 6);
    }
  }
  expect(lens.under(480, -5000)).toBeNull(); // the sky
});

test("the 3-D camera sees through the same lens, the whole picture and a part of it", () => {
  const walk = walkTo(-30, 60);
  const cases = [
    { camera: BOX.presets.get("close_left_high")!, box: WHOLE },
    { camera: BOX.presets.get("floor_level")!, box: WHOLE },
    { camera: walk.lens.camera, box: walk.viewBox },
  ];
  for (const { camera, box } of cases) {
    const eye = new PerspectiveCamera();
    aim(eye, camera, box);
    const lens = new Lens(camera);
    for (const [x, y, z] of POINTS) {
      const seen = new Vector3(x * 0.01, z * 0.01, -y * 0.01).project(eye);
      const [px, py] = lens.at(x, y, z);
      expect(box.x + ((seen.x + 1) / 2) * box.width).toBeCloseTo(px, 3);
      expect(box.y + ((1 - seen.y) / 2) * box.height).toBeCloseTo(py, 3);
    }
  }
});

test("the whole floor and the tallest guest in the last row are in sight wherever one walks", () => {
  for (const side of [-70, 0, 70]) {
    for (const height of [45, 62, 100]) {
      const { lens, viewBox: box } = walkTo(side, height);
      for (const [x, y, z] of CORNERS) {
        const [px, py] = lens.at(x, y, z);
        expect(px).toBeGreaterThanOrEqual(box.x);
        expect(px).toBeLessThanOrEqual(box.x + box.width);
        expect(py).toBeGreaterThanOrEqual(box.y);
        expect(py).toBeLessThanOrEqual(box.y + box.height);
      }
      expect(box.width).toBeLessThanOrEqual(FRAME.width + 1e-6);
    }
  }
});

// The check values of the rules for the first steps (P-GEO-25, section 3.6), and what is refused.
import { expect, test } from "vitest";
import { presetCameras, viewOf } from "../../../../games/picture_perfect/judge/camera";
import { Darkroom } from "../../../../games/picture_perfect/judge/darkroom";
import { refusalsOfPhoto } from "../../../../games/picture_perfect/judge/placing";
import { area2, floorDiv } from "../../../../games/picture_perfect/judge/raster";
import { readPhoto } from "../../../../games/picture_perfect/judge/scene";
import { Silhouette } from "../../../../games/picture_perfect/judge/silhouettes";
import { evidenceOf, verdict } from "../../../../games/picture_perfect/judge/wishes";
import { BOX } from "./box";

const PRESETS = presetCameras(BOX);
const MID = PRESETS.get("front_mid")!;

test("division rounds towards minus infinity (P-GEO-10)", () => {
  expect([7, -7, -8, 0].map((a) => floorDiv(a, 4))).toEqual([1, -2, -2, 0]);
});

test("points are projected as the rules say (P-GEO-25)", () => {
  const view = viewOf(MID);
  const points = [
    [0, 1100, 744],
    [-540, 120, 0],
    [540, 880, 380],
  ] as const;
  expect(points.map(([x, y, z]) => [view.column(x, y), view.row(z, y)])).toEqual([
    [30720, 17604],
    [11374, 45237],
    [47333, 28991],
  ]);
});

test("Clara's face covers what the rules say (P-GEO-25)", () => {
  const clara = new Silhouette(BOX.setting.figures[0]!, 0, 1100, viewOf(MID));
  expect(clara.face2).toBe(14070560);
  expect([clara.face.first, clara.face.last - 1]).toEqual([252, 297]);
  expect([clara.face.lefts[0], clara.face.rights[0]! - 1]).toEqual([469, 490]);
  expect(clara.face.pixels()).toBe(1704);
});

test("an area does not depend on the way round", () => {
  expect(area2([0, 4, 4, 0], [0, 0, 3, 3])).toBe(24);
  expect(area2([0, 0, 4, 4], [0, 3, 3, 0])).toBe(24);
});

test("the preset cameras have the crops of the rules (section 3.6)", () => {
  const crops = [...PRESETS].map(([id, { uc, vc, k }]) => `${id} ${uc} ${vc} ${k}`);
  expect(crops).toHaveLength(15);
  expect(crops).toContain("front_mid 0 -607 464");
  expect(crops).toContain("left_low 1869 343 410");
  expect(crops).toContain("right_low -1870 343 410");
  expect(crops).toContain("floor_level 0 1294 564");
});

test("what is not of the table is refused or not judged", () => {
  const { cx, cy, cz, uc, vc } = MID;
  const scene = { guests: { clara: ["c9", 0, 0] as [string, number, number] }, decor: [] };
  const close = readPhoto(BOX, { ...scene, camera: [cx, cy, cz, uc, vc, 300] });
  const rights = { decorations: 2, presetsOnly: true, isExact: false };
  const codes = (photo: typeof close) =>
    refusalsOfPhoto(new Darkroom(BOX), photo, rights).map(({ code }) => code);
  expect(codes(close)).toEqual(["space_unknown"]);
  const empty = { ...close, places: [] };
  expect(codes(empty)).toEqual(["decor_number"]);
  expect(
    codes({
      ...empty,
      decor: [
        [-45, 18],
        [45, 18],
      ],
    }),
  ).toEqual(["presets_only"]);
  expect(
    codes({
      ...empty,
      decor: [
        [-45, 18],
        [45, 18],
      ],
      camera: MID,
    }),
  ).toEqual([]);
  const evidence = evidenceOf(BOX, empty, new Darkroom(BOX).develop(empty));
  expect(verdict(evidence, 1, BOX.data.preferences[0]!)).toBeNull();
  expect(() => BOX.guest("nobody")).toThrow("no guest nobody");
  expect(() => BOX.space("z9")).toThrow("no space z9");
});

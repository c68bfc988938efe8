// Arranging: from millimetres to spaces, the camera on its lattice, the answers as the game reads them.
import { beforeEach, expect, test } from "vitest";
import { guestMarkup } from "../../../games/picture_perfect/art/cutouts";
import { BOX } from "../../../games/picture_perfect/box.svelte";
import {
  fitted,
  moved,
  panned,
  presetOf,
  zoomed,
  zoomOf,
} from "../../../games/picture_perfect/camera";
import { Draft, readyOnes } from "../../../games/picture_perfect/draft.svelte";
import { letGo, onSpace, spotOf } from "../../../games/picture_perfect/placing";
import { standing } from "../../../games/picture_perfect/stage/figure";
import { judgementOf, marksOf } from "../../../games/picture_perfect/studio/judged.svelte";
import {
  isOnLattice,
  isTooHigh,
  sidesShownOutside,
} from "../../../games/picture_perfect/judge/camera";

const DECOR = [
  [-45, 18],
  [45, 18],
] as const;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

function draft(isPhoto: boolean, round = 1): Draft {
  return new Draft({ table: "t", seat: 0, isPhoto, round }, { figures: [], decor: DECOR });
}

test("a space draws a figure in, the floor does not, and a photo knows only spaces", () => {
  const clara = standing("clara", 0, 0);
  const near = letGo(clara, 15, 118, false)!; // in the square of c3, 15 mm to the right
  expect(spotOf(near)).toEqual({ space: "c3", dx: 8, dy: 8 });
  expect(letGo(clara, -100, -10, false)).toMatchObject({ x: -100, y: -10, on: "floor" });
  expect(letGo(clara, 0, 50, false)).toMatchObject({ on: "table" });
  expect(letGo(clara, 0, 50, true)).toBeNull();
  expect(spotOf({ ...near, facing: "back" })).toBeNull();
});

test("two guests change places, and every step can be taken back", () => {
  const mine = draft(true);
  mine.place("clara", "c3");
  mine.place("leo", "b3");
  mine.place("leo", "c3");
  expect(spotOf(mine.figure("leo")!)?.space).toBe("c3");
  expect(spotOf(mine.figure("clara")!)?.space).toBe("b3");
  mine.nudge("leo", 20, -3);
  expect(spotOf(mine.figure("leo")!)).toEqual({ space: "c3", dx: 8, dy: -3 });
  mine.aside("clara");
  expect(mine.photo.places).toEqual([
    { guest: BOX.guest("leo"), space: BOX.space("c3"), dx: 8, dy: -3 },
  ]);
  for (let step = 0; step < 5; step++) mine.takeBack();
  expect(mine.scene.figures).toEqual([]);
  expect(mine.canTakeBack).toBe(false);
});

test("the answers have the form of section 5.4", () => {
  const round = draft(false);
  round.place("clara", "b3");
  round.put({ ...round.figure("clara")!, facing: "back" });
  round.change({ vip: "nina" });
  const clara = { x: -40, y: 110, on: "floor", facing: "back", posture: "up" };
  expect(round.answer()).toEqual({
    is: "scene",
    guests: { clara },
    decor: [
      [-45, 18],
      [45, 18],
    ],
    vip: "nina",
  });
  const photo = draft(true);
  photo.place("clara", "b3");
  photo.nudge("clara", 0, 2);
  photo.change({ camera: BOX.presets.get("front_mid")! });
  expect(photo.answer()).toEqual({
    is: "photo",
    guests: { clara: { space: "b3", dx: 0, dy: 2 } },
    decor: [
      [-45, 18],
      [45, 18],
    ],
    camera: { cx: 0, cy: -450, cz: 90, uc: 0, vc: -607, k: 464 },
    vip: null,
  });
});

test("a draft outlives the page, but not its window", () => {
  draft(false).place("clara", "c3");
  expect(draft(false).scene.figures).toHaveLength(1);
  expect(draft(false, 2).scene.figures).toHaveLength(0);
});

test("for the photo those who stand ready are placed, one on a space, the lower number first", () => {
  const ready = readyOnes([
    standing("leo", 2, 112),
    standing("clara", -3, 108),
    { ...standing("hugo", 80, 70), posture: "left" },
    standing("otto", 20, 110),
  ]);
  expect(ready).toEqual([onSpace("clara", "c3", -3, -2)]);
});

test("decorations stay on the table and out of each other's way", () => {
  const mine = draft(true);
  expect(mine.moveDecor(0, 0, 50)).toBe(true);
  expect(mine.moveDecor(1, 8, 52)).toBe(false); // FI-06
  expect(mine.moveDecor(1, 9, 52)).toBe(true);
  expect(mine.moveDecor(1, 60, 52)).toBe(false);
  expect(mine.scene.decor).toEqual([
    [0, 50],
    [9, 52],
  ]);
});

test("however the camera is moved, it keeps to P1 and P2", () => {
  let camera = BOX.presets.get("front_high")!;
  const steps = [
    () => moved(camera, { cx: 37, cz: -63 }),
    () => zoomed(camera, 2.3),
    () => panned(camera, 0.8, -0.6),
    () => moved(camera, { cy: 400 }),
    () => moved(camera, { cx: -500, cz: 900 }),
    () => fitted({ ...camera, k: 99999 }),
  ];
  for (const step of steps) {
    camera = step();
    expect(isOnLattice(camera)).toBe(true);
    expect(isTooHigh(camera, BOX.data.screen)).toBe(false);
    expect(sidesShownOutside(camera, BOX.data.screen)).toEqual([]);
  }
  expect(zoomOf(camera)).toBeCloseTo(1, 1);
  expect(presetOf(BOX.presets.get("left_low")!)).toBe("left_low");
});

test("with an owner's box spaces, camera, judge and drawings follow that box", () => {
  const printed = guestMarkup("clara");
  BOX.open({
    "space.c3.x": { value: 23 },
    "screen.height": { value: 1437 },
    "guest.clara.profile": {
      value: [
        [50, -40, 40],
        [500, -60, 60],
        [600, -20, 20],
      ],
    },
    "guest.clara.face": { value: [] },
  });
  const round = draft(false);
  round.place("clara", "c3");
  expect(round.figure("clara")!.x).toBeCloseTo(2.3); // where it is judged, between two millimetres
  expect(spotOf(round.figure("clara")!)).toEqual({ space: "c3", dx: 0, dy: 0 });
  expect(round.answer()).toMatchObject({ guests: { clara: { x: 2, y: 110 } } });
  expect(spotOf(standing("clara", 2, 110))).toEqual({ space: "c3", dx: 0, dy: 0 }); // and back again
  expect(moved(BOX.presets.get("front_high")!, { cz: 99 }).cz).toBe(140);
  expect(guestMarkup("clara")).not.toBe(printed);
  const photo = draft(true);
  photo.place("clara", "c3");
  const rights = { decorations: 2, presetsOnly: false, tableHidesFace: true, isExact: false };
  expect(marksOf(judgementOf(photo.photo, rights).glimpses.get("clara"))).toBe("v"); // no face
  BOX.open({});
  expect(guestMarkup("clara")).toBe(printed);
  expect(marksOf(judgementOf(photo.photo, rights).glimpses.get("clara"))).toBe("vf");
});

// The page's judge against the program's judge: the same bytes, numbers and verdicts.
import { describe, expect, test } from "vitest";
import { Darkroom, preview } from "../../../../games/picture_perfect/judge/darkroom";
import { paint, fingerprint } from "../../../../games/picture_perfect/judge/painter";
import { refusalsOfPhoto } from "../../../../games/picture_perfect/judge/placing";
import { readPhoto, type PhotoData } from "../../../../games/picture_perfect/judge/scene";
import { BOX, told, VECTORS, verdicts } from "./box";

const { cases, broken } = VECTORS;

function developed(data: PhotoData) {
  const final = readPhoto(BOX, data);
  return { final, photo: new Darkroom(BOX).develop(final) };
}

test("there are enough vectors, of the box's own photo model", () => {
  expect(VECTORS.model).toBe(BOX.data.model);
  expect(cases.filter(({ id }) => id.startsWith("PH-"))).toHaveLength(24);
  expect(cases.filter(({ id }) => id.startsWith("preset "))).toHaveLength(15);
  expect(cases.filter(({ id }) => id.startsWith("random ")).length).toBeGreaterThanOrEqual(300);
});

describe.each(cases)("$id", (row) => {
  const { final, photo } = developed(row);

  test("the same bytes", async () => {
    expect(await fingerprint(paint(photo))).toBe(row.sha256);
  });

  test("the same measures", () => {
    expect(told(BOX, photo)).toEqual(row.measures);
  });

  test("the same verdicts", () => {
    expect(verdicts(BOX, final, photo, row.table_hides_face)).toEqual(row.verdicts);
  });

  test("the same without tolerance", () => {
    const exact = new Darkroom(BOX).develop(final, true);
    const rights = { decorations: row.decor.length, presetsOnly: false, isExact: true };
    expect(verdicts(BOX, final, exact, row.table_hides_face)).toEqual(row.exact.verdicts);
    expect(refusalsOfPhoto(new Darkroom(BOX), final, rights)).toEqual(row.exact.refusals);
  });
});

test.each([...cases, ...broken])("$id is refused for the same reasons", (row) => {
  const rights = { decorations: row.decor.length, presetsOnly: false, isExact: false };
  const found = refusalsOfPhoto(new Darkroom(BOX), readPhoto(BOX, row), rights);
  expect(found).toEqual(row.refusals);
});

test("without tolerance nothing is doubtful, and what any pixel shows is visible", () => {
  const digits = (one: Record<string, string>) => Object.values(one).join("");
  expect(cases.some((row) => digits(row.verdicts).includes("1"))).toBe(true);
  expect(cases.filter((row) => digits(row.exact.verdicts).includes("1"))).toEqual([]);
  expect(cases.some((row) => row.exact.refusals.length < row.refusals.length)).toBe(true);
});

test("every refusal of a photo occurs", () => {
  const codes = new Set([...cases, ...broken].flatMap((row) => row.refusals.map((r) => r.code)));
  expect([...codes].sort()).toEqual([
    "base_outside",
    "camera_range",
    "camera_too_high",
    "decor_off_table",
    "decor_overlap",
    "figures_collide",
    "guest_invisible",
    "shows_outside",
    "space_taken",
  ]);
});

test("a darkroom that has judged other scenes judges the next one alike", () => {
  const darkroom = new Darkroom(BOX);
  for (const row of cases.slice(0, 40)) {
    const final = readPhoto(BOX, row);
    darkroom.develop({ ...final, places: final.places.slice(1) });
    expect(told(BOX, darkroom.develop(final))).toEqual(row.measures);
  }
});

test("a preview tells what a person sees and no card", () => {
  const row = cases.find(({ id }) => id === "PH-02")!;
  expect(preview(developed(row).photo)).toEqual([
    {
      guest: BOX.guest("nina"),
      isVisible: true,
      isCovered: true,
      coveredBy: [BOX.guest("hugo")],
      hasFace: true,
      isFaceShown: false,
    },
    {
      guest: BOX.guest("hugo"),
      isVisible: true,
      isCovered: false,
      coveredBy: [],
      hasFace: true,
      isFaceShown: true,
    },
  ]);
});

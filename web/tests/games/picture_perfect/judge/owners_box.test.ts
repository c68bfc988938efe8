// An owner's box: from what a table sends, the page builds the very box the program judges with.
import { describe, expect, test } from "vitest";
import ownerText from "./owner_vectors.json?raw";
import { type BoxData, Contents } from "../../../../games/picture_perfect/judge/contents";
import { Darkroom } from "../../../../games/picture_perfect/judge/darkroom";
import { laidOver, type Values } from "../../../../games/picture_perfect/judge/owners_box";
import { fingerprint, paint } from "../../../../games/picture_perfect/judge/painter";
import { refusalsOfPhoto } from "../../../../games/picture_perfect/judge/placing";
import { readPhoto } from "../../../../games/picture_perfect/judge/scene";
import { BOX, type Scene, told, type Vector, verdicts } from "./box";

const OWNER = JSON.parse(ownerText) as {
  changes: Values;
  contents: BoxData;
  cases: Vector[];
  broken: Scene[];
};
const THEIRS = new Contents(laidOver(BOX.data, OWNER.changes));

test("changes are laid over the printed box as the program lays them", () => {
  expect(THEIRS.data).toEqual(OWNER.contents);
  expect(laidOver(BOX.data, {})).toEqual(BOX.data);
  // Everything the changes name is read: nothing in the box stays as printed by mistake.
  const parts = [
    "guests",
    "spaces",
    "adjacent",
    "areas",
    "table",
    "screen",
    "decorations",
    "preferences",
    "presets",
  ] as const;
  for (const part of parts) expect(THEIRS.data[part]).not.toEqual(BOX.data[part]);
});

describe.each(OWNER.cases)("$id", (row) => {
  const final = readPhoto(THEIRS, row);
  const photo = new Darkroom(THEIRS).develop(final);

  test("the same bytes, measures and verdicts", async () => {
    expect(await fingerprint(paint(photo))).toBe(row.sha256);
    expect(told(THEIRS, photo)).toEqual(row.measures);
    expect(verdicts(THEIRS, final, photo, row.table_hides_face)).toEqual(row.verdicts);
    const exact = new Darkroom(THEIRS).develop(final, true);
    expect(verdicts(THEIRS, final, exact, row.table_hides_face)).toEqual(row.exact.verdicts);
  });
});

test.each([...OWNER.cases, ...OWNER.broken])("$id is refused for the same reasons", (row) => {
  const rights = { decorations: row.decor.length, presetsOnly: false, isExact: false };
  expect(refusalsOfPhoto(new Darkroom(THEIRS), readPhoto(THEIRS, row), rights)).toEqual(
    row.refusals,
  );
});

test("the printed box would judge these scenes otherwise", () => {
  const isSame = (row: Vector) => {
    const printed = new Darkroom(BOX).develop(readPhoto(BOX, row));
    return JSON.stringify(told(BOX, printed)) === JSON.stringify(row.measures);
  };
  expect(OWNER.cases.filter((row) => Object.keys(row.guests).length > 3 && isSame(row))).toEqual(
    [],
  );
});

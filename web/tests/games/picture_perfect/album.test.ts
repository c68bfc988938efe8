// The judge's notes on a photograph, drawings that fit an owner's things, shapes as markup.
import { expect, test } from "vitest";
import { marksOn, notesOf, panelOf } from "../../../games/picture_perfect/album/notes";
import { spread } from "../../../games/picture_perfect/album/spread";
import { refitted, sizeOf, standingSize } from "../../../games/picture_perfect/art/refit";
import { BOX } from "../../../games/picture_perfect/box.svelte";
import { onSpace } from "../../../games/picture_perfect/placing";
import { Lens } from "../../../games/picture_perfect/stage/lens";
import { pieces } from "../../../games/picture_perfect/stage/print";
import { markupOf } from "../../../games/picture_perfect/stage/shapes";

const PHOTO = {
  figures: [onSpace("hugo", "c3"), onSpace("nina", "c4", 8, 0), onSpace("clara", "a2")],
  decor: [] as [number, number][],
  camera: BOX.presets.get("front_high")!,
};
const SCORE = {
  seat: 0,
  guests: [
    { guest: "guest.hugo", verdicts: ["verdict.yes", "verdict.yes", "verdict.no"], points: 3 },
    { guest: "guest.nina", verdicts: ["verdict.no", "verdict.no", "verdict.no"], points: -3 },
  ],
  points: 0,
};
const OPENED = [
  {
    envelope: "guest.hugo",
    cards: ["preference.left", "preference.row_3", "preference.edge"],
    vips: 0,
  },
];

test("notes tell points and wishes of those who were judged", () => {
  const rows = notesOf(PHOTO, SCORE, OPENED);
  expect(rows.map(({ id, points }) => [id, points])).toEqual([
    ["hugo", 3],
    ["nina", -3],
  ]);
  expect(rows[0]!.wishes[2]).toEqual({ card: "preference.edge", verdict: "verdict.no" });
  const panel = panelOf(rows, (code) => `<${code}>`);
  expect(panel).toContain("&lt;preference.left&gt;");
  expect(panel.match(/✓/g)).toHaveLength(2);
});

test("marks draw the edge of who is covered, a line from who covers, and the points", () => {
  const marks = marksOn(PHOTO, notesOf(PHOTO, SCORE, OPENED));
  expect(marks.match(/<polygon/g)).toHaveLength(1); // Nina, behind Hugo (PH-02)
  expect(marks.match(/<polyline/g)).toHaveLength(1);
  expect(marks).toContain(">+3</text>");
  expect(marks).toContain(">−3</text>");
});

test("discs part until none lies over another, and stay inside the picture", () => {
  const places = [
    [0, 300],
    [500, 300],
    [500, 300],
    [510, 305],
    [955, 10],
  ] as const;
  const spots = spread(places, 40, 960, 720);
  const gaps = spots.flatMap(([x, y], at) =>
    spots.slice(at + 1).map(([u, v]) => Math.hypot(u - x, v - y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(79);
  expect(spots[0]).toEqual([40, 300]);
  expect(spots[4]).toEqual([920, 40]);
});

test("a drawing is stretched to an owner's size, and left alone where nothing changed", () => {
  const printed = standingSize(-50, 50, 200);
  expect(refitted("x", printed, printed)).toBe("x");
  expect(refitted("x", printed, standingSize(-100, 100, 100))).toBe(
    '<g transform="matrix(2 0 0 0.5 0 0)">x</g>',
  );
  const size = sizeOf([
    [50, -40, 40],
    [300, -60, 70],
    [600, -20, 20],
  ]);
  expect(size).toEqual({ left: -60, right: 70, bottom: 50, top: 600 });
});

test("who lies is turned in the plane, who turns round shows the back", () => {
  const lens = new Lens(PHOTO.camera);
  const [hugo] = PHOTO.figures;
  const drawn = (change: object) => {
    const found = pieces([{ ...hugo!, ...change }], [], lens).flatMap((piece) =>
      Array.isArray(piece) ? piece : [],
    );
    return found.map(markupOf).join("");
  };
  expect(drawn({})).toContain('href="#pp-guest-hugo"');
  expect(drawn({})).not.toContain("rotate");
  expect(drawn({ posture: "left" })).toContain("translate(0 150) rotate(90)");
  expect(drawn({ facing: "back" })).toContain('href="#pp-back-hugo"');
});

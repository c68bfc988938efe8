// Touched envelopes, badges over guests, the order of painting, the reveal, the words.
import { expect, test } from "vitest";
import en from "../../../../src/ludoteca/games/picture_perfect/locale/en.ftl?raw";
import { pointsUpTo, rowOf } from "../../../games/picture_perfect/album/reveal";
import { nameOf } from "../../../games/picture_perfect/album/keep";
import { BOX } from "../../../games/picture_perfect/box.svelte";
import { Draft } from "../../../games/picture_perfect/draft.svelte";
import { partyOf } from "../../../games/picture_perfect/party";
import { answerOf, pickingOf, putIn, touched } from "../../../games/picture_perfect/picks.svelte";
import { onSpace } from "../../../games/picture_perfect/placing";
import { layersOf } from "../../../games/picture_perfect/stage/layers";
import { Lens } from "../../../games/picture_perfect/stage/lens";
import { print } from "../../../games/picture_perfect/stage/print";
import { judgementOf, marksOf, wordsOf } from "../../../games/picture_perfect/studio/judged.svelte";
import { codeOf, EXPLAINED, rulesOf } from "../../../games/picture_perfect/things";
import type { Ask, Choice } from "../../../lib/wire";
import { confusable } from "../../colours";
import { bundleOf, Speaker } from "../../../lib/words.svelte";

function ask(kind: string, ...words: Choice["words"][]): Ask {
  const choices = words.map((one, choice) => ({ choice, words: one, text: "" }));
  return { seat: 0, kind, about: {}, choices, open: false, requests: [] };
}

test("touched envelopes make an answer", () => {
  const pairs = [
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ].map((two) => ({
    verb: "take",
    args: { envelopes: two.map((name) => `guest.${name}`) },
  }));
  const question = ask("partner_take", ...pairs);
  expect(pickingOf(question)).toMatchObject({ size: 2, verb: "take" });
  let slots = touched([], "guest.c", 2);
  expect(answerOf(question, slots)).toBeNull();
  slots = touched(slots, "guest.a", 2);
  expect(answerOf(question, slots)?.choice).toBe(1);
  slots = touched(slots, "guest.b", 2); // a third one takes the last place
  expect(answerOf(question, slots)?.choice).toBe(2);
  expect(touched(slots, "guest.b", 2)).toEqual(["guest.c", ""]);
});

test("gifts go where they are put", () => {
  const both = (left: string, right: string) => ({ verb: "give_both", args: { left, right } });
  const question = ask("gift", both("guest.a", "guest.b"), both("guest.b", "guest.a"));
  expect(answerOf(question, ["guest.a", "guest.b"])?.choice).toBe(0);
  expect(answerOf(question, putIn(["guest.a", "guest.b"], "guest.b", 0, 2))?.choice).toBe(1);
  const one = (side: string) => ({
    verb: "give_one",
    args: { envelope: "guest.a", side: `side.${side}` },
  });
  const single = ask("gift", one("left"), one("right"));
  expect(answerOf(single, ["guest.a"], "left")?.choice).toBe(0);
  expect(answerOf(single, ["guest.a"], "right")?.choice).toBe(1);
});

test("badges and words say what the judge says, and nothing of wishes", () => {
  const draft = new Draft(
    { table: "x", seat: 0, isPhoto: true, round: 6 },
    { figures: [], decor: [] },
  );
  const rights = { decorations: 0, presetsOnly: false, tableHidesFace: true, isExact: false };
  const judged = () => judgementOf(draft.photo, rights);
  const marks = (id: string) => marksOf(judged().glimpses.get(id));
  draft.change({ camera: BOX.presets.get("front_high")! });
  draft.place("hugo", "c3");
  draft.place("nina", "c4");
  draft.nudge("nina", 8, 0); // PH-02: she shows at the side, her face does not
  const speaker = new Speaker("en", [bundleOf("en", en)]);
  expect(marks("hugo")).toBe("vf");
  expect(marks("nina")).toBe("ch");
  expect(wordsOf(judged().glimpses.get("nina"), speaker)).toEqual([
    "visible",
    "behind Hugo",
    "the face is hidden",
  ]);
  expect(judged().refusals).toEqual([]);
  draft.change({ camera: BOX.presets.get("front_mid")! });
  draft.nudge("nina", -8, 0); // PH-03: not visible at all
  expect(marks("nina")).toBe("x");
  expect(judged().refusals.map(({ code }) => code)).toEqual(["guest_invisible"]);
  expect(speaker.reason(judged().refusals[0]!)).toContain("Nina");
});

test("the preview judges by the option of the table: by eye, or to the letter", () => {
  const draft = new Draft(
    { table: "x", seat: 0, isPhoto: true, round: 6 },
    { figures: [], decor: [] },
  );
  draft.change({ camera: BOX.presets.get("front_mid")! });
  draft.place("bruno", "c3");
  draft.place("mia", "c4"); // PH-04: a sliver of her shows
  const marks = [false, true].map((isExact) => {
    const rights = { decorations: 0, presetsOnly: false, tableHidesFace: true, isExact };
    const { refusals, glimpses } = judgementOf(draft.photo, rights);
    return [marksOf(glimpses.get("mia")), refusals.length];
  });
  expect(marks).toEqual([
    ["x", 1],
    ["ch", 0],
  ]);
});

test("far things are painted first, and the table again before who stands beside it", () => {
  const lens = new Lens(BOX.presets.get("left_mid")!);
  const figures = [
    onSpace("tango", "e1"),
    onSpace("hugo", "c4"),
    onSpace("otto", "a2"),
    onSpace("mia", "e2"),
  ];
  const keys = layersOf(figures, [[0, 50]], lens).map(({ key }) => key);
  expect(keys[0]).toBe("hugo");
  expect(keys[1]).toBe("table");
  expect(keys.indexOf("mia")).toBeLessThan(keys.indexOf("tango"));
  expect(keys).toContain("table-mia"); // seen from the left, the table is in front of her
  expect(keys).not.toContain("table-otto");
});

test("a print is whole in itself", () => {
  const svg = print(
    { figures: [onSpace("clara", "c3")], decor: [], camera: BOX.presets.get("front_mid")! },
    { caption: "A & B", credit: "c" },
  );
  expect(svg).toContain('id="pp-guest-clara"');
  expect(svg).not.toContain('id="pp-guest-hugo"');
  expect(svg).toContain("A &amp; B");
  const named = new Set([...svg.matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(named.has(id)).toBe(true);
  expect(nameOf("Fotografia de João!")).toBe("fotografia-de-joao");
});

test("points come envelope by envelope, and all of them in the end", () => {
  const guests = [
    { guest: "guest.clara", verdicts: ["verdict.yes"], points: 6 },
    { guest: "guest.nina", verdicts: ["verdict.no"], points: -3 },
  ];
  const score = { seat: 0, guests, soFar: [6, 6, 3], decorations: 5, points: 8 };
  expect([-1, 0, 1, 2].map((at) => pointsUpTo(score, at))).toEqual([0, 6, 6, 8]);
  expect(rowOf(score, "guest.carmen")).toBeNull();
});

test("everything has a name, an explanation and its rules", () => {
  const speaker = new Speaker("en", [bundleOf("en", en)]);
  for (const id of Object.values(EXPLAINED).flat()) {
    expect(speaker.has(id), id).toBe(true);
    expect(speaker.has(`about-${id}`), id).toBe(true);
    expect(rulesOf(codeOf(id)).length, id).toBeGreaterThan(0);
  }
  expect(EXPLAINED.guests.map((id) => id.slice(6))).toEqual(BOX.guests.map(({ id }) => id));
  expect(EXPLAINED.wishes.map((id) => id.slice(11)).sort()).toEqual(
    BOX.data.preferences.map(({ id }) => id).sort(),
  );
});

test("a view is read in the words of the table", () => {
  const party = partyOf({
    round: 2,
    players: [{ seat: "seat.0", envelopes: ["guest.clara"], won: [], decorations: 9 }],
    shown: { envelope: "guest.clara", cards: ["preference.left"], vips: 1 },
    scene: {
      figures: [
        {
          guest: "guest.leo",
          x: 1,
          y: 2,
          on: "level.table",
          facing: "facing.back",
          posture: "posture.left",
        },
      ],
      decor: [[1, 2]],
    },
    photos: [
      {
        places: [{ guest: "guest.clara", space: "space.c3", dx: 1, dy: 2 }],
        decor: [],
        camera: {},
      },
    ],
  });
  expect(party.players[0]).toMatchObject({ seat: 0, decorations: 9 });
  expect(party.shown).toEqual({ envelope: "guest.clara", cards: ["preference.left"], vips: 1 });
  expect(party.scene?.figures[0]).toEqual({
    id: "leo",
    x: 1,
    y: 2,
    on: "table",
    facing: "back",
    posture: "left",
  });
  expect(party.photos[0]?.figures[0]).toEqual(onSpace("clara", "c3", 1, 2));
});

test("what colour alone would tell can be told by everybody", () => {
  // Bands of exchange cards, marks over guests, envelopes that may be touched.
  expect(confusable({ normal: "#2f6f78", auction: "#8c2f4f" })).toEqual([]);
  expect(confusable({ covered: "#ffe9a8", invisible: "#ffb4a6", fine: "#fffaf0" }, 8)).toEqual([]);
  for (const ground of ["#28535c", "#163037", "#7d2f45"]) {
    expect(confusable({ lit: "#e6c069", ground })).toEqual([]);
  }
});

import { describe, expect, it } from "vitest";
import { grouped, labelled, narrowed, speakingOf, touchable } from "../table/choices";
import { draw, piles, thingsOf, type Row } from "../table/draw";
import { initials, isVacant, lettersOf, markOf } from "../parts/marks";
import { toldOnce } from "../table/telling";
import corners from "./corners.json";
import { bundleOf, idsOf, Speaker } from "../lib/words.svelte";
import type { Choice, Tree } from "../lib/wire";

const VIEW: Tree = {
  round: 2,
  pool: ["pebble.one"],
  answered: ["seat.0"],
  players: [
    { seat: "seat.0", treasure: [], hand: 4 },
    { seat: "seat.1", treasure: ["pebble.three"], hand: 4 },
  ],
  hand: ["pebble.one", "pebble.two"],
};

describe("a view", () => {
  it("puts the viewer's own corner first and the others in order after it", () => {
    expect(draw(VIEW, 2, 1).corners.map((corner) => corner.seat)).toEqual([1, 0]);
    expect(draw(VIEW, 2, null).corners.map((corner) => corner.seat)).toEqual([0, 1]);
  });

  it("shows the viewer's own cards where others see their number", () => {
    const own = draw(VIEW, 2, 1);
    expect(own.corners[0]?.rows).toContainEqual({
      is: "items",
      key: "hand",
      items: ["pebble.one", "pebble.two"],
    });
    expect(own.corners[1]?.rows).toContainEqual({ is: "fact", key: "hand", value: 4 });
    expect(own.shared.map((row) => row.key)).toEqual(["round", "pool", "answered"]);
  });

  it("finds own cards under a heading too", () => {
    const { hand, ...rest } = VIEW;
    const drawn = draw({ ...rest, yours: { hand: hand as string[], note: 3 } }, 2, 0);
    const keys = drawn.corners[0]?.rows.map((row) => [row.key, row.is]);
    expect(keys).toEqual([
      ["note", "fact"],
      ["hand", "items"],
      ["treasure", "items"],
    ]);
    expect(drawn.shared.map((row) => row.key)).not.toContain("yours");
  });

  it("draws lists of lists as a grid, and equal things as a sheet with headings", () => {
    const rows = draw(
      {
        map: [
          [1, 2],
          [3, 4],
        ],
        row: [{ column: 1, room: "room.a" }, { column: 2 }],
      },
      2,
      null,
    );
    expect(rows.shared).toEqual([
      {
        is: "grid",
        key: "map",
        heads: [],
        rows: [
          [[1], [2]],
          [[3], [4]],
        ],
      },
      {
        is: "grid",
        key: "row",
        heads: ["column", "room"],
        rows: [
          [[1], ["room.a"]],
          [[2], []],
        ],
      },
    ]);
  });

  it("titles nested things by their first code name", () => {
    const { shared } = draw({ photos: [{ guest: "guest.mia", at: { x: 1 } }] }, 2, null);
    const block = shared[0] as Row & { is: "block" };
    expect(block.rows[0]).toMatchObject({ is: "block", title: "guest.mia" });
    expect(thingsOf(shared)).toEqual(["guest.mia"]);
  });

  it("counts runs in long lists only", () => {
    expect(piles(["a.b", "a.b"])).toHaveLength(2);
    expect(piles(Array<string>(9).fill("a.b"))).toEqual([{ value: "a.b", count: 9 }]);
  });
});

const EN = `
choice-take = Take column { $column }
choice-put = Put { $room } on { $space }
room-cafe = Café
space-f1 = floor 1
event-drew = { $seat } draws { $card }.
event-drew-veiled = { $seat } draws a card.
part-rooms = Rooms
list-and = { $most } and { $last }
list-nothing = nothing
player-number = Player { $number }
player-bot = Bot { $number }
page-empty = —
page-refused = That is not possible now.
yes = yes
`;
const HINTS = `
hint-gain = { $part }: +{ $count } right away.
hint-even = { $choice } is about as good.
hint-happens = What it does: { $event }
`;
const speaker = new Speaker("en", [bundleOf("en", EN)]);
const CHOICES: Choice[] = [
  { choice: 4, text: "take(1)", words: { verb: "take", args: { column: 1 } } },
  {
    choice: 9,
    text: "put(cafe, f1)",
    words: { verb: "put", args: { room: "room.cafe", space: "space.f1" } },
  },
  { choice: 5, text: "take(2)", words: { verb: "take", args: { column: 2 } } },
];

describe("a sentence of a hint", () => {
  it("says its arguments, and the choice or the event that it tells", () => {
    const said = new Speaker("en", [bundleOf("en", `${EN}${HINTS}`)], ["Ana"]);
    const words = { verb: "take", args: { column: 1 } };
    const event = { kind: "drew", args: { seat: "seat.0", card: "room.cafe" }, veiled: false };
    const gain = { id: "hint-gain", args: { part: "part.rooms", count: 4 } };
    expect([
      said.sentence({ ...gain, words: null, event: null }),
      said.sentence({ id: "hint-even", args: {}, words, event: null }),
      said.sentence({ id: "hint-happens", args: {}, words: null, event }),
    ]).toEqual([
      "Rooms: +4 right away.",
      "Take column 1 is about as good.",
      "What it does: Ana draws Café.",
    ]);
  });
});

describe("choices", () => {
  it("are grouped by verb in the order of the question", () => {
    const groups = grouped(labelled(CHOICES, speaker));
    expect(groups.map((group) => group.choices.map((choice) => choice.label))).toEqual([
      ["Take column 1", "Take column 2"],
      ["Put Café on floor 1"],
    ]);
  });

  it("are narrowed by words without accents, and by things that are touched", () => {
    const all = labelled(CHOICES, speaker);
    expect(narrowed(all, "cafe 1").map((choice) => choice.choice)).toEqual([9]);
    expect(speakingOf(all, "column:2").map((choice) => choice.choice)).toEqual([5]);
    expect([...touchable(CHOICES)]).toEqual(["column:1", "room.cafe", "space.f1", "column:2"]);
  });
});

describe("the speaker", () => {
  it("names seats, lists and veiled events like the terminal does", () => {
    const person = { level: "", present: true, stand_in: false };
    const table = speaker.at([
      { seat: 0, kind: "person", name: "Ana", ...person },
      { seat: 1, kind: "bot", name: "", ...person },
    ]);
    expect(table.value(["seat.0", "seat.1", "room.cafe"])).toBe("Ana, Bot 2 and Café");
    const line = { kind: "drew", args: { seat: "seat.1" }, veiled: true };
    expect(table.event(line)).toBe("Bot 2 draws a card.");
    expect(
      table.event({ ...line, args: { seat: "seat.0", card: "room.cafe" }, veiled: false }),
    ).toBe("Ana draws Café.");
  });

  it("keeps unknown code names as they are, and refuses in plain words", () => {
    expect(speaker.value("room.unheard")).toBe("room.unheard");
    expect(speaker.reason({ code: "UNHEARD", args: {}, rules: [] })).toBe(
      "That is not possible now.",
    );
    expect(idsOf(EN, "part-")).toEqual(["part-rooms"]);
  });
});

describe("marks", () => {
  it("are the same for the same thing, share an outline in a kind, and carry initials", () => {
    expect(markOf("room.a", "Attic")).toEqual(markOf("room.a", "Attic"));
    expect(markOf("room.a", "A").outline).toBe(markOf("room.b", "B").outline);
    expect(initials("Living room")).toBe("LR");
    expect(initials("sala de estar")).toBe("SE");
    expect(isVacant("spot.vacant")).toBe(true);
  });
});

describe("letters", () => {
  it("are initials as long as nobody shares them", () => {
    const letters = lettersOf(["Attic", "Living room", "Kitchen"]);
    expect([...letters.values()].sort()).toEqual(["A", "K", "LR"]);
  });

  it("tell names apart that begin alike", () => {
    const letters = lettersOf(["Guard", "Priest", "Prince", "Princess", "King", "Countess"]);
    expect(Object.fromEntries(letters)).toEqual({
      ...{ Guard: "G", King: "K", Countess: "C" },
      ...{ Priest: "PT", Prince: "PE", Princess: "PS" },
    });
  });

  it("are different for every thing of a game, as its words name them", () => {
    const words = bundleOf("en", "card-a = Priest\ncard-b = Prince\nroom-c = Pantry");
    const speaker = new Speaker("en", [words]);
    expect(speaker.kin("card.a")).toEqual(["Priest", "Prince"]);
    const marks = ["card.a", "card.b"].map((code) =>
      markOf(code, speaker.name(code), speaker.kin(code)),
    );
    expect(marks.map((mark) => mark.letters)).toEqual(["PT", "PE"]);
  });
});

describe("a log", () => {
  it("says once that there was only one possibility", () => {
    const log = ["a", "forced", "b", "forced", "c"].map((kind) => ({
      kind,
      args: {},
      veiled: false,
    }));
    expect(toldOnce(log).map(({ kind }) => kind)).toEqual(["a", "forced", "b", "c"]);
  });
});

it("a player who is out is marked, whoever looks", () => {
  const players = [
    { seat: "seat.0", hand: 1, out: false },
    { seat: "seat.1", hand: 0, out: true },
  ];
  for (const eyes of [0, null]) {
    const { corners } = draw({ players }, 2, eyes);
    expect(corners.map(({ seat, isOut }) => [seat, isOut])).toEqual([
      [0, false],
      [1, true],
    ]);
  }
});

describe("what is the viewer's own, by the same rule as in the terminal", () => {
  it.each(corners)("$why", ({ view, eyes, own, shared }) => {
    const drawn = draw(view as unknown as Tree, 2, eyes);
    const mine = eyes === null ? [] : (drawn.corners[0]?.rows ?? []);
    expect(mine.map((row) => row.key).sort()).toEqual(own);
    expect(drawn.shared.map((row) => row.key).sort()).toEqual(shared);
  });
});

it("what an owner added to the box is called as the owner calls it", () => {
  const owners = speaker.withBox(["room.wine_bar.copies", "room.wine_bar.points.1"]);
  expect(owners.name("room.wine_bar")).toBe("Wine bar");
  expect(owners.withNames(["Ana"]).value(["room.wine_bar"])).toBe("Wine bar");
  expect(owners.name("room.attic")).toBe("room.attic");
  expect(speaker.name("room.wine_bar")).toBe("room.wine_bar");
});

// What is filled in and sent: score pads by description, passkeys in JSON, lines of a comparison.
import { describe, expect, it } from "vitest";
import { counted, emptyOf, emptyRow, fieldsOf, sent } from "../lib/pad_form";
import type { PadField } from "../lib/wire";
import { bytesOf, creation, request, textOf } from "../lib/passkeys";
import { alike } from "../table/chart";
import { endOf } from "../table/choices";

const option = (value: string) => ({ value, name: `room.${value}` });
const FIELDS: PadField[] = [
  { key: "name", kind: "text", label: "pad-name", usual: "" },
  {
    key: "floor",
    kind: "row",
    label: "f",
    places: [option("a"), option("b")],
    options: [option("x"), option("empty")],
  },
  { key: "roof", kind: "many", label: "r", options: [option("red")], least: 0, usual: [] },
  { key: "children", kind: "number", label: "c", least: 0, most: 9, optional: true },
  {
    key: "cards",
    kind: "lists",
    label: "l",
    places: [option("p"), option("q")],
    options: [option("x")],
    way: "judged",
  },
  { key: "met", kind: "numbers", label: "m", places: [option("p")], way: "counted" },
];

describe("a score pad", () => {
  it("starts empty, by kind", () => {
    expect(emptyRow(FIELDS)).toEqual({
      name: "",
      floor: ["empty", "empty"],
      roof: [],
      children: null,
      cards: { p: [], q: [] },
      met: {},
    });
    expect(emptyOf({ key: "n", kind: "number", label: "n", least: 2 })).toBe(2);
  });

  it("sends the fields of the chosen way that are filled in", () => {
    const filled = { ...emptyRow(FIELDS), cards: { p: ["x"], q: [] } };
    expect(sent(FIELDS, filled, "judged")).toEqual({
      name: "",
      floor: ["empty", "empty"],
      roof: [],
      cards: { p: ["x"] },
    });
    expect(Object.keys(sent(FIELDS, filled, "counted"))).toEqual(["name", "floor", "roof", "met"]);
    expect(fieldsOf(FIELDS, "counted").some(({ key }) => key === "cards")).toBe(false);
  });

  it("counts options that may be there several times", () => {
    expect(counted(["a", "b", "a"], "a", -1)).toEqual(["a", "b"]);
    expect(counted(["b"], "a", -1)).toEqual(["b"]);
    expect(counted(["b"], "a", 1)).toEqual(["b", "a"]);
  });
});

describe("passkeys", () => {
  it("turn bytes to text and back", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at).buffer;
    expect(textOf(bytes)).not.toMatch(/[+/=]/);
    expect(new Uint8Array(bytesOf(textOf(bytes)))).toEqual(new Uint8Array(bytes));
  });

  it("are asked for with bytes where the browser wants them", () => {
    const made = creation({
      challenge: "AQI",
      user: { id: "Aw", name: "Ana" },
      excludeCredentials: [{ id: "BA" }],
    });
    expect(new Uint8Array(made.challenge as ArrayBuffer)).toEqual(Uint8Array.of(1, 2));
    expect(new Uint8Array(made.user.id as ArrayBuffer)).toEqual(Uint8Array.of(3));
    expect(made.excludeCredentials).toHaveLength(1);
    expect(request({ challenge: "AQI" }).allowCredentials).toEqual([]);
  });
});

it("stretches lines of a comparison to the longest", () => {
  expect(
    alike([
      [0, 1, 2],
      [0, 5],
    ]),
  ).toEqual([
    [0, 0],
    [1, 0],
    [2, 5],
  ]);
  expect(alike([])).toEqual([]);
});

it("finds the choice that ends a turn, if it is one among others", () => {
  const choice = (verb: string, args = {}) => ({ choice: 0, text: verb, words: { verb, args } });
  expect(endOf([choice("add", { kid: "kid.bug" }), choice("done")])?.words.verb).toBe("done");
  expect(endOf([choice("done")])).toBeUndefined();
  expect(endOf([choice("pass"), choice("done")])).toBeUndefined();
  expect(endOf([choice("done", { how: 1 }), choice("add")])).toBeUndefined();
});

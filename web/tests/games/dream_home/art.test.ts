// The drawings: complete, distinguished by signs before colours, with the right children.
import { describe, expect, it } from "vitest";
import {
  hasInterior,
  partsOf,
  resourceArt,
  roofArt,
  roofSign,
  roomArt,
  signOf,
} from "../../../games/dream_home/art";
import { DAY, NIGHT } from "../../../games/dream_home/art/walls";
import { rulesOf } from "../../../games/dream_home/rules";
import { confusable } from "../../colours";
import { printed } from "./boxes";

const CONTENTS = printed();
const PATHS = Object.keys(CONTENTS.box);
const names = (kind: string) => [
  ...new Set(
    PATHS.filter((path) => path.startsWith(`${kind}.`)).map((path) => path.split(".")[1]!),
  ),
];
const ROOMS = names("room");
const COLOURS = ["red", "brown", "purple", "orange"];

describe("rooms", () => {
  it("have an interior for every card of their largest size", () => {
    expect(ROOMS).toHaveLength(16);
    for (const room of ROOMS) {
      expect(hasInterior(room), room).toBe(true);
      expect(partsOf(room), room).toBe(CONTENTS.room(room)?.points.length);
    }
  });

  it("are told apart by their signs", () => {
    expect(new Set(ROOMS.map(signOf)).size).toBe(ROOMS.length);
  });

  it("differ also inside", () => {
    expect(
      new Set(ROOMS.map((room) => roomArt(room).replaceAll(/class="[a-z ]+"/g, ""))).size,
    ).toBe(ROOMS.length);
  });

  it("show exactly the children of the box", () => {
    const heads = (art: string) => art.split('cx="0" cy="-16"').length - 1;
    for (const room of ROOMS) {
      for (const children of CONTENTS.room(room)!.children) {
        expect(heads(roomArt(room, 0, children))).toBe(children);
      }
    }
  });

  it("have another sign wherever their walls could be mistaken by some eyes", () => {
    for (const walls of [DAY, NIGHT]) {
      expect(Object.keys(walls).sort()).toEqual([...ROOMS].sort());
      for (const { one, other } of confusable(walls)) expect(signOf(one)).not.toBe(signOf(other));
    }
  });

  it("of an owner's own making are drawn too", () => {
    expect(hasInterior("observatory")).toBe(false);
    expect(roomArt("observatory", 1, 2)).toContain("<rect");
    expect(signOf("observatory")).toBeTruthy();
  });
});

describe("roofs", () => {
  it("differ by sign and by the shape of their tiles", () => {
    expect(new Set(COLOURS.map(roofSign)).size).toBe(4);
    const tiles = COLOURS.map((colour) => roofArt(colour).match(/class="line" d="[^"]+"/)![0]);
    expect(new Set(tiles).size).toBe(4);
  });

  it("are seen to have a window", () => {
    for (const colour of COLOURS) expect(roofArt(`${colour}_window`)).not.toBe(roofArt(colour));
  });
});

describe("cards of the upper row", () => {
  it("all have a drawing of their own", () => {
    const codes = ["decor", "helper", "tool", "roof"].flatMap((kind) =>
      names(kind).map((name) => `${kind}.${name}`),
    );
    expect(codes).toHaveLength(27);
    const drawn = codes.map((code) => resourceArt(code).art);
    expect(drawn.every((art) => art.length > 40)).toBe(true);
    expect(new Set(drawn).size).toBe(codes.length);
    // A roof with a window differs from one without, and colours differ by their tiles: never by
    // paint alone.
    const unpainted = drawn.map((art) => art.replaceAll(/class="[a-z ]+"/g, ""));
    expect(new Set(unpainted).size).toBe(codes.length);
  });

  it("lead to rules", () => {
    for (const code of [
      "tool.drill",
      "helper.roofer",
      "room.pantry",
      "room.library",
      "roof.red",
      "zone.market",
    ]) {
      expect(rulesOf(code).every((rule) => rule.startsWith("D-"))).toBe(true);
      expect(rulesOf(code).length).toBeGreaterThan(0);
    }
  });
});

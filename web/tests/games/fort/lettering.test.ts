// The names of all kids can be read on a small card, in every language.
import { describe, expect, it } from "vitest";
import { linesOf } from "../../../games/fort/lettering";
import { NAMES, speaker } from "./box";

const names = ["en", "pt-BR", "pt-PT", "it", "fr"].flatMap((lang) => NAMES.map((kid) => speaker(lang).name(`kid.${kid}`)));

describe("names on cards", () => {
  it("are whole, in large letters, on two lines at most", () => {
    for (const name of names) {
      const lines = linesOf(name);
      expect(lines.map(({ text }) => text).join(" ")).toBe(name);
      expect(lines.length, name).toBeLessThanOrEqual(2);
      for (const { size } of lines) expect(size, name).toBeGreaterThanOrEqual(27);
    }
  });

  it("take a second line only if they need it", () => {
    expect(linesOf("The Ant")).toHaveLength(1);
    expect(linesOf("Icky & Sticky").map(({ text }) => text)).toEqual(["Icky &", "Sticky"]);
    expect(linesOf("Mochileiro").map(({ isSqueezed }) => isSqueezed)).toEqual([true]);
    expect(linesOf("Bug").map(({ isSqueezed }) => isSqueezed)).toEqual([false]);
  });
});

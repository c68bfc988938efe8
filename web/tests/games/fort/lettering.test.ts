// All kids' names are readable on a small card, in every language.
import { describe, expect, it } from "vitest";
import { HEAD, linesOf, TAG } from "../../../games/fort/lettering";
import { NAMES, speaker } from "./box";

const names = ["en", "pt-BR", "pt-PT", "it", "fr"].flatMap((lang) =>
  NAMES.map((kid) => speaker(lang).name(`kid.${kid}`)),
);

describe("names on cards", () => {
  it("are whole, in large letters, on two lines at most", () => {
    for (const name of names) {
      for (const [place, least] of [
        [HEAD, 27],
        [TAG, 38],
      ] as const) {
        const lines = linesOf(name, place);
        expect(lines.map(({ text }) => text).join(" ")).toBe(name);
        expect(lines.length, name).toBeLessThanOrEqual(2);
        for (const { size } of lines) expect(size, name).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it("take a second line only if they need it", () => {
    expect(linesOf("The Ant", HEAD)).toHaveLength(1);
    expect(linesOf("Icky & Sticky", HEAD).map(({ text }) => text)).toEqual(["Icky &", "Sticky"]);
    expect(linesOf("Mochileiro", HEAD).map(({ isSqueezed }) => isSqueezed)).toEqual([true]);
    expect(linesOf("Bug", HEAD).map(({ isSqueezed }) => isSqueezed)).toEqual([false]);
  });

  it("on a small card take the second line only if they were pressed too far", () => {
    expect(linesOf("Golden Boy", TAG).map(({ text, isSqueezed }) => [text, isSqueezed])).toEqual([
      ["Golden Boy", true],
    ]);
    expect(linesOf("The Scrappers", TAG).map(({ text }) => text)).toEqual(["The", "Scrappers"]);
  });
});

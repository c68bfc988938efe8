// Rules as they are read: the little Markdown, sections, searching, and chapters.
import { describe, expect, it } from "vitest";
import { blocksOf, plainText, slug, spansOf } from "../rules/markdown";
import { chapterOf, found } from "../rules/numbered";
import { cut, searched, sectionsOf } from "../rules/short";

const PAGE = `Before everything.

## The idea
Take **rooms**, *one* a round: ![room.kitchen](thing) and see D-TAKE-01.

- first
  goes on
- second

1. one
2. two

![room.kitchen](thing) ![room.bedroom](thing)

| a | b |
| - | - |
| 1 | **2** |

### Café
Coffee.
`;

describe("the little Markdown", () => {
  it("knows headings, lists, tables and drawings", () => {
    const blocks = blocksOf(PAGE);
    expect(blocks.map((block) => block.is)).toEqual(
      ["words", "heading", "words", "list", "list", "things", "table", "heading", "words"],
    );
    expect(blocks[3]).toMatchObject({ isNumbered: false, items: [[{ text: "first goes on" }], [{ text: "second" }]] });
    expect(blocks[4]).toMatchObject({ isNumbered: true });
    expect(blocks[5]).toEqual({ is: "things", codes: ["room.kitchen", "room.bedroom"] });
    expect(blocks[6]).toMatchObject({ rows: [[[{ text: "1" }], [{ is: "strong", text: "2" }]]] });
  });

  it("finds what is inside a line", () => {
    expect(spansOf("Take **rooms**, *one*: ![room.kitchen](thing), D-TAKE-01, `x`, [here](#/rules)")).toEqual([
      { is: "text", text: "Take " },
      { is: "strong", text: "rooms" },
      { is: "text", text: ", " },
      { is: "soft", text: "one" },
      { is: "text", text: ": " },
      { is: "thing", code: "room.kitchen" },
      { is: "text", text: ", " },
      { is: "rule", text: "D-TAKE-01" },
      { is: "text", text: ", " },
      { is: "code", text: "x" },
      { is: "text", text: ", " },
      { is: "link", text: "here", to: "#/rules" },
    ]);
    expect(plainText("a **b** `c`")).toBe("a b c");
    expect(slug("O café, já!")).toBe("o-cafe-ja");
  });
});

describe("reading", () => {
  it("cuts a page into sections and searches them without accents", () => {
    const sections = sectionsOf(PAGE);
    expect(sections.map(({ title, depth }) => [title, depth])).toEqual([["", 1], ["The idea", 2], ["Café", 3]]);
    expect(searched(sections, "cafe coffee").map(({ title }) => title)).toEqual(["Café"]);
    expect(searched(sections, "rooms").map(({ title }) => title)).toEqual(["The idea"]);
    expect(searched(sections, " ")).toHaveLength(3);
  });

  it("marks what was searched for", () => {
    expect(cut("Um café, dois cafés", "cafe")).toEqual(["Um ", "café", ", dois ", "café", "s"]);
    expect(cut("nothing", "")).toEqual(["nothing"]);
    expect(cut("um lado de cada", "lado de")).toEqual(["um ", "lado", " de cada"]);
    expect(cut("um lado de cada", "de")).toEqual(["um lado ", "de", " cada"]);
  });

  it("finds numbered rules by id, chapter and words", () => {
    const rules: [string, string][] = [["B-SWAP-01", "The beachcomber swaps."], ["B-ROUND-02", "A fist."]];
    expect(chapterOf("B-SWAP-01")).toBe("B-SWAP");
    expect(found(rules, "b-swap")).toEqual([rules[0]]);
    expect(found(rules, "fist a")).toEqual([rules[1]]);
  });
});

// Rules as they are read: the bit of Markdown, sections, searching, and chapters.
import { describe, expect, it } from "vitest";
import { blocksOf, plainText, slug, spansOf } from "../rules/markdown";
import { chapterOf, textOf as ruleText, type Rule } from "../rules/numbered";
import { cut, find } from "../rules/searching";
import { sectionsOf, textOf } from "../rules/short";

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
    expect(blocks.map((block) => block.is)).toEqual([
      "words",
      "heading",
      "words",
      "list",
      "list",
      "things",
      "table",
      "heading",
      "words",
    ]);
    expect(blocks[3]).toMatchObject({
      isNumbered: false,
      items: [[{ text: "first goes on" }], [{ text: "second" }]],
    });
    expect(blocks[4]).toMatchObject({ isNumbered: true });
    expect(blocks[5]).toEqual({ is: "things", codes: ["room.kitchen", "room.bedroom"] });
    expect(blocks[6]).toMatchObject({ rows: [[[{ text: "1" }], [{ is: "strong", text: "2" }]]] });
  });

  it("finds what is inside a line", () => {
    expect(
      spansOf("Take **rooms**, *one*: ![room.kitchen](thing), D-TAKE-01, `x`, [here](#/rules)"),
    ).toEqual([
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
    expect(sections.map(({ title, depth }) => [title, depth])).toEqual([
      ["", 1],
      ["The idea", 2],
      ["Café", 3],
    ]);
    const titles = (search: string) => find(sections, textOf, search).all.map(({ title }) => title);
    expect(titles("cafe coffee")).toEqual(["Café"]);
    expect(titles("rooms")).toEqual(["The idea"]);
    expect(titles(" ")).toHaveLength(3);
  });

  it("marks what was searched for", () => {
    const marked = (text: string, search: string) => cut(text, find([text], String, search).marks);
    expect(marked("Um café, dois cafés", "cafe")).toEqual(["Um ", "café", ", dois ", "café", "s"]);
    expect(marked("nothing", "")).toEqual(["nothing"]);
    expect(marked("um lado de cada", "cada de")).toEqual(["um lado de ", "cada", ""]);
    expect(marked("um lado de cada", "de")).toEqual(["um lado ", "de", " cada"]);
  });

  it("takes words that stand together for a name", () => {
    const texts = [
      "A room to live in: living, room.",
      "The Kids’ Room is a room.",
      "The living room, or another room.",
    ];
    const { all, marks } = find(texts, String, "Living Room");
    expect(all).toEqual([texts[2], texts[0]]);
    expect(cut(texts[2]!, marks)).toEqual(["The ", "living room", ", or another room."]);
    expect(cut(texts[1]!, find(texts, String, "kids' room").marks)).toEqual([
      "The ",
      "Kids’ Room",
      " is a room.",
    ]);
  });

  it("finds numbered rules by id, chapter and words", () => {
    const rules: Rule[] = [
      ["B-SWAP-01", "The beachcomber swaps."],
      ["B-ROUND-02", "A fist."],
    ];
    expect(chapterOf("B-SWAP-01")).toBe("B-SWAP");
    expect(find(rules, ruleText, "b-swap").all).toEqual([rules[0]]);
    expect(find(rules, ruleText, "fist a").all).toEqual([rules[1]]);
  });
});

// Every icon has a drawing that needs no colour, a name and an explanation in five languages.
import { describe, expect, it } from "vitest";
import { SYMBOLS, symbolOf } from "../../../games/fort/art/symbols";
import { codeOfIcon, iconsOf, LEGEND } from "../../../games/fort/icons";
import { rules } from "../../../games/fort/rules";
import { contents, NAMES, speaker } from "./box";

const LANGUAGES = ["en", "pt-BR", "pt-PT", "it", "fr"];
/** A drawing as colour-blind eyes see it. */
const grey = (art: string) => art.replaceAll(/(?:fill|stroke)="#\w+"/g, "");

describe("icons", () => {
  it("of all cards can be asked about", () => {
    const printed = NAMES.flatMap((name) => iconsOf(contents.kid(`kid.${name}`)));
    expect(printed.length).toBeGreaterThan(200);
    for (const code of printed) expect(LEGEND, code).toContain(code);
    expect(new Set(printed).size).toBeGreaterThan(25);
  });

  it("are listed once on each card, a pair of brackets as one", () => {
    const icons = iconsOf(contents.kid("kid.blitz"));
    expect(new Set(icons).size).toBe(icons.length);
    expect(codeOfIcon("closing_bracket")).toBe("sign.opening_bracket");
    expect(codeOfIcon("gather_toy")).toBe("unit.gather_toy");
    expect(codeOfIcon("any_suit")).toBe("number.any_suit");
    expect(codeOfIcon("glue")).toBe("suit.glue");
  });

  it("have a name and an explanation in every language", () => {
    for (const lang of LANGUAGES) {
      const voice = speaker(lang);
      for (const code of LEGEND) {
        expect(voice.has(code.replace(".", "-")), `${lang} ${code}`).toBe(true);
        const about = [`about-${code.replace(".", "-")}`, `about-${code.split(".")[0]}`];
        expect(
          about.some((id) => voice.has(id)),
          `${lang} ${code}`,
        ).toBe(true);
      }
    }
  });

  it("are drawn, and told apart without any colour", () => {
    for (const code of LEGEND) expect(symbolOf(code), code).toBeTruthy();
    const drawn = LEGEND.map((code) => grey(symbolOf(code)!));
    expect(new Set(drawn).size).toBe(LEGEND.length);
    const all = Object.entries(SYMBOLS).filter(([name]) => name !== "score"); // the star itself
    expect(new Set(all.map(([, art]) => grey(art))).size).toBe(all.length);
  });

  it("lead to rules where there are some", () => {
    for (const code of LEGEND.filter((one) => /^(unit|number|suit)\./.test(one))) {
      expect(rules(code).length, code).toBeGreaterThan(0);
    }
  });
});

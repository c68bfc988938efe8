// The short rules of a game in a language, as sections to read and search.
import { server } from "../lib/http";
import { blocksOf, wordsOf, type Block, type Span } from "./markdown";

export interface Section {
  id: string;
  depth: number;
  title: string;
  blocks: Block[]; // without the heading
}

const kept = new Map<string, Promise<Section[]>>();

/** Everything before the first heading is a section without a title. */
export function sectionsOf(source: string): Section[] {
  const sections: Section[] = [];
  for (const block of blocksOf(source)) {
    if (block.is === "heading") {
      sections.push({ id: block.id, depth: block.depth, title: wordsOf(block.spans), blocks: [] });
    } else {
      if (!sections.length) sections.push({ id: "", depth: 1, title: "", blocks: [] });
      sections.at(-1)!.blocks.push(block);
    }
  }
  return sections;
}

/** The sections in the reader's language; none if the game has no short rules. */
export function shortRulesOf(game: string, lang: string): Promise<Section[]> {
  const key = `${game}/${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = server.shortRules(game, lang).then(sectionsOf, () => []);
    kept.set(key, found);
  }
  return found;
}

function spansIn(block: Block): Span[] {
  if (block.is === "words" || block.is === "heading") return block.spans;
  if (block.is === "list") return block.items.flat();
  return block.is === "table" ? [...block.head.flat(), ...block.rows.flat(2)] : [];
}

export function textOf({ title, blocks }: Section): string {
  return `${title} ${wordsOf(blocks.flatMap(spansIn))}`;
}

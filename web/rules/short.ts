// The short rules of a game in a language, as sections one can read and search.
import { server } from "../lib/http";
import { plain } from "../table/choices";
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

/** The sections that hold every word of the search. */
export function searched(sections: Section[], search: string): Section[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  return sections.filter(({ title, blocks }) => {
    const text = plain(`${title} ${wordsOf(blocks.flatMap(spansIn))}`);
    return words.every((word) => text.includes(word));
  });
}

/** A text cut at what was searched for: every second piece is a hit. */
export function cut(text: string, search: string): string[] {
  const all = plain(search).split(/\s+/).filter((word) => word.length > 1);
  const long = all.filter((word) => word.length > 2); // "de" and "of" stand everywhere
  const words = long.length ? long : all;
  const bare = [...text].map((sign) => plain(sign)[0] ?? sign).join("");
  if (!words.length || bare.length !== text.length) return [text];
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  const pieces: string[] = [];
  let from = 0;
  for (const match of bare.matchAll(pattern)) {
    pieces.push(text.slice(from, match.index), text.slice(match.index, match.index + match[0].length));
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)];
}

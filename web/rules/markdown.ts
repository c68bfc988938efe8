// The bit of Markdown that rules are written in, as data: headings, paragraphs, lists, tables, and
// inside them bold and italic words, code, links, rules by id, and drawings by code name.

export type Span =
  | { is: "text" | "strong" | "soft" | "code" | "rule"; text: string }
  | { is: "thing"; code: string }
  | { is: "link"; text: string; to: string };

export type Block =
  | { is: "heading"; depth: number; id: string; spans: Span[] }
  | { is: "words"; spans: Span[] }
  | { is: "list"; isNumbered: boolean; items: Span[][] }
  | { is: "table"; head: Span[][]; rows: Span[][][] }
  | { is: "things"; codes: string[] };

const INLINE =
  /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|`(.+?)`|!\[([\w.-]+)\](?:\([^)]*\))?|\[(.+?)\]\((.+?)\)|\b([A-Z]{1,3}-[A-Z]+-\d+[a-z]?)\b/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, star, line, code, thing, words, to, rule] = match;
    if (match.index > from) spans.push({ is: "text", text: text.slice(from, match.index) });
    from = match.index + whole.length;
    if (strong) spans.push({ is: "strong", text: strong });
    else if (star || line) spans.push({ is: "soft", text: (star ?? line) as string });
    else if (code) spans.push({ is: "code", text: code });
    else if (thing) spans.push({ is: "thing", code: thing });
    else if (words && to) spans.push({ is: "link", text: words, to });
    else if (rule) spans.push({ is: "rule", text: rule });
  }
  if (from < text.length) spans.push({ is: "text", text: text.slice(from) });
  return spans;
}

/** The words alone, without any marks. */
export function wordsOf(spans: Span[]): string {
  return spans.map((span) => (span.is === "thing" ? "" : span.text)).join("");
}

export function plainText(text: string): string {
  return wordsOf(spansOf(text));
}

/** A heading's name in an address: "Das Haus!" is "das-haus". */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const HEADING = /^(#{1,4}) +(.*)$/;
const ITEM = /^ *(?:([-*])|\d+[.)]) +(.*)$/;
const THINGS = /^(?:!\[[\w.-]+\](?:\([^)]*\))?[\s,]*)+$/;

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replaceAll("\r\n", "\n").split("\n");
  for (let at = 0; at < lines.length;) at = take(lines, at, blocks);
  return blocks;
}

/** Read one block from this line on; returns the line after it. */
function take(lines: string[], at: number, blocks: Block[]): number {
  const line = lines[at] as string;
  if (!line.trim()) return at + 1;
  const heading = HEADING.exec(line);
  if (heading) {
    const spans = spansOf(heading[2] as string);
    blocks.push({ is: "heading", depth: heading[1]!.length, id: slug(wordsOf(spans)), spans });
    return at + 1;
  }
  if (line.startsWith("|")) return takeTable(lines, at, blocks);
  if (ITEM.test(line)) return takeList(lines, at, blocks);
  let end = at;
  while (
    end < lines.length &&
    lines[end]!.trim() &&
    !HEADING.test(lines[end]!) &&
    !lines[end]!.startsWith("|")
  ) {
    if (end > at && ITEM.test(lines[end]!)) break;
    end++;
  }
  const text = lines
    .slice(at, end)
    .map((one) => one.trim())
    .join(" ");
  if (THINGS.test(text)) {
    const codes = [...text.matchAll(/!\[([\w.-]+)\]/g)].map((match) => match[1] as string);
    blocks.push({ is: "things", codes });
  } else blocks.push({ is: "words", spans: spansOf(text) });
  return end;
}

function takeTable(lines: string[], at: number, blocks: Block[]): number {
  let end = at;
  while (lines[end]?.startsWith("|")) end++;
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim()));
  const rows = lines
    .slice(at, end)
    .filter((line) => !/^\|[\s:|-]+$/.test(line))
    .map(cells);
  blocks.push({ is: "table", head: rows[0] ?? [], rows: rows.slice(1) });
  return end;
}

function takeList(lines: string[], at: number, blocks: Block[]): number {
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] as string;
    const item = ITEM.exec(line);
    if (item) items.push(item[2] as string);
    else if (line.trim() && /^\s+/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
    else break;
  }
  const isNumbered = !/^ *[-*] /.test(lines[at] as string);
  blocks.push({ is: "list", isNumbered, items: items.map(spansOf) });
  return end;
}

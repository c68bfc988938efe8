// What a seat may see, as blocks of labelled rows: drawn from the view's plain data alone.
// The same idea as the terminal's: keys are labelled and code names named later, by the Speaker.
import type { Tree, Value } from "../lib/wire";

export type Single = number | string | boolean | null;
export type Row =
  | { is: "fact"; key: string; value: Single }
  | { is: "items"; key: string; items: Single[] }
  | { is: "grid"; key: string; heads: string[]; rows: Single[][][] }
  | { is: "block"; key: string; title: Single | null; rows: Row[] };

export interface Corner {
  seat: number;
  rows: Row[];
  isOut: boolean; // of the round or the game
}

export interface Drawing {
  corners: Corner[];
  shared: Row[];
}

/** The view as corners (the viewer's own first) and the shared part.
 *
 * Every part of the view that has an entry for each seat goes to the players' corners. A part that
 * the corners have as well (a hand: there a number, here the cards) is the viewer's own. A player's
 * `out` tells whether they are out of the round or the game; it is a mark, not a row.
 */
export function draw(view: Tree, seats: number, eyes: number | null): Drawing {
  const shared: Row[] = [];
  const corners: Corner[] = Array.from({ length: seats }, (_, seat) => ({
    ...{ seat, rows: [], isOut: false },
  }));
  for (const [key, value] of Object.entries(view)) {
    const players = playersOf(value);
    if (players.size !== seats || [...players.keys()].some((seat, at) => seat !== at)) {
      shared.push(rowOf(key, value));
      continue;
    }
    for (const corner of corners) {
      const { out, ...rest } = players.get(corner.seat) as Tree;
      corner.isOut ||= out === true;
      const rows = rowsOf(typeof out === "boolean" || out === undefined ? rest : { out, ...rest });
      if (corner.rows.length) corner.rows.push({ is: "block", key, title: null, rows });
      else corner.rows.push(...rows);
    }
  }
  const own = eyes === null ? undefined : corners[eyes];
  const left = own ? shared.filter((row) => !replaced(own, row)) : shared;
  if (own) own.rows = sorted(own.rows);
  const at = eyes ?? 0;
  return { corners: [...corners.slice(at), ...corners.slice(0, at)], shared: sorted(left) };
}

/** Whether the corner had a shorter form of this row, which it has now replaced. */
function replaced(own: Corner, row: Row): boolean {
  const at = own.rows.findIndex((other) => other.key === row.key);
  if (at >= 0) own.rows[at] = row;
  if (at >= 0 || row.is !== "block") return at >= 0;
  // Several such parts may come together under one heading.
  if (!row.rows.some((inner) => own.rows.some((other) => other.key === inner.key))) return false;
  for (const inner of row.rows) if (!replaced(own, inner)) own.rows.push(inner);
  return true;
}

/** The data of each seat, if this part of a view is a list or a table by seats. */
function playersOf(value: Value): Map<number, Tree> {
  const found = new Map<number, Tree>();
  const list = Array.isArray(value)
    ? value
    : isTree(value)
      ? Object.entries(value).map(([seat, data]) => (isTree(data) ? { seat, ...data } : data))
      : [];
  for (const data of list) {
    const match = isTree(data) ? /^seat\.(\d+)$/.exec(String(data["seat"])) : null;
    if (!match || !isTree(data)) return new Map();
    const { seat: _, ...rest } = data;
    found.set(Number(match[1]), rest);
  }
  return found;
}

function rowsOf(data: Tree): Row[] {
  return sorted(Object.entries(data).map(([key, value]) => rowOf(key, value)));
}

/** Single values first, then lists, then nested parts, each in its order. */
function sorted(rows: Row[]): Row[] {
  const rank = (row: Row) => (row.is === "fact" ? 0 : row.is === "items" ? 1 : 2);
  return [...rows].sort((a, b) => rank(a) - rank(b));
}

function rowOf(key: string, value: Value): Row {
  if (isSingle(value)) return { is: "fact", key, value };
  if (isTree(value)) return { is: "block", key, title: null, rows: rowsOf(value) };
  const list = value as Value[];
  if (list.every(isSingle)) return { is: "items", key, items: list as Single[] };
  if (list.every((item) => Array.isArray(item) && item.every(isSingle))) {
    const rows = (list as Single[][]).map((row) => row.map((thing) => [thing]));
    return { is: "grid", key, heads: [], rows };
  }
  if (list.every((item) => isTree(item) && Object.values(item).every(isFlat))) {
    return sheet(key, list as Tree[]);
  }
  return { is: "block", key, title: null, rows: list.map((item, at) => itemOf(at + 1, item)) };
}

/** Things that have values of the same kinds: a row each, a column for each kind. */
function sheet(key: string, items: Tree[]): Row {
  const heads = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = items.map((item) => heads.map((head) => cell(item[head])));
  return { is: "grid", key, heads, rows };
}

function cell(value: Value | undefined): Single[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as Single[]) : [value as Single];
}

/** One of several nested things; its first code name serves as its title. */
function itemOf(number: number, item: Value): Row {
  if (!isTree(item)) return rowOf(String(number), isSingle(item) ? [item] : item);
  const named = Object.entries(item).find(([, v]) => typeof v === "string" && v.includes("."));
  if (!named) return { is: "block", key: String(number), title: number, rows: rowsOf(item) };
  const { [named[0]]: title, ...rest } = item;
  return { is: "block", key: named[0], title: title as Single, rows: rowsOf(rest) };
}

function isTree(value: Value | undefined): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSingle(value: Value): value is Single {
  return typeof value !== "object" || value === null;
}

function isFlat(value: Value): boolean {
  return isSingle(value) || (Array.isArray(value) && value.every(isSingle));
}

/** Every code name in these rows. */
export function thingsOf(rows: Row[]): string[] {
  const values = rows.flatMap((row): (Single | string)[] => {
    if (row.is === "fact") return [row.value];
    if (row.is === "items") return row.items;
    return row.is === "grid" ? row.rows.flat(2) : [row.title, ...thingsOf(row.rows)];
  });
  return values.filter(
    (value): value is string => typeof value === "string" && value.includes("."),
  );
}

export interface Pile {
  value: Single;
  count: number;
}

const LONG = 8; // in a short list each thing has its own place

/** The things of a list, with runs of equal ones counted where the list is long. */
export function piles(items: Single[]): Pile[] {
  const found: Pile[] = [];
  for (const value of items) {
    const last = found.at(-1);
    if (items.length > LONG && last && last.value === value) last.count++;
    else found.push({ value, count: 1 });
  }
  return found;
}

// The judge's notes on a photograph: what each guest earned, who covers whom, which wishes were
// met.
import { coverers } from "../judge/judge";
import { signed } from "../../../lib/numbers";
import { BOX } from "../box.svelte";
import type { Contents, PhotoView, Score } from "../party";
import { placesOf } from "../placing";
import { corners, type Figure } from "../stage/figure";
import { Lens, n, type Point, points } from "../stage/lens";
import { escaped } from "../stage/print";
import { spread } from "./spread";

export interface NoteRow {
  id: string;
  points: number;
  wishes: { card: string; verdict: string }[];
}

const COLOURS: Record<string, string> = {
  "verdict.yes": "#4fae6a",
  "verdict.doubt": "#e5a52e",
  "verdict.no": "#d9534a",
};
export const SIGNS: Record<string, string> = {
  "verdict.yes": "✓",
  "verdict.doubt": "?",
  "verdict.no": "✕",
};
const FRAME = { width: 960, height: 720 };
const RADIUS = 20; // of a disc with its ring

/** What the panel shows: every guest in the photograph with the wishes in its envelope. */
export function notesOf(
  photo: PhotoView,
  score: Pick<Score, "guests">,
  opened: readonly Contents[],
): NoteRow[] {
  return photo.figures.flatMap(({ id }) => {
    const row = score.guests.find(({ guest }) => guest === `guest.${id}`);
    const cards = opened.find(({ envelope }) => envelope === `guest.${id}`)?.cards ?? [];
    if (!row) return [];
    return [
      {
        id,
        points: row.points,
        wishes: cards.map((card, at) => ({ card, verdict: row.verdicts[at] ?? "" })),
      },
    ];
  });
}

/** The colour of a guest's ring: how many of its wishes are met. */
function ring({ wishes }: NoteRow): string {
  const met = wishes.filter(({ verdict }) => verdict === "verdict.yes").length;
  return COLOURS[met > 1 ? "verdict.yes" : met ? "verdict.doubt" : "verdict.no"]!;
}

/** A disc with a guest's points; enlarged by a factor where the picture is small. */
export function disc(x: number, y: number, row: NoteRow, large = 1): string {
  const bold = `font-weight="bold" font-family="'DejaVu Sans', Verdana, sans-serif"`;
  const size = (usual: number): string => n(usual * large);
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${size(17)}" fill="#fffaf0" stroke="${ring(row)}" stroke-width="${size(5)}"/>` +
    `<text x="${n(x)}" y="${n(y + 5 * large)}" font-size="${size(14)}" fill="#2b1d1a" text-anchor="middle" ${bold}>${signed(row.points)}</text>`
  );
}

/** A tick, a cross, or a question mark. */
export function sign(x: number, y: number, verdict: string): string {
  const bold = `font-weight="bold" font-size="17" font-family="'DejaVu Sans', Verdana, sans-serif"`;
  return `<text x="${x}" y="${y}" fill="${COLOURS[verdict] ?? "#8d99a6"}" ${bold}>${SIGNS[verdict] ?? "–"}</text>`;
}

function headOf(figure: Figure, lens: Lens): Point {
  const { profile } = BOX.guests[BOX.guest(figure.id) - 1]!;
  const [z, left, right] = profile.at(-1)!;
  const [x, y] = lens.at(10 * figure.x + (left + right) / 2, 10 * figure.y, z);
  return [x, y - 8];
}

/**
 * What is drawn over the picture: outlines of covered guests, lines from those covering them,
 * points.
 */
export function marksOn(photo: PhotoView, rows: readonly NoteRow[], large = 1): string {
  const lens = new Lens(photo.camera);
  const judged = BOX.darkroom.develop({
    places: placesOf(photo.figures),
    decor: [...photo.decor],
    camera: photo.camera,
  });
  const figures = new Map(photo.figures.map((figure) => [figure.id, figure]));
  const discs = spread(
    photo.figures.map((figure) => headOf(figure, lens)),
    RADIUS * large,
    FRAME.width,
    FRAME.height,
  );
  const heads = new Map(photo.figures.map(({ id }, at) => [id, discs[at]!]));
  const parts: string[] = [];
  for (const figure of photo.figures) {
    const others = coverers(judged, BOX.guest(figure.id));
    if (!others.length) continue;
    const { illustration } = BOX.contents.setting.figures[BOX.guest(figure.id) - 1]!;
    const [x, y] = [10 * figure.x, 10 * figure.y];
    const edge = corners(illustration).map(([px, pz]) => lens.at(x + px, y, pz));
    parts.push(
      `<polygon points="${points(edge)}" fill="none" stroke="#ffb27a" stroke-width="2.2" stroke-dasharray="7 5"/>`,
    );
    const middle = lens.at(x, y, illustration.at(-1)![0] * 0.6);
    for (const number of others) {
      const from = figures.get(BOX.guests[number - 1]!.id);
      if (!from) continue;
      const line = points([heads.get(from.id)!, middle]);
      parts.push(
        `<polyline points="${line}" fill="none" stroke="#ffe3c2" stroke-width="2.2" stroke-dasharray="5 4"/>`,
      );
      parts.push(`<circle cx="${n(middle[0])}" cy="${n(middle[1])}" r="4" fill="#ffe3c2"/>`);
    }
  }
  for (const row of rows) parts.push(disc(...heads.get(row.id)!, row, large));
  return parts.join("");
}

/** The column beside a print: a guest with its points, and each wish with its verdict. */
export function panelOf(rows: readonly NoteRow[], name: (code: string) => string): string {
  const sans = `font-family="'DejaVu Sans', Verdana, sans-serif"`;
  const half = Math.max(1, Math.ceil(rows.length / 2));
  return rows
    .map((row, index) => {
      const x = 6 + 288 * Math.floor(index / half);
      const y = 46 + (index % half) * Math.min(122, 860 / half);
      const wishes = row.wishes.map(({ card, verdict }, at) => {
        const line = y + 32 + 21 * at;
        const words = `<text x="${x + 28}" y="${line}" font-size="13" fill="#e6dac8" ${sans}>${escaped(name(card))}</text>`;
        return sign(x + 6, line + 1, verdict) + words;
      });
      const who = `<text x="${x + 42}" y="${y + 5}" font-size="17" font-weight="bold" fill="#f6ead0" ${sans}>${escaped(name(`guest.${row.id}`))}</text>`;
      return disc(x + 17, y, row) + who + wishes.join("");
    })
    .join("");
}

// The judge of photographs: who is visible, who covers whom, whose face shows (P-GEO-13 to
// P-GEO-16).
//
// Exact and in whole numbers. The measures come from runs of columns, not from pixels; `painter`
// makes the ID buffer of P-GEO-14 from the same runs. Knows guests by number only, and no card.
import { type Layer, measure, takenFrom } from "./covering";
import type { Figure } from "./figures";
import { DECORATION, type Measure, TABLE } from "./measures";
import { type Coverage, floorDiv, type View } from "./raster";
import { rectangle, Silhouette } from "./silhouettes";
import { TableFront } from "./table_front";

const KEPT = 3000; // silhouettes a studio remembers before it clears its shelf

export type Stand = readonly [guest: number, x: number, y: number]; // foot and plane in t
export type Ornament = readonly [x: number, y: number, width: number, height: number];

/** What never moves: the figures of the box and its table. */
export interface Setting {
  readonly figures: Figure[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly height: number;
}

/** A judged photograph: the layers from near to far, the parts of the table, and the measures. */
export interface Photo {
  readonly cuts: number[]; // t0 to tm of P-GEO-13
  readonly tables: Map<number, Layer>; // the part of the table in front of each plane
  readonly layers: Layer[];
  readonly shapes: Map<number, Silhouette>;
  readonly measures: Map<number, Measure>; // by guest number, ascending
}

/** The placed guests that break P3, by number (P-GEO-17). */
export function invisible(photo: Photo): number[] {
  return [...photo.measures].filter(([, found]) => !found.isVisible()).map(([guest]) => guest);
}

/** One camera before one box: judges scenes, remembering what it has already projected. */
export class Studio {
  private readonly shelf = new Map<string, Silhouette>();

  constructor(
    private readonly setting: Setting,
    private readonly view: View,
  ) {}

  /** The judged photograph of a scene; if exact, every pixel counts (P-VAR-11). */
  judge(stands: Stand[], ornaments: Ornament[], isExact: boolean): Photo {
    const cuts = this.cuts(stands, ornaments);
    const shapes = new Map(stands.map((stand) => [stand[0], this.silhouette(stand)]));
    const photo: Photo = {
      cuts,
      tables: this.tableFronts(cuts),
      layers: this.layers(shapes, ornaments),
      shapes,
      measures: new Map(),
    };
    const numbers = [...shapes.keys()].sort((one, other) => one - other);
    for (const guest of numbers) {
      const own = photo.layers.find((layer) => layer.id === guest)!;
      photo.measures.set(guest, measure(shapes.get(guest)!, inFront(photo, own), isExact));
    }
    return photo;
  }

  /** Where the table is cut: its ends and every plane between (P-GEO-13). */
  private cuts(stands: Stand[], ornaments: Ornament[]): number[] {
    const { y0, y1 } = this.setting;
    const planes = [...stands.map((stand) => stand[2]), ...ornaments.map((thing) => thing[1])];
    const between = new Set(planes.filter((y) => y0 < y && y < y1));
    return [y0, ...[...between].sort((one, other) => one - other), y1];
  }

  /** What each thing covers, near things first: the reverse of the keys of P-GEO-13. */
  private layers(shapes: Map<number, Silhouette>, ornaments: Ornament[]): Layer[] {
    const guests = [...shapes]
      .sort(([one], [other]) => other - one)
      .map(([id, shape]): Layer => ({ y: shape.y, id, coverage: shape.figure }));
    const things = ornaments.map((ornament): Layer => {
      return { y: ornament[1], id: DECORATION, coverage: this.ornament(ornament) };
    });
    // The sort is stable: in one plane guests stay before decorations, later ones first.
    return [...guests, ...things.toReversed()].sort((one, other) => one.y - other.y);
  }

  /** What a guest covers at its place, from the shelf if it has been there before. */
  private silhouette(stand: Stand): Silhouette {
    const key = stand.join();
    let shape = this.shelf.get(key);
    if (shape === undefined) {
      if (this.shelf.size >= KEPT) this.shelf.clear();
      const [guest, x, y] = stand;
      shape = new Silhouette(this.setting.figures[guest - 1]!, x, y, this.view);
      this.shelf.set(key, shape);
    }
    return shape;
  }

  /** What a decoration on the table covers (P-GEO-06). */
  private ornament([x, y, width, height]: Ornament): Coverage {
    const half = floorDiv(width, 2);
    const z = this.setting.height;
    return rectangle(x - half, x + half, z, z + height, y, this.view);
  }

  /** For each cut but the first, the table in front of it. */
  private tableFronts(cuts: number[]): Map<number, Layer> {
    const { x0, x1, height } = this.setting;
    const front = new TableFront(x0, x1, cuts[0]!, height, this.view);
    const found = new Map<number, Layer>();
    for (let i = 1; i < cuts.length; i++) {
      front.addStrip(cuts[i - 1]!, cuts[i]!);
      found.set(cuts[i]!, { y: cuts[i - 1]!, id: TABLE, coverage: front.coverage() });
    }
    return found;
  }
}

/** The guests that cover part of this one's illustration, by number. */
export function coverers(photo: Photo, guest: number): number[] {
  const own = photo.layers.find((layer) => layer.id === guest);
  const shape = photo.shapes.get(guest);
  if (!own || !shape) return [];
  const taken = takenFrom(shape.illustration, inFront(photo, own));
  return taken.flatMap((pixels, id) => (id > 0 && id < TABLE && pixels > 0 ? [id] : []));
}

/** The part of the table in front of a plane, if any. */
export function tableBefore(photo: Photo, y: number): Layer | null {
  const back = photo.cuts[photo.cuts.length - 1]!;
  return photo.tables.get(Math.min(y, back)) ?? null;
}

/** The layers that can hide parts of a guest, near ones first. */
function inFront(photo: Photo, own: Layer): Layer[] {
  const found: Layer[] = [];
  let last: Layer | null = null;
  for (const layer of photo.layers) {
    if (layer !== own && !layer.coverage.meets(own.coverage)) continue;
    const table = tableBefore(photo, layer.y);
    if (table !== null && table !== last) {
      if (table.coverage.meets(own.coverage)) found.push(table);
      last = table;
    }
    if (layer === own) break;
    found.push(layer);
  }
  return found;
}

// The ID buffer of a judged photograph (P-GEO-13, P-GEO-14).
//
// The bytes two programs compare; the judge itself never needs them.
import type { Layer } from "./covering";
import { type Photo, tableBefore } from "./judge";
import { HEIGHT, WIDTH } from "./raster";

/** The ID buffer: far things first, nearer ones over them. */
export function paint(photo: Photo): Uint8Array<ArrayBuffer> {
  const buffer = new Uint8Array(WIDTH * HEIGHT);
  let table = tableBefore(photo, Infinity);
  for (const layer of photo.layers.toReversed()) {
    const before = tableBefore(photo, layer.y);
    if (table !== null && before !== table) fill(buffer, table);
    table = before;
    fill(buffer, layer);
  }
  if (table !== null) fill(buffer, table);
  return buffer;
}

/** Put the layer's id on all its pixels. */
function fill(buffer: Uint8Array, { id, coverage }: Layer): void {
  let start = WIDTH * coverage.first;
  for (let i = 0; i < coverage.lefts.length; i++) {
    const a = coverage.lefts[i]!;
    const b = coverage.rights[i]!;
    if (a < b) buffer.fill(id, start + a, start + b);
    start += WIDTH;
  }
}

/** The SHA-256 of an ID buffer in hexadecimal (P-GEO-14). */
export async function fingerprint(buffer: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", buffer);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

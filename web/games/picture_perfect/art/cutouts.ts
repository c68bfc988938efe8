// The guests and decorations as pieces of SVG in their own coordinates: t around the foot, z up.
import { BASE_HALF, BASE_TOP } from "../judge/figures";
import { BOX, PRINTED } from "../box.svelte";
import { cardboard } from "../stage/figure";
import { points } from "../stage/lens";
import { DRAWINGS } from "../stage/room";
import { refitted, sizeOf, standingSize } from "./refit";

const PAPER = "#fdf9f0";
const KRAFT = "#cbb08a";

/** The drawing of a guest in the shape that the box of this table gives it. */
function painted(id: string): string {
  const [printed, now] = [PRINTED.guests, BOX.guests].map((all) =>
    all.find((one) => one.id === id)!,
  );
  return refitted(DRAWINGS.guests[id] ?? "", sizeOf(printed!.profile), sizeOf(now!.profile));
}

function base(): string {
  const size = `width="${2 * BASE_HALF}" height="${BASE_TOP}"`;
  return (
    `<g transform="scale(1 -1)"><rect x="${-BASE_HALF}" y="${-BASE_TOP}" ${size} fill="url(#pp-wood)"/>` +
    `<rect x="${-BASE_HALF}" y="${-BASE_TOP}" width="${2 * BASE_HALF}" height="4" fill="#b98a5c"/></g>`
  );
}

/** A guest as it is judged: cardboard with a white border, the drawing inside, the wooden base. */
export function guestMarkup(id: string): string {
  const { outline, illustration } = cardboard(id);
  const inner = points(illustration);
  return [
    `<clipPath id="pp-clip-${id}"><polygon points="${inner}"/></clipPath>`,
    `<g id="pp-guest-${id}"><polygon points="${points(outline)}" fill="${PAPER}"/>`,
    `<g clip-path="url(#pp-clip-${id})">${painted(id)}`,
    `<polygon points="${inner}" fill="url(#pp-light)"/></g>${base()}</g>`,
  ].join("");
}

/** The back of the cardboard: plain, with the guest's outline. */
export function backMarkup(id: string): string {
  const { outline, illustration } = cardboard(id);
  return [
    `<g id="pp-back-${id}"><polygon points="${points(outline)}" fill="${KRAFT}"/>`,
    `<polygon points="${points(illustration)}" fill="none" stroke="#8d7048" stroke-width="5"`,
    ` stroke-dasharray="18 12"/>${base()}</g>`,
  ].join("");
}

/** A decoration: a little card of exactly the judged size. */
export function decorationMarkup(name: string): string {
  const [printed, now] = [PRINTED, BOX.data].map(({ decorations }) => {
    const { width, height } = decorations.find((one) => one.name === name)!;
    return standingSize(-width / 2, width / 2, height);
  });
  const [width, height] = [2 * now!.right, now!.top];
  const drawing = refitted(DRAWINGS.decorations[name] ?? "", printed!, now!);
  const card = `<rect x="${-width / 2}" y="0" width="${width}" height="${height}" fill="${PAPER}"/>`;
  return `<g id="pp-decor-${name}">${card}${drawing}</g>`;
}

/** Everything that pictures refer to, for these guests. */
export function definitions(guests: Iterable<string> = BOX.guests.map(({ id }) => id)): string {
  const ids = [...guests];
  return [
    DRAWINGS.definitions,
    ...ids.map(guestMarkup),
    ...ids.map(backMarkup),
    ...BOX.data.decorations.map(({ name }) => decorationMarkup(name)),
  ].join("");
}

/** The part of a guest's drawing that identifies it: x, y, width, height, z down. */
export function portraitBox(id: string): string {
  const guest = BOX.guests.find((one) => one.id === id);
  if (!guest) return "0 0 1 1";
  const [x, z] = guest.face.length ? [guest.face[0]!, guest.face[1]! - 6] : [0, 540];
  const half = guest.face.length ? 112 : 200;
  return `${x - half} ${-z - half} ${2 * half} ${2 * half}`;
}

/** The box around a whole figure. */
export function figureBox(id: string): string {
  const { outline, top } = cardboard(id);
  const xs = outline.map(([x]) => x);
  const left = Math.min(-BASE_HALF, ...xs) - 10;
  const right = Math.max(BASE_HALF, ...xs) + 10;
  return `${left} ${-top - 10} ${right - left} ${top + 20}`;
}

// The box of the party in the page: what the judge reads, and the drawings of the same guests.
import contentsText from "../../judge/contents.json?raw";
import { type BoxData, Contents, type Guest, type Space } from "../../judge/contents";
import { Darkroom } from "../../judge/darkroom";

export const BOX = new Contents(JSON.parse(contentsText) as BoxData);
export const GUESTS: readonly Guest[] = BOX.data.guests;
export const SPACES: readonly Space[] = BOX.data.spaces;
export const darkroom = new Darkroom(BOX);

/** The name of a guest without its kind: `guest.clara` is `clara`. */
export function idOf(code: string): string {
  return code.slice(code.indexOf(".") + 1);
}

export function guestOf(id: string): Guest {
  const found = GUESTS.find((guest) => guest.id === id);
  if (!found) throw new Error(`no guest ${id}`);
  return found;
}

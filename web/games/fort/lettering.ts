// How a name is written on a card: as large as possible, since most cards on the table are small.
interface Place {
  room: number; // pixels, on a card 200 wide
  letters: number;
  least: number; // smaller ones are unreadable; a longer word is condensed
  leading: number;
  press: number; // how far two words are condensed before they go on two lines
}

/** Beside the symbol, on a large enough card. */
export const HEAD: Place = { room: 134, letters: 30, least: 27, leading: 27, press: 1 };
/** Across a small card, below the face. */
export const TAG: Place = { room: 176, letters: 40, least: 38, leading: 35, press: 0.7 };

export interface Line {
  text: string;
  size: number;
  down: number; // below the first line
  isSqueezed: boolean;
}

/** The lines of a name: words too long for one line go below each other. */
export function linesOf(name: string, { room, letters, least, leading, press }: Place): Line[] {
  const gap = width(name) * least * press > room ? name.lastIndexOf(" ") : -1;
  const texts = gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
  return texts.map((text, at) => {
    const size = Math.max(least, Math.min(letters, room / width(text)));
    return { text, size, down: at * leading, isSqueezed: width(text) * size > room };
  });
}

/**
 * Roughly how wide a text is when letters are 1 high: in a wide font, since nobody knows which one
 * is there.
 */
function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if ("ijlI' ".includes(letter)) return 0.36;
  if ("frt".includes(letter)) return 0.5;
  return "mwMW&".includes(letter) ? 1 : 0.72;
}

// How a name is written on a card: as large as it goes, for most cards lie small on the table.
const LETTERS = 30; // pixels, on a card that is 200 wide
const LEAST = 27; // smaller ones cannot be read on a phone; a longer word is pressed together
const LEADING = 27;
export const ROOM = 134; // beside the symbol

export interface Line {
  text: string;
  size: number;
  down: number; // below the first line
  isSqueezed: boolean;
}

/** The lines of a name: words that are too long together stand below each other. */
export function linesOf(name: string): Line[] {
  const gap = width(name) * LEAST > ROOM ? name.lastIndexOf(" ") : -1;
  const texts = gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
  return texts.map((text, at) => {
    const size = Math.max(LEAST, Math.min(LETTERS, ROOM / width(text)));
    return { text, size, down: at * LEADING, isSqueezed: width(text) * size > ROOM };
  });
}

/** About how wide a text is where letters are 1 high: in a wide font, for which one there is nobody knows. */
function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if ("ijlI' ".includes(letter)) return 0.36;
  if ("frt".includes(letter)) return 0.5;
  return "mwMW&".includes(letter) ? 1 : 0.72;
}

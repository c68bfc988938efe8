// An action box in the notation of the box file, `(recruit > gather(toy)) * squirt_gun`, read for the
// page: as the row of icons that the card prints, and as a tree for its sentence.

export const EMPTY = "—";
const NAMES: Record<string, string> = {
  "*": "times",
  ">": "then",
  "(": "opening_bracket",
  ")": "closing_bracket",
};
export const COUNTED_SUITS = ["book", "crown", "glue", "shovel", "skateboard", "squirt_gun"];

/** The words and signs of a notation: brackets that belong to a verb stay with it. */
export function tokens(notation: string): string[] {
  return notation.match(/[a-z_]+\([a-z+\-0-9]+\)|[a-z_]+|[*>&()]/g) ?? [];
}

/** The id of the icon for a word or sign: `advance(-1)` is advance_minus_1. */
export function icon(token: string): string {
  return (
    NAMES[token] ??
    token.replace("(", "_").replace(")", "").replace("-", "minus_").replace("+", "plus_")
  );
}

/** The printed icons from left to right; none for an empty box. */
export function icons(notation: string): string[] {
  if (notation === EMPTY) return [];
  return tokens(notation)
    .filter((token) => token !== "&")
    .map(icon);
}

export type Effect =
  | { is: "verb"; verb: string }
  | { is: "both"; parts: Effect[] }
  | { is: "then"; first: Effect; second: Effect }
  | { is: "times"; effect: Effect; counter: string };

/** The effect as a tree; `*` binds closest, then `&`, then `>`. */
export function parse(notation: string): Effect | null {
  if (notation === EMPTY) return null;
  const row = tokens(notation);
  let at = 0;

  function unit(): Effect {
    const token = row[at++] as string;
    if (token !== "(") return { is: "verb", verb: icon(token) };
    const inner = effect();
    at++;
    return inner;
  }

  function product(): Effect {
    const inner = unit();
    if (row[at] !== "*") return inner;
    at++;
    return { is: "times", effect: inner, counter: row[at++] as string };
  }

  function side(): Effect {
    const parts = [product()];
    while (row[at] === "&") {
      at++;
      parts.push(product());
    }
    return parts.length === 1 ? (parts[0] as Effect) : { is: "both", parts };
  }

  function effect(): Effect {
    const first = side();
    if (row[at] !== ">") return first;
    at++;
    return { is: "then", first, second: side() };
  }

  return effect();
}

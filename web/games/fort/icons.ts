// Every icon that can be asked about, by the code of its explanation.
import type { Kid } from "./contents";
import { COUNTED_SUITS, icons } from "./effects";

const NUMBERS = ["any_suit", "lookout_cards", "pack_tokens", "fort_level"];
const SIGNS = ["public", "private", "times", "then", "opening_bracket", "first"];
const UNITS = [
  "gather_pizza",
  "gather_toy",
  "gather_any",
  "stow",
  "tuck",
  "recruit",
  "trash",
  "trash_rival",
  "trash_this",
  "spend_pizza",
  "spend_toy",
  "convert",
  "copy_pack",
  "copy_rival_pack",
  "advance",
  "advance_minus_1",
  "advance_plus_1",
  "score",
];

/** The legend: what is counted, what is done, how often, and the signs in between. */
export const LEGEND: readonly string[] = [
  ...[...COUNTED_SUITS, "coin"].map((suit) => `suit.${suit}`),
  "kind.pizza",
  "kind.toy",
  ...UNITS.map((unit) => `unit.${unit}`),
  ...NUMBERS.map((number) => `number.${number}`),
  ...SIGNS.map((sign) => `sign.${sign}`),
];

/** The code of a printed icon; a bracket is explained by its pair. */
export function codeOfIcon(icon: string): string {
  const name = icon === "closing_bracket" ? "opening_bracket" : icon;
  return LEGEND.find((code) => code.slice(code.indexOf(".") + 1) === name) ?? `suit.${name}`;
}

/** The icons of a card from top to bottom, each one once. */
export function iconsOf(kid: Kid): string[] {
  const boxes = [
    ["public", kid.public],
    ["private", kid.private],
  ] as const;
  const printed = boxes.flatMap(([place, action]) =>
    action ? [place, ...icons(action.notation)] : [],
  );
  return [...new Set([...kid.symbols, ...printed].map(codeOfIcon))];
}

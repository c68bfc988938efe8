// Searching rules for words: each by itself, or as a phrase where there is one (mostly a card's
// name).
import { plain } from "../lib/plain";

const wordsIn = (search: string) => plain(search).split(/\s+/).filter(Boolean);

export interface Found<T> {
  all: T[];
  /** What to mark in them. */
  marks: string[];
}

/** Those whose text holds every word of the search; those with the whole phrase come first. */
export function find<T>(from: T[], textOf: (one: T) => string, search: string): Found<T> {
  const words = wordsIn(search);
  if (!words.length) return { all: from, marks: [] };
  const whole = words.join(" ");
  const texts = from.map((one) => ({ one, text: plain(textOf(one)) }));
  const found = texts.filter(({ text }) => words.every((word) => text.includes(word)));
  const sure = found.filter(({ text }) => text.includes(whole));
  const rest = found.filter(({ text }) => !text.includes(whole));
  // Mark "Living room" as a whole, not every other "room"; "de" and "of" are everywhere.
  const long = words.filter((word) => word.length > 2);
  const single = long.length ? long : words.filter((word) => word.length > 1);
  return {
    all: [...sure, ...rest].map(({ one }) => one),
    marks: sure.length && words.length > 1 ? [whole] : single,
  };
}

/** A text cut at the marks: every second piece is a hit. */
export function cut(text: string, marks: string[]): string[] {
  const bare = [...text].map((sign) => plain(sign)[0] ?? sign).join("");
  if (!marks.length || bare.length !== text.length) return [text];
  const pattern = new RegExp(
    marks.map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"),
    "g",
  );
  const pieces: string[] = [];
  let from = 0;
  for (const match of bare.matchAll(pattern)) {
    pieces.push(
      text.slice(from, match.index),
      text.slice(match.index, match.index + match[0].length),
    );
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)];
}

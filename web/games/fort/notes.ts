// What a card in hand would bring, shown on the card itself: what it adds to a play, or what
// following with it would do.
import { clause } from "./describe";
import type { Laid, Model } from "./model.svelte";
import { amount, outlookOf } from "./outlook";
import { placeOfSpot } from "./places";

export interface Note {
  text: string; // for screen readers
  count: number;
  icon: string;
}

export function noteOf(model: Model, card: Laid): Note | null {
  const place = placeOfSpot(card.spot);
  if (model.desk.ask?.kind === "choose_follow") return followNote(model, place);
  const gain = model.workshop.gainOf(place, card.key);
  return gain > 0 ? { text: `+${gain}`, count: gain, icon: "" } : null;
}

function followNote(model: Model, place: string): Note | null {
  const ways = model.choicesAt(place).map(({ choice }) => choice);
  if (!ways.length) return null;
  const each = model.desk.tried([])?.each ?? [];
  const outlooks = each
    .filter(({ choice }) => ways.includes(choice))
    .flatMap(({ outlook }) => outlookOf(outlook) ?? []);
  const [best] = outlooks.sort((a, b) => amount(b) - amount(a));
  const [icon] = best?.units ?? [];
  if (!best || !icon) return null;
  const { times } = best;
  const { played } = model.sight.play;
  const effect = played ? model.contents.kid(played).public?.effect : null;
  const inner = effect?.is === "times" ? effect.effect : effect;
  const isPlain = best.units.length === 1 || !inner;
  const text = isPlain
    ? model.say(`effect-${icon}`, { n: times })
    : clause(inner, model.desk.speaker);
  return { text, count: times, icon };
}

// What an action would do now: its count, how much of it fits, and what does not. The server judges
// every play; this only shows the outcome while the play is being built.
import type { Contents, Kid } from "./contents";
import { isBySuit, type Program } from "./effects";
import type { Player, Sight, Tokens } from "./sight";

export const MANY = 1000;

/** What the acting player has to act with. */
export interface Means {
  stuff: Tokens;
  pack: Tokens;
  packRoom: number;
  lookoutRoom: number;
  lookout: number;
  hand: number;
  discard: number;
  level: number;
  recruits: number; // cards that can be recruited
  rivalYards: number;
  rivalPacks: Tokens[];
  perk: string | null; // a perk that helps on the player's own turn
  bound: string | null; // the kind that a follower must take
}

export interface Outcome {
  number: number; // N: what is counted
  done: number; // k: how often it can be done
  rest: number; // what cannot be done
  limit: string | null; // the limiting unit
  isFull: boolean;
}

export function meansOf(sight: Sight, contents: Contents, seat: number, hand: number): Means {
  const me = sight.players[seat] as Player;
  const rivals = sight.players.filter((player) => player.seat !== seat);
  const yards = rivals.reduce((sum, rival) => sum + rival.yard.length, 0);
  const isLeader = sight.leader === seat;
  const used = me.pack.pizza + me.pack.toys;
  return {
    stuff: me.stuff,
    pack: me.pack,
    packRoom: me.pack.limit - used,
    lookoutRoom: me.level + contents.number("room") - me.lookout.length,
    lookout: me.lookout.length,
    hand,
    discard: me.discard.length,
    level: me.level,
    recruits: sight.park.length + sight.parkDeck + yards,
    rivalYards: yards,
    rivalPacks: rivals.map((rival) => rival.pack),
    perk: isLeader ? me.perk : null,
    bound: isLeader ? null : sight.play.bound,
  };
}

/** How many of a card's symbols count for a suit; a coin counts as the suit named for it. */
export function symbols(kid: Kid, suit: string, coinAs: string | null = null): number {
  return kid.symbols.filter((shown) => shown === suit || (shown === "coin" && coinAs === suit))
    .length;
}

/** The count of an action before any suit is counted. */
export function fixedNumber(program: Program, means: Means): number {
  switch (program.counter) {
    case "lookout_cards":
      return means.lookout;
    case "pack_tokens":
      return means.pack.pizza + means.pack.toys;
    case "fort_level":
      return means.level;
    default:
      return isBySuit(program.counter) ? 0 : program.times;
  }
}

/** How often a unit could be done in this position (section 3.2 of the rules). */
export function most(unit: string, means: Means, contents: Contents): number {
  const room = (kind: keyof Tokens) => contents.number("stuff_limit") - means.stuff[kind];
  const total = (kind: keyof Tokens) => means.stuff[kind] + means.pack[kind];
  switch (unit) {
    case "gather_pizza":
      return room("pizza");
    case "gather_toy":
      return room("toys");
    case "gather_any":
      if (means.bound) return room(means.bound === "pizza" ? "pizza" : "toys");
      return Math.max(room("pizza"), room("toys"));
    case "stow":
      if (means.perk === "perk.sticky_fingers") return means.packRoom;
      return Math.min(means.packRoom, means.stuff.pizza + means.stuff.toys);
    case "tuck":
      return Math.min(
        means.lookoutRoom,
        means.hand + (means.perk === "perk.bribe" ? means.recruits : 0),
      );
    case "trash":
      return means.hand + means.discard;
    case "trash_rival":
      return means.rivalYards;
    case "recruit":
      return means.recruits;
    case "advance":
    case "advance_minus_1":
    case "advance_plus_1":
      return canPay(means, contents, { advance: 0, advance_minus_1: -1, advance_plus_1: 1 }[unit])
        ? 1
        : 0;
    case "spend_pizza":
      return total("pizza");
    case "spend_toy":
      return total("toys");
    case "copy_pack":
      return copies(means.pack, means, contents);
    case "copy_rival_pack":
      return Math.max(0, ...means.rivalPacks.map((pack) => copies(pack, means, contents)));
    case "convert":
      return Math.max(
        Math.min(means.stuff.pizza, room("toys")) + means.pack.pizza,
        Math.min(means.stuff.toys, room("pizza")) + means.pack.toys,
      );
    case "trash_this":
      return 1;
    default:
      return MANY; // points
  }
}

/** A Pack is copied at least in part if one of its tokens fits. */
function copies(pack: Tokens, means: Means, contents: Contents): number {
  const limit = contents.number("stuff_limit");
  const pizza = Math.min(pack.pizza, limit - means.stuff.pizza);
  return pizza + Math.min(pack.toys, limit - means.stuff.toys) > 0 ? 1 : 0;
}

function canPay(means: Means, contents: Contents, more: number): boolean {
  const price = contents.levels[means.level + 1];
  if (!price) return false;
  const pizza = means.stuff.pizza + means.pack.pizza;
  const toys = means.stuff.toys + means.pack.toys;
  const short = Math.max(0, price.pizza - pizza) + Math.max(0, price.toys - toys);
  const sum = price.pizza + price.toys + price.either + more;
  return short <= Math.max(0, -more) && pizza + toys >= sum;
}

/** Whether all of a Pack fits: if not, it is copied in part. */
function isWhole(unit: string, means: Means, contents: Contents): boolean {
  const limit = contents.number("stuff_limit");
  const packs =
    unit === "copy_pack" ? [means.pack] : unit === "copy_rival_pack" ? means.rivalPacks : null;
  const isHeld = (pack: Tokens) => pack.pizza + pack.toys > 0;
  return (
    packs?.some(
      (pack) =>
        isHeld(pack) &&
        pack.pizza <= limit - means.stuff.pizza &&
        pack.toys <= limit - means.stuff.toys,
    ) ?? true
  );
}

/** How far an action goes if it is counted N times. */
export function outcome(
  program: Program,
  number: number,
  means: Means,
  contents: Contents,
): Outcome {
  let done = number;
  let limit: string | null = null;
  program.row.forEach((unit, at) => {
    const same = program.row.filter((other) => other === unit).length;
    const often = Math.floor(most(unit, means, contents) / same);
    // The right side of Then may fall short: the repetition still counts.
    const isSecond = at > 0 && program.counter !== null && program.row.length > 1;
    if (often < done && !isSecond) [done, limit] = [often, unit];
    else if ((often < done || !isWhole(unit, means, contents)) && limit === null) limit = unit;
  });
  done = Math.max(0, done);
  const isFull = number > 0 && done === number && limit === null;
  return { number, done, rest: number - done, limit, isFull };
}

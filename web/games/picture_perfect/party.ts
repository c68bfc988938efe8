// The view of a party in the words of this table; the wire knows only trees.
import type { Camera } from "./judge/camera";
import type { Ask, Choice, Tree, Value } from "../../lib/wire";
import { BOX, idOf } from "./box.svelte";
import type { Figure } from "./stage/figure";
import { onSpace } from "./placing";

export interface Player {
  seat: number;
  envelopes: string[]; // code names of guests
  won: string[];
  decorations: number;
}

export interface Contents {
  envelope: string;
  cards: string[];
  vips: number;
}

export interface PhotoView {
  figures: Figure[];
  decor: [number, number][];
  camera: Camera;
}

export interface ScoreRow {
  guest: string;
  verdicts: string[];
  points: number;
}

export interface Score {
  seat: number;
  guests: ScoreRow[];
  /** As the envelopes are opened one after another. */
  soFar: number[];
  /** What leftover decorations bring. */
  decorations: number;
  points: number;
}

export interface Party {
  round: number;
  rounds: number;
  start: number;
  deck: number;
  discards: string[];
  card: string | null;
  centre: string[];
  supply: number;
  players: Player[];
  announced: string[];
  options: Record<string, Value>;
  moment: Tree | null;
  shown: Contents | null;
  vip: string | null;
  scene: { figures: Figure[]; decor: [number, number][] } | null;
  photo: PhotoView | null;
  photos: PhotoView[];
  opened: Contents[];
  scores: Score[];
  /** What decided between equal points; null if nothing needed to. */
  tieBreak: string | null;
}

function list<T>(value: Value | undefined): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}

export function seatOf(code: Value | undefined): number | null {
  const found = typeof code === "string" ? /^seat\.(\d+)$/.exec(code) : null;
  return found ? Number(found[1]) : null;
}

function contentsOf(value: Value | undefined): Contents | null {
  if (!value || typeof value !== "object" || Array.isArray(value)) return null;
  return {
    envelope: String(value.envelope),
    cards: list<string>(value.cards),
    vips: Number(value.vips ?? 0),
  };
}

function sceneOf(value: Value | undefined): Party["scene"] {
  if (!value || typeof value !== "object" || Array.isArray(value)) return null;
  const figures = list<Tree>(value.figures).map((row): Figure => {
    return {
      id: idOf(String(row.guest)),
      x: Number(row.x),
      y: Number(row.y),
      on: idOf(String(row.on)) as Figure["on"],
      facing: idOf(String(row.facing)) as Figure["facing"],
      posture: idOf(String(row.posture)) as Figure["posture"],
    };
  });
  return { figures, decor: list<[number, number]>(value.decor) };
}

export function photoOf(value: Value | undefined): PhotoView | null {
  if (!value || typeof value !== "object" || Array.isArray(value)) return null;
  const figures = list<Tree>(value.places).map((row) => {
    return onSpace(
      idOf(String(row.guest)),
      idOf(String(row.space)),
      Number(row.dx),
      Number(row.dy),
    );
  });
  return {
    figures,
    decor: list<[number, number]>(value.decor),
    camera: value.camera as unknown as Camera,
  };
}

function treeOf(value: Value | undefined): Tree | null {
  return value && typeof value === "object" && !Array.isArray(value) ? value : null;
}

/** Read a view. */
export function partyOf(view: Tree): Party {
  return {
    round: Number(view.round ?? 0),
    rounds: Number(view.rounds ?? 6),
    start: seatOf(view.start_player) ?? 0,
    deck: Number(view.deck ?? 0),
    discards: list<string>(view.discards),
    card: typeof view.card === "string" ? view.card : null,
    centre: list<string>(view.centre),
    supply: Number(view.supply ?? 0),
    players: list<Tree>(view.players).map((row) => ({
      seat: seatOf(row.seat) ?? 0,
      envelopes: list<string>(row.envelopes),
      won: list<string>(row.won),
      decorations: Number(row.decorations ?? 0),
    })),
    announced: list<string>(view.announced),
    options: treeOf(view.options) ?? {},
    moment: treeOf(view.moment),
    shown: contentsOf(view.shown),
    vip: typeof view.vip === "string" ? view.vip : null,
    scene: sceneOf(view.scene),
    photo: photoOf(view.photo),
    photos: list<Tree>(view.photos).flatMap((row) => photoOf(row) ?? []),
    opened: list<Tree>(view.opened).flatMap((row) => contentsOf(row) ?? []),
    scores: list<Tree>(view.scores).map((row) => ({
      seat: seatOf(row.seat) ?? 0,
      guests: list<ScoreRow>(row.guests as Value),
      soFar: list<number>(row.so_far),
      decorations: Number(row.decorations ?? 0),
      points: Number(row.points ?? 0),
    })),
    tieBreak: typeof view.tie_break === "string" ? view.tie_break : null,
  };
}

/** The name of the pending moment: `secret_bid`. */
export function momentOf(party: Party): string {
  return party.moment ? idOf(String(party.moment.moment)) : "";
}

/** Guests in the order of the box. */
export function inOrder(codes: readonly string[]): string[] {
  const order = new Map(BOX.guests.map((guest) => [`guest.${guest.id}`, guest.number]));
  return [...codes].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

export function choicesWith(ask: Ask | null, ...verbs: string[]): Choice[] {
  return (ask?.choices ?? []).filter((choice) => verbs.includes(choice.words.verb));
}

/** The request that opens this envelope, or closes the open one. */
export function lookAt(ask: Ask | null, envelope: string | null): Choice | null {
  const found = (ask?.requests ?? []).find(({ words }) => {
    return envelope === null
      ? words.verb === "close"
      : words.verb === "open" && words.args.envelope === envelope;
  });
  return found ?? null;
}

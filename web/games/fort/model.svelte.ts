// What all parts of the table share: the view in named parts, the question by place, what is held
// and what is being built.
import { getContext, setContext } from "svelte";
import type { Desk } from "../../desk/desk.svelte";
import { Drag } from "../../desk/draggable.svelte";
import { ChoiceIndex } from "../../desk/choices";
import { tellWhy, type Refused } from "../../desk/why.svelte";
import type { Choice, Words } from "../../lib/wire";
import { nameOf } from "./asked";
import { Contents } from "./contents";
import { bare, perkText, ruleText, sentence } from "./describe";
import { Identities, type Lying } from "./identities";
import { answersTo, byPlace, hasRecycling, placeOfSpot, targetOf } from "./places";
import { see, type Player } from "./sight";
import { Workshop } from "./workshop.svelte";

/** One card or token on the table: `zone:code#key`. */
export type Spot = string;

export interface Laid {
  code: string;
  key: string;
  spot: Spot;
}

/** What somebody wants who presses a card that cannot be used here now, by the kind of question. */
const WANTED: Record<string, string> = {
  choose_play: "play",
  choose_follow: "follow",
  draft_pick: "keep",
};

export class Model {
  readonly desk: Desk;
  readonly workshop: Workshop;
  readonly drag: Drag<Spot>;
  private recyclingAt = $state(""); // the question beside which Recycling was opened
  open = $state<string | null>(null); // the pile being looked through: `discard.0`, `trash`
  private readonly identities = new Identities();
  private readonly lastIn = new Map<string, string>();
  private all = $state.raw(new ChoiceIndex());

  readonly contents = $derived.by(() => new Contents(this.desk.box));
  readonly sight = $derived.by(() => see(this.desk.view));
  readonly me = $derived.by(() =>
    this.desk.eyes === null ? null : (this.sight.players[this.desk.eyes] ?? null),
  );
  readonly unit = $derived.by(() => {
    const unit = this.desk.ask?.about["unit"];
    return typeof unit === "string" ? bare(unit) : null;
  });
  /** The answers to the question. Recycling is separate, until its pile is opened. */
  readonly offered = $derived.by(() => answersTo(this.desk.ask, this.isRecycling));
  readonly canRecycle = $derived.by(() => hasRecycling(this.desk.ask));
  readonly places = $derived.by(() => byPlace(this.offered, this.unit));
  readonly laid = $derived.by(() => this.lay());

  constructor(desk: Desk) {
    this.desk = desk;
    this.workshop = new Workshop(this);
    this.drag = new Drag<Spot>({
      targets: (spot) => this.targetsOf(spot),
      drop: (spot, target) => this.drop(spot, target),
      name: (spot) => this.nameOf(spot),
      refuse: (spot, _, place) => {
        void tellWhy(desk, this.whyNot(placeOfSpot(spot)), place);
      },
    });
    void desk
      .allChoices()
      .then((all) => (this.all = all))
      .catch(() => null);
  }

  say(id: string, args: Record<string, string | number> = {}): string {
    return this.desk.speaker.say(id, args);
  }

  name(code: string): string {
    return this.desk.speaker.name(code);
  }

  /** The players in turn order, starting after the viewer. */
  get others(): Player[] {
    const { order, players } = this.sight;
    const from = this.me ? order.indexOf(this.me.seat) + 1 : 0;
    const round = [...order.slice(from), ...order.slice(0, from)];
    return round.filter((seat) => seat !== this.me?.seat).map((seat) => players[seat] as Player);
  }

  get isAsked(): boolean {
    return this.desk.ask !== null && !this.desk.isBusy;
  }

  get isRecycling(): boolean {
    return this.recyclingAt !== "" && this.recyclingAt === nameOf(this.desk.ask, this.desk.log);
  }

  /** Opens the discard pile to take a card back, or leaves it. */
  toggleRecycling(): void {
    this.drag.cancel();
    this.recyclingAt = this.isRecycling ? "" : nameOf(this.desk.ask, this.desk.log);
  }

  choicesAt(place: string): Choice[] {
    return this.isAsked ? (this.places.get(place) ?? []) : [];
  }

  /** Whether something here can be picked up now. */
  isLive(place: string): boolean {
    return this.choicesAt(place).length > 0 || this.workshop.canTake(place);
  }

  choose(choice: Choice): void {
    this.drag.cancel();
    this.desk.choose(choice.choice);
  }

  /** The choices for what is held: they become the question's buttons. */
  get heldChoices(): Choice[] {
    const held = this.drag.held;
    return held === null ? [] : this.choicesAt(placeOfSpot(held));
  }

  /** Why a card cannot be used here now: what to ask the game about. */
  whyNot(place: string): Refused {
    const kind = this.desk.ask?.kind ?? "";
    const [zone = "", kid = ""] = place.split(":");
    if (!kid.startsWith("kid.") || !this.desk.ask) return null;
    const { course, suit } = this.workshop;
    if (course && suit && (zone === "hand" || zone === "lookout"))
      return [...course.trial, this.addition(zone, kid, suit)];
    if (zone === "hand" && WANTED[kind]) return { verb: WANTED[kind], args: { kid } };
    if (zone === "hand" && this.unit === "tuck") return { verb: "tuck", args: { kid } };
    if (zone.startsWith("yard.") && (kind === "choose_recruit" || kind === "use_birthday_party"))
      return { verb: "recruit_yard", args: { rival: `seat.${bare(zone)}`, kid } };
    return null;
  }

  /** How this card would be added, where the suit is counted. */
  private addition(zone: string, kid: string, suit: string): Words {
    const counted = { kid, suit: `suit.${suit}` };
    if (zone === "hand") {
      const named = { verb: "add_as", args: counted };
      return this.all.has("add_as", counted) ? named : { verb: "add", args: { kid } };
    }
    const shown = this.all.of("lookout").filter(({ words }) => words.args["kid"] === kid);
    const fitting = shown.find(({ words }) => words.args["suit"] === counted.suit);
    return (fitting ?? shown.at(-1))?.words ?? { verb: "lookout", args: counted };
  }

  /** The explanation of a card, a perk or a made-up rule, with its own words. */
  explained(code: string): { code: string; args: Record<string, string> } {
    const speaker = this.desk.speaker;
    if (code.startsWith("kid.")) {
      const kid = this.contents.kid(code);
      const suits = speaker.listing(kid.symbols.map((suit) => speaker.name(`suit.${suit}`)));
      const args = {
        suits,
        public: sentence(kid.public?.effect ?? null, speaker),
        private: sentence(kid.private?.effect ?? null, speaker),
      };
      return { code, args };
    }
    if (code.startsWith("perk."))
      return { code, args: { text: perkText(this.contents, code, speaker) } };
    if (code.startsWith("made_up_rule."))
      return { code, args: { text: ruleText(this.contents, code, speaker) } };
    return { code, args: {} };
  }

  cards(zone: string): Laid[] {
    return this.laid.get(zone) ?? [];
  }

  /** The last card added to a pile: it is on top. */
  topOf(zone: string): Laid | null {
    const cards = this.cards(zone);
    const key = this.lastIn.get(zone);
    return cards.find((card) => card.key === key) ?? cards.at(-1) ?? null;
  }

  private nameOf(spot: Spot): string {
    const code = placeOfSpot(spot).split(":")[1] ?? "";
    return code.includes(".") ? this.name(code) : this.name(`kind.${code}`);
  }

  private targetsOf(spot: Spot): string[] {
    const place = placeOfSpot(spot);
    const zones = this.choicesAt(place).map(({ words }) => targetOf(words.verb));
    if (this.workshop.mayPress(place)) zones.push("play");
    return [...new Set(zones.filter((zone) => zone !== null))];
  }

  private drop(spot: Spot, target: string): void {
    const place = placeOfSpot(spot);
    if (target === "play" && this.workshop.mayPress(place)) return this.workshop.take(spot);
    const choice = this.choicesAt(place).find(({ words }) => targetOf(words.verb) === target);
    if (choice) this.desk.choose(choice.choice);
  }

  private lay(): Map<string, Laid[]> {
    const { sight } = this;
    const lying: Lying[] = [];
    const put = (zone: string, codes: string[]) =>
      lying.push(...codes.map((code) => ({ zone, code })));
    put("park", sight.park);
    put("hand", sight.hand ?? []);
    put("play", sight.play.area);
    put("trash", sight.trash);
    put("packet", sight.packet);
    put("kept", sight.kept);
    put("deck", sight.deck);
    for (const player of sight.players) {
      put(`yard.${player.seat}`, player.yard);
      put(`lookout.${player.seat}`, player.lookout);
      put(`discard.${player.seat}`, player.discard);
    }
    const before = new Set([...this.before.values()].flat());
    const keys = this.identities.next(lying);
    const found = new Map<string, Laid[]>();
    lying.forEach(({ zone, code }, at) => {
      const key = keys[at] as string;
      const own =
        zone === `discard.${this.desk.eyes}`
          ? "discard"
          : zone === `lookout.${this.desk.eyes}`
            ? "lookout"
            : zone;
      const card = { code, key, spot: `${own}:${code}#${key}` };
      found.set(zone, [...(found.get(zone) ?? []), card]);
      if (!before.has(`${zone} ${key}`)) this.lastIn.set(zone, key);
    });
    this.before = new Map(
      [...found].map(([zone, cards]) => [zone, cards.map(({ key }) => `${zone} ${key}`)]),
    );
    return found;
  }

  private before = new Map<string, string[]>();
}

const KEY = Symbol("fort");

export function setModel(model: Model): Model {
  setContext(KEY, model);
  return model;
}

export function useModel(): Model {
  return getContext<Model>(KEY);
}

// What the judge says about the photograph as it is: live, and never about wishes (P-PHOTO-07).
import { type Glimpse, preview } from "../judge/darkroom";
import { type Refusal, refusalsOfPhoto } from "../judge/placing";
import type { FinalPhoto } from "../judge/scene";
import type { Speaker } from "../../../lib/words.svelte";
import { BOX } from "../box.svelte";
import type { Draft } from "../draft.svelte";
import { spotOf } from "../placing";
import type { Figure } from "../stage/figure";

export interface Rights {
  decorations: number;
  presetsOnly: boolean;
  tableHidesFace: boolean;
  isExact: boolean;
}

export interface Judgement {
  refusals: readonly Refusal[];
  glimpses: ReadonlyMap<string, Glimpse>;
}

/** Judge a photograph with the box of this table. */
export function judgementOf(photo: FinalPhoto, rights: Rights): Judgement {
  const refusals = refusalsOfPhoto(BOX.darkroom, photo, rights);
  const found = preview(BOX.darkroom.develop(photo, rights.isExact), rights.tableHidesFace);
  return { refusals, glimpses: new Map(found.map((one) => [BOX.guests[one.guest - 1]!.id, one])) };
}

/** The marks over a guest in the finder: invisible, or covered and face. */
export function marksOf(glimpse: Glimpse | undefined): string {
  if (!glimpse) return "";
  if (!glimpse.isVisible) return "x";
  return (
    (glimpse.isCovered ? "c" : "v") + (glimpse.hasFace ? (glimpse.isFaceShown ? "f" : "h") : "")
  );
}

/** The same in words. */
export function wordsOf(glimpse: Glimpse | undefined, speaker: Speaker): string[] {
  if (!glimpse) return [];
  if (!glimpse.isVisible) return [speaker.say("table-invisible")];
  const guests = glimpse.coveredBy.map((number) => `guest.${BOX.guests[number - 1]!.id}`);
  const face = glimpse.isFaceShown ? "table-face-shows" : "table-face-hidden";
  return [
    speaker.say("table-visible"),
    glimpse.isCovered ? speaker.say("table-covered", { guests }) : speaker.say("table-uncovered"),
    speaker.say(glimpse.hasFace ? face : "table-no-face"),
  ];
}

/** The latest judgement. A touch is drawn first and judged afterwards, so no hand waits for it. */
export class Judged {
  private now = $state.raw<Judgement | null>(null);
  private isDue = false;
  private isGone = false;

  constructor(
    private readonly draft: () => Draft,
    private readonly rights: () => Rights,
  ) {
    $effect(() => {
      void [draft().photo, rights(), BOX.darkroom];
      if (this.isDue) return;
      this.isDue = true;
      requestAnimationFrame(() => setTimeout(() => this.judge()));
    });
    $effect(() => () => (this.isGone = true));
  }

  private judge(): void {
    this.isDue = false;
    if (this.isGone) return;
    this.now = judgementOf(this.draft().photo, this.rights());
  }

  /** Why the photograph would be refused; null before the first judgement. */
  get refusals(): readonly Refusal[] | null {
    return this.now?.refusals ?? null;
  }

  marks(id: string): string {
    return marksOf(this.now?.glimpses.get(id));
  }

  words(id: string, speaker: Speaker): string[] {
    return wordsOf(this.now?.glimpses.get(id), speaker);
  }
}

/** Where a figure is, in words. */
export function whereabouts(figure: Figure | undefined, speaker: Speaker): string {
  if (!figure) return speaker.say("table-aside");
  const parts: string[] = [];
  const upright = { ...figure, facing: "front", posture: "up" } as const;
  const spot = figure.on === "floor" ? spotOf(upright) : null;
  if (figure.on === "table") parts.push(speaker.name("level.table"));
  else
    parts.push(
      spot ? speaker.say("table-on-space", { space: spot.space }) : speaker.say("table-free-place"),
    );
  if (figure.posture !== "up") parts.push(speaker.name(`posture.${figure.posture}`));
  if (figure.facing !== "front") parts.push(speaker.name(`facing.${figure.facing}`));
  return parts.join(", ");
}

/** How far a guest stands from the middle of its space. */
export function offsets(figure: Figure | undefined): { dx: number; dy: number } | null {
  const spot = figure ? spotOf(figure) : null;
  return spot && { dx: spot.dx, dy: spot.dy };
}

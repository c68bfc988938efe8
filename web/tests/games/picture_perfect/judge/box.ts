// The box and the golden vectors, as the program exported them.
import contentsText from "../../../../games/picture_perfect/judge/contents.json?raw";
import vectorsText from "./vectors.json?raw";
import { type BoxData, Contents } from "../../../../games/picture_perfect/judge/contents";
import type { Photo } from "../../../../games/picture_perfect/judge/judge";
import type { Measure } from "../../../../games/picture_perfect/judge/measures";
import type { Refusal } from "../../../../games/picture_perfect/judge/placing";
import type { FinalPhoto, PhotoData } from "../../../../games/picture_perfect/judge/scene";
import { evidenceOf, verdict } from "../../../../games/picture_perfect/judge/wishes";

export interface Scene extends PhotoData {
  id: string;
  refusals: Refusal[];
}

/** vis, fig2, illo, cov, face2, inside, fin, fv, and by(j) for each j with pixels. */
export type Numbers = [...counts: number[], by: Record<string, number>];

export interface Vector extends Scene {
  table_hides_face: boolean;
  sha256: string;
  measures: Record<string, Numbers>;
  verdicts: Record<string, string>;
  exact: { refusals: Refusal[]; verdicts: Record<string, string> };
}

export const BOX = new Contents(JSON.parse(contentsText) as BoxData);
export const VECTORS = JSON.parse(vectorsText) as {
  model: number;
  cases: Vector[];
  broken: Scene[];
};

function numbers(found: Measure): Numbers {
  const { vis, fig2, illo, cov, face2, isInside, fin, fv } = found;
  const by = [...found.by.entries()].filter(([, pixels]) => pixels > 0);
  return [vis, fig2, illo, cov, face2, Number(isInside), fin, fv, Object.fromEntries(by)];
}

/** The measures of a photograph as the vectors give them. */
export function told({ data }: Contents, photo: Photo): Record<string, Numbers> {
  const rows = [...photo.measures].map(([guest, found]) => [
    data.guests[guest - 1]!.id,
    numbers(found),
  ]);
  return Object.fromEntries(rows) as Record<string, Numbers>;
}

/** A digit for each kind of card, for every placed guest. */
export function verdicts(
  contents: Contents,
  final: FinalPhoto,
  photo: Photo,
  tableHidesFace: boolean,
): Record<string, string> {
  const { guests, preferences } = contents.data;
  const evidence = evidenceOf(contents, final, photo, tableHidesFace);
  const digits = (guest: number) =>
    preferences.map((wish) => verdict(evidence, guest, wish)).join("");
  return Object.fromEntries(
    final.places.map(({ guest }) => [guests[guest - 1]!.id, digits(guest)]),
  );
}

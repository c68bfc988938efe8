// The box and the golden vectors, as the program exported them.
import contentsText from "../../judge/contents.json?raw";
import vectorsText from "../../judge/vectors.json?raw";
import { type BoxData, Contents } from "../../judge/contents";
import type { Refusal } from "../../judge/placing";
import type { PhotoData } from "../../judge/scene";

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
}

export const BOX = new Contents(JSON.parse(contentsText) as BoxData);
export const VECTORS = JSON.parse(vectorsText) as {
  model: number;
  cases: Vector[];
  broken: Scene[];
};

// The numbered rules behind a thing, for the links of its explanation.
import { kindOf, nameIn } from "./house";

const BY_NAME: Record<string, string[]> = {
  drill: ["D-TOOL-04", "D-TOOL-05", "D-TOOL-06"],
  jackhammer: ["D-TOOL-07", "D-TOOL-08", "D-TOOL-10"],
  cement_mixer: ["D-TOOL-12"],
  scaffold: ["D-TOOL-13", "D-TOOL-14", "D-TOOL-17"],
  roofer: ["D-HELPER-04"],
  supplier: ["D-HELPER-05", "D-HELPER-06", "D-HELPER-07"],
  handyman: ["D-HELPER-08", "D-HELPER-09"],
  architect: ["D-HELPER-12"],
  interior_designer: ["D-HELPER-13", "D-HELPER-14"],
  bathroom: ["D-SCORE-06", "D-SCORE-07"],
  kitchen: ["D-HOUSE-04", "D-SCORE-07"],
  bedroom: ["D-HOUSE-04", "D-SCORE-07"],
  dressing_room: ["D-SCORE-03", "D-SCORE-04"],
  pantry: ["D-SCORE-03", "D-SCORE-04"],
  sauna: ["D-SCORE-03", "D-SCORE-04"],
  tree_house: ["D-DECOR-08"],
  bird_house: ["D-DECOR-08"],
  empty_room: ["D-EMPTY-01", "D-EMPTY-03"],
  vacant: ["D-HOUSE-02", "D-PLACE-02"],
  market: ["D-SETUP-03", "D-TURN-02"],
  marker: ["D-TURN-03", "D-ROUND-06"],
  house: ["D-HOUSE-01", "D-HOUSE-02"],
  basement: ["D-HOUSE-01", "D-PLACE-03"],
  roof_stack: ["D-ROOF-01", "D-ROOF-02"],
  discard: ["D-PILE-01", "D-PILE-02"],
  round: ["D-ROUND-01"],
  windows: ["D-TOOL-01", "D-HELPER-01"],
  garden: ["D-DECOR-08"],
  children: ["D-TIE-02"],
  points_rooms: ["D-SCORE-02"],
  points_decor: ["D-SCORE-05"],
  points_functionality: ["D-SCORE-06", "D-SCORE-07", "D-SCORE-08"],
  points_roof: ["D-ROOF-04", "D-ROOF-05"],
  points_architect: ["D-HELPER-12"],
  points_total: ["D-SCORE-01"],
  pad: ["D-SCORE-01", "D-TIE-01"],
};

const BY_KIND: Record<string, string[]> = {
  room: ["D-HOUSE-04", "D-SCORE-02"],
  roof: ["D-ROOF-04", "D-ROOF-05"],
  decor: ["D-DECOR-01", "D-DECOR-06"],
};

export function rulesOf(code: string): string[] {
  return BY_NAME[nameIn(code)] ?? BY_KIND[kindOf(code)] ?? [];
}

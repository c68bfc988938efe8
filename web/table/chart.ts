// Where scores are on a chart: plain geometry, without drawing.
import type { Standing } from "../lib/wire";

export interface Scale {
  low: number;
  high: number;
  x: (at: number) => number;
  y: (score: number) => number;
}

export function scale(standings: Standing[], wide: number, high: number): Scale {
  const scores = standings.flatMap((standing) => standing.scores);
  const bottom = Math.min(0, ...scores);
  const top = Math.max(1, ...scores);
  const steps = Math.max(1, standings.length - 1);
  return {
    low: bottom,
    high: top,
    x: (at) => (at / steps) * wide,
    y: (score) => high - ((score - bottom) / (top - bottom)) * high,
  };
}

/** Whether there is anything to draw: not if most points are counted in the last moment. */
export function hasCourse(standings: Standing[]): boolean {
  const most = (at: number) => Math.max(0, ...(standings.at(at)?.scores ?? []));
  const before = standings.slice(0, -1).map(({ scores }) => scores.join());
  return new Set(before).size > 1 && 2 * most(-2) >= most(-1);
}

/** Lines made equally long: one row for each step, every line stretched to the longest. */
export function alike(lines: number[][]): number[][] {
  const long = Math.max(0, ...lines.map((line) => line.length));
  return Array.from({ length: long }, (_, step) =>
    lines.map((line) => line[Math.floor((step / Math.max(1, long - 1)) * (line.length - 1))] ?? 0),
  );
}

/** The path of a seat's score; moments in which nothing changes are left out. */
export function lineOf(standings: Standing[], seat: number, box: Scale): string {
  const points: string[] = [];
  standings.forEach((standing, at) => {
    const score = standing.scores[seat] ?? 0;
    const before = standings[at - 1]?.scores[seat];
    const after = standings[at + 1]?.scores[seat];
    if (score === before && score === after) return;
    points.push(`${points.length ? "L" : "M"}${box.x(at).toFixed(1)} ${box.y(score).toFixed(1)}`);
  });
  return points.join("");
}

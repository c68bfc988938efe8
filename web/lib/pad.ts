// A score pad for people at a real table: players, the printed pad's rows, sums and places.

export interface Pad {
  names: string[];
  points: Record<string, (number | null)[]>;
}

export function emptyPad(parts: string[], players: number): Pad {
  return {
    names: Array.from({ length: players }, () => ""),
    points: Object.fromEntries(
      parts.map((part) => [part, Array<number | null>(players).fill(null)]),
    ),
  };
}

export function totals(pad: Pad): number[] {
  return pad.names.map((_, player) =>
    Object.values(pad.points).reduce((sum, row) => sum + (row[player] ?? 0), 0),
  );
}

/** Places by total, equal totals sharing one; ties are broken by the players, who know the rules. */
export function places(sums: number[]): number[] {
  return sums.map((sum) => 1 + sums.filter((other) => other > sum).length);
}

export function withPlayers(pad: Pad, count: number): Pad {
  const fit = <T>(row: T[], usual: T) => Array.from({ length: count }, (_, at) => row[at] ?? usual);
  return {
    names: fit(pad.names, ""),
    points: Object.fromEntries(
      Object.entries(pad.points).map(([part, row]) => [part, fit<number | null>(row, null)]),
    ),
  };
}

// Points as they are printed: with a true minus, and with their sign where they are added.

export function minus(points: number): string {
  return String(points).replace("-", "−");
}

export function signed(points: number, zero = "0"): string {
  return points > 0 ? `+${points}` : points < 0 ? minus(points) : zero;
}

// Which card is which: equal faces keep distinct identities from one view to the next, so a card
// that changes its place can be seen travelling. Cards that stay put keep their identity first.

export interface Lying {
  zone: string;
  code: string;
}

export class Identities {
  private before = new Map<string, string[]>(); // `zone code` -> keys there
  private made = 0;

  /** The keys of these cards, in their order. */
  next(cards: Lying[]): string[] {
    const left = new Map([...this.before].map(([spot, keys]) => [spot, [...keys]]));
    const found: (string | null)[] = cards.map(
      ({ zone, code }) => left.get(`${zone} ${code}`)?.shift() ?? null,
    );
    const loose = new Map<string, string[]>();
    for (const [spot, keys] of left) {
      const code = spot.slice(spot.indexOf(" ") + 1);
      loose.set(code, [...(loose.get(code) ?? []), ...keys]);
    }
    const keys = found.map(
      (key, at) => key ?? loose.get((cards[at] as Lying).code)?.shift() ?? this.fresh(),
    );
    this.before = new Map();
    cards.forEach(({ zone, code }, at) => {
      const spot = `${zone} ${code}`;
      this.before.set(spot, [...(this.before.get(spot) ?? []), keys[at] as string]);
    });
    return keys;
  }

  private fresh(): string {
    return `card.${this.made++}`;
  }
}

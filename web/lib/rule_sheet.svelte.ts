// Which rule somebody wants to read beside the table, from wherever a reason is shown.

export interface Wanted {
  game: string;
  rule?: string;
  search?: string;
}

class RuleSheet {
  wanted = $state.raw<Wanted | null>(null);

  open(wanted: Wanted): void {
    this.wanted = wanted;
  }

  close(): void {
    this.wanted = null;
  }
}

export const ruleSheet = new RuleSheet();

// The numbered rules behind what can be asked about (docs/rules/pebbles.md).
const RULES: Record<string, string[]> = {
  "zone.pool": ["B-ROUND-01", "B-ROUND-03"],
  "zone.fist": ["B-ROUND-02", "B-INFO-02"],
  "zone.shore": ["B-ROUND-04"],
  "zone.sea": ["B-SWAP-01", "B-SWAP-02"],
  "zone.treasure": ["B-END-02"],
};

/** The numbered rules that the explanation of a thing links to. */
export function rules(code: string): string[] {
  return RULES[code] ?? (code.startsWith("pebble.") ? ["B-SETUP-02", "B-ROUND-03"] : []);
}

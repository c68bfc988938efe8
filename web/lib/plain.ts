// Words as people type them when searching.

/** Without case and accents, so "cafe" finds "Café". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

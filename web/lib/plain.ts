// Words as people type them when they look for something.

/** Without case and accents, so that "cafe" finds "Café". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

// Where the visitor is, kept in the address's hash, so any server can serve the page.

export interface Place {
  screen: string;
  args: string[];
}

export function placeOf(hash: string): Place {
  const [screen = "", ...args] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { screen, args };
}

/** A part of the address; a truncated one stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hashOf(screen: string, ...args: string[]): string {
  return `#/${[screen, ...args].map(encodeURIComponent).join("/")}`;
}

class Route {
  place = $state(placeOf(globalThis.location?.hash ?? ""));

  listen(): void {
    addEventListener("hashchange", () => {
      this.place = placeOf(location.hash);
      scrollTo(0, 0);
    });
  }

  go(screen: string, ...args: string[]): void {
    location.hash = hashOf(screen, ...args);
  }
}

export const route = new Route();

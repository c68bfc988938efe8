// The box in use: the printed one as the server tells it, with a table's own numbers laid over it.
//
// A server may lay its owner's box over the printed one; a table made before that, or elsewhere, has
// not got it. So what a table changes is always laid over the printed box.
import { server, type BoxValue } from "../lib/http";
import type { BoxInUse } from "./desk.svelte";

class Boxes {
  private printed = $state.raw<Record<string, BoxInUse>>({});
  private isAsked = false;

  /** Empty until the server has told; whoever reads it is drawn again then. */
  of(game: string, changes: BoxInUse = {}): BoxInUse {
    if (!this.isAsked) {
      this.isAsked = true;
      void this.load().catch(() => (this.isAsked = false));
    }
    return { ...this.printed[game], ...changes };
  }

  private async load(): Promise<void> {
    const games = await server.games();
    this.printed = Object.fromEntries(
      games.map(({ key, box, printed }) => [key, byPath(printed.length ? printed : box)]),
    );
  }
}

function byPath(values: readonly BoxValue[]): BoxInUse {
  return Object.fromEntries(values.map(({ path, ...entry }) => [path, entry]));
}

export const boxes = new Boxes();

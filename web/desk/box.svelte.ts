// The box in use: the printed one as the server sends it, with a table's own numbers on top.
//
// A server may lay its owner's box over the printed one, but a table made before that, or
// elsewhere, does not have it. So a table's changes always go on top of the printed box.
import { server } from "../lib/http";
import type { BoxValue } from "../lib/wire";
import type { BoxInUse } from "./desk.svelte";

class Boxes {
  private printed = $state.raw<Record<string, BoxInUse>>({});
  private isAsked = false;

  /** Empty until the server has sent it; its readers are then drawn again. */
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

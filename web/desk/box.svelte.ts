// The box in use: the printed one as the server tells it, with a table's own numbers laid over it.
import { server } from "../lib/http";
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
      games.map(({ key, box }) => [key, Object.fromEntries(box.map(({ path, ...entry }) => [path, entry]))]),
    );
  }
}

export const boxes = new Boxes();

// The speakers in use: the page's own and one per game, in the current language.
import { server } from "./http";
import { settings } from "./settings.svelte";
import { bundleOf, Speaker } from "./words.svelte";

const texts = new Map<string, Promise<string>>();

/** The Fluent text of the page or of a game, fetched once. */
export function text(lang: string, game = ""): Promise<string> {
  const key = `${lang}/${game}`;
  let found = texts.get(key);
  if (!found) {
    found = server.words(lang, game || undefined);
    found.catch(() => texts.delete(key));
    texts.set(key, found);
  }
  return found;
}

class Speech {
  page = $state.raw(new Speaker("en", []));
  games = $state.raw<Record<string, Speaker>>({});
  isReady = $state(false);

  /** Load the words of the page and of the known games, in the current language. */
  async load(lang: string = settings.lang): Promise<void> {
    const page = bundleOf(lang, await text(lang));
    const games = await Promise.all(
      Object.keys(this.games).map(async (game) => [game, await this.made(lang, game)] as const),
    );
    this.page = new Speaker(lang, [page]);
    this.games = Object.fromEntries(games);
    this.isReady = true;
  }

  async learn(game: string): Promise<void> {
    if (this.games[game]?.lang === settings.lang) return;
    const made = await this.made(settings.lang, game);
    this.games = { ...this.games, [game]: made };
  }

  of(game: string | undefined): Speaker {
    return (game && this.games[game]) || this.page;
  }

  private async made(lang: string, game: string): Promise<Speaker> {
    const [own, shared] = await Promise.all([text(lang, game), text(lang)]);
    return new Speaker(lang, [bundleOf(lang, own), bundleOf(lang, shared)]);
  }
}

export const speech = new Speech();

/** A sentence of the page itself. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return speech.page.say(id, args);
}

// What a reader of rules has to read: words, drawings, the short rules and the numbered ones.
import { setDesk, type GameTable } from "../desk/desk.svelte";
import { ReplayDesk } from "../desk/replay_desk.svelte";
import { tableOf } from "../games";
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import { rulesOf, type Rule } from "./numbered";
import { shortRulesOf, type Section } from "./short";

export class Reader {
  sections = $state.raw<Section[] | null>(null); // null: not there yet
  rules = $state.raw<Rule[]>([]);
  table = $state.raw<GameTable | null>(null);

  /**
   * Call while a component is created: loads what its game has, and reloads it in a new language.
   */
  constructor(readonly game: () => string) {
    $effect(() => {
      const [key, lang] = [game(), settings.lang];
      if (!key) return;
      void speech.learn(key);
      void shortRulesOf(key, lang).then((sections) => (this.sections = sections));
      void rulesOf(key).then(
        (rules) => (this.rules = rules),
        () => (this.rules = []),
      );
      void (tableOf(key) ?? Promise.resolve(null)).then(
        (table) => (this.table = table),
        () => (this.table = null),
      );
    });
    // Drawings of things read the box's numbers from a desk: here it holds nothing else.
    const sight = () => ({
      ...{ game: game(), id: "", options: {}, box: {}, view: {}, eyes: null, seats: [], log: [] },
      ...{ speaker: speech.of(game()), isOver: false, standing: null },
    });
    setDesk(new ReplayDesk(sight, () => undefined));
  }

  get speaker() {
    return speech.of(this.game());
  }
}

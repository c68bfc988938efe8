// Every word a person reads: the server's Fluent files behind one Speaker, as in the terminal.
// Code names (`room.kitchen`, `seat.0`) become names; the language can change at any time.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, EventLine, Reason, SeatInfo, Sentence, Value, Words } from "./wire";

const ids = new WeakMap<FluentBundle, string[]>();

/** The messages of one Fluent file; isolation marks are off on both sides, Python and browser. */
export function bundleOf(lang: string, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(lang === "fr" ? kept(text) : text);
  bundle.addResource(resource);
  ids.set(
    bundle,
    resource.body.map(({ id }) => id),
  );
  return bundle;
}

/** French with no-break spaces before high punctuation: no line begins with a colon. */
function kept(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** The ids of a Fluent file that begin like this, in the order of the file. */
export function idsOf(text: string, start: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)]
    .map((match) => match[1] as string)
    .filter((id) => id.startsWith(start));
}

/** A name from a box as its owner would say it: `wine_bar` is "Wine bar". */
export function readable(name: string): string {
  const text = name.replaceAll("_", " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class Speaker {
  constructor(
    readonly lang: string,
    private readonly bundles: FluentBundle[],
    readonly names: string[] = [],
    private readonly given: ReadonlySet<string> = new Set(),
  ) {}

  private readonly kinds = new Map<string, readonly string[]>();

  withNames(names: string[]): Speaker {
    return new Speaker(this.lang, this.bundles, names, this.given);
  }

  /**
   * The same words with a box, by the paths of its values: things its owner added have names too.
   */
  withBox(paths: string[]): Speaker {
    const rows = paths.map((path) => path.split(".").slice(0, 2).join("."));
    return new Speaker(this.lang, this.bundles, this.names, new Set(rows));
  }

  /** The same words at a table with these people; those without a name are called by seat. */
  at(seats: SeatInfo[]): Speaker {
    return this.withNames(
      seats.map(({ seat, kind, name }) => {
        return (
          name || this.say(kind === "bot" ? "player-bot" : "player-number", { number: seat + 1 })
        );
      }),
    );
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  say(id: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (!message?.value) continue;
      const words = Object.entries(args).map(([name, value]) => [name, this.value(value)]);
      return bundle.formatPattern(message.value, Object.fromEntries(words), []);
    }
    return id;
  }

  /** A value as people read it: names for code names, lists with "and". */
  value(value: Value | undefined): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (value === null || value === undefined) return this.say("page-empty");
    if (Array.isArray(value)) return this.listing(value.map((item) => String(this.value(item))));
    if (typeof value === "object") {
      return this.listing(Object.values(value).map((item) => String(this.value(item))));
    }
    return this.name(value);
  }

  listing(items: string[]): string {
    if (items.length === 0) return this.say("list-nothing");
    if (items.length === 1) return items[0] as string;
    const most = items.slice(0, -1).join(", ");
    return this.say("list-and", { most, last: items.at(-1) as string });
  }

  name(code: string): string {
    const match = /^([A-Za-z_]\w*)\.(.+)$/s.exec(code);
    if (!match) return code;
    const [, kind, name] = match as unknown as [string, string, string];
    if (kind === "seat" && /^\d+$/.test(name)) return this.player(Number(name));
    const id = `${kind}-${name}`;
    if (this.has(id)) return this.say(id);
    return this.given.has(code) ? readable(name) : code;
  }

  /** The names of everything of this kind, its own among them. */
  kin(code: string): readonly string[] {
    const kind = code.split(".")[0] ?? "";
    let names = this.kinds.get(kind);
    if (!names) {
      const found = this.bundles.flatMap((bundle) => ids.get(bundle) ?? []);
      names = [...new Set(found.filter((id) => id.startsWith(`${kind}-`)))].map((id) =>
        this.say(id),
      );
      this.kinds.set(kind, names);
    }
    return names;
  }

  player(seat: number): string {
    return this.names[seat] || this.say("player-number", { number: seat + 1 });
  }

  choice(words: Words): string {
    return this.say(`choice-${words.verb}`, words.args);
  }

  ask(kind: string, about: Args): string {
    return this.say(`ask-${kind}`, about);
  }

  event(line: EventLine): string {
    const veiled = `event-${line.kind}-veiled`;
    return this.say(line.veiled && this.has(veiled) ? veiled : `event-${line.kind}`, line.args);
  }

  /** A sentence that the engine chose, with the choice or the event that it tells. */
  sentence({ id, args, words, event }: Sentence): string {
    return this.say(id, {
      ...args,
      ...(words && { choice: this.choice(words) }),
      ...(event && { event: this.event(event) }),
    });
  }

  reason(reason: Reason): string {
    const id = `reason-${reason.code}`;
    return this.has(id) ? this.say(id, reason.args) : this.say("page-refused");
  }

  /** The heading for a part of a view; a code name serves as one too. */
  label(key: string): string {
    if (key.includes(".")) return this.name(key);
    return this.has(`view-${key}`) ? this.say(`view-${key}`) : key;
  }

  part(key: string): string {
    return this.say(`part-${key}`);
  }

  option(key: string, value?: unknown): string {
    const id = value === undefined ? `option-${key}` : `option-${key}-${value}`.toLowerCase();
    return this.has(id) ? this.say(id) : String(value ?? key);
  }
}

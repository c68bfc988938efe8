// The box in use, as things are drawn and described with it: every card's symbols and actions, and
// what is printed on the forts.
import type { BoxInUse } from "../../desk/desk.svelte";
import { EMPTY, parse, type Effect } from "./effects";

export interface Action {
  notation: string;
  effect: Effect;
}

export interface Kid {
  code: string;
  symbols: string[]; // suits without their kind: "shovel", "coin"
  public: Action | null;
  private: Action | null;
  board: string | null; // whose Best Friend this is
}

export interface Level {
  points: number;
  pizza: number;
  toys: number;
  either: number;
}

export class Contents {
  private readonly kids = new Map<string, Kid>();
  readonly levels: Level[] = [];

  constructor(private readonly box: BoxInUse) {
    for (const path of Object.keys(box)) {
      const match = /^(kid|best_friend)\.(\w+)\.symbols$/.exec(path);
      if (match)
        this.kids.set(`kid.${match[2]}`, this.read(match[1] as string, match[2] as string));
    }
    for (let at = 0; box[`level.${at}.points`]; at++) {
      const part = (name: string) => this.count(`level.${at}.${name}`);
      this.levels.push({
        points: part("points"),
        pizza: part("pizza"),
        toys: part("toys"),
        either: part("either"),
      });
    }
  }

  /** False until the box has arrived: nothing can be drawn before that. */
  get isReady(): boolean {
    return this.kids.size > 0;
  }

  get topLevel(): number {
    return this.levels.length - 1;
  }

  kid(code: string): Kid {
    return this.kids.get(code) ?? { code, symbols: [], public: null, private: null, board: null };
  }

  number(name: string): number {
    return this.count(`numbers.${name}`);
  }

  /** What a made-up rule pays: the main number, and the second one that some have. */
  rulePoints(code: string): { each: number; bonus: number } {
    const name = code.replace("made_up_rule.", "");
    const part = (key: string) => this.count(`made_up_rule.${name}.${key}`);
    const first = ["each", "points", "most"].find((key) => this.box[`made_up_rule.${name}.${key}`]);
    const second = ["all", "level", "tied"].find((key) => this.box[`made_up_rule.${name}.${key}`]);
    return { each: first ? part(first) : 0, bonus: second ? part(second) : 0 };
  }

  private count(path: string): number {
    return Number(this.box[path]?.value ?? 0);
  }

  private read(table: string, name: string): Kid {
    const part = (key: string) => this.box[`${table}.${name}.${key}`]?.value;
    const action = (key: string): Action | null => {
      const notation = String(part(key) ?? EMPTY);
      const effect = parse(notation);
      return effect && { notation, effect };
    };
    return {
      code: `kid.${name}`,
      symbols: part("symbols") as string[],
      public: action("public"),
      private: action("private"),
      board: table === "best_friend" ? String(part("board")) : null,
    };
  }
}

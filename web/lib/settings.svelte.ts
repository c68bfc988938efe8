// How this person likes the page: language, appearance, motion, sound, kind of table, name. It is
// remembered.
import { remember, remembered } from "./memory";
import { LANGUAGES, type Language } from "./wire";

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  it: "Italiano",
  fr: "Français",
};
export const LOOKS = ["auto", "light", "dark", "contrast"] as const;
export const SPEEDS = ["normal", "fast", "skip"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Our language nearest to the first wish that we can meet. */
export function nearest(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase();
    const exact = LANGUAGES.find((ours) => ours.toLowerCase() === code);
    const near = LANGUAGES.find((ours) => ours.split("-")[0] === code.split("-")[0]);
    const found = exact ?? near;
    if (found) return found;
  }
  return "en";
}

class Settings {
  lang = $state<Language>(remembered("lang", nearest(globalThis.navigator?.languages ?? [])));
  look = $state<string>(remembered("look", "auto"));
  isStill = $state<boolean>(remembered("still", false));
  speed = $state<Speed>(remembered("speed", "normal"));
  hasSound = $state<boolean>(remembered("sound", false));
  hasTouch = $state<boolean>(remembered("touch", false)); // vibration
  isPlain = $state<boolean>(remembered("plain", false)); // the plain table for every game
  hasNotices = $state<boolean>(remembered("notices", false));
  name = $state<string>(remembered("name", ""));

  keep(): void {
    remember("lang", this.lang);
    remember("look", this.look);
    remember("still", this.isStill);
    remember("speed", this.speed);
    remember("sound", this.hasSound);
    remember("touch", this.hasTouch);
    remember("plain", this.isPlain);
    remember("notices", this.hasNotices);
    remember("name", this.name);
    this.show();
  }

  /** Put the appearance on the document; CSS does the rest. */
  show(): void {
    const root = document.documentElement;
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset["look"] = this.look === "auto" ? (isDark ? "dark" : "light") : this.look;
    root.dataset["still"] = String(this.isStill);
    root.lang = this.lang;
  }
}

export const settings = new Settings();

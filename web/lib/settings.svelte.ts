// How this person likes the page: language, appearance, motion, sound, name. Remembered.
import { remember, remembered } from "./memory";

export const LANGUAGES = ["en", "pt-BR", "pt-PT", "it", "fr"] as const;
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  it: "Italiano",
  fr: "Français",
};
export const LOOKS = ["auto", "light", "dark", "contrast"] as const;

/** The language of ours that is nearest to the first wish that has one. */
export function nearest(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase();
    const exact = LANGUAGES.find((ours) => ours.toLowerCase() === code);
    const near = LANGUAGES.find((ours) => ours.split("-")[0] === code.split("-")[0]);
    if (exact ?? near) return (exact ?? near) as string;
  }
  return "en";
}

class Settings {
  lang = $state(remembered("lang", nearest(globalThis.navigator?.languages ?? [])));
  look = $state<string>(remembered("look", "auto"));
  isStill = $state<boolean>(remembered("still", false));
  hasSound = $state<boolean>(remembered("sound", false));
  hasNotices = $state<boolean>(remembered("notices", false));
  name = $state<string>(remembered("name", ""));

  keep(): void {
    remember("lang", this.lang);
    remember("look", this.look);
    remember("still", this.isStill);
    remember("sound", this.hasSound);
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

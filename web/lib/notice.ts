// Tells a person who looks elsewhere that it is their turn: title, sound, notice of the browser.
import { buzz, play } from "./sounds";
import { settings } from "./settings.svelte";

export function callToTable(title: string, text: string): void {
  play("chime");
  buzz(30);
  if (!document.hidden || !settings.hasNotices) return;
  if ("Notification" in globalThis && Notification.permission === "granted") {
    new Notification(title, { body: text, icon: "/favicon.svg", tag: "turn" });
  }
}

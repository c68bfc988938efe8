// Tells a person who is looking elsewhere that it is their turn: title, sound, notification.
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

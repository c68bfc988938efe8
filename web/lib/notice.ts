// Tells a person who looks elsewhere that it is their turn: title, sound, notice of the browser.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes, made here: no file has to be loaded. */
function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [at, pitch] of [
    [0, 523.25],
    [0.16, 783.99],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.5);
  }
}

export function callToTable(title: string, text: string): void {
  if (settings.hasSound) chime();
  if (!document.hidden || !settings.hasNotices) return;
  if ("Notification" in globalThis && Notification.permission === "granted") {
    new Notification(title, { body: text, icon: "/favicon.svg", tag: "turn" });
  }
}

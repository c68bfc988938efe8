// Our own short sounds, made from tones and noise: no file to load. Off by default.
import { settings } from "./settings.svelte";

export type Sound = "card" | "token" | "coin" | "chime" | "shutter" | "win";

interface Tone {
  at: number; // seconds from now
  pitch: number;
  to?: number; // where the pitch slides
  long: number;
  loud: number;
  shape?: OscillatorType;
}

interface Rustle {
  at: number;
  long: number;
  loud: number;
  pitch: number; // the middle of the audible band of the noise
}

const TONES: Record<Sound, Tone[]> = {
  card: [],
  token: [{ at: 0, pitch: 320, to: 180, long: 0.09, loud: 0.16, shape: "triangle" }],
  coin: [
    { at: 0, pitch: 1318, long: 0.12, loud: 0.07 },
    { at: 0.05, pitch: 1976, long: 0.28, loud: 0.06 },
  ],
  chime: [
    { at: 0, pitch: 523.25, long: 0.5, loud: 0.12 },
    { at: 0.16, pitch: 783.99, long: 0.5, loud: 0.12 },
  ],
  shutter: [{ at: 0.05, pitch: 90, to: 60, long: 0.05, loud: 0.1, shape: "square" }],
  win: [523.25, 659.25, 783.99, 1046.5].map((pitch, at) => ({
    at: at * 0.13,
    pitch,
    long: at === 3 ? 0.9 : 0.3,
    loud: 0.1,
    shape: "triangle" as const,
  })),
};

const RUSTLES: Partial<Record<Sound, Rustle[]>> = {
  card: [{ at: 0, long: 0.09, loud: 0.2, pitch: 2600 }],
  token: [{ at: 0, long: 0.03, loud: 0.1, pitch: 900 }],
  shutter: [
    { at: 0, long: 0.035, loud: 0.3, pitch: 3200 },
    { at: 0.08, long: 0.05, loud: 0.22, pitch: 2200 },
  ],
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function sing(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = tone.shape ?? "sine";
  voice.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
  volume.gain.setValueAtTime(tone.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + tone.long);
}

function rustle(audio: AudioContext, { at, long, loud, pitch }: Rustle): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
}

export function play(sound: Sound): void {
  if (!settings.hasSound || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  for (const tone of TONES[sound]) sing(audio, tone);
  for (const one of RUSTLES[sound] ?? []) rustle(audio, one);
}

/** A short vibration, if the device can and the person wants it. */
export function buzz(pattern: number | number[] = 12): void {
  if (settings.hasTouch && "vibrate" in navigator) navigator.vibrate(pattern);
}

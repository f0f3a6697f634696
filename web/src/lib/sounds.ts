/** Few, soft, synthesized sounds, with a volume. */

import type { EventJson } from "./contract";
import { settings } from "./settings.svelte";

export type Sound = "turn" | "call" | "murder" | "theft" | "spell" | "draw" | "coin" | "build" | "destroy" | "crown" | "dice" | "end";

let context: AudioContext | null = null;
/** The volume, through which all sounds run. */
let loudness: GainNode | null = null;
let lastPlayed: Partial<Record<Sound, number>> = {};

/** Unlock audio: browsers allow sound only after a touch. */
export function allowSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  loudness = context.createGain();
  loudness.connect(context.destination);
  void context.resume();
}

/** Play a sound if sound is on and allowed. */
export function play(sound: Sound): void {
  if (!settings.sound || !context || !loudness || context.state === "closed") return;
  const now = context.currentTime;
  if (now - (lastPlayed[sound] ?? -1) < 0.15) return;
  lastPlayed = { ...lastPlayed, [sound]: now };
  void context.resume();
  loudness.gain.value = settings.volume ** 2; // perceived loudness
  recipes[sound](context, now);
}

const recipes: Record<Sound, (audio: AudioContext, at: number) => void> = {
  turn: (audio, at) => {
    tone(audio, at, 659, 0.5, 0.09);
    tone(audio, at + 0.14, 880, 0.8, 0.09);
  },
  call: (audio, at) => {
    noise(audio, at, 0.1, 300, 0.12);
    tone(audio, at + 0.05, 392, 0.45, 0.05, "triangle");
    tone(audio, at + 0.05, 587, 0.6, 0.04, "triangle");
  },
  murder: (audio, at) => {
    noise(audio, at + 0.3, 0.16, 3200, 0.09);
    tone(audio, at, 73, 1.1, 0.14, "sine", 62);
    tone(audio, at + 0.34, 110, 0.9, 0.1, "triangle", 55);
  },
  theft: (audio, at) => {
    for (let step = 0; step < 5; step += 1) tone(audio, at + step * 0.07, 2093 - 170 * step, 0.16, 0.03, "triangle");
  },
  spell: (audio, at) => {
    [466, 622, 740, 932].forEach((pitch, step) => tone(audio, at + step * 0.11, pitch, 0.9, 0.035, "sine", pitch * 0.94));
  },
  draw: (audio, at) => {
    noise(audio, at, 0.08, 2600, 0.05);
    noise(audio, at + 0.09, 0.07, 3100, 0.04);
  },
  coin: (audio, at) => {
    tone(audio, at, 1568, 0.18, 0.04, "triangle");
    tone(audio, at + 0.05, 2093, 0.28, 0.04, "triangle");
  },
  build: (audio, at) => {
    noise(audio, at, 0.07, 900, 0.14);
    noise(audio, at + 0.12, 0.09, 600, 0.16);
    tone(audio, at + 0.12, 147, 0.18, 0.1);
  },
  destroy: (audio, at) => {
    noise(audio, at, 0.5, 420, 0.2);
    tone(audio, at, 98, 0.4, 0.12, "sine", 55);
  },
  crown: (audio, at) => {
    [523, 659, 784, 1047].forEach((pitch, step) => tone(audio, at + step * 0.08, pitch, 0.5, 0.05));
  },
  dice: (audio, at) => {
    for (let step = 0; step < 6; step += 1) noise(audio, at + step * 0.09 + (step % 2) * 0.02, 0.03, 1800 + 200 * step, 0.1);
  },
  end: (audio, at) => {
    [392, 523, 659, 784].forEach((pitch) => tone(audio, at, pitch, 1.8, 0.04));
    [523, 659, 784, 1047].forEach((pitch) => tone(audio, at + 0.35, pitch, 2.2, 0.045));
  },
};

/** A note with a fast attack and a decay. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  kind: OscillatorType = "sine",
  to = pitch,
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(loudness ?? audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A knock: band-filtered noise. */
function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = samples;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  gain.gain.value = loud;
  source
    .connect(filter)
    .connect(gain)
    .connect(loudness ?? audio.destination);
  source.start(at);
}

const order: Sound[] = ["end", "murder", "spell", "dice", "destroy", "theft", "crown", "call", "build", "coin", "draw"];

/** Sounds for events, at most the two most important ones. */
export function soundsOf(sounds: Readonly<Record<string, Sound>>, happened: readonly EventJson[]): Sound[] {
  const found = new Set(happened.map((one) => sounds[one.event]));
  return order.filter((sound) => found.has(sound)).slice(0, 2);
}

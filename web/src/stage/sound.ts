// Sounds made on the spot: a few oscillators and noise, no files. Silent until somebody switches it on.
import { sound } from "../settings";

export type Sound = "dice" | "card" | "bell" | "heart" | "chime" | "thud" | "gate" | "won" | "lost";

let context: AudioContext | null = null;

function tone(at: AudioContext, pitch: number, begin: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const start = at.currentTime + begin;
  const oscillator = at.createOscillator();
  const volume = at.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.05);
}

function noise(at: AudioContext, begin: number, length: number, loud: number, pitch: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 2;
  const source = at.createBufferSource();
  const band = at.createBiquadFilter();
  const volume = at.createGain();
  band.type = "bandpass";
  band.frequency.value = pitch;
  volume.gain.value = loud;
  source.buffer = buffer;
  source.connect(band).connect(volume).connect(at.destination);
  source.start(at.currentTime + begin);
}

const SCORES: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  dice: (at) => [0, 0.07, 0.16, 0.23, 0.36, 0.52].forEach((begin, index) => noise(at, begin, 0.05, 0.5 - index * 0.05, 2400 - index * 180)),
  card: (at) => noise(at, 0, 0.14, 0.25, 5200),
  bell: (at) => [0, 1.1].forEach((begin) => [196, 392, 523, 784].forEach((pitch, index) => tone(at, pitch, begin, 2.2 - index * 0.3, 0.16 / (index + 1)))),
  heart: (at) => [0, 0.22, 0.95, 1.17].forEach((begin) => tone(at, 52, begin, 0.2, 0.5)),
  chime: (at) => [523, 659, 784].forEach((pitch, index) => tone(at, pitch, index * 0.09, 0.6, 0.12)),
  thud: (at) => (tone(at, 70, 0, 0.35, 0.4), noise(at, 0, 0.12, 0.3, 200)),
  gate: (at) => [82, 87, 123].forEach((pitch) => tone(at, pitch, 0, 2.2, 0.1, "sawtooth")),
  won: (at) => [392, 523, 659, 784, 1047].forEach((pitch, index) => tone(at, pitch, index * 0.16, 1.4, 0.14)),
  lost: (at) => [220, 207, 196, 147].forEach((pitch, index) => tone(at, pitch, index * 0.4, 1.6, 0.16, "triangle")),
};

const SHAKES: Partial<Readonly<Record<Sound, readonly number[]>>> = {
  dice: [15, 40, 15],
  bell: [80, 120, 80],
  heart: [60, 90, 60],
  thud: [50],
  lost: [200],
};

/** With the sound goes a shiver, on what can shiver. */
export function play(name: Sound): void {
  if (!sound.value) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    SCORES[name](context);
    const shake = SHAKES[name];
    if (shake && "vibrate" in navigator) navigator.vibrate([...shake]);
  } catch {
    // A browser without sound is a quiet one.
  }
}

import { settings } from './settings';

/** One tone of a sound: a wave or noise that glides from one frequency to another and fades. Times in milliseconds. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  from: number;
  to?: number;
  at?: number;
  length: number;
  /** Loudness in thousandths. */
  gain?: number;
}
export type Sound = Tone[];

const HOUSE: Record<string, Sound> = {
  turn: [
    { wave: 'triangle', from: 523, length: 160, gain: 160 },
    { wave: 'triangle', from: 784, at: 110, length: 240, gain: 140 },
  ],
  tap: [{ wave: 'triangle', from: 320, to: 240, length: 60, gain: 250 }],
  no: [{ wave: 'sine', from: 190, to: 150, length: 140, gain: 120 }],
  chat: [{ wave: 'sine', from: 880, to: 990, length: 90, gain: 160 }],
  ping: [{ wave: 'sine', from: 1180, to: 1170, length: 420, gain: 70 }],
  victory: [
    { wave: 'triangle', from: 523, length: 180, gain: 65 },
    { wave: 'triangle', from: 659, at: 120, length: 180, gain: 65 },
    { wave: 'triangle', from: 784, at: 240, length: 200, gain: 65 },
    { wave: 'triangle', from: 1046, at: 380, length: 620, gain: 70 },
    { wave: 'sine', from: 1568, at: 380, length: 700, gain: 25 },
  ],
  defeat: [
    { wave: 'sine', from: 330, to: 311, length: 380, gain: 65 },
    { wave: 'sine', from: 262, to: 220, at: 300, length: 760, gain: 65 },
  ],
  end: [
    { wave: 'triangle', from: 392, length: 220, gain: 90 },
    { wave: 'triangle', from: 494, at: 140, length: 220, gain: 90 },
    { wave: 'triangle', from: 587, at: 280, length: 480, gain: 95 },
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound of the house, or one given; silent where sound is off or the page was not touched yet. */
export function play(sound: string | Sound, own: Record<string, Sound> = {}): void {
  const tones = typeof sound === 'string' ? (own[sound] ?? HOUSE[sound]) : sound;
  if (!tones || !settings().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones) start(context, tone);
}

function start(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + (tone.at ?? 0) / 1000;
  const end = begin + tone.length / 1000;
  const gain = audio.createGain();
  const loud = ((tone.gain ?? 120) / 1000) * (settings().volume / 60);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source(audio, tone, begin, end).connect(gain).connect(audio.destination);
}

function source(audio: AudioContext, tone: Tone, begin: number, end: number): AudioNode {
  if (tone.wave === 'noise') return rush(audio, tone, begin, end);
  const wave = audio.createOscillator();
  wave.type = tone.wave;
  wave.frequency.setValueAtTime(tone.from, begin);
  wave.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  wave.start(begin);
  wave.stop(end);
  return wave;
}

/** Noise through a band that glides: wind, water, gravel, a drum. */
function rush(audio: AudioContext, tone: Tone, begin: number, end: number): AudioNode {
  noise ??= makeNoise(audio);
  const player = audio.createBufferSource();
  player.buffer = noise;
  player.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(tone.from, begin);
  band.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  player.start(begin);
  player.stop(end);
  return player.connect(band);
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // The same noise each time, so that each sound is as loud as it was made.
  let last = 1;
  for (let i = 0; i < samples.length; i++) {
    last = (last * 16_807) % 2_147_483_647;
    samples[i] = last / 2 ** 30 - 1;
  }
  return buffer;
}

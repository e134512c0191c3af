/** Card snap, drum roll before a poster, applause: all made of a few tones. */
import type { Sound, Tone } from '../../core/sound';

/** A hall that claps: many short bursts, none quite on the beat. */
const claps = (count: number, gain: number): Tone[] =>
  Array.from({ length: count }, (_, i) => ({
    wave: 'noise' as const,
    from: 1400 + ((i * 379) % 900),
    at: i * 52 + ((i * 37) % 29),
    length: 55,
    gain: gain - Math.abs(i - count / 2) * 4,
  }));

const roll = (count: number): Tone[] =>
  Array.from(
    { length: count },
    (_, i) => ({ wave: 'noise' as const, from: 240, to: 180, at: i * 34, length: 44, gain: 40 + i * 7 }),
  );

export const SOUNDS: Record<string, Sound> = {
  flip: [
    { wave: 'noise', from: 3200, to: 1800, length: 40, gain: 525 },
    { wave: 'noise', from: 900, to: 500, at: 170, length: 60, gain: 655 },
  ],
  swap: [
    { wave: 'noise', from: 700, to: 1500, length: 200, gain: 355 },
    { wave: 'noise', from: 800, to: 400, at: 300, length: 60, gain: 1060 },
  ],
  leap: [
    { wave: 'sine', from: 260, to: 780, length: 220, gain: 110 },
    { wave: 'noise', from: 800, to: 400, at: 310, length: 60, gain: 180 },
  ],
  magic: [
    { wave: 'sine', from: 880, length: 120, gain: 75 },
    { wave: 'sine', from: 1174, at: 80, length: 120, gain: 75 },
    { wave: 'sine', from: 1568, at: 160, length: 260, gain: 75 },
  ],
  look: [{ wave: 'sine', from: 520, to: 660, length: 340, gain: 85 }],
  applause: claps(9, 330),
  poster: [
    ...roll(14),
    { wave: 'noise', from: 6000, to: 3000, at: 480, length: 500, gain: 130 },
    ...claps(22, 110).map((tone) => ({ ...tone, at: (tone.at ?? 0) + 560 })),
  ],
};

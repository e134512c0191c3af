import type { Sound } from '../../core/sound';

/** Wooden knocks, wind, rain. */
export const SOUNDS: Record<string, Sound> = {
  throw: [{ wave: 'noise', from: 500, to: 1500, length: 170, gain: 670 }],
  knock: [
    { wave: 'triangle', from: 420, to: 210, length: 70, gain: 220 },
    { wave: 'noise', from: 1500, to: 700, length: 40, gain: 170 },
  ],
  tap: [
    { wave: 'triangle', from: 560, to: 330, length: 45, gain: 285 },
    { wave: 'noise', from: 2100, to: 1200, length: 25, gain: 190 },
  ],
  lost: [
    { wave: 'triangle', from: 330, to: 120, length: 320, gain: 115 },
    { wave: 'triangle', from: 300, to: 150, at: 160, length: 90, gain: 90 },
  ],
  wind: [
    { wave: 'noise', from: 320, to: 760, length: 420, gain: 545 },
    { wave: 'noise', from: 760, to: 380, at: 300, length: 380, gain: 390 },
  ],
  dock: [
    { wave: 'triangle', from: 260, to: 190, length: 80, gain: 230 },
    { wave: 'noise', from: 900, to: 600, at: 120, length: 70, gain: 160 },
  ],
  rain: [0, 70, 130, 220, 290].map((at) => ({
    wave: 'noise' as const,
    from: 5200,
    to: 3400,
    at,
    length: 60,
    gain: 240,
  })),
  shine: [
    { wave: 'sine', from: 880, to: 1320, length: 300, gain: 80 },
    { wave: 'sine', from: 1320, to: 1760, at: 140, length: 340, gain: 60 },
  ],
  land: [
    { wave: 'sine', from: 300, to: 180, length: 240, gain: 105 },
    { wave: 'noise', from: 700, to: 300, at: 160, length: 120, gain: 80 },
  ],
  gong: [
    { wave: 'sine', from: 196, to: 190, length: 1400, gain: 50 },
    { wave: 'sine', from: 523, to: 515, length: 900, gain: 18 },
  ],
};

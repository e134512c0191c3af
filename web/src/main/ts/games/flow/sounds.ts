/** Drips, pouring water, a low swell before the wave, and a heartbeat when time runs out. */
import type { Sound } from '../../core/sound';

export const SOUNDS: Record<string, Sound> = {
  drip: [
    { wave: 'sine', from: 900, to: 1500, length: 70, gain: 140 },
    { wave: 'sine', from: 1400, to: 700, at: 60, length: 90, gain: 95 },
  ],
  pour: [
    { wave: 'noise', from: 500, to: 1400, length: 320, gain: 180 },
    { wave: 'sine', from: 420, to: 640, at: 60, length: 160, gain: 120 },
    { wave: 'sine', from: 520, to: 800, at: 160, length: 160, gain: 100 },
  ],
  stone: [{ wave: 'noise', from: 260, to: 120, length: 160, gain: 1515 }],
  bird: [
    { wave: 'sine', from: 2100, to: 2900, length: 90, gain: 95 },
    { wave: 'sine', from: 2500, to: 2000, at: 120, length: 120, gain: 95 },
  ],
  start: [
    { wave: 'triangle', from: 330, length: 140, gain: 125 },
    { wave: 'triangle', from: 495, at: 130, length: 260, gain: 125 },
  ],
  heart: [
    { wave: 'sine', from: 72, to: 48, length: 130, gain: 150 },
    { wave: 'sine', from: 64, to: 42, at: 190, length: 150, gain: 115 },
  ],
  wave: [
    { wave: 'sine', from: 48, to: 70, length: 900, gain: 85 },
    { wave: 'noise', from: 160, to: 1500, at: 350, length: 1000, gain: 85 },
    { wave: 'noise', from: 1500, to: 300, at: 1250, length: 1100, gain: 70 },
  ],
  won: [
    { wave: 'triangle', from: 392, length: 260, gain: 75 },
    { wave: 'triangle', from: 494, at: 200, length: 260, gain: 75 },
    { wave: 'triangle', from: 587, at: 400, length: 260, gain: 75 },
    { wave: 'triangle', from: 784, at: 600, length: 700, gain: 80 },
  ],
  lost: [
    { wave: 'sine', from: 220, to: 180, length: 500, gain: 75 },
    { wave: 'noise', from: 400, to: 160, at: 200, length: 1400, gain: 65 },
  ],
};

import type { Sound } from '../../core/sound';

const gravel = (at: number): Sound[number] => ({ wave: 'noise', from: 2600, to: 1400, at, length: 55, gain: 400 });

/** Gravel underfoot, a cow bell, a marmot's whistle. */
export const SOUNDS: Record<string, Sound> = {
  steps: [gravel(0), gravel(130), gravel(260), gravel(390)],
  'turn-round': [gravel(0), gravel(90)],
  bounce: [{ wave: 'sine', from: 240, to: 420, length: 130, gain: 140 }],
  bump: [{ wave: 'triangle', from: 180, to: 110, length: 110, gain: 150 }, gravel(40)],
  bell: [
    { wave: 'triangle', from: 1046, to: 1040, length: 420, gain: 80 },
    { wave: 'sine', from: 2640, to: 2600, length: 240, gain: 30 },
  ],
  double: [
    { wave: 'triangle', from: 1046, length: 380, gain: 70 },
    { wave: 'triangle', from: 1568, at: 110, length: 460, gain: 70 },
    { wave: 'sine', from: 3136, at: 110, length: 300, gain: 22 },
  ],
  whistle: [
    { wave: 'sine', from: 2300, to: 2900, length: 90, gain: 80 },
    { wave: 'sine', from: 2900, to: 2250, at: 90, length: 160, gain: 80 },
  ],
  tile: [
    { wave: 'noise', from: 900, to: 500, length: 60, gain: 345 },
    { wave: 'triangle', from: 300, to: 220, at: 40, length: 60, gain: 240 },
  ],
  card: [{ wave: 'noise', from: 3400, to: 1800, length: 110, gain: 295 }],
  sign: [
    { wave: 'square', from: 520, to: 500, length: 60, gain: 100 },
    { wave: 'square', from: 690, to: 660, at: 90, length: 80, gain: 100 },
  ],
  up: [{ wave: 'triangle', from: 440, to: 660, length: 130, gain: 175 }],
  down: [{ wave: 'triangle', from: 440, to: 290, length: 150, gain: 160 }],
  round: [
    { wave: 'triangle', from: 523, length: 200, gain: 110 },
    { wave: 'triangle', from: 659, at: 150, length: 320, gain: 110 },
  ],
  lose: [{ wave: 'sine', from: 260, to: 170, length: 260, gain: 100 }],
};

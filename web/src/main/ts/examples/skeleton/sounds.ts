/** Stones that knock against each other. */
import type { Sound } from '../../core/sound';

export const SOUNDS: Record<string, Sound> = {
  take: [
    { wave: 'noise', from: 1800, to: 900, length: 40, gain: 150 },
    { wave: 'noise', from: 1200, to: 600, at: 90, length: 50, gain: 120 },
  ],
};

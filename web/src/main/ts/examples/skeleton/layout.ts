/** Where things lie, in units of the drawing: rows of eight stones and of seven, the lowest at the bottom. */
import type { Point } from '../../board/state';

export const WIDTH = 480;
export const HEIGHT = 460;
export const FLOOR = 372;
export const CAPTION = { x: 10, y: 396, h: 60 };

/** A stone's place is as broad as a finger also on a phone. */
export const STEP = 60;

const ROW = 8;
const TWO_ROWS = 15;

export function place(stone: number): Point {
  const inRows = stone % TWO_ROWS;
  const upper = inRows >= ROW ? 1 : 0;
  const row = 2 * Math.floor(stone / TWO_ROWS) + upper;
  const column = inRows - upper * (ROW - 0.5);
  return { x: (column + 0.5) * STEP, y: FLOOR - (row + 0.5) * STEP };
}

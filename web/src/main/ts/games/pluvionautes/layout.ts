import type { Box } from '../../board/box';
import { type Aim, PARTS, RANGES } from './aim';
import type { Eye } from './space';

/** Where the box and the desk in front of it are drawn: once for wide screens, once for phones. */
export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  eye: Eye;
  caption: Box;
  mission: Box;
  die: Box;
  play: Box;
  /** Who has which mission. */
  seats: Box;
  desk: Box;
}

const WIDE: Layout = {
  name: 'wide',
  width: 1200,
  height: 866,
  eye: { x: 474, y: 382, scale: 2.5 },
  caption: { x: 14, y: 806, w: 920, h: 56 },
  mission: { x: 944, y: 6, w: 250, h: 232 },
  die: { x: 944, y: 244, w: 250, h: 108 },
  play: { x: 944, y: 358, w: 250, h: 146 },
  seats: { x: 954, y: 168, w: 0, h: 70 },
  desk: { x: 944, y: 510, w: 250, h: 350 },
};

/**
 * As wide as the phone, and hardly in perspective: so the far cells are large enough for a finger too. One's mission
 * and what is to
 * be done are on the first screen; what is looked up now and then comes below.
 */
const TALL: Layout = {
  name: 'tall',
  width: 400,
  height: 706,
  eye: { x: 200, y: 172, scale: 1.1, distance: 20000 },
  caption: { x: 4, y: 342, w: 392, h: 42 },
  mission: { x: 4, y: 385, w: 262, h: 46 },
  die: { x: 270, y: 385, w: 126, h: 46 },
  desk: { x: 4, y: 434, w: 392, h: 149 },
  play: { x: 4, y: 591, w: 236, h: 112 },
  seats: { x: 244, y: 591, w: 152, h: 112 },
};

export const layoutFor = (width: number): Layout => (width >= 620 ? WIDE : TALL);

// ---- The desk of a throw
// ---------------------------------------------------------------------------------------------

const GAP = 10;

/** The button that throws, below the sliders. */
export function throwButton({ desk }: Layout): Box {
  const h = Math.max(46, desk.h * 0.26);
  return { x: desk.x + GAP, y: desk.y + desk.h * 0.97 - h, w: desk.w - 2 * GAP, h };
}

/** The sliders: one column on a high desk, two on a wide one. */
export function sliderBox(layout: Layout, part: keyof Aim): Box {
  const { desk } = layout;
  const index = PARTS.indexOf(part);
  const columns = desk.w < desk.h ? 1 : 2;
  const w = (desk.w - GAP * (columns + 1)) / columns;
  const h = (throwButton(layout).y - desk.y - 3) / (PARTS.length / columns) - 2;
  return {
    x: desk.x + GAP + (index % columns) * (w + GAP),
    y: desk.y + 3 + Math.floor(index / columns) * (h + 2),
    w,
    h,
  };
}

/** Where on its rail a slider stands for a value, and back. */
export function rail(layout: Layout, part: keyof Aim): { from: number; long: number } {
  const { x, w } = sliderBox(layout, part);
  return { from: x + 10, long: w - 20 };
}

export function knobAt(layout: Layout, part: keyof Aim, value: number): number {
  const [least, most] = RANGES[part];
  const { from, long } = rail(layout, part);
  return from + ((value - least) / (most - least)) * long;
}

export function sliderValue(layout: Layout, part: keyof Aim, x: number): number {
  const [least, most] = RANGES[part];
  const { from, long } = rail(layout, part);
  return Math.min(most, Math.max(least, Math.round(least + ((x - from) / long) * (most - least))));
}

import type { Box } from '../../board/box';
import { between, formOf, heightIn } from '../../board/form';
import { type Aim, PARTS, RANGES } from './aim';
import type { Eye } from './space';

/** Where the box and the desk in front of it are drawn: on wide screens, on tablets and on phones. */
export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  eye: Eye;
  /** The round and the clouds in one line, where their panel is not in sight. */
  status?: Box;
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
 * As wide as the phone, and hardly in perspective: so the far cells are large enough for a finger too. Round, clouds,
 * one's mission and what is to be done are in sight; what is looked up now and then comes below.
 */
function phone(height: number): Layout {
  const sky = between(236, height - 246, 342);
  const below = 26 + sky;
  return {
    name: 'tall',
    width: 400,
    height: below + 344,
    eye: { x: 200, y: 26 + sky * 0.503, scale: (1.1 * sky) / 342, distance: 20000 },
    status: { x: 4, y: 2, w: 392, h: 24 },
    caption: { x: 4, y: below, w: 392, h: 30 },
    mission: { x: 4, y: below + 32, w: 262, h: 46 },
    die: { x: 270, y: below + 32, w: 126, h: 46 },
    desk: { x: 4, y: below + 81, w: 392, h: 136 },
    play: { x: 4, y: below + 226, w: 236, h: 112 },
    seats: { x: 244, y: below + 226, w: 152, h: 112 },
  };
}

/** On a tablet the desk stands beside the mission and the die. */
function tablet(height: number): Layout {
  const sky = between(300, height - 222, 470);
  const below = 30 + sky;
  return {
    name: 'tall',
    width: 560,
    height: below + 310,
    eye: { x: 280, y: 30 + sky * 0.503, scale: (1.1 * sky) / 342, distance: 20000 },
    status: { x: 4, y: 2, w: 552, h: 26 },
    caption: { x: 4, y: below, w: 552, h: 36 },
    mission: { x: 4, y: below + 40, w: 232, h: 62 },
    die: { x: 4, y: below + 106, w: 232, h: 52 },
    desk: { x: 240, y: below + 40, w: 316, h: 150 },
    play: { x: 4, y: below + 196, w: 272, h: 110 },
    seats: { x: 280, y: below + 196, w: 276, h: 110 },
  };
}

/** For a place of this size, in pixels. */
export function layoutFor(width: number, height: number): Layout {
  const form = formOf(width, height);
  if (form === 'wide') return WIDE;
  return form === 'phone' ? phone(heightIn(400, width, height)) : tablet(heightIn(560, width, height));
}

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

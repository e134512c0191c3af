import { across, around, type Box, down } from '../../board/box';
import type { Direction, RandoView } from './view';

/** Where everything lies. One drawing for wide screens, one for phones; nothing in them ever moves. */
export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  track: Box;
  map: Box;
  caption: Box;
  pile: Box;
  scales: Box;
  rivals: Box;
  rival: number;
  mine: Box;
  tiles: Box;
  hand: Box;
  card: Box;
  button: Box;
}

const WIDE: Layout = {
  name: 'wide',
  width: 1200,
  height: 950,
  track: { x: 12, y: 4, w: 1176, h: 80 },
  map: { x: 12, y: 90, w: 648, h: 648 },
  caption: { x: 12, y: 742, w: 648, h: 42 },
  pile: { x: 676, y: 90, w: 512, h: 112 },
  scales: { x: 676, y: 210, w: 512, h: 240 },
  rivals: { x: 676, y: 458, w: 512, h: 326 },
  rival: 110,
  mine: { x: 12, y: 790, w: 132, h: 154 },
  tiles: { x: 152, y: 790, w: 640, h: 154 },
  hand: { x: 802, y: 790, w: 250, h: 154 },
  card: { x: 0, y: 0, w: 84, h: 154 },
  button: { x: 1060, y: 790, w: 128, h: 154 },
};

/**
 * What is needed at every turn comes first: a phone shows about 585 units without scrolling. As wide as the phone, for
 * fingers.
 */
const TALL: Layout = {
  name: 'tall',
  width: 400,
  height: 0,
  track: { x: 4, y: 1, w: 392, h: 36 },
  map: { x: 3, y: 38, w: 394, h: 394 },
  caption: { x: 6, y: 433, w: 390, h: 28 },
  tiles: { x: 4, y: 461, w: 392, h: 66 },
  hand: { x: 4, y: 530, w: 230, h: 53 },
  card: { x: 0, y: 0, w: 52, h: 53 },
  button: { x: 240, y: 530, w: 156, h: 53 },
  mine: { x: 4, y: 590, w: 392, h: 24 },
  pile: { x: 4, y: 618, w: 96, h: 208 },
  scales: { x: 104, y: 618, w: 292, h: 208 },
  rivals: { x: 4, y: 832, w: 392, h: 0 },
  rival: 80,
};

export function layoutFor(width: number, seats: number): Layout {
  if (width >= 620) return WIDE;
  const rivals = { ...TALL.rivals, h: TALL.rival * (seats - 1) };
  return { ...TALL, rivals, height: rivals.y + rivals.h + 2 };
}

/** A crossing by column and row from 0; `a1` is the north-west corner. */
export interface Place {
  x: number;
  y: number;
}

const STEPS: Record<Direction, Place> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const towards = (direction: Direction): Place => STEPS[direction];
export const place = (word: string): Place => ({ x: word.charCodeAt(0) - 97, y: Number(word.slice(1)) - 1 });
/** How far apart two crossings of one trail are. */
export const apart = (from: string, to: string): number =>
  Math.abs(place(to).x - place(from).x) + Math.abs(place(to).y - place(from).y);

/** The middle of a crossing; the map keeps a margin for its letters and figures. */
export function spotOf(layout: Layout, at: Place, columns = 7, rows = 7): Place {
  const { map } = layout;
  const gap = pitch(layout, Math.max(columns, rows));
  return {
    x: map.x + map.w / 2 + (at.x - (columns - 1) / 2) * gap,
    y: map.y + map.h / 2 + (at.y - (rows - 1) / 2) * gap,
  };
}

export const pitch = (layout: Layout, crossings = 7): number => (layout.map.w * 0.94) / crossings;

/**
 * Cards of a hand, side by side. One that is too full overlaps, over the place of the button too: then there is none.
 */
export function cardAt(layout: Layout, count: number, index: number): Box {
  const { hand, card, button } = layout;
  const room = card.w * count > hand.w + 4 ? button.x + button.w - hand.x : hand.w;
  const gap = Math.min(card.w, (room - card.w) / Math.max(1, count - 1));
  return { x: hand.x + index * gap, y: hand.y, w: card.w - 4, h: card.h };
}

/** How far round its middle a crossing takes the pointer. */
export const reach = (layout: Layout): number => pitch(layout) * 0.42;

/** Whether there is a crossing that way. */
export function isOnMap({ width, height }: RandoView, from: string, direction: Direction): boolean {
  const [at, by] = [place(from), towards(direction)];
  return at.x + by.x >= 0 && at.x + by.x < width && at.y + by.y >= 0 && at.y + by.y < height;
}

/**
 * The way to the next crossing, as broad as a finger: from beside the hiker to just before it; and the sign in its
 * middle.
 */
export function wayOut(layout: Layout, view: RandoView, at: string, direction: Direction): { box: Box; ring: Box } {
  const from = spotOf(layout, place(at), view.width, view.height);
  const by = towards(direction);
  const far = pitch(layout, Math.max(view.width, view.height));
  const [w, h] = by.x ? [far * 0.88, far] : [far, far * 0.88];
  const [x, y] = [from.x + by.x * far * 0.54, from.y + by.y * far * 0.54];
  return { box: { x: x - w / 2, y: y - h / 2, w, h }, ring: around(x, y, far * 0.22) };
}

/** A row of the scales, and one of my tiles. */
export const rowAt = (layout: Layout, count: number, index: number): Box => down(layout.scales, count, index, 4);
export const tileAt = (layout: Layout, count: number, index: number): Box =>
  across(layout.tiles, count, index, layout.name === 'wide' ? 6 : 4);

export function rivalBox({ rivals, rival }: Layout, index: number): Box {
  return { x: rivals.x, y: rivals.y + index * rival, w: rivals.w, h: rival - 6 };
}

export const rivalTile = (box: Box, count: number, index: number): Box =>
  across({ x: box.x, y: box.y + box.h * 0.36, w: box.w * 0.73, h: box.h * 0.64 }, count, index, 3);

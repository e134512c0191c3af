import { across, around, type Box, down } from '../../board/box';
import { between, type Form, formOf, heightIn } from '../../board/form';
import type { Direction, RandoView } from './view';

/** Where everything lies: on wide screens, on tablets and on phones. Nothing ever moves in them. */
export interface Layout {
  name: 'wide' | 'tall';
  form: Form;
  width: number;
  height: number;
  track: Box;
  map: Box;
  caption: Box;
  /** Everybody's sum, where the panels of the others are not in sight. */
  standings?: Box;
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
  form: 'wide',
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

/** On a phone all that a turn needs, and how everybody stands, is in sight; as wide as the phone, for fingers. */
function phone(height: number): Layout {
  const side = between(236, height - 256, 394);
  const below = 112 + side;
  return {
    name: 'tall',
    form: 'phone',
    width: 400,
    height: 0,
    track: { x: 4, y: 1, w: 392, h: 34 },
    standings: { x: 4, y: 36, w: 392, h: 22 },
    pile: { x: 4, y: 60, w: 60, h: 49 },
    scales: { x: 68, y: 60, w: 328, h: 49 },
    map: { x: 200 - side / 2, y: 111, w: side, h: side },
    caption: { x: 6, y: below, w: 390, h: 26 },
    tiles: { x: 4, y: below + 26, w: 392, h: 62 },
    hand: { x: 4, y: below + 91, w: 230, h: 50 },
    card: { x: 0, y: 0, w: 52, h: 50 },
    button: { x: 240, y: below + 91, w: 156, h: 50 },
    mine: { x: 4, y: below + 146, w: 392, h: 24 },
    rivals: { x: 4, y: below + 174, w: 392, h: 0 },
    rival: 80,
  };
}

/** On a tablet pile and scales stand beside the map. */
function tablet(height: number, seats: number): Layout {
  const side = between(300, height - 226, 410);
  const [x, w, below] = [side + 12, 640 - side - 16, 46 + side];
  const standings = { x, y: 42, w, h: 25 * seats };
  const pile = { x, y: 46 + standings.h, w, h: 64 };
  const scales = { x, y: pile.y + 68, w, h: below - pile.y - 72 };
  return {
    name: 'tall',
    form: 'tablet',
    width: 640,
    height: 0,
    track: { x: 4, y: 1, w: 632, h: 38 },
    standings,
    pile,
    scales,
    map: { x: 4, y: 42, w: side, h: side },
    caption: { x: 6, y: below, w: 630, h: 24 },
    tiles: { x: 4, y: below + 26, w: 632, h: 84 },
    hand: { x: 4, y: below + 114, w: 400, h: 62 },
    card: { x: 0, y: 0, w: 64, h: 62 },
    button: { x: 412, y: below + 114, w: 224, h: 62 },
    mine: { x: 4, y: below + 182, w: 632, h: 24 },
    rivals: { x: 4, y: below + 210, w: 632, h: 0 },
    rival: 84,
  };
}

/** For a place of this size, in pixels. */
export function layoutFor(width: number, height: number, seats: number): Layout {
  const form = formOf(width, height);
  if (form === 'wide') return WIDE;
  const layout = form === 'phone' ? phone(heightIn(400, width, height)) : tablet(heightIn(640, width, height), seats);
  const rivals = { ...layout.rivals, h: layout.rival * (seats - 1) };
  return { ...layout, rivals, height: rivals.y + rivals.h + 2 };
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

/** A row of the scales, on a phone a cell; and one of my tiles. */
export const rowAt = ({ form, scales }: Layout, count: number, index: number): Box =>
  (form === 'phone' ? across : down)(scales, count, index, 4);
export const tileAt = (layout: Layout, count: number, index: number): Box =>
  across(layout.tiles, count, index, layout.name === 'wide' ? 6 : 4);

export function rivalBox({ rivals, rival }: Layout, index: number): Box {
  return { x: rivals.x, y: rivals.y + index * rival, w: rivals.w, h: rival - 6 };
}

export const rivalTile = (box: Box, count: number, index: number): Box =>
  across({ x: box.x, y: box.y + box.h * 0.36, w: box.w * 0.73, h: box.h * 0.64 }, count, index, 3);

/** Where a seat's sum stands: in a row on a phone, one below the other on a tablet. */
export const standingAt = (layout: Layout, count: number, index: number): Box =>
  (layout.form === 'phone' ? across : down)(layout.standings!, count, index, 4);

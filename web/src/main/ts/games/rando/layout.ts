import type { Place } from './trail';

export interface Box { x: number; y: number; w: number; h: number }

/** Where everything lies. One drawing for wide screens, one for phones; nothing in them ever moves. */
export interface Layout {
  name: 'wide' | 'tall'; width: number; height: number;
  track: Box; map: Box; caption: Box; pile: Box; scales: Box; rivals: Box; rival: number; mine: Box; tiles: Box; hand: Box; card: Box;
  button: Box;
}

const WIDE: Layout = {
  name: 'wide', width: 1000, height: 1000,
  track: { x: 12, y: 6, w: 976, h: 78 },
  map: { x: 12, y: 94, w: 664, h: 664 },
  caption: { x: 12, y: 764, w: 664, h: 30 },
  pile: { x: 690, y: 94, w: 298, h: 118 },
  scales: { x: 690, y: 222, w: 298, h: 280 },
  rivals: { x: 690, y: 512, w: 298, h: 282 }, rival: 94,
  mine: { x: 12, y: 806, w: 112, h: 188 },
  tiles: { x: 130, y: 806, w: 606, h: 188 },
  hand: { x: 748, y: 806, w: 240, h: 128 }, card: { x: 0, y: 0, w: 80, h: 126 },
  button: { x: 748, y: 942, w: 240, h: 52 },
};

const TALL: Layout = {
  name: 'tall', width: 400, height: 0,
  track: { x: 2, y: 2, w: 396, h: 46 },
  map: { x: 2, y: 52, w: 396, h: 396 },
  caption: { x: 2, y: 450, w: 396, h: 22 },
  mine: { x: 2, y: 474, w: 396, h: 24 },
  tiles: { x: 2, y: 500, w: 396, h: 80 },
  hand: { x: 2, y: 586, w: 236, h: 78 }, card: { x: 0, y: 0, w: 52, h: 78 },
  button: { x: 246, y: 586, w: 152, h: 78 },
  pile: { x: 2, y: 672, w: 96, h: 176 },
  scales: { x: 104, y: 672, w: 294, h: 176 },
  rivals: { x: 2, y: 854, w: 396, h: 0 }, rival: 60,
};

export function layoutFor(width: number, seats: number): Layout {
  if (width >= 560) return WIDE;
  const rivals = { ...TALL.rivals, h: TALL.rival * (seats - 1) };
  return { ...TALL, rivals, height: rivals.y + rivals.h + 2 };
}

/** The middle of a crossing; the map keeps a margin for its letters and figures. */
export function spotOf(layout: Layout, at: Place, columns = 7, rows = 7): Place {
  const { map } = layout;
  const gap = pitch(layout, Math.max(columns, rows));
  return {
    x: map.x + map.w / 2 + (at.x - (columns - 1) / 2) * gap,
    y: map.y + map.h / 2 + (at.y - (rows - 1) / 2) * gap,
  };
}

export const pitch = (layout: Layout, crossings = 7): number => (layout.map.w * 0.93) / crossings;

/** The n-th of several boxes side by side in a box. */
export function across(box: Box, count: number, index: number, gap: number): Box {
  const w = (box.w - gap * (count - 1)) / count;
  return { x: box.x + index * (w + gap), y: box.y, w, h: box.h };
}

export function down(box: Box, count: number, index: number, gap: number): Box {
  const h = (box.h - gap * (count - 1)) / count;
  return { x: box.x, y: box.y + index * (h + gap), w: box.w, h };
}

/** Cards of a hand: side by side as long as there is room, then overlapping. */
export function cardAt(layout: Layout, count: number, index: number): Box {
  const { hand, card } = layout;
  const gap = Math.min(card.w, (hand.w - card.w) / Math.max(1, count - 1));
  return { x: hand.x + index * gap, y: hand.y, w: card.w - 4, h: card.h };
}

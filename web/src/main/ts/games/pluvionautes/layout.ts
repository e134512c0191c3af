import type { Box } from '../../board/box';
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
  desk: Box;
}

const WIDE: Layout = {
  name: 'wide',
  width: 1200,
  height: 950,
  eye: { x: 474, y: 420, scale: 2.5 },
  caption: { x: 20, y: 880, w: 910, h: 66 },
  mission: { x: 944, y: 8, w: 248, h: 244 },
  die: { x: 944, y: 258, w: 248, h: 116 },
  play: { x: 944, y: 380, w: 248, h: 168 },
  desk: { x: 944, y: 554, w: 248, h: 388 },
};

/** As wide as the phone, and hardly in perspective: so the far cells are large enough for a finger too. */
const TALL: Layout = {
  name: 'tall',
  width: 400,
  height: 770,
  eye: { x: 200, y: 172, scale: 1.1, distance: 20000 },
  caption: { x: 4, y: 344, w: 392, h: 30 },
  desk: { x: 4, y: 376, w: 392, h: 166 },
  mission: { x: 4, y: 546, w: 200, h: 220 },
  die: { x: 208, y: 546, w: 188, h: 102 },
  play: { x: 208, y: 652, w: 188, h: 114 },
};

export const layoutFor = (width: number): Layout => (width >= 620 ? WIDE : TALL);

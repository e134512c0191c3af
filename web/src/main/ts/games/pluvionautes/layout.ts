import type { Eye } from './space';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

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
  eye: { x: 474, y: 408, scale: 2.5 },
  caption: { x: 20, y: 866, w: 910, h: 66 },
  mission: { x: 944, y: 8, w: 248, h: 244 },
  die: { x: 944, y: 260, w: 248, h: 116 },
  play: { x: 944, y: 384, w: 248, h: 134 },
  desk: { x: 944, y: 526, w: 248, h: 416 },
};

const TALL: Layout = {
  name: 'tall',
  width: 400,
  height: 612,
  eye: { x: 200, y: 142, scale: 0.94 },
  caption: { x: 4, y: 286, w: 392, h: 30 },
  desk: { x: 4, y: 318, w: 392, h: 128 },
  mission: { x: 4, y: 450, w: 192, h: 158 },
  die: { x: 202, y: 450, w: 194, h: 66 },
  play: { x: 202, y: 520, w: 194, h: 88 },
};

export const layoutFor = (width: number): Layout => (width >= 620 ? WIDE : TALL);

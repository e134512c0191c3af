import type { Eye } from './space';

export interface Box { x: number; y: number; w: number; h: number }

/** Where the box and the desk in front of it are drawn: once for wide screens, once for phones. */
export interface Layout { name: 'wide' | 'tall'; width: number; height: number; eye: Eye; caption: Box; mission: Box; die: Box; play: Box; desk: Box }

const WIDE: Layout = {
  name: 'wide', width: 1000, height: 1000, eye: { x: 500, y: 346, scale: 2.22 },
  caption: { x: 20, y: 714, w: 960, h: 36 },
  mission: { x: 16, y: 756, w: 300, h: 236 }, die: { x: 326, y: 756, w: 240, h: 112 }, play: { x: 326, y: 876, w: 240, h: 116 },
  desk: { x: 576, y: 756, w: 408, h: 236 },
};

const TALL: Layout = {
  name: 'tall', width: 400, height: 668, eye: { x: 200, y: 146, scale: 0.94 },
  caption: { x: 4, y: 296, w: 392, h: 30 },
  desk: { x: 4, y: 330, w: 392, h: 146 },
  mission: { x: 4, y: 482, w: 192, h: 182 }, die: { x: 202, y: 482, w: 194, h: 74 }, play: { x: 202, y: 562, w: 194, h: 102 },
};

export const layoutFor = (width: number): Layout => (width >= 560 ? WIDE : TALL);

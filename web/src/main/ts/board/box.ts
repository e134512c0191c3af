import { svg, type SVGTemplateResult } from 'lit';

/** A rectangle of a drawing. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The square round a point. */
export const around = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** The n-th of several boxes side by side in a box. */
export function across(box: Box, count: number, index: number, gap: number): Box {
  const w = (box.w - gap * (count - 1)) / count;
  return { x: box.x + index * (w + gap), y: box.y, w, h: box.h };
}

/** The n-th of several boxes one below the other. */
export function down(box: Box, count: number, index: number, gap: number): Box {
  const h = (box.h - gap * (count - 1)) / count;
  return { x: box.x, y: box.y + index * (h + gap), w: box.w, h };
}

export const frame = ({ x, y, w, h }: Box, kind: string, rx = 8): SVGTemplateResult =>
  svg`<rect class=${kind} x=${x} y=${y} width=${w} height=${h} rx=${rx} />`;

import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Seat, Shape } from '../table/board';

/** The corners of a regular polygon round a point, one corner up. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(' ');
}

export function star(x: number, y: number, radius: number, points = 5): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    const r = i % 2 === 0 ? radius : radius * 0.48;
    return `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`;
  }).join(' ');
}

export function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** A seat's shape round a point, to be used inside an SVG. */
export function shape(kind: Shape, x: number, y: number, r: number): SVGTemplateResult {
  switch (kind) {
    case 'circle':
      return svg`<circle cx=${x} cy=${y} r=${r * 0.92}></circle>`;
    case 'square':
      return svg`<rect x=${x - r * 0.82} y=${y - r * 0.82} width=${r * 1.64} height=${r * 1.64}></rect>`;
    case 'triangle':
      return svg`<polygon points=${polygon(x, y + r * 0.18, r * 1.1, 3)}></polygon>`;
    case 'diamond':
      return svg`<polygon points=${polygon(x, y, r * 1.08, 4)}></polygon>`;
    case 'star':
      return svg`<polygon points=${star(x, y, r * 1.12)}></polygon>`;
    case 'hexagon':
      return svg`<polygon points=${polygon(x, y, r, 6)}></polygon>`;
  }
}

/** A seat's shape in its colour, as a small picture of its own. */
export function badge(seat: Pick<Seat, 'shape' | 'colour'>, size = 20): TemplateResult {
  return html`<svg class="seat-shape" viewBox="-12 -12 24 24" width=${size} height=${size} aria-hidden="true">
    <g fill=${seat.colour}>${shape(seat.shape, 0, 0, 10)}</g>
  </svg>`;
}

import { svg, type SVGTemplateResult } from 'lit';

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die round a point that shows this face; colours come from `color` and `fill` of what holds it. */
export function die(face: number, x: number, y: number, size: number): SVGTemplateResult {
  const half = size / 2;
  return svg`<g class="die">
    <rect x=${x - half} y=${y - half} width=${size} height=${size} rx=${size * 0.18}></rect>
    ${(PIPS[face] ?? []).map(
      ([dx, dy]) => svg`<circle cx=${x + dx * size * 0.26} cy=${y + dy * size * 0.26} r=${size * 0.09} fill="currentColor"></circle>`,
    )}
  </g>`;
}

import { svg, type TemplateResult } from 'lit';
import { type Layout, pitch, spotOf } from './layout';
import type { RandoView } from './view';

/** A wavy closed line around a point: a contour, a wood, a pond. Always the same for the same numbers. */
function blob(cx: number, cy: number, radius: number, phase: number): string {
  const points = Array.from({ length: 18 }, (_, i) => {
    const turn = (i / 18) * 2 * Math.PI;
    const far = radius *
      (1 + 0.14 * Math.sin(2 * turn + phase) + 0.08 * Math.sin(3 * turn + 2.3 * phase) +
        0.04 * Math.sin(5 * turn - phase));
    return [cx + far * Math.cos(turn) * 1.15, cy + far * Math.sin(turn)];
  });
  const middle = (a: number[], b: number[]) => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const start = middle(points[17], points[0]);
  return `M${start}` +
    points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${middle(p, points[(i + 1) % 18])}`).join('') + 'Z';
}

/** Peaks in shares of the map: place, widest contour, how many contours, turn. */
const PEAKS = [
  [0.24, 0.27, 0.3, 6, 0.4],
  [0.79, 0.66, 0.34, 7, 2.1],
  [0.66, 0.13, 0.16, 3, 4.2],
  [0.17, 0.86, 0.2, 4, 5.5],
];
const WOODS = [
  [0.46, 0.52, 0.12, 1],
  [0.9, 0.2, 0.1, 3],
  [0.34, 0.88, 0.1, 2.2],
  [0.05, 0.5, 0.09, 4],
];

function relief(layout: Layout): TemplateResult {
  const { x, y, w } = layout.map;
  const contours = PEAKS.flatMap(([px, py, wide, count, phase]) =>
    Array.from({ length: count }, (_, i) => blob(x + px * w, y + py * w, wide * w * (1 - i / count), phase + i * 0.12))
  );
  const woods = WOODS.map(([px, py, wide, phase]) => blob(x + px * w, y + py * w, wide * w, phase));
  const river = `M${x + w * 0.52} ${y} C${x + w * 0.4} ${y + w * 0.2} ${x + w * 0.62} ${y + w * 0.34} ${x + w * 0.5} ${
    y + w * 0.5
  }
    S${x + w * 0.3} ${y + w * 0.66} ${x + w * 0.48} ${y + w * 0.8} S${x + w * 0.6} ${y + w * 0.95} ${x + w * 0.56} ${
    y + w
  }`;
  return svg`
    ${woods.map((d) => svg`<path class="wood" d=${d} />`)}
    ${contours.map((d, i) => svg`<path class="contour ${i % 3 ? '' : 'main'}" d=${d} />`)}
    <path class="river" d=${river} /><path class="pond" d=${blob(x + w * 0.47, y + w * 0.8, w * 0.06, 1.4)} />
    ${
    PEAKS.map(([px, py]) =>
      svg`<path class="peak" transform="translate(${x + px * w} ${y + py * w}) scale(${
        w / 660
      })" d="M-7 5L0 -7 7 5Z" />`
    )
  }`;
}

function trails(layout: Layout, view: RandoView): TemplateResult {
  const at = (x: number, y: number) => spotOf(layout, { x, y }, view.width, view.height);
  const rows = Array.from({ length: view.height }, (_, y) => ({ from: at(0, y), to: at(view.width - 1, y) }));
  const columns = Array.from({ length: view.width }, (_, x) => ({ from: at(x, 0), to: at(x, view.height - 1) }));
  const dots = rows.flatMap((_, y) => columns.map((__, x) => at(x, y)));
  const radius = pitch(layout) * 0.065;
  return svg`
    ${
    [...rows, ...columns].map(
      ({ from, to }) =>
        svg`<line class="trail-bed" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
      <line class="trail" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />`,
    )
  }
    ${dots.map((p) => svg`<circle class="crossing" cx=${p.x} cy=${p.y} r=${radius} />`)}`;
}

/** The letters of the columns and the figures of the rows, in the map's margin. */
function margin(layout: Layout, view: RandoView): TemplateResult {
  const { x, y } = layout.map;
  const off = layout.name === 'wide' ? 13 : 8;
  const letters = Array.from({ length: view.width }, (_, i) => [
    spotOf(layout, { x: i, y: 0 }, view.width, view.height).x,
    y + off,
    String.fromCharCode(97 + i),
  ]);
  const figures = Array.from({ length: view.height }, (_, i) => [
    x + off,
    spotOf(layout, { x: 0, y: i }, view.width, view.height).y,
    String(i + 1),
  ]);
  return svg`${
    [...letters, ...figures].map(([tx, ty, text]) => svg`<text class="grid" x=${tx} y=${ty}>${text}</text>`)
  }`;
}

let kept: { key: string; drawing: TemplateResult } | undefined;

/** The sheet of map under everything that moves; drawn once for a size. */
export function mapSheet(layout: Layout, view: RandoView): TemplateResult {
  const key = [layout.name, layout.map.x, layout.map.w, view.width, view.height].join();
  if (kept?.key === key) return kept.drawing;
  const { x, y, w, h } = layout.map;
  const drawing = svg`<g aria-hidden="true">
    <clipPath id="sheet"><rect x=${x} y=${y} width=${w} height=${h} rx="10" /></clipPath>
    <rect class="paper" x=${x} y=${y} width=${w} height=${h} rx="10" />
    <g clip-path="url(#sheet)">${relief(layout)}</g>
    <rect class="neatline" x=${x + 3} y=${y + 3} width=${w - 6} height=${h - 6} rx="8" />
    ${trails(layout, view)}${margin(layout, view)}</g>`;
  kept = { key, drawing };
  return drawing;
}

import { svg, type TemplateResult } from 'lit';
import { CELL, CELLS, corners, wall } from './cells';
import { type Eye, points, project } from './space';

/** The wall is drawn lower in front, so that the first row can be seen. */
const heightAt = (y: number): number => 9 + 14 * Math.max(0, Math.min(1, (y + 150) / 300));
const THICK = 11;

const rimPoint = (eye: Eye, [x, y]: [number, number]): string => {
  const at = project(eye, x, y, heightAt(y));
  return `${at.x.toFixed(1)},${at.y.toFixed(1)}`;
};
const basePoint = (eye: Eye, [x, y]: [number, number], z: number): string => {
  const at = project(eye, x, y, z);
  return `${at.x.toFixed(1)},${at.y.toFixed(1)}`;
};

/** The box from behind: its floor of sky, the 37 cells, and the walls that stand at the back. */
export function trayBack(eye: Eye): TemplateResult {
  const inner = wall(0);
  const outer = wall(THICK);
  const quads = inner.map((from, i) => ({ from, to: inner[(i + 1) % inner.length] })).filter(({ from, to }) =>
    from[1] + to[1] > -60
  );
  return svg`<g class="tray" aria-hidden="true">
    <polygon class="ground" points=${
    points(
      eye,
      outer.map(([x, y]) => [x * 1.02 + 2, y - 8] as [number, number]),
      -8,
    )
  } />
    <polygon class="wood dark" points=${outer.map((p) => basePoint(eye, p, -6)).join(' ')} />
    <polygon class="sky" points=${points(eye, inner)} />
    ${CELLS.map((each) => svg`<polygon class="cell-line" points=${points(eye, corners(each.x, each.y, CELL))} />`)}
    ${
    quads.map(({ from, to }) =>
      svg`<polygon class="wood inside"
      points="${basePoint(eye, from, 0)} ${basePoint(eye, to, 0)} ${rimPoint(eye, to)} ${rimPoint(eye, from)}" />`
    )
  }</g>`;
}

/** The rim all round, and the outside of the wall in front. */
export function trayFront(eye: Eye): TemplateResult {
  const inner = wall(0);
  const outer = wall(THICK);
  const next = (ring: [number, number][], i: number) => ring[(i + 1) % ring.length];
  return svg`<g class="tray" aria-hidden="true">
    ${
    outer
      .map((from, i) => ({ from, to: next(outer, i) }))
      .filter(({ from, to }) => from[1] + to[1] < 40)
      .map(
        ({ from, to }) =>
          svg`<polygon class="wood outside"
            points="${basePoint(eye, from, -8)} ${basePoint(eye, to, -8)} ${rimPoint(eye, to)} ${
            rimPoint(eye, from)
          }" />`,
      )
  }
    ${
    inner.map((from, i) =>
      svg`<polygon class="wood rim" points="${rimPoint(eye, from)} ${rimPoint(eye, next(inner, i))} ${
        rimPoint(eye, next(outer, i))
      } ${rimPoint(eye, outer[i])}" />`
    )
  }</g>`;
}

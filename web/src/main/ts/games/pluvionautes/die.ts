import { svg, type TemplateResult } from 'lit';
import { type Eye, project, TO_EYE } from './space';
import { cloudShape } from './toys';
import { AXES, rotate, type Vector } from './turn';
import type { Pose } from './track';

export type DieKind = 'balloon' | 'advanced' | 'sun' | 'monsoon';

const HALF = 8;
/** The eye would hardly see sixteen millimetres on a phone: drawn a little larger. */
const GROWN = 1.18;
const LIGHT: Vector = [-0.35, -0.35, 0.87];

/** Print: the pips of a die. */
const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const balloon = svg`<g transform="scale(.058)"><ellipse class="glyph" rx="11" ry="7" cy="-3" />
  <path class="glyph" d="M-4 7H4L3 11H-3ZM-10 -3L-15 -8V2Z" /></g>`;

/** Print: behind the pips of a weather die, so that not only its colour tells which one it is: a sun, a drop. */
const SIGNS = {
  sun: 'M-.45 0A.45 .45 0 1 1 .45 0A.45 .45 0 1 1 -.45 0M0 -.6V-.85M0 .6V.85M-.6 0H-.85M.6 0H.85M-.43 -.43L-.6 ' +
    '-.6M.43 -.43L.6 -.6M-.43 .43L-.6 .6M.43 .43L.6 .6',
  monsoon: 'M0 -.85Q-.62 0 -.5 .35A.53 .5 0 0 0 .5 .35Q.62 0 0 -.85Z',
};

/** Print: the opposite face of any die, an airship below an airship. */
export const below = (face: number): number => 7 - face;

/** Print: two faces of the balloon die bear an airship. */
export const isAirship = (kind: DieKind, face: number): boolean => kind === 'balloon' && (face === 1 || face === 6);

/** What a face bears, in a square from −1 to 1. */
export function faceArt(kind: DieKind, face: number): TemplateResult {
  if (isAirship(kind, face)) return balloon;
  const value = kind === 'balloon' || kind === 'advanced' ? face : Math.min(face, below(face));
  const pips = svg`${PIPS[value].map(([x, y]) => svg`<circle class="pip" cx=${x * 0.5} cy=${y * 0.5} r=".17" />`)}`;
  if (kind === 'sun' || kind === 'monsoon') return svg`<path class="sign" d=${SIGNS[kind]} />${pips}`;
  if (kind !== 'advanced') return pips;
  return face <= 3
    ? svg`<g transform="translate(0 .08) scale(.055)">${cloudShape('sun')}</g>${pips}`
    : svg`<g opacity=".35" transform="scale(1.25)">${balloon}</g>${pips}`;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The two directions along a face, so that what it bears is never mirrored. */
function sides(face: number): [Vector, Vector] {
  const n = AXES[face];
  const u: Vector = n[0] !== 0 ? [0, 1, 0] : [1, 0, 0];
  const v: Vector = [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]];
  return [u, v];
}

/** A real cube in perspective: the faces that the eye sees, each with its shade and its pips. */
export function dieArt(eye: Eye, kind: DieKind, pose: Pose): TemplateResult {
  const half = HALF * GROWN;
  const at = (offset: Vector) =>
    project(eye, pose.x + offset[0], pose.y + offset[1], pose.z + (GROWN - 1) * HALF + offset[2]);
  const seen = [1, 2, 3, 4, 5, 6]
    .map((face) => ({ face, normal: rotate(pose.turn, AXES[face]) }))
    .filter(({ normal }) => dot(normal, TO_EYE) > 0.02);
  const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
  const plus = (...all: Vector[]): Vector => all.reduce((s, a) => [s[0] + a[0], s[1] + a[1], s[2] + a[2]]);
  return svg`<g class="cube ${kind}">${
    seen.map(({ face, normal }) => {
      const [u, v] = sides(face).map((side) => scaled(rotate(pose.turn, side), half));
      const n = scaled(normal, half);
      const ring = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a, b]) => at(plus(n, scaled(u, a), scaled(v, b))));
      const [c, pu, pv] = [at(n), at(plus(n, u)), at(plus(n, v))];
      const lit = Math.round(Math.max(0, dot(normal, LIGHT)) * 3);
      const matrix = [pu.x - c.x, pu.y - c.y, pv.x - c.x, pv.y - c.y, c.x, c.y].map((number) => number.toFixed(2)).join(
        ' ',
      );
      return svg`<polygon class="side lit${lit}"
      points=${ring.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ')} />
      <g transform="matrix(${matrix})">${faceArt(kind, face)}</g>`;
    })
  }</g>`;
}

/** Its shadow, the fainter the higher it flies. */
export function dieShadow(eye: Eye, pose: Pose, ground: number): TemplateResult {
  const at = project(eye, pose.x + (pose.z - ground) * 0.25, pose.y - (pose.z - ground) * 0.25, ground);
  const high = Math.max(0, pose.z - ground - HALF);
  return svg`<ellipse class="cast" cx=${at.x.toFixed(1)} cy=${at.y.toFixed(1)}
    rx=${((11 + high * 0.06) * at.scale).toFixed(1)} ry=${((7.5 + high * 0.04) * at.scale).toFixed(1)} opacity=${
    Math.max(0.25, 1 - high / 90).toFixed(2)
  } />`;
}

/** A flat picture of a face, for panels. */
export const flatFace = (kind: DieKind, face: number, x: number, y: number, size: number): TemplateResult =>
  svg`
  <g class="cube ${kind}" transform="translate(${x} ${y})"><rect class="side lit3" x=${-size / 2} y=${-size / 2}
    width=${size} height=${size}
    rx=${size * 0.16} />
    <g transform="scale(${size / 2} ${size / 2})">${face ? faceArt(kind, face) : ''}</g></g>`;

/** How a die is turned: a unit quaternion (w, i, j, k). */
export type Turn = [number, number, number, number];
export type Vector = [number, number, number];

const H = Math.SQRT1_2;

/** The turn that brings a face up: +x 1, +y 2, +z 3, −z 4, −y 5, −x 6 (docs/physics.md). */
const UP: Record<number, Turn> = {
  1: [H, 0, -H, 0],
  2: [H, H, 0, 0],
  3: [1, 0, 0, 0],
  4: [0, 1, 0, 0],
  5: [H, -H, 0, 0],
  6: [H, 0, H, 0],
};

/** The axis of the body that bears a face. */
export const AXES: Record<number, Vector> = {
  1: [1, 0, 0],
  2: [0, 1, 0],
  3: [0, 0, 1],
  4: [0, 0, -1],
  5: [0, -1, 0],
  6: [-1, 0, 0],
};

export function times([aw, ai, aj, ak]: Turn, [bw, bi, bj, bk]: Turn): Turn {
  return [
    aw * bw - ai * bi - aj * bj - ak * bk,
    aw * bi + ai * bw + aj * bk - ak * bj,
    aw * bj - ai * bk + aj * bw + ak * bi,
    aw * bk + ai * bj - aj * bi + ak * bw,
  ];
}

export const about = ([x, y, z]: Vector, angle: number): Turn => [
  Math.cos(angle / 2),
  x * Math.sin(angle / 2),
  y * Math.sin(angle / 2),
  z * Math.sin(angle / 2),
];

/** A die that lies with this face up, turned a little so that it looks like one. */
export const lying = (face: number, yaw = 0.35): Turn => times(about([0, 0, 1], yaw), UP[face] ?? UP[3]);

export function rotate([w, i, j, k]: Turn, [x, y, z]: Vector): Vector {
  const tx = 2 * (j * z - k * y);
  const ty = 2 * (k * x - i * z);
  const tz = 2 * (i * y - j * x);
  return [x + w * tx + j * tz - k * ty, y + w * ty + k * tx - i * tz, z + w * tz + i * ty - j * tx];
}

/** Between two turns, the short way. */
export function between(a: Turn, b: Turn, share: number): Turn {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  const mixed = a.map((part, n) => part * (1 - share) + sign * b[n] * share) as Turn;
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((part) => part / length) as Turn;
}

/** Which face is up. */
export const top = (turn: Turn): number =>
  Object.entries(AXES).reduce(
    (best, [face, axis]) => {
      const height = rotate(turn, axis)[2];
      return height > best.height ? { face: Number(face), height } : best;
    },
    { face: 3, height: -2 },
  ).face;

/**
 * Where things lie: a square of 1000 units with its middle at 0, 0. Position 1 is at the top, the others follow
 * clockwise.
 */
import type { Point } from '../../board/state';

/** How many places are drawn. */
const PLACES = 10;

export const RING = 386;
export const TOKEN = 98;

const TURN = 2 * Math.PI;

export function polar(radius: number, turn: number): Point {
  return { x: radius * Math.sin(turn * TURN), y: -radius * Math.cos(turn * TURN) };
}

export const next = (position: number): number => (position % PLACES) + 1;
export const before = (position: number): number => ((position + PLACES - 2) % PLACES) + 1;
export const opposite = (position: number): number => ((position + PLACES / 2 - 1) % PLACES) + 1;
export const areBeside = (a: number, b: number): boolean => next(a) === b || next(b) === a;

const turnOf = (position: number): number => (position - 1) / PLACES;

export const place = (position: number, radius = RING): Point => polar(radius, turnOf(position));

export const at = (point: Point): string => `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`;

/** The control point of a bow between two places; a positive bend goes outwards, seen from the middle of the ring. */
function bow(from: Point, to: Point, bend: number): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const across = { x: to.y - from.y, y: from.x - to.x };
  const length = Math.hypot(across.x, across.y) || 1;
  const outwards = across.x * middle.x + across.y * middle.y < 0 ? -1 : 1;
  const by = (outwards * bend) / length;
  return { x: middle.x + across.x * by, y: middle.y + across.y * by };
}

export function along(from: Point, to: Point, bend: number, part: number): Point {
  const control = bow(from, to, bend);
  const rest = 1 - part;
  const mix = (a: number, b: number, c: number): number => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
}

/** An arrow's shaft from one place to another that starts and ends at the rims of the tokens. */
export function arrow(from: number, to: number, bend: number): string {
  const [a, b] = [place(from), place(to)];
  const length = Math.hypot(a.x - b.x, a.y - b.y);
  const inset = Math.min(0.45, (TOKEN * 0.72) / length);
  const control = bow(a, b, bend);
  const [start, end] = [along(a, b, bend, inset), along(a, b, bend, 1 - inset)];
  const write = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${write(start)} Q${write(control)} ${write(end)}`;
}

/** Where the hints of a token lie along its lower rim. */
export function hintPlaces(count: number): Point[] {
  const step = count > 3 ? 0.074 : 0.085;
  return Array.from({ length: count }, (_, i) => polar(84, 0.5 - (i - (count - 1) / 2) * step));
}

import aimLines from '../../../../../../games/pluvionautes/src/main/resources/tablee/pluvionautes/rules/aims-1.txt';
import landings from '../../../../../../games/pluvionautes/src/main/resources/tablee/pluvionautes/rules/scatter-1.txt';
import { cellNear, MIDDLE, rim } from './cells';

/**
 * A throw in the steps of the rules: where the hand is at the rim, where it points, how strong, how much it spins
 * (PLUV-30).
 */
export interface Aim {
  release: number;
  direction: number;
  strength: number;
  spin: number;
}

export const PARTS: (keyof Aim)[] = ['release', 'direction', 'strength', 'spin'];

export const RANGES: Record<keyof Aim, [number, number]> = {
  release: [0, 127],
  direction: [0, 63],
  strength: [0, 15],
  spin: [-8, 7],
};

/**
 * How far throws of each strength come from the hand, in millimetres, and how many of a thousand leave the board
 * (docs/physics.md).
 */
const REACH = [50, 61, 90, 94, 111, 130, 174, 214, 264, 285, 302, 300, 286, 281, 273, 269];
const OFF = [596, 4, 0, 0, 0, 0, 0, 0, 0, 0, 14, 82, 108, 26, 222, 914];

const entries = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' = ') as [string, string]);

/** A good aim at each cell, and where of a thousand such throws end. */
const GOOD = new Map(
  entries(aimLines).map(([target, numbers]) => {
    const [release, direction, strength, spin] = numbers.split(' ').map(Number);
    return [target, { release, direction, strength, spin }];
  }),
);
const SCATTER = new Map(
  entries(landings).map(([target, list]) => [
    target,
    new Map(
      list
        .split(' ')
        .map((each) => each.split(':'))
        .map(([to, count]) => [to, Number(count)]),
    ),
  ]),
);

export const goodAim = (target: string): Aim => GOOD.get(target) ?? { release: 0, direction: 32, strength: 4, spin: 0 };
export const word = (aim: Aim): string => `throw ${aim.release} ${aim.direction} ${aim.strength} ${aim.spin}`;
export const parse = (text: string): Aim => {
  const [release, direction, strength, spin] = text.split(' ').slice(1).map(Number);
  return { release, direction, strength, spin };
};

const STEP = (2 * Math.PI) / 128;
const FAN = (2 * Math.PI) / 180;
const OUTSIDE = 20;

export const bearing = (release: number): number => (120 * Math.PI) / 180 - release * STEP;
export const heading = (aim: Aim): number => bearing(aim.release) + Math.PI - (aim.direction - 32) * FAN;

/** Where the hand is. */
export function hand(release: number): { x: number; y: number } {
  const angle = bearing(release);
  const far = rim(angle) + OUTSIDE;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** The middle of where such a throw tends to end. */
export function reach(aim: Aim): { x: number; y: number } {
  const from = hand(aim.release);
  const angle = heading(aim);
  return { x: from.x + REACH[aim.strength] * Math.cos(angle), y: from.y + REACH[aim.strength] * Math.sin(angle) };
}

const gap = (a: number, b: number, round: number): number => Math.min(Math.abs(a - b), round - Math.abs(a - b));
const unlike = (a: Aim, b: Aim): number =>
  2 * (gap(a.release, b.release, 128) + Math.abs(a.direction - b.direction)) +
  8 * (Math.abs(a.strength - b.strength) + Math.abs(a.spin - b.spin));

/** Of a thousand throws like this, how many end on each cell (and `off`): by the table of the nearest target. */
export function preview(aim: Aim): Map<string, number> {
  let best = '';
  let least = 12;
  for (const [target, good] of GOOD) {
    const far = unlike(aim, good);
    if (far < least) [best, least] = [target, far];
  }
  if (best) return SCATTER.get(best)!;
  const end = reach(aim);
  const table = new Map(SCATTER.get(cellNear(end.x, end.y).name)!);
  const off = Math.max(table.get('off') ?? 0, OFF[aim.strength]);
  for (const [to, count] of table) table.set(to, Math.round((count * (1000 - off)) / 1000));
  return table.set('off', off);
}

/** The same without dexterity: around a named cell. */
export const scatter = (target: string): Map<string, number> => SCATTER.get(target) ?? new Map();

const clamp = (value: number, [least, most]: [number, number]): number =>
  Math.min(most, Math.max(least, Math.round(value)));
const turnOf = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The release point nearest to where somebody takes hold of the rim. */
export function releaseNear(x: number, y: number): number {
  const steps = Math.round(turnOf((120 * Math.PI) / 180 - Math.atan2(y, x)) / STEP);
  return (steps + 128) % 128;
}

/** The aim of a hand that was drawn back from the rim by this way: the throw goes the other way. */
export function drawn(aim: Aim, dx: number, dy: number): Aim {
  const pulled = Math.hypot(dx, dy);
  const right = turnOf(bearing(aim.release) + Math.PI - Math.atan2(-dy, -dx));
  return {
    ...aim,
    direction: clamp(32 + right / FAN, RANGES.direction),
    strength: clamp(pulled / 6 - 1, RANGES.strength),
  };
}

/** One step of a part, or four at once. */
export function changed(aim: Aim, part: keyof Aim, by: number, fast = false): Aim {
  const [least, most] = RANGES[part];
  const far = fast ? 4 * by : by;
  const next = part === 'release' ? (aim.release + far + 128) % 128 : clamp(aim[part] + far, [least, most]);
  return { ...aim, [part]: next };
}

/** Taking hold of the rim: near the hand it stays where it is, elsewhere it comes there. */
export function grip(aim: Aim, at: { x: number; y: number }): Aim {
  const now = hand(aim.release);
  return { ...aim, release: Math.hypot(now.x - at.x, now.y - at.y) < 26 ? aim.release : releaseNear(at.x, at.y) };
}

/** A pull shorter than this is a slip of the finger, in millimetres. */
export const isPulled = (far: { x: number; y: number }): boolean => Math.hypot(far.x, far.y) >= 12;

/** The cell where most of such throws end. */
export const likeliest = (table: Map<string, number>): string =>
  [...table].filter(([to]) => to !== 'off').reduce((best, each) => (each[1] > best[1] ? each : best), [MIDDLE, 0])[0];

/** Of a thousand, in a hundred. */
export const percent = (count: number): number => Math.round(count / 10);

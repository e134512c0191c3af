/** How a hand is drawn that throws, by the game's own files. Where such throws end is said by the server. */
import aimLines from '@games/pluvionautes/src/main/resources/tablee/pluvionautes/rules/aims-1.txt';
import handLines from '@games/pluvionautes/src/main/resources/tablee/pluvionautes/rules/hand-1.txt';
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

const entries = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' = ') as [string, string]);

const HAND: Record<string, number[]> = Object.fromEntries(
  entries(handLines).map(([name, numbers]) => [name, numbers.split(' ').map(Number)]),
);

type Range = [least: number, most: number];

export const RANGES = Object.fromEntries(PARTS.map((part) => [part, HAND[part]])) as Record<keyof Aim, Range>;

const countOf = ([least, most]: Range): number => most - least + 1;
const RELEASES = countOf(RANGES.release);
/** Straight inwards. */
export const AHEAD = countOf(RANGES.direction) / 2;

/** A good aim at each cell. */
const GOOD = new Map(
  entries(aimLines).map(([target, numbers]) => {
    const [release, direction, strength, spin] = numbers.split(' ').map(Number);
    return [target, { release, direction, strength, spin }];
  }),
);

export const goodAim = (target: string): Aim => GOOD.get(target) ?? GOOD.get(MIDDLE)!;
export const word = (aim: Aim): string => `throw ${aim.release} ${aim.direction} ${aim.strength} ${aim.spin}`;
export const parse = (text: string): Aim => {
  const [release, direction, strength, spin] = text.split(' ').slice(1).map(Number);
  return { release, direction, strength, spin };
};

const DEGREE = Math.PI / 180;
const STEP = (2 * Math.PI) / RELEASES;
const [FIRST, FAN] = [HAND.first[0] * DEGREE, HAND.fan[0] * DEGREE];

export const bearing = (release: number): number => FIRST - release * STEP;
export const heading = (aim: Aim): number => bearing(aim.release) + Math.PI - (aim.direction - AHEAD) * FAN;

/** Where the hand is. */
export function hand(release: number): { x: number; y: number } {
  const angle = bearing(release);
  const far = rim(angle) + HAND.outside[0];
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** The middle of where such a throw tends to end. */
export function reach(aim: Aim): { x: number; y: number } {
  const from = hand(aim.release);
  const angle = heading(aim);
  const far = HAND.reach[aim.strength];
  return { x: from.x + far * Math.cos(angle), y: from.y + far * Math.sin(angle) };
}

/** The cell that is aimed at: by a good aim its own, by any other the one where the hand points. */
export function aimedAt(aim: Aim): string {
  const good = [...GOOD].find(([, each]) => PARTS.every((part) => each[part] === aim[part]));
  const { x, y } = reach(aim);
  return good?.[0] ?? cellNear(x, y).name;
}

const clamp = (value: number, [least, most]: Range): number => Math.min(most, Math.max(least, Math.round(value)));
const turnOf = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The release point nearest to where somebody takes hold of the rim. */
export function releaseNear(x: number, y: number): number {
  const steps = Math.round(turnOf(FIRST - Math.atan2(y, x)) / STEP);
  return (steps + RELEASES) % RELEASES;
}

/** The aim of a hand that was drawn back from the rim by this way: the throw goes the other way. */
export function drawn(aim: Aim, dx: number, dy: number): Aim {
  const pulled = Math.hypot(dx, dy);
  const right = turnOf(bearing(aim.release) + Math.PI - Math.atan2(-dy, -dx));
  return {
    ...aim,
    direction: clamp(AHEAD + right / FAN, RANGES.direction),
    strength: clamp(pulled / 6 - 1, RANGES.strength),
  };
}

/** One step of a part, or four at once. */
export function changed(aim: Aim, part: keyof Aim, by: number, fast = false): Aim {
  const [least, most] = RANGES[part];
  const far = fast ? 4 * by : by;
  const next = part === 'release' ? (aim.release + far + RELEASES) % RELEASES : clamp(aim[part] + far, [least, most]);
  return { ...aim, [part]: next };
}

/** Taking hold of the rim: near the hand it stays where it is, elsewhere it comes there. */
export function grip(aim: Aim, at: { x: number; y: number }): Aim {
  const now = hand(aim.release);
  return { ...aim, release: Math.hypot(now.x - at.x, now.y - at.y) < 26 ? aim.release : releaseNear(at.x, at.y) };
}

/** A pull shorter than this is a slip of the finger, in millimetres. */
export const isPulled = (far: { x: number; y: number }): boolean => Math.hypot(far.x, far.y) >= 12;

/** Of a thousand, in a hundred. */
export const percent = (count: number): number => Math.round(count / 10);

import type { Plot, Sight } from './board';
import type { Result } from './protocol';

/** What made the match, read from the counts that a game's story tells; no rule of any game is known here. */

/** A moment worth looking at again, by its index, and by how much a count changed there. */
export interface KeyMoment {
  at: number;
  gain: number;
}

/** What one seat did: how often it decided, and its best moment. */
export interface Deeds {
  moves: number;
  best?: KeyMoment;
}

/** Where the winner took the lead for good; where nobody was ever overtaken, the largest change for the one who won. */
export function keyMoment(plot: Plot, result: Result): KeyMoment | undefined {
  const winner = plot.lines.find((each) => each.seat < 0 || result.ranks?.[each.seat] === 1);
  if (!winner) return undefined;
  const others = plot.lines.filter((each) => each !== winner);
  const turned = others.length ? overtook(winner.points, others.map((each) => each.points)) : -1;
  return turned > 0 ? { at: turned, gain: gainAt(winner.points, turned) } : largest(winner.points);
}

const gainAt = (points: number[], at: number): number => points[at] - (points[at - 1] ?? 0);

/** The first moment from which on nobody had as much; -1 where that was never so, 0 where it was always so. */
function overtook(winner: number[], others: number[][]): number {
  const ahead = (at: number): boolean => others.every((each) => winner[at] > (each[at] ?? 0));
  let at = winner.length - 1;
  if (!ahead(at)) return -1;
  while (at > 0 && ahead(at - 1)) at--;
  return at;
}

/** The largest change, up or down; the last one where there are several. */
function largest(points: number[]): KeyMoment | undefined {
  let found: KeyMoment | undefined;
  for (let at = 1; at < points.length; at++) {
    const gain = gainAt(points, at);
    if (gain !== 0 && Math.abs(gain) >= Math.abs(found?.gain ?? 0)) found = { at, gain };
  }
  return found;
}

/** How often each seat decided, and which of its decisions brought it most. */
export function deedsOf(seat: number, sights: Sight[], plot: Plot | undefined): Deeds {
  const own = sights.flatMap((sight, at) => (sight.lines[0]?.actor === seat ? [at] : []));
  const points = plot?.lines.find((each) => each.seat === seat || each.seat < 0)?.points;
  let best: KeyMoment | undefined;
  for (const at of points ? own : []) {
    const gain = gainAt(points!, at);
    if (gain > (best?.gain ?? 0)) best = { at, gain };
  }
  return { moves: own.length, best };
}

/** The last thing that somebody decided. */
export function lastDecision(sights: Sight[]): number {
  return sights.findLastIndex((each) => typeof each.lines[0]?.actor === 'number');
}

/** The first thing that somebody decided, and before which everything was only laid out. */
export function firstDecision(sights: Sight[]): number {
  return sights.findIndex((each) => typeof each.lines[0]?.actor === 'number');
}

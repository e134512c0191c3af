import { post } from '../core/api';
import type { Moment, Start, Thought } from './protocol';

const FIRST = 125;
const MOST = 4_000;
const SAME = 20;

/** Thinks on and on, twice as long each time, until nothing changes any more; hands on what it thinks so far. */
export async function think(
  start: Start,
  line: string[],
  more: (thoughts: Thought[], iterations: number, done: boolean) => boolean,
): Promise<void> {
  let before: Thought[] = [];
  for (let iterations = FIRST; iterations <= MOST; iterations *= 2) {
    const moment = await post<Moment>('/api/analysis', { ...start, line, viewer: 'all', iterations });
    const thoughts = moment.thoughts ?? [];
    const done = !thoughts.length || iterations * 2 > MOST || isSame(before, thoughts);
    if (!more(thoughts, iterations, done) || done) return;
    before = thoughts;
  }
}

/** The same best move, worth the same within two points of a hundred. */
export function isSame(before: Thought[], after: Thought[]): boolean {
  return before.length > 0 && before[0].word === after[0].word &&
    Math.abs(before[0].valuePermille - after[0].valuePermille) <= SAME;
}

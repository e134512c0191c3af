import { post } from '../core/api';
import type { AnalysisLine, AnalysisMoment, Start } from './protocol';

const FIRST = 125;
const MOST = 4_000;
const SAME = 20;

/** Whether it thinks on, has come to the same twice, or has reached its end. */
export type ThinkingStage = 'thinks-on' | 'settled' | 'stopped';

/** Thinks on and on, twice as long each time, until it comes to the same twice; hands on what it thinks so far. */
export async function think(
  start: Start,
  line: string[],
  more: (lines: AnalysisLine[], iterations: number, stage: ThinkingStage) => boolean,
): Promise<void> {
  let before: AnalysisLine[] = [];
  for (let iterations = FIRST;; iterations = Math.min(2 * iterations, MOST)) {
    const lines = await thought(start, line, iterations);
    const stage = !lines.length || isSame(before, lines) ? 'settled' : iterations === MOST ? 'stopped' : 'thinks-on';
    if (!more(lines, iterations, stage) || stage !== 'thinks-on') return;
    before = lines;
  }
}

/** By the page where it can, as that costs the server nothing; what fails there is asked of the server. */
async function thought(start: Start, line: string[], iterations: number): Promise<AnalysisLine[]> {
  const here = await import('../near/thoughts').then(({ linesHere }) => linesHere(start, line, iterations))
    .catch(() => undefined);
  if (here) return here;
  const moment = await post<AnalysisMoment>('/api/analysis', { ...start, line, viewer: 'all', iterations });
  return moment.lines ?? [];
}

/** The same best move, worth the same within two points of a hundred. */
export function isSame(before: AnalysisLine[], after: AnalysisLine[]): boolean {
  const [one, other] = [before[0]?.steps[0], after[0]?.steps[0]];
  return one !== undefined && one.word === other?.word &&
    Math.abs((one.valuePermille ?? 0) - (other.valuePermille ?? 0)) <= SAME;
}

import { keep, kept } from '../core/kept';

const SOLVED = 'tablee.puzzles.solved';
const RUN = 'tablee.puzzles.run';

/** How many puzzles in a row were solved at the first try and without help, now and at best. */
export interface Run {
  now: number;
  best: number;
}

export function run(): Run {
  const [now, best] = kept(RUN).split(' ').map(Number);
  return { now: now || 0, best: best || 0 };
}

/** Counts a puzzle once: one that was solved before changes nothing. */
export function count(puzzle: string, clean: boolean): void {
  if (isSolved(puzzle)) return;
  const { now, best } = run();
  const next = clean ? now + 1 : 0;
  keep(RUN, `${next} ${Math.max(best, next)}`);
  keep(SOLVED, [...all(), puzzle].join(' '));
}

export function isSolved(puzzle: string): boolean {
  return all().includes(puzzle);
}

function all(): string[] {
  return kept(SOLVED).split(' ').filter(Boolean);
}

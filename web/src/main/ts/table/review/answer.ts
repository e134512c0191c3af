import { get } from '../../core/api';
import { isNear, keepsHouse } from '../../core/near';

/** One entry as a seat saw it; figures are thousandths of a win. */
export interface ReviewPoint {
  entry: number;
  actor: number;
  cause: 'own' | 'others' | 'chance';
  value: number;
  change: number;
  revealed: number;
}

/** A move that cost much, with the better one. */
export interface ReviewTurn {
  entry: number;
  played: string;
  better: string;
  playedValue: number;
  betterValue: number;
  mean: number;
  low: number;
  high: number;
  continuations: number;
  reason?: { rule: string; message: string };
}

export const PARTS = ['start', 'own', 'others', 'chance', 'revealed', 'result'] as const;

export interface Findings {
  level: string;
  finished: boolean;
  decisions: number;
  /** What moves that were not the best seem to have cost, in all. */
  lost: number;
  /** How many decisions a continuation has at most. */
  ahead: number;
  /** With how many iterations each, at most. */
  thought: number;
  shares: Record<(typeof PARTS)[number], number>;
  bySeat: number[];
  turningPoints: ReviewTurn[];
}

export interface ReviewAnswer {
  seat: number;
  stage: 'waiting' | 'curve' | 'moves' | 'done' | 'failed';
  start: number;
  entries: number;
  points: ReviewPoint[];
  judged: number;
  suspects: number;
  review?: Findings;
}

const PAUSE = 700;

/**
 * Asks until the review is whole, and hands on what there is so far; stops when nobody wants it any more.
 * @param path where the server has the match, or the table of this page. What this browser has is reviewed in the page.
 */
export async function follow(path: string, seat: number, more: (answer: ReviewAnswer) => boolean): Promise<void> {
  const points: ReviewPoint[] = [];
  const ask = await asker(path, seat);
  for (;;) {
    const answer = await ask(points.length);
    points.push(...answer.points);
    const whole = answer.review !== undefined || answer.stage === 'failed';
    if (!more({ ...answer, points: [...points] }) || whole) return;
  }
}

type Ask = (from: number) => Promise<ReviewAnswer>;

/** Of this page, or of the server; both find the same, so the server goes on where a page cannot. */
async function asker(path: string, seat: number): Promise<Ask> {
  const served = serverAsker(path, seat);
  if (!isNear(path) && !(await keepsHouse())) return served;
  const { copyOf, reviewer } = await import('../../near/review');
  if (isNear(path)) return reviewer(path, seat);
  const copy = await copyOf(path);
  const own = copy ? await reviewer(copy, seat) : served;
  return (from) => own(from).catch(() => served(from));
}

function serverAsker(path: string, seat: number): Ask {
  let asked = false;
  return async (from) => {
    if (asked) await new Promise((done) => setTimeout(done, PAUSE));
    asked = true;
    return get<ReviewAnswer>(`${path}/review?seat=${seat}&from=${from}`);
  };
}

/** The outcome of chance that changed most, for better or worse. */
export function strongestStroke(points: ReviewPoint[]): ReviewPoint | undefined {
  const strokes = points.filter((each) => each.cause === 'chance' && each.change);
  return strokes.reduce<ReviewPoint | undefined>(
    (most, each) => (most && Math.abs(most.change) >= Math.abs(each.change) ? most : each),
    undefined,
  );
}

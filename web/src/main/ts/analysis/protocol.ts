import type { Choice } from '../table/board';

/** What can happen, by whom; `weight`: how often chance brings it. */
export interface Turn {
  actor: string;
  moves: (Choice & { weight?: number })[];
  sample: boolean;
}

export interface Thought {
  word: string;
  sharePermille: number;
  valuePermille: number;
  reason?: { message: string };
}

/** The end of a line. */
export interface Moment {
  game: string;
  seats: number;
  ruleset: number;
  options: Record<string, string>;
  viewer: string;
  turns: Turn[];
  view: unknown;
  figures?: unknown;
  position: unknown;
  thoughts?: Thought[];
  ranks?: number[];
}

/** Where an analysis begins: a moment of a finished match, or a position in the engine's format. */
export interface Start {
  match?: string;
  at?: number;
  game?: string;
  seats?: number;
  ruleset?: number;
  options?: Record<string, string>;
  position?: unknown;
}

const BETWEEN = '|';

export function startOf(query: URLSearchParams): Start | undefined {
  const match = query.get('match');
  if (match) return { match, at: Number(query.get('at') ?? 0) };
  const text = query.get('from');
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Start;
  } catch {
    return undefined;
  }
}

export const lineOf = (query: URLSearchParams): string[] => (query.get('line') ?? '').split(BETWEEN).filter(Boolean);

/** The address of a line: it holds all that is needed to lay it out again. */
export function addressOf(start: Start, line: string[]): string {
  const query = new URLSearchParams(
    start.match ? { match: start.match, at: String(start.at ?? 0) } : { from: JSON.stringify(start) },
  );
  if (line.length) query.set('line', line.join(BETWEEN));
  return `/analysis?${query}`;
}

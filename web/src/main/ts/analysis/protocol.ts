import type { Choice } from '../table/board';
import type { Value } from './fields';

/** What can happen, by whom; `weight`: how often chance brings it. */
export interface AnalysisTurn {
  actor: string;
  moves: (Choice & { weight?: number })[];
  sample: boolean;
}

/** A move a bot thinks of, and what it expects to follow; chance expects nothing. */
export interface AnalysisStep {
  actor: string;
  word: string;
  sharePermille: number;
  valuePermille?: number;
}

export interface AnalysisLine {
  steps: AnalysisStep[];
  reason?: { message: string };
}

/** The end of a line. */
export interface AnalysisMoment {
  game: string;
  seats: number;
  ruleset: number;
  options: Record<string, string>;
  /** The text of a ruleset that is not one of the game's own. */
  data?: string;
  viewer: string;
  turns: AnalysisTurn[];
  view: unknown;
  figures?: unknown;
  position: unknown;
  /** What such a position is made of: like one, with one thing in each list. */
  shape: Value;
  lines?: AnalysisLine[];
  ranks?: number[];
}

/** Where an analysis begins: a moment of a finished match, a position in the engine's format, or a game's beginning. */
export interface Start {
  match?: string;
  /** A link to a moment of a finished match, in place of its name. */
  replay?: string;
  at?: number;
  game?: string;
  seats?: number;
  ruleset?: number;
  options?: Record<string, string>;
  data?: string;
  position?: unknown;
}

const BETWEEN = '|';

export function startOf(query: URLSearchParams): Start | undefined {
  const match = query.get('match');
  const replay = query.get('replay');
  const at = Number(query.get('at') ?? 0);
  if (match) return { match, at };
  if (replay) return { replay, at };
  const text = query.get('from');
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Start;
  } catch {
    return undefined;
  }
}

export const lineOf = (query: URLSearchParams): string[] => (query.get('line') ?? '').split(BETWEEN).filter(Boolean);

/** All that an address says: behind its `#`, and in its query, where older links have everything. */
export const saidIn = ({ query, hash }: { query: URLSearchParams; hash: string }): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(hash), ...query]);

/**
 * The address of a line: it holds all that is needed to lay it out again. What may be long stands behind the `#`, which
 * is not sent, because servers and what stands before them refuse long addresses.
 */
export function addressOf(start: Start, line: string[]): string {
  const { match, replay } = start;
  const at = String(start.at ?? 0);
  const from: Record<string, string> | undefined = match ? { match, at } : replay ? { replay, at } : undefined;
  const query = from ? `?${new URLSearchParams(from)}` : '';
  const rest = new URLSearchParams(query ? {} : { from: JSON.stringify(start) });
  if (line.length) rest.set('line', line.join(BETWEEN));
  return `/analysis${query}${rest.size ? `#${rest}` : ''}`;
}

/** All that is needed to lay the end of a line out again: the position, and by which rules it is played. */
export function written({ game, seats, ruleset, options, data, position }: AnalysisMoment): Start {
  return { game, seats, ruleset, options, ...(data ? { data } : {}), position };
}

/** Reads what `written` wrote, or a bare position of this game; what is no JSON is an error. */
export function read(text: string, game: string, seats: number): Start {
  const found = JSON.parse(text) as Record<string, unknown>;
  return found.position && found.game ? found as Start : { game, seats, position: found };
}

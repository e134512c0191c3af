import type { Choice } from '../table/board';

export interface PuzzleBrief {
  id: string;
  motif: string;
  /** From 1 to 6: by how many of those who `tried` it `solved` it at once; as long as these are few, by bots. */
  difficulty: number;
  tried: number;
  solved: number;
}

export interface OfGame {
  game: string;
  count: number;
  /** The puzzle of the day, the same for everybody. */
  today: string;
  puzzles: PuzzleBrief[];
}

export interface Overview {
  day: string;
  games: OfGame[];
}

/** A position with one clearly right move, as its seat sees it. */
export interface Puzzle extends PuzzleBrief {
  game: string;
  seats: number;
  options: Record<string, string>;
  seat: number;
  beyond: number;
  view: unknown;
  figures?: unknown;
  moves: Choice[];
  sample: boolean;
}

/** Thousandths of a win: what the right move is worth, and the best of the others. */
export interface Solution {
  move: string;
  worth: number;
  next: number;
  reason?: { rule: string; message: string };
}

export interface Tried {
  right: boolean;
  refusal?: string;
  hint?: string;
  solution?: Solution;
}

export const DIFFICULTIES = [1, 2, 3, 4, 5, 6];
export const MOTIFS = ['finish', 'combination', 'plan', 'defence', 'odds'];

/** Which puzzles are wanted; empty: all of them. */
export interface Wanted {
  motif: string;
  difficulty: string;
}

export const fits = (each: PuzzleBrief, { motif, difficulty }: Wanted): boolean =>
  (!motif || each.motif === motif) && (!difficulty || each.difficulty === Number(difficulty));

export function wantedIn(query: URLSearchParams | FormData): Wanted {
  const said = (key: string) => String(query.get(key) ?? '');
  return { motif: said('motif'), difficulty: said('difficulty') };
}

/** The address of a puzzle, which also says which ones are wanted next. */
export function addressOf(game: string, puzzle: string, wanted: Wanted): string {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
  return `/puzzles/${game}/${puzzle}${query.size ? `?${query}` : ''}`;
}

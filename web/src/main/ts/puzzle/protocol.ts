import type { Choice } from '../table/board';

export interface Brief {
  id: string;
  motif: string;
  difficulty: number;
}

export interface OfGame {
  game: string;
  count: number;
  /** The puzzle of the day, the same for everybody. */
  today: string;
  puzzles: Brief[];
}

export interface Overview {
  day: string;
  games: OfGame[];
}

/** A position with one clearly right move, as its seat sees it. */
export interface Puzzle extends Brief {
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

export const MOTIFS = ['finish', 'combination', 'plan', 'defence', 'odds'];

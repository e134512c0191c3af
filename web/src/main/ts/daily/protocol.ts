import type { Told } from '../table/board';
import type { Outcome } from './share';

/** What I made of a deal; without an outcome it is still played. */
export interface Mine {
  table: string;
  outcome?: Outcome;
  own: number;
  other: number;
  points?: number;
  ranked: boolean;
}

export interface Deal {
  deal: string;
  game: string;
  seats: number;
  /** How many play it together. */
  people: number;
  options: Record<string, string>;
  level?: string;
  /** SHA-256 of the seed, known before the day; the seed itself once it is over. */
  promise: string;
  seed?: string;
  mine?: Mine;
}

export interface Day {
  day: string;
  today: string;
  over: boolean;
  endsMillis: number;
  deals: Deal[];
  next: { deal: string; promise: string }[];
}

export interface DailyLine {
  person: string;
  name: string;
  outcome: Outcome;
  own: number;
  other: number;
  points: number;
}

export interface DailyMoment {
  version: number;
  word: string;
  here: number;
  words: Record<string, number>;
  told: Record<string, Told[]>;
}

export interface DailyPlace {
  rank: number;
  person: string;
  name: string;
  points: number;
  deals: number;
}

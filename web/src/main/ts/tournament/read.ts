import { get } from '../core/api';
import { SocketLine } from '../core/socket';
import type { SaidPace } from '../house/said';

export const KINDS = ['arena', 'swiss', 'knock-out', 'league'] as const;

export type Kind = (typeof KINDS)[number];

/** A line of a list. */
export interface TournamentBrief {
  tournament: string;
  title: string;
  kind: Kind;
  game: string;
  seats: number;
  phase: 'entry' | 'running' | 'over' | 'cancelled';
  entrants: number;
  most: number;
  rated: boolean;
  startMillis?: number;
}

/** Who plays: a person, a team, or a bot of the house. */
export interface Named {
  number: number;
  name: string;
  bot?: string;
}

export interface Standing extends Named {
  rank: number;
  points: number;
  matches: number;
  wins: number;
  ties: number;
  streak: number;
  /** Those of the line who are people, and still known. */
  people: { person: string; name: string }[];
  standing: 'in' | 'away' | 'withdrawn' | 'sent-away';
  breaks: number[];
}

export interface Pairing {
  number: number;
  round: number;
  board: number;
  open: boolean;
  expired: boolean;
  watch?: string;
  seats: (Named & { rank?: number; score?: number; played?: boolean })[];
}

export interface Whole extends TournamentBrief {
  host: boolean;
  version: number;
  rounds: number;
  round: number;
  clockMillis: number;
  leftMillis?: number;
  duplicate: boolean;
  together: boolean;
  entryOpen: boolean;
  closedBecause?: string;
  pace: SaidPace;
  me?: { number: number; standing: Standing['standing']; out?: boolean; table?: string };
  standings: Standing[];
  pairings: Pairing[];
  byes: (Named & { points: number })[];
}

export const lists = (): Promise<{ open: TournamentBrief[]; mine: TournamentBrief[] }> => get('/api/tournaments');

export function read(id: string, round?: number): Promise<Whole> {
  return get(`/api/tournaments/${id}${round === undefined ? '' : `?round=${round}`}`);
}

/** Tells whenever something has changed, until it is closed. */
export function follow(id: string, tell: () => void): () => void {
  const line = new SocketLine({
    address: () => `/ws/tournament/${id}`,
    message: (message) => {
      if (message.event === 'tournament') tell();
    },
    state: (state) => {
      if (state === 'open') tell();
    },
  });
  return () => line.close();
}

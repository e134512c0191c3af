import type { Note } from '../core/notes';
import { SocketLine } from '../core/socket';
import type { SaidPace } from './said';

/** A table with a free seat, or one to watch. */
export interface OpenTable {
  table: string;
  title: string;
  game: string;
  seats: number;
  free: number;
  pace: SaidPace;
  createdMillis: number;
  phase: string;
  notes?: Note[];
}

export interface ListedChair {
  kind: string;
  name: string;
  level: string;
  person: string;
}

/** A table at which this person sits. */
export interface MyTable {
  table: string;
  title: string;
  game: string;
  phase: string;
  yourTurn: boolean;
  /** Names. */
  waitingFor: string[];
  updatedMillis: number;
  chairs: ListedChair[];
  pace: SaidPace;
  notes?: Note[];
}

export interface Lobby {
  open: OpenTable[];
  mine: MyTable[];
}

/** Tells the tables whenever something changes there, until it is closed; `away` while the server cannot be reached. */
export function follow(tell: (lobby: Lobby) => void, away: (away: boolean) => void): () => void {
  const line = new SocketLine({
    address: () => '/ws/lobby',
    message: (message) => {
      if (message.event === 'lobby') tell(message as unknown as Lobby);
    },
    state: (state) => away(state === 'waiting' || state === 'gone'),
  });
  return () => line.close();
}

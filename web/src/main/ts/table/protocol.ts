import type { Note } from '../core/notes';
import type { SettingChange } from '../house/variants';
import type { Line, Sight } from './board';
import type { SeedOrigin, Shares } from './shares';

/** What a table sends, see docs/protocol.md. */

export interface Pace {
  kind: 'live' | 'relaxed' | 'days';
  budgetMillis: number;
  incrementMillis: number;
}

export interface Terms {
  game: string;
  seats: number;
  options: Record<string, string>;
  visibility: 'link' | 'listed';
  pace: Pace;
  spectators: boolean;
  startWhenFull: boolean;
  takeOverAfterMillis: number;
  standIn: string;
  lossOnTime: boolean;
  rated?: boolean;
  hints: boolean;
  lesson?: unknown;
  /** The deal that others play too; until then they may still do so, and nothing of it is shown (TABLE-62). */
  deal?: { kind: 'daily' | 'duplicate'; name: string; sealedUntilMillis: number };
}

/** Whether a match that is over shows nothing but one's own result yet. */
export const isSealed = ({ deal }: Terms): boolean => !!deal && deal.sealedUntilMillis > Date.now();

export interface Chair {
  kind: 'open' | 'person' | 'bot';
  person: string;
  name: string;
  level: string;
  resigned: boolean;
}

export interface Place {
  chair: Chair;
  present: boolean;
  ready: boolean;
  takenOver: boolean;
}

export interface Proposal {
  kind: 'undo' | 'pause' | 'resume' | 'abandon' | 'rematch';
  by: string;
  count: number;
  version: number;
  agreed: string[];
}

/** Somebody who looks on, as those who sit and the host are told; the name is empty where none was given. */
export interface Watcher {
  person: string;
  name: string;
}

export interface Seating {
  table: string;
  phase: 'gathering' | 'playing' | 'over';
  terms: Terms;
  /** Grows with each change of the terms. */
  termsNumber?: number;
  host: string;
  /** The tournament that this table belongs to. */
  tournament?: string;
  chairs: Place[];
  yours: number[];
  spectators: number;
  watchers: Watcher[];
  proposal?: Proposal;
  notes?: Note[];
  /** The link, for those who sit and for the host. */
  invite?: string;
  /** How the seed of the next match comes about, and where that of this match comes from. */
  shares?: Shares;
  seed?: SeedOrigin;
}

export interface Clock {
  at: number;
  dueAt?: number;
  left: number[];
  running: number[];
}

export interface Item {
  seat: number;
  key: string;
  args: unknown[];
  points: number;
  parts: Item[];
}

export interface Result {
  ranks?: number[];
  count: { items: Item[] };
  seed?: string;
}

export interface Update {
  match: string;
  version: number;
  fresh: boolean;
  waiting: (number | string)[];
  paused: boolean;
  talk: boolean;
  clock: Clock;
  sights: Sight[];
  commitment?: string;
  result?: Result;
}

export interface Said {
  number: number;
  person: string;
  name: string;
  text: string;
  aside: boolean;
  wallMillis: number;
}

export interface Advice {
  word: string;
  move: number;
  sharePermille: number;
  valuePermille: number;
  reason?: { rule: string; key: string; args: unknown[]; message: string };
}

export interface Frame {
  line: Line;
  view: unknown;
  figures?: unknown;
}

/** What the page knows of a table beside the line to it. */
export interface About {
  table: string;
  title: string;
  game: string;
  invite?: string;
  /** What its ruleset changes, where it is not the one that the game comes with. */
  changes?: SettingChange[];
}

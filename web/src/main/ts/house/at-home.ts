import type { TemplateResult } from 'lit';
import { houses } from 'found-games';

/** What is settled of a table beside its game's options. */
export interface TableFrame {
  seats: number;
  pace: 'live' | 'relaxed' | 'days';
}

/** What the house shows of a game before anybody sits down to it: the default export of `games/<game>/house.ts`. */
export interface AtHome {
  /** A small scene, 320 by 180: what one sees of a game before knowing it. */
  picture(): TemplateResult;
  /** The bots' names by level, the same in every language; without them a bot is called by how well it plays. */
  bots?: Record<string, string>;
  /** Options that say something only beside another choice; the others always do. */
  matters?: Record<string, (chosen: Record<string, string>) => boolean>;
  /** Options of which not every value can be had at every table: by the number of seats, or by the pace. */
  offers?: Record<string, (value: string, table: TableFrame) => boolean>;
}

/** A game without a folder of its own has nothing to show here; the house and the plain board do without. */
export function atHome(game: string): AtHome | undefined {
  return houses[game];
}

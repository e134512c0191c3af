import type { ListedChair } from './lobby';
import type { Note } from '../core/notes';

/** What has been played, as the server's list of one's own matches tells it: nothing else is kept for this. */

/** A match of mine that is over; the table may be gone. */
export interface Finished {
  match: string;
  table: string;
  game: string;
  seat: number;
  rank: number;
  tied: boolean;
  left?: boolean;
  notes?: Note[];
  endedMillis: number;
  title?: string;
  chairs?: ListedChair[];
  replay?: boolean;
}

export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/** Somebody one has played with: a person by who they are, a bot by its game and level. */
export interface Companion {
  key: string;
  name: string;
  bot: boolean;
  game: string;
  level: string;
  person: string;
  tally: Tally;
  /** The last match together whose table is still there. */
  last: Finished;
}

export const counts = (match: Finished): boolean => match.rank > 0 && !match.notes?.includes('lesson');
export const won = (match: Finished): boolean => counts(match) && match.rank === 1 && !match.tied && !match.left;
const drawn = (match: Finished): boolean => counts(match) && match.rank === 1 && match.tied && !match.left;

export function tally(matches: Finished[]): Tally {
  const counted = matches.filter(counts);
  const [wins, draws] = [counted.filter(won).length, counted.filter(drawn).length];
  return { played: counted.length, won: wins, drawn: draws, lost: counted.length - wins - draws };
}

/** Matches won one after the other: those at the end, and the most there ever were with the match that ended them. */
export function streaks(matches: Finished[]): { now: number; best: number; last?: Finished } {
  let [run, best, now] = [0, 0, 0];
  let last: Finished | undefined;
  for (const match of matches.filter(counts).sort((a, b) => a.endedMillis - b.endedMillis)) {
    run = won(match) ? run + 1 : 0;
    if (run > best) [best, last] = [run, match];
    now = run;
  }
  return { now, best, last };
}

export function byGame(matches: Finished[]): [game: string, tally: Tally][] {
  const games = [...new Set(matches.filter(counts).map((each) => each.game))];
  const each = games.map((game): [string, Tally] => [game, tally(matches.filter((match) => match.game === game))]);
  return each.sort((a, b) => b[1].played - a[1].played);
}

/** Everybody one has played with, those of late first. */
export function companions(matches: Finished[]): Companion[] {
  const found = new Map<string, { chair: ListedChair; matches: Finished[] }>();
  for (const match of matches.filter(counts)) {
    const others = (match.chairs ?? []).filter((chair, seat) => seat !== match.seat && chair.kind !== 'open');
    const keys = new Map(others.map((chair) => [keyOf(chair, match.game), chair]));
    for (const [key, chair] of keys) {
      const known = found.get(key) ?? { chair, matches: [] };
      known.matches.push(match);
      found.set(key, known);
    }
  }
  return [...found].map(([key, { chair, matches: shared }]) => ({
    key,
    name: chair.name,
    bot: chair.kind === 'bot',
    game: shared[0].game,
    level: chair.level,
    person: chair.person,
    tally: tally(shared),
    last: shared[0],
  }));
}

const keyOf = (chair: ListedChair, game: string): string =>
  chair.kind === 'bot' ? `${game} ${chair.level}` : chair.person || chair.name;

export interface Highlight {
  kind: 'first' | 'streak' | 'bot' | 'table';
  match: Finished;
  /** Of the streak how many, of the table how many sat there. */
  count: number;
  level: string;
}

const LEVELS = ['random', 'novice', 'casual', 'strong', 'expert'];

/** Matches worth remembering: first victories, the best streak, the strongest bot and the largest table. */
export function highlights(matches: Finished[]): Highlight[] {
  const wins = matches.filter(won).sort((a, b) => a.endedMillis - b.endedMillis);
  const firsts = [...new Set(wins.map((each) => each.game))].map((game) => wins.find((each) => each.game === game)!);
  const { best, last } = streaks(matches);
  const levelOf = (match: Finished): number =>
    Math.max(
      -1,
      ...(match.chairs ?? []).filter((each) => each.kind === 'bot').map((each) => LEVELS.indexOf(each.level)),
    );
  const strongest = [...wins].sort((a, b) => levelOf(b) - levelOf(a))[0];
  const largest = [...wins].sort((a, b) => (b.chairs?.length ?? 0) - (a.chairs?.length ?? 0))[0];
  const all: Highlight[] = firsts.map((match) => ({ kind: 'first', match, count: 1, level: '' }));
  if (best > 1 && last) all.unshift({ kind: 'streak', match: last, count: best, level: '' });
  if (strongest && levelOf(strongest) > 0) {
    all.push({ kind: 'bot', match: strongest, count: 1, level: LEVELS[levelOf(strongest)] });
  }
  if ((largest?.chairs?.length ?? 0) > 2) {
    all.push({ kind: 'table', match: largest, count: largest.chairs!.length, level: '' });
  }
  return all;
}

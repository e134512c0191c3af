import { keep, kept } from '../core/kept';

/** Small things this browser remembers, so that the next visit is quicker. */
const LEVEL = 'tablee.level';
const GAMES = 'tablee.games';
const BOTS_AWAY = 'tablee.bots-away';
const NEAR = 'tablee.near';

/** How well the bots are to play. */
export const level = (): string => kept(LEVEL) || 'casual';
export const noteLevel = (value: string): void => keep(LEVEL, value);

/** Whether there were games to go on with last time: then their list comes first, and nothing has to move for it. */
export const hadGames = (): boolean => kept(GAMES) === 'yes';
export const noteGames = (some: boolean): void => keep(GAMES, some ? 'yes' : '');

/** Whether finished games against bots are put away. */
export const botsAway = (): boolean => kept(BOTS_AWAY) === 'yes';
export const noteBotsAway = (away: boolean): void => keep(BOTS_AWAY, away ? 'yes' : '');

/** Whether this browser keeps tables of its own: only then are they looked for. */
export const hasNear = (): boolean => kept(NEAR) === 'yes';
export const noteNear = (): void => keep(NEAR, 'yes');

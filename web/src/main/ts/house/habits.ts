/** Small things this browser remembers, so that the next visit is quicker. */
const LEVEL = 'tablee.level';
const GAMES = 'tablee.games';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Where nothing can be kept, the usual holds again next time.
  }
}

/** How well the bots are to play. */
export const level = (): string => read(LEVEL) || 'casual';
export const noteLevel = (value: string): void => write(LEVEL, value);

/** Whether there were games to go on with last time: then their list comes first, and nothing has to move for it. */
export const hadGames = (): boolean => read(GAMES) === 'yes';
export const noteGames = (some: boolean): void => write(GAMES, some ? 'yes' : '');

import { boards } from 'found-games';
import type { GameClient } from './board';

/** Whether a folder of the client draws this game; otherwise the plain board does. */
export const hasBoard = (game: string): boolean => game in boards;

/** Each game's part of the client is loaded when somebody sits down to it. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = boards[game] ?? (() => import('../plain/index'));
  return (await load()).default;
}

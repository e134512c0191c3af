import type { GameClient } from './board';

/** Each game's part of the client is loaded when somebody sits down to it. */
const CLIENTS: Record<string, () => Promise<{ default: GameClient }>> = {
  circus: () => import('../games/circus/index'),
  flow: () => import('../games/flow/index'),
  pluvionautes: () => import('../games/pluvionautes/index'),
  rando: () => import('../games/rando/index'),
};

export async function clientOf(game: string): Promise<GameClient> {
  return (await CLIENTS[game]()).default;
}

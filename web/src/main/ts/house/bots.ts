import { say } from '../core/words';
import { atHome } from './at-home';

/** What a bot is called in a game: by a name of its own, or by how well it plays. */
export function botName(game: string, level: string): string {
  return atHome(game)?.bots?.[level] ?? say(`level.${level}`);
}

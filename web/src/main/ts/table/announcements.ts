import { me } from '../core/api';
import { play } from '../core/sound';
import type { Words } from '../core/words';
import type { BoardElement, Sight, Stage } from './board';
import { sentences } from './log';
import { tellTurn } from './notify';
import { inWords } from './phrases';
import type { Said } from './protocol';
import { type Scene, toAct } from './scene';

/** What is said beside the board: to screen readers, by sounds, in the page's title. */

/** What has just happened, in sentences. */
export function happened(sight: Sight | undefined, scene: Scene, stage: Stage): string {
  if (!sight || scene.session.update?.fresh) return '';
  return sight.lines.flatMap((line) => sentences(line, scene.client, stage)).join(' ');
}

const LATELY = 60_000;

/** A new line of chat; nothing where one has said it oneself, or it was said before one came. */
export function heardChat(lines: Said[], words: Words): string {
  const last = lines[lines.length - 1];
  if (!last || last.person === me()?.id || Date.now() - last.wallMillis > LATELY) return '';
  play('chat');
  return `${last.name}: ${inWords(last.text, words)}`;
}

/** Somebody points at something on the board: it is shown there, and said; nothing where there is no such thing. */
export function pointed(
  ping: { person: string; name: string; at: string },
  scene: Scene,
  board: BoardElement | null,
): string {
  const seat = scene.seats.find((each) => scene.seating.chairs[each.seat].chair.person === ping.person);
  const what = board?.pinged?.(ping.at, seat);
  if (!what) return '';
  play('ping');
  return scene.words.say('table.points', [seat?.name ?? ping.name, what]);
}

/** Whether it is one's turn, for somebody who looks elsewhere. */
export function announceTurn(scene: Scene, title: string, replaying: boolean): void {
  const { session, seating, words } = scene;
  const mine = !replaying && seating.phase === 'playing' && !session.update?.paused &&
    toAct(session.update, seating).length > 0;
  tellTurn(mine, title || words.say('name'), words.say('table.your-turn'));
}

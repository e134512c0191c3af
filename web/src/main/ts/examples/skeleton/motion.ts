/** Shows a motion on the drawn board. Whatever is cut short ends where it would have ended. */
import type { Screen } from '../../board/playback';
import { type Heap, keyOf } from './spots';
import type { Motion } from './step';

const QUICK = 320;
const AWAY = [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-40px)', opacity: 0 }];

export async function show(
  { from, to }: Motion,
  { reel, find }: Screen<Heap, object>,
  turn: () => Promise<void>,
): Promise<void> {
  const taken = Array.from({ length: to - from }, (_, i) => find(`[data-key=${keyOf(from + i)}] .body`));
  await Promise.all(taken.map((each) => reel.play(each, AWAY, QUICK)));
  await turn();
}

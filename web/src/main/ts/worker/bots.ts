import { HOUSE, ofHouse } from './library';
import type { Decided, Thought } from './near-table';

/** Bots think in a second worker like this one, beside the table, so that nobody waits for them. */
let bots: Worker | undefined;
let asked = 0;
const thinking = new Map<number, (answer: any) => void>();

export function think(thought: Thought): Promise<Decided> {
  const { match, seat, level, game, file } = thought;
  const dice = crypto.getRandomValues(new Uint32Array(1))[0];
  return beside({ kind: 'think', game, request: { do: 'think', match, seat, level, file, dice } });
}

/** Has the second worker answer. */
export function beside<T>(message: object): Promise<T> {
  bots ??= start();
  const id = asked++;
  bots.postMessage({ ...message, id });
  return new Promise((done) => thinking.set(id, done));
}

function start(): Worker {
  const made = new Worker(ofHouse('/house-worker.js'), { type: 'module', name: HOUSE });
  made.onmessage = ({ data }) => {
    thinking.get(data.id)?.(data.answer);
    thinking.delete(data.id);
  };
  // It could not be loaded, or died: who waits is told, and the next thought has another one.
  made.onerror = () => {
    made.terminate();
    bots = undefined;
    for (const done of thinking.values()) done({ failed: 'the bots are gone' });
    thinking.clear();
  };
  return made;
}

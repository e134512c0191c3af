import { get, type Person } from '../core/api';
import { sure } from '../core/dialog';
import { addWords, say } from '../core/words';
import { all, change } from '../worker/kept-tables';
import { handOver, isForHistory } from './hand-over';
import { possible, tables } from './page-house';
import { owner } from './socket';

/** What is answered without a server as it was last; it names the person. */
const REMEMBERED = 'mine';
const ME = '/api/me';

/**
 * Somebody else is at this browser, or nobody any more: what it keeps of the one before goes. Games of somebody whom
 * the server did not know are the new guest's, who was here all the time; a person who comes with an account may be
 * anybody.
 */
export async function another(before: Person | null, next: Person | null): Promise<void> {
  if ('caches' in window && (await caches.has(REMEMBERED))) {
    await (await caches.open(REMEMBERED)).delete(ME);
    if (next) void get(ME).catch(() => {});
  }
  if (!possible()) return;
  for (const { table, owner } of await all()) {
    if (before && owner === before.id) await change(table, () => []);
    if (!before && next && !next.account && !owner) {
      await change(table, (row) => (row && !row.owner ? [{ ...row, owner: next.id }] : row ? [row] : []));
    }
  }
}

/** Hands on what the server can have before somebody leaves, and asks where a game would be lost. */
export async function mayLeave(): Promise<boolean> {
  if (!possible()) return true;
  await handOver(await tables(owner())).catch(() => {});
  const lost = (await tables(owner())).some((
    each,
  ) => (each.over ? isForHistory(each) : !each.kept.match?.header.start));
  if (!lost) return true;
  await addWords('near');
  return sure(say('near.leave'), say('near.leave.yes'));
}

import { me } from '../core/api';
import type { MyTable } from '../house/lobby';
import type { Finished } from '../house/profile';
import type { KeptTable } from '../worker/kept-row';
import { handOver } from './hand-over';
import { possible, tables } from './page-house';
import { owner } from './socket';

/** The games that this browser keeps and that are not over, as the list of one's own tables shows them. */
export async function nearTables(): Promise<MyTable[]> {
  if (!possible()) return [];
  const all = await tables(owner());
  // Somebody is at home, and the server may be there again.
  if (me()) void handOver(all).catch(() => {});
  return all.filter((each) => !each.over).map(({ table, updatedMillis, kept: { record } }) => ({
    table,
    title: record.title,
    game: record.terms.game,
    phase: record.phase,
    yourTurn: false,
    waitingFor: [],
    updatedMillis,
    chairs: chairsOf(record),
    pace: record.terms.pace,
  }));
}

/**
 * Those that are over, as the history shows them.
 * @param away the server cannot be asked: then also those that it has
 */
export async function nearFinished(away: boolean): Promise<Finished[]> {
  if (!possible()) return [];
  return (await tables(owner())).filter((each) => each.over && (away || !each.handed)).map(finished);
}

function finished({ table, updatedMillis, ended, kept: { record } }: KeptTable): Finished {
  return {
    match: `${table}.${record.matches}`,
    table,
    game: record.terms.game,
    seat: ended?.seat ?? 0,
    rank: ended?.rank ?? 0,
    tied: ended?.tied ?? false,
    endedMillis: updatedMillis,
    title: record.title,
    chairs: chairsOf(record),
    replay: true,
  };
}

/** Whose name is kept in the page is the person of this page. */
function chairsOf(record: any): MyTable['chairs'] {
  return record.chairs.map((
    chair: any,
  ) => (chair.person === 'here' ? { ...chair, person: me()?.id ?? 'here' } : chair));
}

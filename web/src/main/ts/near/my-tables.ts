import type { MyTable } from '../house/lobby';
import { possible, tables } from './page-house';

/** The games that this browser keeps and that are not over, as the list of one's own tables shows them. */
export async function nearTables(): Promise<MyTable[]> {
  if (!possible()) return [];
  return (await tables()).map(({ table, updatedMillis, kept: { record } }) => ({
    table,
    title: record.title,
    game: record.terms.game,
    phase: record.phase,
    yourTurn: false,
    waitingFor: [],
    updatedMillis,
    chairs: record.chairs,
    pace: record.terms.pace,
  }));
}

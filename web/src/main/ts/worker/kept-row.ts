/** A table as this browser keeps it: what the house wrote, and what a list shows of it. */
export interface KeptTable {
  table: string;
  /** Whose game it is, by the server's name for that person; none: somebody whom the server did not know yet. */
  owner: string;
  updatedMillis: number;
  kept: { record: any; match?: any; seed?: string; [part: string]: unknown };
  /** The house it was begun in: no update comes in the middle of a game. */
  house: string;
  over: boolean;
  /** How it ended for the person here. */
  ended?: { seat: number; rank: number; tied: boolean };
  /** What its moves cost at first sight, where it was reviewed in this page for the person here. */
  cost?: { seat: number; decisions: number; lost: number };
  /** The server's table that it was handed to; empty: the server does not want it. */
  handed?: string;
}

/**
 * The rows that stand in place of one when its table was written again. What is known of a match stays with it, and
 * when a rematch begins, the match before gets a row of its own, unless the server has it.
 */
export function rewritten(before: KeptTable, written: Omit<KeptTable, 'owner' | 'house'>): KeptTable[] {
  const { owner, house, ended, handed, cost } = before;
  const now = { ...written, owner, house };
  if (before.kept.record.matches === now.kept.record.matches) {
    const known = {
      ...(now.over && ended ? { ended } : {}),
      ...(now.over && cost ? { cost } : {}),
      ...(handed === undefined ? {} : { handed }),
    };
    return [{ ...known, ...now }];
  }
  return before.over && !handed ? [past(before), now] : [now];
}

function past(row: KeptTable): KeptTable {
  const { record } = row.kept;
  const table = `${row.table}-${record.matches}`;
  return { ...row, table, kept: { ...row.kept, record: { ...record, id: table } } };
}

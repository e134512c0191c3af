import '../core/common';
import { language } from '../core/settings';
import { say } from '../core/words';
import type { Findings, ReviewAnswer } from '../table/review/answer';
import type { KeptTable } from '../worker/kept-row';
import { change } from '../worker/kept-tables';
import { review, tables } from './page-house';
import { owner } from './socket';

/** Has a match of this page reviewed by the page's own house, a few pieces each time it is asked. */
export async function reviewer(table: string, seat: number): Promise<(from: number) => Promise<ReviewAnswer>> {
  const row = (await tables(owner())).find((each) => each.table === table);
  if (!row?.kept.match) throw new Error(say('review.failed'));
  const { record, match } = row.kept;
  let file = match;
  return async (from) => {
    const asked = { seat, from, ...(file ? { file } : {}) };
    file = undefined;
    const answer = await review<ReviewAnswer>(record.terms.game, language(), asked);
    if (answer.review && record.chairs[seat].person === 'here') await note(row, seat, answer.review);
    return answer;
  };
}

/** The copy that this browser keeps of a match of the server, by the address of the match; none: it keeps none. */
export async function copyOf(path: string): Promise<string | undefined> {
  const rows = await tables(owner());
  return rows.find((row) => row.over && row.kept.match && path === `/api/matches/${served(row)}`)?.table;
}

/** What the server calls the last match of a row that it has. */
const served = ({ table, handed }: KeptTable) => handed && `${handed}.${/^here-of-.*-(\d+)$/.exec(table)?.[1] ?? 1}`;

/** For the statistics of the person here. */
function note({ table, kept }: KeptTable, seat: number, { decisions, lost }: Findings): Promise<void> {
  const same = (row: KeptTable) => row.kept.record.matches === kept.record.matches;
  return change(table, (row) => (!row ? [] : [same(row) ? { ...row, cost: { seat, decisions, lost } } : row]));
}

/** What was found out in this page about matches that the server has, by their names there. */
export async function costsHere(): Promise<Map<string, NonNullable<KeptTable['cost']>>> {
  const rows = await tables(owner());
  return new Map(rows.flatMap((row) => (row.handed && row.cost ? [[served(row)!, row.cost] as const] : [])));
}

import { post, Refused } from '../core/api';
import type { KeptTable } from '../worker/kept-row';
import { noteHanded, tables } from './page-house';
import { owner } from './socket';

/** A server that is away, or has no room just now, is asked another time. */
const FOR_NOW = new Set([401, 429, 507]);

/** Hands finished games on to the server, which replays them and keeps them in the history; the oldest first. */
export async function handOver(all: KeptTable[]): Promise<void> {
  for (const each of all.filter(isForHistory).reverse()) {
    if ((await handOn(each)) === undefined) return;
  }
}

/**
 * The server's table that has the finished game of a table of this page; it is handed over now if that was not done
 * before. Empty: it stays in this browser for good. Nothing: the server is not there, or takes none just now.
 */
export async function handedTable(table: string): Promise<string | undefined> {
  const found = (await tables(owner())).find((each) => each.table === table);
  return found && isForHistory(found) ? handOn(found) : found?.handed ?? '';
}

async function handOn({ table, kept: { record, match, seed } }: KeptTable): Promise<string | undefined> {
  const seats = record.chairs.map((chair: any) =>
    chair.kind === 'bot'
      ? { kind: 'bot', level: chair.level }
      : { kind: 'me', ...(chair.name ? { name: chair.name } : {}) }
  );
  let to = '';
  try {
    ({ table: to } = await post<{ table: string }>('/api/matches', { match: { ...match, seed }, seats }));
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.status >= 500 || FOR_NOW.has(fault.status)) return undefined;
    // It will be refused for ever, and stays in this browser.
  }
  await noteHanded(table, to);
  return to;
}

/** Lessons and games from a position of one's own stay here. */
export function isForHistory({ over, handed, kept: { match, seed } }: KeptTable): boolean {
  return over === true && handed === undefined && match && seed && !match.header.start && !match.header.data;
}

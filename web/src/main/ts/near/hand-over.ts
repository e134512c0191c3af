import { post, Refused } from '../core/api';
import type { KeptTable } from '../worker/kept-row';
import { noteHanded } from './page-house';

/** A server that is away, or has no room just now, is asked another time. */
const FOR_NOW = new Set([401, 429, 507]);

/** Hands finished games on to the server, which replays them and keeps them in the history; the oldest first. */
export async function handOver(all: KeptTable[]): Promise<void> {
  for (const each of all.filter(isForHistory).reverse()) {
    const { record, match, seed } = each.kept;
    const seats = record.chairs.map((chair: any) =>
      chair.kind === 'bot'
        ? { kind: 'bot', level: chair.level }
        : { kind: 'me', ...(chair.name ? { name: chair.name } : {}) }
    );
    try {
      const { table } = await post<{ table: string }>('/api/matches', { match: { ...match, seed }, seats });
      await noteHanded(each.table, table);
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status >= 500 || FOR_NOW.has(fault.status)) return;
      // It will be refused for ever, and stays in this browser.
      await noteHanded(each.table, '');
    }
  }
}

/** Lessons and games from a position of one's own stay here. */
export function isForHistory({ over, handed, kept: { match, seed } }: KeptTable): boolean {
  return over === true && handed === undefined && match && seed && !match.header.start && !match.header.data;
}

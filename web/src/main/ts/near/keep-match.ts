import { me } from '../core/api';
import { noteNear } from '../house/habits';
import type { Session } from '../table/session';
import type { KeptTable } from '../worker/kept-row';
import { all, change } from '../worker/kept-tables';
import { ask, possible } from './page-house';

const hex = (bytes: Uint8Array) => Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('');

/** Keeps a match of the server that is over, so that it can be watched again without one; only one's own. */
export async function keepMatch(session: Session): Promise<void> {
  const owner = me()?.id;
  const { table, seating, update } = session;
  if (!owner || !possible() || !seating?.yours.length || !update?.result) return;
  const name = `here-of-${update.match.replace(/\W/g, '-')}`;
  const played = (row: KeptTable) => row.handed === table && !row.table.startsWith('here-of-');
  if ((await all()).some((each) => each.table === name || played(each))) return;
  const { file } = (await session.ask('download')) as { file?: any };
  // A lesson is taken again, and a ruleset of the host's is nothing that a page has.
  if (!file?.seed || file.header.start || file.header.data) return;
  const adopted = await ask<{ keep: KeptTable['kept']; ended?: KeptTable['ended']; failed?: string }>({
    do: 'adopt',
    table: name,
    title: '',
    seats: seating.yours,
    chairs: seating.chairs.map(({ chair: { kind, name, level } }) => ({
      kind,
      person: '',
      name,
      level: level ?? '',
      resigned: false,
    })),
    file,
    secret: hex(crypto.getRandomValues(new Uint8Array(32))),
    now: { upMillis: Math.round(performance.timeOrigin + performance.now()), wallMillis: Date.now() },
  });
  const { keep: kept, ended } = adopted;
  const row = { table: name, owner, updatedMillis: Date.now(), kept, house: '', over: true, ended, handed: table };
  await change(name, () => [row]);
  noteNear();
}

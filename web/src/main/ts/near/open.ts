import type { NewTable } from '../core/api';
import { nearName } from '../core/near';
import { language } from '../core/settings';
import { addWords, say } from '../core/words';
import { make, possible } from './page-house';
import { host, owner } from './socket';

/** A table in this page, made and begun; none where this browser cannot. */
export async function openNear(wanted: NewTable): Promise<string | undefined> {
  await addWords('near');
  if (!possible()) return undefined;
  const table = nearName();
  const me = host();
  await make({ table, host: me.name ? me : { ...me, name: say('near.you') }, wanted }, owner(), language());
  return table;
}

import { get } from '../core/api';
import { isNear } from '../core/near';
import { addWords } from '../core/words';
import type { About } from './protocol';

/** What is known of a table beside the line to it; one of this page has no link, and nobody else knows of it. */
export async function aboutTable(table: string): Promise<About | undefined> {
  if (isNear(table)) return undefined;
  const about = await get<About>(`/api/tables/${table}`).catch(() => undefined);
  if (about?.changes) await addWords('variants');
  return about;
}

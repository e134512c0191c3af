import { sha256 } from '../core/sha256';
import type { Session } from './session';

/** A match file, as far as this page looks into it. */
interface MatchFile {
  header: unknown;
  commitment?: string;
  seed?: string;
}

export type Verdict = 'kept' | 'broken' | 'none';

/** Whether the seed that was shown after the end is the one that was promised before the first deal. */
export async function promise(session: Session): Promise<Verdict> {
  const file = (await session.ask('download')).file as MatchFile | undefined;
  if (!file?.commitment || !file.seed) return 'none';
  const promised = session.update?.commitment ?? file.commitment;
  return commitment(file.seed, file.header) === promised && promised === file.commitment ? 'kept' : 'broken';
}

/** SHA-256 over the seed's bytes and the header's text. */
export function commitment(seed: string, header: unknown): string {
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...bytes, ...new TextEncoder().encode(JSON.stringify(header))]));
}

/** Saves the whole match as a file, for `./tablee verify`. */
export async function download(session: Session): Promise<string> {
  const answer = await session.ask('download');
  if (answer.refused) return answer.refused.message;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(answer.file)], { type: 'application/json' }));
  link.download = `tablee-${session.table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  return '';
}

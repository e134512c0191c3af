import { fromHex } from '../core/hex';
import { save } from '../core/save';
import { sha256 } from '../core/sha256';
import type { Scene } from './scene';
import type { Session } from './session';
import { commitmentOf, fault, fixedHeader, type Kept, type SeedOrigin } from './shares';

/** A match file, as far as this page looks into it. */
interface MatchFile {
  header: { seed?: SeedOrigin };
  commitment?: string;
  seed?: string;
}

/** Whether what was promised was kept; `mine`: and a share of this page went in. */
export type Verdict = 'mine' | 'kept' | 'broken' | 'none';

/** Whether the seed that was shown after the end is the one that was promised before the first deal. */
export async function promise(session: Session): Promise<Verdict> {
  const file = (await session.ask('download')).file as MatchFile | undefined;
  if (!file?.commitment || !file.seed) return 'none';
  const promised = session.update?.commitment ?? file.commitment;
  const kept = commitment(file.seed, file.header) === promised && promised === file.commitment;
  return kept ? shared(file.header, file.seed, session.shares.played) : 'broken';
}

/** Whether all shares are those that were promised, and the header is the one for which this page showed its own. */
export function shared(header: { seed?: SeedOrigin }, seed: string, played: Kept | undefined): Verdict {
  const origin = header.seed;
  if (origin?.kind !== 'shares') return 'kept';
  if (commitmentOf(seed) !== origin.server) return 'broken';
  if (origin.shares?.some((each) => commitmentOf(each.share) !== each.commitment)) return 'broken';
  if (played?.server !== origin.server) return 'kept';
  return fault(played, origin) || fixedHeader(header) !== played.header ? 'broken' : 'mine';
}

/** Where the chance of this match comes from, in words. */
export function originOf({ seating, seats, words }: Scene): string {
  const origin = seating.seed;
  if (!origin) return '';
  const names = (of: number[]): string => of.map((seat) => seats[seat].name).join(', ');
  const within = origin.shares?.flatMap((each) => each.seats) ?? [];
  const kind = words.say(`table.seed.${within.length || origin.kind !== 'shares' ? origin.kind : 'server'}`, [
    names(within),
    origin.name ?? '',
  ]);
  return origin.leftOut?.length ? `${kind} ${words.say('table.seed.left-out', [names(origin.leftOut)])}` : kind;
}

/** SHA-256 over the seed's bytes and the header's text. */
export function commitment(seed: string, header: unknown): string {
  return sha256(new Uint8Array([...fromHex(seed), ...new TextEncoder().encode(JSON.stringify(header))]));
}

/** Saves the whole match as a file, for `./tablee verify`. */
export async function download(session: Session): Promise<string> {
  const answer = await session.ask('download');
  if (answer.refused) return answer.refused.message;
  save(`tablee-${session.table}.json`, 'application/json', JSON.stringify(answer.file));
  return '';
}

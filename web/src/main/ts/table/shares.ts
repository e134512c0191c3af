import { fromHex, toHex } from '../core/hex';
import { sha256 } from '../core/sha256';

/** How a table comes to the seed of its next match, see docs/protocol.md. */
export interface Shares {
  stage: 'open' | 'waiting' | 'revealing';
  /** What the server promises: SHA-256 of its share. */
  server: string;
  promises: { person: string; commitment: string }[];
  /** While shares are shown: SHA-256 of the header, in which only they are missing. */
  header?: string;
  voids: { server: string; by: { person: string; name: string }[] }[];
}

/** Where the seed of a match comes from, as its header says it. */
export interface SeedOrigin {
  kind: 'server' | 'shares' | 'daily' | 'duplicate' | 'offline';
  name?: string;
  server?: string;
  shares?: { seats: number[]; commitment: string; share: string }[];
  leftOut?: number[];
}

/** What this page keeps of a share of its own, from the promise to the end of the match. */
export interface Kept {
  /** What the server had promised before. */
  server: string;
  share: string;
  commitment: string;
  /** The table has listed the promise. */
  taken?: boolean;
  /** What everybody had promised, and the header as it was fixed, when the share was shown. */
  promises?: string[];
  header?: string;
  /** The table has answered that it has the share. */
  shown?: boolean;
}

export interface Keepings {
  next?: Kept;
  played?: Kept;
}

/** What an honest page does not put up with. */
export type Wrong = 'left-out' | 'exchanged' | 'dropped' | 'late';

export interface Followed {
  kept: Keepings;
  ask?: 'promise' | 'reveal';
  wrong?: Wrong;
}

/** What a page is told, as far as shares are concerned. */
export interface SharesNews {
  phase: 'gathering' | 'playing' | 'over';
  yours: number[];
  shares?: Shares;
  seed?: SeedOrigin;
}

/** A share that nobody can guess. Pages over plain http have this too. */
export function freshShare(server: string): Kept {
  const share = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return { server, share, commitment: commitmentOf(share) };
}

export const commitmentOf = (share: string): string => sha256(fromHex(share));

/**
 * What follows from the news: what to keep, what to ask, and what is wrong.
 *
 * @param away the line was broken, so that what this page has sent may not have arrived
 */
export function follow(kept: Keepings, news: SharesNews, person: string, away = false): Followed {
  // Who stands up takes the promise back. Once shares are shown nobody can: a seat that is gone then is no excuse.
  const stood = news.yours.length === 0 && kept.next?.taken && !kept.next.header;
  if (stood) return { kept: { ...kept, next: undefined } };
  if (news.phase === 'playing') return begun(kept, news.seed);
  if (!news.shares) return { kept };
  const wrong = gone(kept.next, news.shares, person, away);
  return wrong ? { kept, wrong } : before(kept, news.shares, person, news.yours.length > 0);
}

// ---- Before the match ----------------------------------------------------------------------------------------------

function before(kept: Keepings, shares: Shares, person: string, seated: boolean): Followed {
  const next = kept.next?.server === shares.server ? kept.next : undefined;
  const mine = shares.promises.find((each) => each.person === person)?.commitment;
  if (next && mine === next.commitment) return promised({ ...kept, next: { ...next, taken: true } }, shares);
  if (next?.taken && mine) return { kept, wrong: 'exchanged' };
  if (next?.taken && shares.stage !== 'open') return { kept, wrong: 'left-out' };
  // What another page of this person has promised is kept there.
  if (mine || !seated || shares.stage === 'revealing') return { kept: { ...kept, next } };
  return { kept: { ...kept, next: next ?? freshShare(shares.server) }, ask: 'promise' };
}

/** A start for which a share was shown is not dropped without a name, nor because of somebody who has shown it. */
function gone(next: Kept | undefined, shares: Shares, person: string, away: boolean): Wrong | undefined {
  if (!next?.header || next.server === shares.server) return undefined;
  const start = shares.voids.find((each) => each.server === next.server);
  if (!start?.by.length) return 'dropped';
  return (next.shown || !away) && start.by.some((each) => each.person === person) ? 'late' : undefined;
}

function promised(kept: Keepings, shares: Shares): Followed {
  const next = kept.next!;
  if (shares.stage !== 'revealing') return { kept };
  const promises = shares.promises.map((each) => each.commitment).sort();
  if (next.header && (next.header !== shares.header || !same(next.promises, promises))) {
    return { kept, wrong: 'exchanged' };
  }
  const fixed = { ...kept, next: { ...next, promises, header: shares.header } };
  return next.shown ? { kept: fixed } : { kept: fixed, ask: 'reveal' };
}

// ---- The match has begun -------------------------------------------------------------------------------------------

function begun(kept: Keepings, seed: SeedOrigin | undefined): Followed {
  const mine = kept.next ?? (kept.played?.server === seed?.server ? kept.played : undefined);
  if (!mine?.taken) return { kept: { ...kept, next: undefined } };
  const wrong = fault(mine, seed);
  return wrong ? { kept, wrong } : { kept: { played: mine } };
}

/** What is wrong with the seed of a match for which this share was promised. */
export function fault(mine: Kept, seed: SeedOrigin | undefined): Wrong | undefined {
  const shares = seed?.shares ?? [];
  const own = shares.find((each) => each.commitment === mine.commitment);
  if (!own || seed?.server !== mine.server) return 'left-out';
  if (own.share !== mine.share) return 'exchanged';
  if (!same(mine.promises, shares.map((each) => each.commitment).sort())) return 'exchanged';
  return shares.every((each) => commitmentOf(each.share) === each.commitment) ? undefined : 'exchanged';
}

const same = (one: string[] | undefined, other: string[]): boolean => one?.join() === other.join();

/** SHA-256 of a header in which only the shares are missing. */
export function fixedHeader(header: { seed?: SeedOrigin }): string {
  const shares = header.seed?.shares?.map((each) => ({ ...each, share: '' }));
  const open = { ...header, seed: { ...header.seed, shares } };
  return sha256(new TextEncoder().encode(JSON.stringify(open)));
}

import {
  commitmentOf,
  fault,
  fixedHeader,
  follow,
  type Keepings,
  type Kept,
  type Shares,
} from '../../main/ts/table/shares';
import { sha256 } from '../../main/ts/core/sha256';
import { equal, test } from './test';

const SERVER = sha256(new TextEncoder().encode('server'));
const OTHER = sha256(new TextEncoder().encode('other'));
const ANN = 'a1'.repeat(32);
const BEN = 'b2'.repeat(32);
const mine: Kept = { server: SERVER, share: ANN, commitment: commitmentOf(ANN), taken: true };
const promises = [{ person: 'ann', commitment: commitmentOf(ANN) }, { person: 'ben', commitment: commitmentOf(BEN) }];
const fixed: Kept = { ...mine, promises: promises.map((each) => each.commitment).sort(), header: 'fixed' };

const shares = (what: Partial<Shares>): Shares => ({ stage: 'open', server: SERVER, promises: [], voids: [], ...what });
const gathering = (what: Partial<Shares>) => ({ phase: 'gathering' as const, yours: [0], shares: shares(what) });
const hear = (kept: Keepings, what: Partial<Shares>, away = false) => follow(kept, gathering(what), 'ann', away);
const share = (seat: number, hex: string) => ({ seats: [seat], commitment: commitmentOf(hex), share: hex });
const playing = (server: string, ...all: ReturnType<typeof share>[]) => ({
  phase: 'playing' as const,
  yours: [0],
  seed: { kind: 'shares' as const, server, shares: all, leftOut: [] },
});

test('A page in a seat promises a fresh share, once, and keeps it', () => {
  const first = hear({}, {});
  equal(first.ask, 'promise');
  equal(commitmentOf(first.kept.next!.share), first.kept.next!.commitment);
  equal(hear(first.kept, {}).kept.next!.share, first.kept.next!.share);
  equal(follow({}, { ...gathering({}), yours: [] }, 'ann').ask, undefined);
});

test('A promise that another page of this person made stays there', () => {
  equal(hear({}, { promises }).ask, undefined);
});

test('The share is shown when all promises are known, and not before', () => {
  equal(hear({ next: mine }, { promises, stage: 'waiting' }).ask, undefined);
  const { kept, ask } = hear({ next: mine }, { promises, stage: 'revealing', header: 'fixed' });
  equal(ask, 'reveal');
  equal(kept.next, { ...mine, promises: fixed.promises, header: 'fixed' });
  equal(hear({ next: { ...fixed, shown: true } }, { promises, stage: 'revealing', header: 'fixed' }).ask, undefined);
});

test('A promise that is exchanged or missing when shares are shown is noticed', () => {
  const others = [{ person: 'ann', commitment: commitmentOf(BEN) }];
  equal(hear({ next: mine }, { promises: others, stage: 'revealing' }).wrong, 'exchanged');
  equal(hear({ next: mine }, { promises: [], stage: 'revealing' }).wrong, 'left-out');
});

test('Promises and header do not change once a share was shown', () => {
  equal(hear({ next: fixed }, { promises, stage: 'revealing', header: 'another' }).wrong, 'exchanged');
  equal(hear({ next: fixed }, { promises: [promises[0]], stage: 'revealing', header: 'fixed' }).wrong, 'exchanged');
});

test('A start is not dropped without a name', () => {
  equal(hear({ next: fixed }, { server: OTHER }).wrong, 'dropped');
  equal(hear({ next: fixed }, { server: OTHER, voids: [{ server: SERVER, by: [] }] }).wrong, 'dropped');
  const named = hear({ next: fixed }, {
    server: OTHER,
    voids: [{ server: SERVER, by: [{ person: 'ben', name: 'Ben' }] }],
  });
  equal(named.wrong, undefined);
  equal(named.ask, 'promise');
  equal(named.kept.next!.server, OTHER);
});

test('Anyone who has shown a share does not hear that it came too late', () => {
  const voids = [{ server: SERVER, by: [{ person: 'ann', name: 'Ann' }] }];
  equal(hear({ next: { ...fixed, shown: true } }, { server: OTHER, voids }, true).wrong, 'late');
  equal(hear({ next: fixed }, { server: OTHER, voids }).wrong, 'late');
  equal(hear({ next: fixed }, { server: OTHER, voids }, true).wrong, undefined);
});

test('In the match one finds one’s own share, and those that were promised', () => {
  equal(follow({ next: fixed }, playing(SERVER, share(0, ANN), share(1, BEN)), 'ann'), { kept: { played: fixed } });
  equal(follow({ next: fixed }, playing(SERVER, share(1, BEN)), 'ann').wrong, 'left-out');
  equal(follow({ next: fixed }, playing(OTHER, share(0, ANN), share(1, BEN)), 'ann').wrong, 'left-out');
  equal(follow({ next: fixed }, { phase: 'playing', yours: [0], seed: { kind: 'server' } }, 'ann').wrong, 'left-out');
  equal(follow({ next: fixed }, playing(SERVER, share(0, ANN), share(1, 'c3'.repeat(32))), 'ann').wrong, 'exchanged');
  const forged = { ...share(1, BEN), share: ANN };
  equal(fault(fixed, playing(SERVER, share(0, ANN), forged).seed), 'exchanged');
});

test('Anyone who stands up takes the promise back, and is not left out', () => {
  const standing = { ...gathering({ promises }), yours: [] };
  equal(follow({ next: mine }, standing, 'ann').kept.next, undefined);
  const fresh = { ...mine, taken: undefined };
  equal(follow({ next: fresh }, standing, 'ann').kept.next?.share, ANN);
});

test('Anyone who has shown a share is not sent away to drop the start', () => {
  const standing = (what: Partial<Shares>) => ({ ...gathering(what), yours: [] });
  equal(follow({ next: fixed }, standing({ server: OTHER }), 'ann').wrong, 'dropped');
  equal(follow({ next: fixed }, standing({ promises: [promises[1]], stage: 'revealing' }), 'ann').wrong, 'left-out');
  equal(follow({ next: fixed }, { ...playing(SERVER, share(1, BEN)), yours: [] }, 'ann').wrong, 'left-out');
  const named = standing({ server: OTHER, voids: [{ server: SERVER, by: [{ person: 'ben', name: 'Ben' }] }] });
  equal(follow({ next: fixed }, named, 'ann'), { kept: { next: undefined } });
});

test('Anyone who has promised nothing plays without a word', () => {
  equal(follow({}, playing(SERVER, share(1, BEN)), 'ann').wrong, undefined);
});

test('The header is the one that was fixed, whatever the shares are', () => {
  const header = (one: string, two: string) => ({
    game: 'circus',
    seed: { kind: 'shares' as const, shares: [{ ...share(0, ANN), share: one }, { ...share(1, BEN), share: two }] },
  });
  equal(fixedHeader(header(ANN, BEN)), fixedHeader(header('', '')));
  equal(fixedHeader(header('', '')), sha256(new TextEncoder().encode(JSON.stringify(header('', '')))));
});

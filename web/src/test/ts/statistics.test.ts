import { costs, counted, csv, type PlayedMatch, sums } from '../../main/ts/house/statistics';
import { equal, test } from './test';

function line(endedMillis: number, outcome: PlayedMatch['outcome'], more: Partial<PlayedMatch> = {}): PlayedMatch {
  const usual = { match: `m${endedMillis}.1`, game: 'circus', mode: 'relaxed', company: 'bots', seat: 0, rank: 1 };
  return { ...usual, outcome, endedMillis, ...more };
}

test('results are counted by game, mode and company; abandoned matches do not count', () => {
  const all = [line(1, 'won'), line(2, 'lost', { game: 'flow' }), line(3, 'drawn'), line(4, 'none')];
  equal(sums(all, 'game'), [
    { key: 'circus', played: 2, won: 1, drawn: 1, lost: 0 },
    { key: 'flow', played: 1, won: 0, drawn: 0, lost: 1 },
  ]);
  equal(sums(all, 'company').map(({ played }) => played), [3]);
});

test('what a move costs is told of reviewed matches only, the first one first, with the mean of the last ten', () => {
  const reviewed = Array.from(
    { length: 12 },
    (_, i) => line(100 - i, 'won', { decisions: 10, lost: i === 11 ? 1000 : 20 }),
  );
  const found = costs([line(500, 'won'), ...reviewed]);
  equal(found.map((each) => each.each).slice(0, 2), [100, 2]);
  equal(found[9].mean, (1000 + 9 * 20) / 100);
  equal(found[11].mean, 2);
});

test('a file for spreadsheets has a head and a line a match, empty where nothing is known', () => {
  equal(
    csv([line(7, 'won', { decisions: 3, lost: 40 }), line(8, 'lost')]),
    'match,game,mode,company,seat,rank,outcome,endedMillis,decisions,lost\r\n' +
      'm7.1,circus,relaxed,bots,0,1,won,7,3,40\r\n' +
      'm8.1,circus,relaxed,bots,0,1,lost,8,,\r\n',
  );
});

test('what a review in this page found out counts where the server made none, for the same seat', () => {
  const here = { seat: 0, decisions: 5, lost: 70 };
  equal(counted(line(1, 'lost'), here).lost, 70);
  equal(counted(line(1, 'lost', { seat: 1 }), here).lost, undefined);
  equal(counted(line(1, 'lost', { decisions: 3, lost: 40 }), here).lost, 40);
  equal(counted(line(1, 'lost')).decisions, undefined);
});

import type { Plot, Sight } from '../../main/ts/table/board';
import { deedsOf, firstDecision, keyMoment, lastDecision } from '../../main/ts/table/end-story';
import { turnsOf } from '../../main/ts/table/replay-turns';
import { equal, test } from './test';

const plotOf = (...lines: number[][]): Plot => ({
  label: 'points',
  lines: lines.map((points, seat) => ({ seat, points })),
});
const resultOf = (...ranks: number[]) => ({ ranks, count: { items: [] } });
const sightsBy = (...actors: (number | string)[]): Sight[] =>
  actors.map((actor, version) => ({
    viewer: 'all',
    lines: [{ version, actor, told: [] }],
    view: {},
    moves: [],
    sample: false,
    undo: 0,
  }));

test('the key moment is where the winner took the lead for good', () => {
  equal(keyMoment(plotOf([0, 2, 2, 5, 6], [0, 1, 4, 4, 4]), resultOf(1, 2)), { at: 3, gain: 3 });
});

test('where nobody was overtaken it is the largest change', () => {
  equal(keyMoment(plotOf([1, 2, 6, 7], [0, 0, 0, 0]), resultOf(1, 2)), { at: 2, gain: 4 });
  equal(keyMoment({ label: 'animals', lines: [{ seat: -1, points: [0, 3, 1, 2] }] }, resultOf(2, 2)), {
    at: 1,
    gain: 3,
  });
});

test('everybody has moves, and a best one among their own', () => {
  const sights = sightsBy('chance', 0, 1, 0);
  equal(deedsOf(0, sights, plotOf([0, 1, 5, 7], [0, 0, 0, 0])), { moves: 2, best: { at: 3, gain: 2 } });
  equal(deedsOf(1, sights, plotOf([0, 1, 5, 7], [0, 0, 0, 0])).best, undefined);
});

test('decisions are those of seats', () => {
  const sights = sightsBy('chance', 'chance', 1, 0, 'chance');
  equal([firstDecision(sights), lastDecision(sights)], [2, 3]);
});

test('a turn is what one seat decides in a row, with what chance adds', () => {
  const turns = turnsOf(sightsBy('chance', 0, 'chance', 0, 1, 'chance', 0));
  equal(turns.map(({ seat, at }) => [seat ?? -1, at]), [[-1, 0], [0, 1], [1, 4], [0, 6]]);
});

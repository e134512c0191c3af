import { addressOf, fits, type OfGame, wantedIn } from '../../main/ts/puzzle/protocol';
import { nextOf } from '../../main/ts/puzzle/next';
import { equal, test } from './test';

const puzzle = (id: string, motif: string, difficulty: number) => ({ id, motif, difficulty, tried: 0, solved: 0 });
const ALL: OfGame = {
  game: 'flow',
  count: 3,
  today: 'a',
  puzzles: [puzzle('a', 'plan', 1), puzzle('b', 'odds', 1), puzzle('c', 'plan', 4)],
};

test('puzzles are picked by motif and difficulty together, and one after the other', () => {
  equal(nextOf(ALL, { motif: 'plan', difficulty: '' }), 'a');
  equal(nextOf(ALL, { motif: 'plan', difficulty: '' }, 'a'), 'c');
  equal(nextOf(ALL, { motif: 'plan', difficulty: '4' }), 'c');
  equal(nextOf(ALL, { motif: 'odds', difficulty: '4' }), undefined);
  equal(fits(ALL.puzzles[1], { motif: '', difficulty: '1' }), true);
});

test('the address of a puzzle keeps what is wanted', () => {
  const wanted = { motif: 'plan', difficulty: '4' };
  equal(addressOf('flow', 'c', wanted), '/puzzles/flow/c?motif=plan&difficulty=4');
  equal(wantedIn(new URLSearchParams('motif=plan&difficulty=4')), wanted);
  equal(addressOf('flow', 'c', { motif: '', difficulty: '' }), '/puzzles/flow/c');
});

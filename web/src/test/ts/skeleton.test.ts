import { Words } from '../../main/ts/core/words';
import { place } from '../../main/ts/examples/skeleton/layout';
import { places } from '../../main/ts/examples/skeleton/places';
import { prompt } from '../../main/ts/examples/skeleton/say';
import { type Heap, spots } from '../../main/ts/examples/skeleton/spots';
import { step } from '../../main/ts/examples/skeleton/step';
import { story } from '../../main/ts/examples/skeleton/story';
import { stateOf } from './board';
import { equal, test } from './test';

const VIEW = { stones: 4, turn: 0 };

test('A stone stands for taking it with all that came after it', () => {
  const now = spots(stateOf<Heap>(VIEW, ['take 1', 'take 2', 'take 3']));
  equal(now.map((each) => [each.id, each.word, each.lit]), [
    ['stone-0', 'take 4', false],
    ['stone-1', 'take 3', true],
    ['stone-2', 'take 2', true],
    ['stone-3', 'take 1', true],
  ]);
});

test('Spectators point and do not play', () => {
  equal(spots(stateOf<Heap>(VIEW, [], { seat: -1 })).map((each) => [each.word, each.lit])[0], [undefined, false]);
});

test('Somebody who is called like a thing of the game keeps that name', () => {
  const words = new Words('en', [], { 'board.waiting': '{name} is playing.', 'board.heap': 'A heap' });
  const { sight, stage } = stateOf<Heap>({ stones: 4, turn: 1 }, []);
  const seats = ['Ada', 'heap'].map((name) => ({ name }));
  equal(prompt(sight, { ...stage, words, seats } as unknown as typeof stage), 'heap is playing.');
});

test('Stones that are taken go away, and the log leads to the one that is uppermost then', () => {
  const told = { event: 'stones-taken', seat: 0, stones: 3, left: 1 };
  equal(step(VIEW, told), { view: { stones: 1, turn: 0 }, motion: { from: 1, to: 4 }, sound: 'take' });
  equal([places(told), places({ ...told, left: 0 })], [['stone-0'], []]);
});

test('The heap has rows of eight stones and of seven, and no two stones share a place', () => {
  const all = Array.from({ length: 40 }, (_, stone) => place(stone));
  equal(new Set(all.map(({ x, y }) => `${x} ${y}`)).size, 40);
  equal([all[0].x, all[7].x, all[8].x, all[8].y < all[7].y], [30, 450, 60, true]);
});

test('The story counts the stones that are left', () => {
  const sights = [4, 1].map((stones) => ({ view: { stones, turn: 0 } })) as Parameters<typeof story>[0];
  equal(story(sights).lines, [{ seat: -1, points: [4, 1] }]);
});

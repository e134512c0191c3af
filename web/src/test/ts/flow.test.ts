import { lengthMillis, sand } from '../../main/ts/games/flow/clock';
import { light, offer, type Desk } from '../../main/ts/games/flow/desk';
import { beside, currents, lineOf, rotations, SQUARES, turned, type View } from '../../main/ts/games/flow/model';
import { step } from '../../main/ts/games/flow/scene';
import { equal, test } from './test';

const VIEW = {
  phase: 'place',
  held: 'corner',
  boat: 'nesw',
  board: [
    { square: 'b1', tile: 'straight', open: 'ew', bird: false },
    { square: 'c1', tile: 'corner', open: 'sw', bird: false },
    { square: 'c2', tile: 'obstacle-straight', open: 'ns', bird: true },
  ],
} as unknown as View;

const desk = (words: string[], way = 'ne'): Desk => ({ view: VIEW, words: new Set(words), way }) as unknown as Desk;

test('A tile turns clockwise, and ways that look alike are one', () => {
  equal(turned('ne'), 'es');
  equal(rotations('corner'), ['ne', 'es', 'sw', 'nw']);
  equal(rotations('straight'), ['ns', 'ew']);
  equal(rotations('obstacle-cross'), ['nesw']);
  equal(rotations('scenario-obstacle'), ['']);
});

test('Squares are named from the top left, and the board ends', () => {
  equal([SQUARES[0], SQUARES[48], beside('d4', 'n'), beside('a1', 'w')], ['a1', 'g7', 'd3', undefined]);
});

test('The dice skip the middle line', () => {
  equal([1, 2, 3, 4, 5, 6].map(lineOf), [0, 1, 2, 4, 5, 6]);
});

test('Water drifts away from the animals, into obstacles and no further', () => {
  const streams = currents(VIEW);
  equal([...(streams.get('b1') ?? [])], ['w']);
  equal([...(streams.get('c2') ?? [])], ['n']);
  equal(streams.has('c3'), false);
});

test('A square is lit when the tile fits as it lies, and half lit when it has to be turned', () => {
  const now = desk(['place a2 ne', 'place f1 sw']);
  equal(['a2', 'f1', 'd6'].map(square => light(now, square)), ['lit', 'half', 'off']);
  equal(offer(now, 'f1'), 'place f1 sw');
  equal(offer(now, 'd6'), undefined);
});

test('The sand sinks, and presses at the end', () => {
  equal(sand(60_000, 15_000, 60_000), { left: 45_000, full: 0.75, mood: 'calm' });
  equal(sand(60_000, 52_000, 60_000)?.mood, 'urgent');
  equal(sand(undefined, 0, 60_000), undefined);
  equal([lengthMillis({ round: '90' }, false), lengthMillis({ grace: '10' }, true), lengthMillis({ round: 'untimed' }, false)], [90_000, 10_000, 60_000]);
});

test('A wave takes tiles, and of a protected one only the Bird', () => {
  const hits = [
    { square: 'b1', tile: 'straight', fate: 'swept' },
    { square: 'c2', tile: 'obstacle-straight', fate: 'saved-by-bird' },
  ];
  const { view } = step(VIEW, { event: 'wave', seat: 0, white: 1, black: 3, hits });
  equal(view.board.map(each => [each.square, each.bird]), [['c1', false], ['c2', false]]);
});

test('A placed tile lies there, and is no longer in hand', () => {
  const { view } = step(VIEW, { event: 'tile-placed', seat: 0, tile: 'corner', square: 'a2', open: 'ne', joined: [] });
  equal([view.board.length, view.held], [4, undefined]);
});

import { sand } from '../../main/ts/games/flow/clock';
import { beside, lineOf, rotations, SQUARES, turned } from '../../main/ts/games/flow/layout';
import { type Flow, type FlowSpot, key, spots, wayOf } from '../../main/ts/games/flow/spots';
import { step } from '../../main/ts/games/flow/step';
import { currents } from '../../main/ts/games/flow/streams';
import type { View } from '../../main/ts/games/flow/view';
import { stateOf } from './board';
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

const flow = (words: string[], more: Partial<Flow> = {}): Flow =>
  stateOf<Flow>({ ...VIEW, hands: [], wet: [], joined: [] }, words, more);
const at = (board: Flow, square: string): FlowSpot => spots(board).find((each) => each.square === square)!;

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
  const now = flow(['place a2 ne', 'place f1 sw']);
  equal(['a2', 'f1', 'd6'].map((square) => [at(now, square).lit, at(now, square).half]), [[true, false], [true, true], [
    false,
    false,
  ]]);
  equal([at(now, 'f1').word, at(now, 'd6').word], ['place f1 sw', 'place d6 ne']);
});

test('R turns the tile to the next way that fits where one points', () => {
  const now = flow(['place a2 ne', 'place a2 sw'], { over: 'square-a2', aimed: 'place a2 ne' });
  equal([wayOf(now), key('r', now)?.mode, key('x', now)], ['ne', { way: 'sw' }, undefined]);
});

test('The sand sinks, and presses at the end', () => {
  equal(sand(60_000, 15_000, 60_000), { left: 45_000, full: 0.75, mood: 'calm' });
  equal(sand(60_000, 52_000, 60_000)?.mood, 'urgent');
  equal(sand(undefined, 0, 60_000), undefined);
});

test('A wave takes tiles, and of a protected one only the Bird', () => {
  const hits = [
    { square: 'b1', tile: 'straight', fate: 'swept' },
    { square: 'c2', tile: 'obstacle-straight', fate: 'saved-by-bird' },
  ];
  const { view } = step(VIEW, { event: 'wave', seat: 0, white: 1, black: 3, hits });
  equal(view.board.map((each) => [each.square, each.bird]), [['c1', false], ['c2', false]]);
});

test('A placed tile lies there, and is no longer in hand', () => {
  const { view } = step(VIEW, { event: 'tile-placed', seat: 0, tile: 'corner', square: 'a2', open: 'ne', joined: [] });
  equal([view.board.length, view.held], [4, undefined]);
});

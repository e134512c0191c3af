import { across } from '../../main/ts/board/box';
import { cardAt, layoutFor, pitch, rowAt } from '../../main/ts/games/rando/layout';
import { line, pile, prompt, way } from '../../main/ts/games/rando/say';
import { leadsTo, type Rando } from '../../main/ts/games/rando/spots';
import { step } from '../../main/ts/games/rando/step';
import { nextOf, type RandoView, walkerOf } from '../../main/ts/games/rando/view';
import { Words } from '../../main/ts/core/words';
import type { Stage } from '../../main/ts/table/board';
import { stateOf } from './board';
import { equal, test } from './test';

const seat = {
  points: 3,
  fromScales: 0,
  total: 3,
  tiles: [],
  levels: [0, 1, 0, 0],
  hand: [],
  chosen: false,
  choice: '',
};

/** A map with a red hiker on c3, a blue one on c6, and a few tokens. */
const VIEW = {
  stage: 'hike',
  hiker: 'red',
  width: 7,
  height: 7,
  hikers: [
    { colour: 'red', at: 'c3' },
    { colour: 'blue', at: 'c6' },
  ],
  tokens: [
    { colour: 'red', value: 2, at: 'f3', side: 'value' },
    { colour: 'green', value: 1, at: 'c1', side: 'obstacle' },
  ],
  markers: [
    { obstacle: 'ford', weight: 2 },
    { obstacle: 'bramble', weight: 1 },
  ],
  seats: [seat, seat],
  pile: 9,
} as unknown as RandoView;

test('A hiker who walked stands there, a token that was met is turned, and points are counted as told', () => {
  equal(
    step(VIEW, { event: 'hiker-walked', hiker: 'red', direction: 'east', from: 'c3', to: 'e3' }).view.hikers[0].at,
    'e3',
  );
  const { view, sound } = step(VIEW, { event: 'value-scored', seat: 1, at: 'f3', colour: 'red', points: 6, times: 3 });
  equal([view.seats[1].total, view.seats[0].total, view.tokens[0].side, sound], [9, 3, 'obstacle', 'double']);
  const climbed = step(VIEW, { event: 'scale-climbed', seat: 0, at: 'c1', obstacle: 'bramble', steps: 2, level: 3 });
  equal([climbed.view.seats[0].levels, climbed.view.tokens[1].side], [[0, 3, 0, 0], 'value']);
});

test('A line of the log names people and things: who is met is a hiker, what is exchanged a marker', () => {
  const phrases = {
    'told.hiker-met': '{hiker} meets {other}',
    'told.markers-swapped': '{seat}: {one} and {other}',
    'told.multiplier-lowered': '{seat} by {by}: {tile}',
    'told.top-shown': 'not worth a line',
    'colour.red': 'rouge',
    'colour.blue': 'bleu',
    'obstacle.ford': 'gué',
    'obstacle.bramble': 'ronces',
    'space.lower': 'baisse',
    'tile.lower': 'Baisser',
  };
  const seats = ['Ann', 'Bob'].map((name) => ({ name }));
  const stage = { words: new Words('fr', [], phrases), seats, options: {} } as unknown as Stage;
  equal(
    [
      line({ event: 'hiker-met', hiker: 'red', other: 'blue' }, stage),
      line({ event: 'markers-swapped', seat: 0, one: 'ford', other: 'bramble' }, stage),
      line({ event: 'multiplier-lowered', seat: 0, by: 1, tile: 'lower' }, stage),
      line({ event: 'top-shown', colour: 'red' }, stage),
      line({ event: 'hiker-walked', hiker: 'red', from: 'c3', to: 'c3' }, stage),
    ],
    ['rouge meets bleu', 'Ann: gué and ronces', 'Ann by Bob: Baisser', '', ''],
  );
});

test('Who walks next is said and shown until the match has ended, by the rules or because somebody gave up', () => {
  const view = { ...VIEW, top: 'blue', discard: [] } as RandoView;
  const told = (board: Rando) => [walkerOf(board), nextOf(board), pile(board).includes('board.pile.top')];
  const playing = stateOf<Rando>(view, []);
  equal(told(playing), ['red', 'blue', true]);
  equal(told(stateOf<Rando>({ ...view, stage: 'over' }, [])), ['', '', false]);
  equal(told(stateOf<Rando>(view, [], { stage: { ...playing.stage, over: true } })), ['', '', false]);
});

test('Exchanged markers change places and keep the weights where they are', () => {
  const { view } = step(VIEW, { event: 'markers-swapped', seat: 0, one: 'ford', other: 'bramble' });
  equal(view.markers, [{ obstacle: 'bramble', weight: 2 }, { obstacle: 'ford', weight: 1 }]);
});

test('A step changes nothing in the view it was given', () => {
  const before = JSON.stringify(VIEW);
  step(VIEW, { event: 'card-drawn', seat: 0, colour: 'red', kind: 'sprint' });
  equal(JSON.stringify(VIEW), before);
});

test('What a stretch brings is said as the server would tell it', () => {
  const said: unknown[] = [];
  const words = { has: () => true, say: (key: string, args: unknown) => (said.push([key, args]), key) };
  const told = [
    { event: 'hiker-walked', hiker: 'red', direction: 'east', from: 'c3', to: 'e3' },
    { event: 'value-scored', seat: 0, at: 'f3', colour: 'red', points: 6, times: 3 },
  ];
  const stage = { words } as unknown as Rando['stage'];
  const board = stateOf<Rando>(VIEW, ['go east'], { stage, tried: () => ({ told }) });
  equal(way(board, 'east'), 'board.way');
  equal(said.slice(0, 2), [['board.way.value', { points: 6 }], ['board.way.times', { times: 3 }]]);
  equal(way(stateOf<Rando>(VIEW, ['go east'], { stage }), 'east'), 'board.way.first');
});

test('A hint of two steps marks the first one', () => {
  equal(leadsTo({ id: 'tile-joker', zone: 'tiles', label: '', lit: true, opens: { joker: true } }, 'joker hike'), true);
  equal(leadsTo({ id: 'marker-1', zone: 'markers', label: '', lit: true, opens: { picked: 1 } }, 'swap 2 3'), false);
});

test('Cards of a hand stay within it; of one that is too full each shows its middle', () => {
  for (const layout of [layoutFor(1000, 700, 2), layoutFor(360, 640, 2), layoutFor(756, 800, 4)]) {
    const third = cardAt(layout, 3, 2);
    equal(third.x + third.w <= layout.hand.x + layout.hand.w, true);
    const [one, next, last] = [0, 1, 5].map((index) => cardAt(layout, 6, index));
    equal(next.x > one.x + one.w / 2, true);
    equal(last.x + last.w <= layout.button.x + layout.button.w, true);
  }
});

test('On a phone of 360 pixels crossings, tiles and scales are as large as a finger', () => {
  const layout = layoutFor(360, 640, 2);
  const pixels = 360 / layout.width;
  equal(pitch(layout) * pixels >= 44, true);
  equal(across(layout.tiles, 6, 0, 4).w * pixels >= 44, true);
  equal(rowAt(layout, 4, 0).h * pixels >= 44, true);
});

test('With four seats, sums, scales, the next hiker, the map, tiles and hand fit a low phone', () => {
  const [width, height] = [360, 500];
  const layout = layoutFor(width, height, 4);
  const parts = [layout.standings!, layout.scales, layout.pile, layout.map, layout.tiles, layout.hand, layout.button];
  for (const { y, h } of parts) equal((y + h) * (width / layout.width) <= height, true);
});

test('A prompt says what the ruleset of this table takes from those who give or lower nothing', () => {
  const said = (space: string, stage: string) => {
    const view = { ...VIEW, round: 1, track: [space], stage, times: 0, done: 0 };
    const words = { say: (key: string, args: Record<string, unknown>) => `${key} ${args.loss}` };
    const sight = { view, viewer: '0', moves: [{}], figures: { giveLoss: 4, lowerLoss: 1 } };
    return prompt(sight as never, { words } as never);
  };
  equal([said('give', 'give'), said('lower', 'lower-own')], ['prompt.give 4', 'prompt.lower-own 1']);
});

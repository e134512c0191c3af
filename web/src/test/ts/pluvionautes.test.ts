import { aimedAt, drawn, goodAim, hand, releaseNear, word } from '../../main/ts/games/pluvionautes/aim';
import {
  CELL,
  cell,
  cellNear,
  CELLS,
  corners,
  neighbours,
  slotOf,
  waysFrom,
} from '../../main/ts/games/pluvionautes/cells';
import { knobAt, layoutFor, sliderValue } from '../../main/ts/games/pluvionautes/layout';
import { cellLabel } from '../../main/ts/games/pluvionautes/say';
import { floor, project } from '../../main/ts/games/pluvionautes/space';
import { drag, type Pluvionautes, spots } from '../../main/ts/games/pluvionautes/spots';
import { step } from '../../main/ts/games/pluvionautes/step';
import { story } from '../../main/ts/games/pluvionautes/story';
import { flight, knocks, poseAt } from '../../main/ts/games/pluvionautes/track';
import { lying, top } from '../../main/ts/games/pluvionautes/turn';
import type { PluvView } from '../../main/ts/games/pluvionautes/view';
import { stateOf } from './board';
import { equal, test } from './test';

/** A throw that the server simulated: it landed on 2.3 with 3 on top. */
const SHOW = {
  perSecond: 60,
  tracks: [
    {
      die: 'balloon',
      start: 0,
      samples: 24,
      off: false,
      path:
        '_wgGuwKK4DJg2v8eBmQCfuSi8H__NAYNAliXHFQ2_0kFtgIWkxt4fP9fBV8BuI96hM__dQUIAUCMWXkq_4sEsgCsidhhjf-6BEwAkIJmWl' +
        'z_9Q' +
        'PmAJ0tQyT3ADEDgACOMXdkegBuAxwAbMaDLQIAogK9AHOuHbyTALQCiACnog39HgC9Al0Ax5RNLdkAxgIzAMyIm4KbANACCQC2GyG4vQDg' +
        'AeQA' +
        'wCAjjIwA8QG_ALskNUR5AQMBmwCfJ1b4dAEVAYEAlCEHiIcBJQFoAI8gCGCfATABVQCNIMhMwQE1AUcAiiAIANgBNgFBAIogCADe',
    },
  ],
};

function sky(): PluvView {
  return {
    board: {
      islands: [
        { cell: '3.3', terrain: 'plain', animals: 1, plantation: 1 },
        { cell: '3.4', terrain: 'mountain', animals: 3, plantation: 2 },
        { cell: '2.3', terrain: 'forest', animals: 2, plantation: 1 },
      ],
      clouds: [{ cell: '4.3', cloud: 'rain' }],
      anchored: [
        { slot: '3.3|3.4', cloud: 'rain' },
        { slot: '2.2|2.3', cloud: 'fog' },
      ],
      airships: [['3.4'], []],
      weather: [{ die: 'monsoon', cells: ['3.3'], value: 1 }],
    },
    phase: 'move',
    balloon: { cells: ['3.2'], face: 4, points: 4, turned: false, carried: '' },
    anchoredClouds: 2,
    inPlay: [],
    missions: [],
    largest: [],
  } as unknown as PluvView;
}

test('PLUV-1: 37 cells, six around the middle, ninety slots', () => {
  equal(CELLS.length, 37);
  equal(neighbours('3.3').sort(), ['2.2', '2.3', '3.2', '3.4', '4.2', '4.3']);
  const slots = new Set(CELLS.flatMap(({ name }) => neighbours(name).map((next) => slotOf(name, next))));
  equal(slots.size, 90);
  equal(slotOf('3.4', '3.3'), '3.3|3.4');
});

test('What is drawn can be pointed at: the floor is found under the finger', () => {
  const eye = { x: 474, y: 408, scale: 2.5 };
  for (const { name, x, y } of CELLS) {
    const at = project(eye, x, y);
    const found = floor(eye, at.x, at.y);
    equal(cellNear(found.x, found.y).name, name);
  }
});

test('A die lies with its face up', () => {
  equal(
    [1, 2, 3, 4, 5, 6].map((face) => top(lying(face))),
    [1, 2, 3, 4, 5, 6],
  );
});

test('A trajectory ends where the server says that the die lies, with its face up, after some knocks', () => {
  const seen = flight(SHOW)!;
  const balloon = seen.tracks[0];
  const end = poseAt(balloon, seen.samples + 5)!;
  equal([cellNear(end.x, end.y).name, top(end.turn)], ['2.3', 3]);
  equal(knocks(balloon).length > 2, true);
});

test('A move says what the server would tell of it: its price, and what is docked', () => {
  const told = [
    { event: 'die-moved', seat: 0, way: ['3.2', '3.3'], cost: 1 },
    { event: 'island-docked', seat: 0, cell: '3.3', terrain: 'plain', points: 3 },
  ];
  const board = stateOf<Pluvionautes>(sky(), ['move 3.3'], {
    layout: layoutFor(1000, 700),
    over: 'cell-3.3',
    tried: () => ({ told }),
  });
  equal(cellLabel(board, '3.3', 'move 3.3').endsWith('board.costs board.docks'), true);
});

test('What an island gives comes with the view; on its way it is what is printed', () => {
  const said: unknown[] = [];
  const words = { has: () => true, say: (key: string, args: any) => (said.push([key, args?.count]), key) };
  const figures = { yields: [{ cell: '3.3', animals: 0, plantation: 4 }] };
  const board = stateOf<Pluvionautes>(sky(), [], {
    stage: { words, seats: [] } as unknown as Pluvionautes['stage'],
    figures,
  });
  cellLabel(board, '3.3');
  cellLabel(board, '2.3');
  equal(said.filter((each) => String((each as string[])[0]).startsWith('board.some')), [
    ['board.some.cows', 0],
    ['board.some.flowers', 4],
    ['board.some.reindeer', 2],
    ['board.some.mushrooms', 1],
  ]);
});

test('A docked island is in tow, and lies where it was left', () => {
  const docked = step(sky(), { event: 'island-docked', seat: 0, cell: '3.3', terrain: 'plain', points: 3 }).view;
  equal([docked.balloon.carried, docked.balloon.face, docked.board.islands.length], ['plain 1 1', 3, 2]);
  const towed = step(docked, { event: 'island-towed', seat: 0, terrain: 'plain', way: ['3.3', '4.2'], cost: 1 }).view;
  equal([towed.balloon.carried, towed.balloon.cells, towed.board.islands.at(-1)?.cell], ['', ['4.2'], '4.2']);
});

test('A throw that was seen is not tossed again', () => {
  const flown = step(sky(), { event: 'shown', show: SHOW }).view;
  const kind = (view: PluvView) => step(view, { event: 'die-landed', seat: 0, cells: ['2.3'], face: 3 }).motion?.kind;
  equal([kind(flown), kind(sky())], ['settle', 'toss']);
});

test('The story draws what missions were worth by the figures, whatever they count', () => {
  const sightOf = (points: number) => ({
    view: { missions: ['square-b', 'circle-a'] },
    figures: { worths: [{ mission: 'circle-a', points }, { mission: 'square-b', points: 2 }] },
  });
  const { lines } = story([sightOf(5), sightOf(9)] as Parameters<typeof story>[0]);
  equal(lines, [{ seat: 0, points: [2, 2] }, { seat: 1, points: [5, 9] }]);
});

test('A slider is dragged to where the finger is', () => {
  const layout = layoutFor(360, 640);
  equal([-8, 0, 7].map((spin) => sliderValue(layout, 'spin', knobAt(layout, 'spin', spin))), [-8, 0, 7]);
  const view = { ...sky(), phase: 'throw' } as PluvView;
  const sight = { viewer: '0', lines: [], view, moves: [], sample: true, undo: 0 };
  const board = stateOf<Pluvionautes>(view, ['throw 1 2 3 4'], { layout, sight });
  const full = { ...board, spots: new Map(spots(board).map((each) => [each.id, each])) };
  const at = { x: knobAt(layout, 'strength', 9), y: 0 };
  equal(drag({ id: 'aim-strength', phase: 'move', from: at, at, over: '', above: '' }, full)?.mode?.aim?.strength, 9);
});

test('A good aim is one at its cell; any other is at the cell where the hand points', () => {
  for (const { name } of CELLS) equal(aimedAt(goodAim(name)), name);
  equal(neighbours('3.3').concat('3.3').includes(aimedAt({ ...goodAim('3.3'), release: 72, direction: 32 })), true);
});

test('PLUV-32: how likely a throw is to land is said once the server has, and only of the cell pointed at', () => {
  const landings = [{ to: '3.3', count: 500 }, { to: '2.3', count: 300 }, { to: 'off', count: 40 }];
  const asked: string[] = [];
  const board = (over: string, figures?: unknown) =>
    stateOf<Pluvionautes>({ ...sky(), phase: 'throw' }, ['target 3.3'], {
      over,
      tried: (move: string) => {
        asked.push(move);
        return figures ? { told: [], figures } : undefined;
      },
    });
  equal(cellLabel(board('cell-3.3'), '3.3', 'target 3.3').endsWith('board.chances'), false);
  equal(cellLabel(board('cell-3.3', { landings }), '3.3', 'target 3.3').endsWith('board.chances'), true);
  equal(asked, ['target 3.3', 'target 3.3']);
  cellLabel(board('cell-2.3', { landings }), '3.3', 'target 3.3');
  equal(asked.length, 2);
});

test('PLUV-30: the die is thrown from where the rim is taken hold of, against the pull', () => {
  for (const release of [0, 17, 64, 127]) equal(releaseNear(hand(release).x, hand(release).y), release);
  const from = hand(72);
  const aim = drawn({ ...goodAim('3.3'), release: 72 }, from.x * 0.25, from.y * 0.25);
  equal(aim.direction, 32);
  equal(word(aim).startsWith('throw 72 32 '), true);
  equal(cell('3.3').x, 0);
});

test('On a phone of 360 pixels every cell is as large as a finger, and the box is not wider than the phone', () => {
  const { eye, width } = layoutFor(360, 640);
  const pixels = 360 / width;
  for (const { x, y } of CELLS) {
    const ring = corners(x, y, CELL).map(([cx, cy]) => project(eye, cx, cy));
    const span = (values: number[]) => (Math.max(...values) - Math.min(...values)) * pixels;
    equal(span(ring.map((each) => each.x)) >= 44 && span(ring.map((each) => each.y)) >= 44, true);
  }
  equal(project(eye, 181, 0).x <= width, true);
});

test('Arrows lead from each cell to its neighbours, and back', () => {
  const back = {
    ArrowUp: 'ArrowDown',
    ArrowDown: 'ArrowUp',
    ArrowLeft: 'ArrowRight',
    ArrowRight: 'ArrowLeft',
  } as const;
  const inner = CELLS.filter(({ name }) => neighbours(name).length === 6).map(({ name }) => name);
  for (const name of inner) {
    for (const [arrow, to] of Object.entries(waysFrom(name))) {
      equal(neighbours(name).includes(to), true);
      if (inner.includes(to)) equal(waysFrom(to)[back[arrow as keyof typeof back]], name);
    }
  }
});

import { drawn, goodAim, hand, preview, releaseNear, word } from '../../main/ts/games/pluvionautes/aim';
import { CELL, cell, cellNear, CELLS, corners, neighbours, slotOf } from '../../main/ts/games/pluvionautes/cells';
import { layoutFor } from '../../main/ts/games/pluvionautes/layout';
import { floor, project } from '../../main/ts/games/pluvionautes/space';
import { flight, knocks, poseAt } from '../../main/ts/games/pluvionautes/track';
import { lying, top } from '../../main/ts/games/pluvionautes/turn';
import type { PluvView } from '../../main/ts/games/pluvionautes/view';
import { docking, ways, yields } from '../../main/ts/games/pluvionautes/way';
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
        '_wgGuwKK4DJg2v8eBmQCfuSi8H__NAYNAliXHFQ2_0kFtgIWkxt4fP9fBV8BuI96hM__dQUIAUCMWXkq_4sEsgCsidhhjf-6BEwAkIJmWlz_9Q' +
        'PmAJ0tQyT3ADEDgACOMXdkegBuAxwAbMaDLQIAogK9AHOuHbyTALQCiACnog39HgC9Al0Ax5RNLdkAxgIzAMyIm4KbANACCQC2GyG4vQDgAeQA' +
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
  } as unknown as PluvView;
}

test('PLUV-1: 37 cells, six around the middle, ninety slots', () => {
  equal(CELLS.length, 37);
  equal(neighbours('3.3').sort(), ['2.2', '2.3', '3.2', '3.4', '4.2', '4.3']);
  const slots = new Set(CELLS.flatMap(({ name }) => neighbours(name).map(next => slotOf(name, next))));
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
    [1, 2, 3, 4, 5, 6].map(face => top(lying(face))),
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

test('PLUV-22: the cheapest way and its price', () => {
  const found = ways(sky(), '3.2').get('3.4')!;
  equal([found.cost, found.cells.at(-1)], [4, '3.4']);
});

test('PLUV-23, PLUV-42: what would be docked, and what holds it', () => {
  equal(docking(sky(), '4.3'), { docks: 'cloud.rain' });
  equal(docking(sky(), '3.4'), { held: 'airship' });
  equal(docking(sky(), '2.3'), { held: 'fog' });
  equal(docking(sky(), '5.0'), {});
});

test('PLUV-40, PLUV-72: rain beside an island and a monsoon die on it', () => {
  equal(yields(sky(), '3.3'), { animals: 0, plantation: 4 });
  equal(yields(sky(), '3.4'), { animals: 2, plantation: 3 });
});

test('PLUV-32: a good aim at a cell tends to land there or beside it', () => {
  for (const { name } of CELLS) {
    const table = preview(goodAim(name));
    const near = [name, ...neighbours(name)].reduce((sum, each) => sum + (table.get(each) ?? 0), 0);
    equal(near > 600, true);
  }
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
  const { eye, width } = layoutFor(360);
  const pixels = 360 / width;
  for (const { x, y } of CELLS) {
    const ring = corners(x, y, CELL).map(([cx, cy]) => project(eye, cx, cy));
    const span = (values: number[]) => (Math.max(...values) - Math.min(...values)) * pixels;
    equal(span(ring.map(each => each.x)) >= 44 && span(ring.map(each => each.y)) >= 44, true);
  }
  equal(project(eye, 181, 0).x <= width, true);
});

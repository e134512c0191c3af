import { across, down } from '../../main/ts/board/box';
import { cardAt, layoutFor, pitch } from '../../main/ts/games/rando/layout';
import { crossing, place, stretch } from '../../main/ts/games/rando/trail';
import type { RandoView } from '../../main/ts/games/rando/view';
import { equal, test } from './test';

/** A map with a red hiker on c3, a blue one on c6, and a few tokens. */
function map(stretches = 0): RandoView {
  return {
    width: 7,
    height: 7,
    stretch: stretches,
    stretches: 3,
    hikers: [
      { colour: 'red', at: 'c3' },
      { colour: 'blue', at: 'c6' },
    ],
    tokens: [
      { colour: 'red', value: 2, at: 'f3', side: 'value' },
      { colour: 'green', value: 1, at: 'c1', side: 'obstacle' },
      { colour: 'blue', value: 3, at: 'c7', side: 'value' },
    ],
  } as unknown as RandoView;
}

test('A crossing is a letter and a figure', () => {
  equal(place('c5'), { x: 2, y: 4 });
  equal(crossing({ x: 2, y: 4 }), 'c5');
});

test('RAND-30: a hiker stops before what it meets, and its own colour counts double', () => {
  const ahead = stretch(map(), 'red', 'east')!;
  equal([crossing(ahead.to), ahead.meets, ahead.double], ['e3', 'value', true]);
  equal(stretch(map(), 'red', 'north')!.double, false);
});

test('RAND-30: at the border it bounces', () => {
  const ahead = stretch(map(), 'red', 'west')!;
  equal([crossing(ahead.to), ahead.meets], ['a3', 'border']);
});

test('RAND-31: another hiker is pushed on in the same direction, but not by the third meeting', () => {
  const ahead = stretch(map(), 'red', 'south')!;
  equal(
    [crossing(ahead.to), ahead.meets, ahead.pushed?.colour, ahead.pushed?.meets, ahead.pushed?.double],
    ['c5', 'hiker', 'blue', 'value', true],
  );
  equal(stretch(map(2), 'red', 'south')!.pushed, undefined);
});

test('Cards of a hand stay within it; of one that is too full each shows its middle', () => {
  for (const layout of [layoutFor(1000, 2), layoutFor(360, 2)]) {
    const third = cardAt(layout, 3, 2);
    equal(third.x + third.w <= layout.hand.x + layout.hand.w, true);
    const [one, next, last] = [0, 1, 5].map(index => cardAt(layout, 6, index));
    equal(next.x > one.x + one.w / 2, true);
    equal(last.x + last.w <= layout.button.x + layout.button.w, true);
  }
});

test('On a phone of 360 pixels crossings, tiles and scales are as large as a finger', () => {
  const layout = layoutFor(360, 2);
  const pixels = 360 / layout.width;
  equal(pitch(layout) * pixels >= 44, true);
  equal(across(layout.tiles, 6, 0, 4).w * pixels >= 44, true);
  equal(down(layout.scales, 4, 0, 4).h * pixels >= 44, true);
});

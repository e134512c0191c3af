import { along, areBeside, before, next, opposite, place } from '../../main/ts/games/circus/layout';
import { panes } from '../../main/ts/games/circus/rosette';
import { type Circus, keyOf, positionOf, spots, swapWord } from '../../main/ts/games/circus/spots';
import { exchanged, step, turned } from '../../main/ts/games/circus/step';
import type { Artist, View } from '../../main/ts/games/circus/view';
import type { Told } from '../../main/ts/table/board';
import { stateOf } from './board';
import { equal, test } from './test';

const FACES: Artist[] = [
  'clown',
  'acrobat',
  'clown',
  'magician',
  'clown',
  'tamer',
  'clown',
  'tamer',
  'clown',
  'fortune-teller',
];

const VIEW: View = {
  phase: 'turn',
  turn: 1,
  seat: 0,
  actionsDone: 0,
  actionsLeft: 2,
  ring: FACES.map((artist, i) => ({ position: i + 1, artist, backs: [] })),
  rosette: ['acrobat', 'magician', 'fortune-teller', 'strongman', 'tamer'],
  sides: [
    { applause: 0, posters: [] },
    { applause: 1, posters: [] },
  ],
  reserve: 4,
  posters: ['acrobat', 'magician', 'fortune-teller', 'strongman', 'tamer'],
  quietTurns: 0,
  drawAfter: 100,
  shown: [{ position: 3, artist: 'magician' }],
  notebook: [],
};

const FIGURES = { sides: [0, 1, 0, 1], otherSides: [1, 0, 1, 0], actionPrice: 1, lookPrice: 1, clownApplause: 1 };

const faces = (view: View): Artist[] => view.ring.map((each) => each.artist);

test('The ring closes: 10 stands beside 1, and 6 opposite', () => {
  equal([next(10), before(1), opposite(1), opposite(8)], [1, 10, 6, 3]);
  equal([areBeside(1, 10), areBeside(3, 5)], [true, false]);
  equal(swapWord(10, 1), 'swap 1 10');
});

const circus = (words: string[], more: Partial<Circus> = {}): Circus =>
  stateOf<Circus>(VIEW, words, { mode: {}, extra: { gaze: [] }, ...more });
const at = (board: Circus, position: number) => spots(board).find((each) => each.id === keyOf(position))!;

test('A token is chosen first; then it is flipped, or swapped with the one beside it', () => {
  equal(positionOf(keyOf(7)), 7);
  equal([at(circus(['flip 3']), 3).opens, at(circus(['flip 3']), 3).lit], [{ chosen: 3 }, true]);
  const now = circus(['flip 3', 'swap 3 4'], { mode: { chosen: 3 } });
  equal([3, 4, 2].map((position) => [at(now, position).word, at(now, position).lit]), [['flip 3', true], [
    'swap 3 4',
    true,
  ], ['swap 2 3', false]]);
  equal(at(now, 8).opens, { chosen: 8 });
});

test('Whether a carried token leaps to another place is for the server to say', () => {
  const hold = { position: 2, x: 0, y: 0 };
  const told = [{ event: 'acrobat-leapt', seat: 0, position: 2, opposite: 8 }];
  const now = circus(['use 2'], { mode: { hold }, tried: () => ({ told }) });
  equal([at(now, 8).word, at(now, 7).word], ['use 2', undefined]);
});

test('A token on its way starts and ends at its places', () => {
  const [a, b] = [place(3), place(4)];
  equal([along(a, b, 90, 0), along(a, b, 90, 1)], [a, b]);
});

test('A swap takes along what is being shown', () => {
  const after = exchanged(VIEW, 3, 4);
  equal(faces(after).slice(2, 4), ['magician', 'clown']);
  equal(after.shown, [{ position: 4, artist: 'magician' }]);
});

test('A token that is turned over shows nothing of its back any more', () => {
  equal(turned(VIEW, 3, 'magician').shown, []);
});

test('Events change the view as the next view will have it', () => {
  const after = (told: Told) => step(VIEW, told, FIGURES);
  equal(faces(after({ event: 'acrobat-leapt', seat: 0, position: 2, opposite: 7 }).view)[6], 'acrobat');
  equal(faces(after({ event: 'bowed', position: 4, from: 'magician', to: 'clown' }).view)[3], 'clown');
  const won = after({ event: 'poster-won', seat: 3, artist: 'tamer' }).view;
  equal([won.sides[1].posters, won.posters.includes('tamer')], [['tamer'], false]);
  const paid = after({ event: 'applause-returned', seat: 0 }).view;
  equal([paid.sides[1].applause, paid.reserve], [0, 5]);
});

test('What is bought costs what the ruleset says', () => {
  const rich = { ...VIEW, sides: [{ applause: 4, posters: [] }, VIEW.sides[1]], reserve: 0 };
  const held = ({ sides, reserve }: View) => [sides[0].applause, sides[1].applause, reserve];
  const figures = { ...FIGURES, actionPrice: 2, lookPrice: 3 };
  equal(held(step(rich, { event: 'action-bought', seat: 2 }, figures).view), [2, 1, 2]);
  equal(held(step(rich, { event: 'look-bought', seat: 2, position: 4 }, figures).view), [1, 1, 3]);
});

test('The rosette has a pane for every token', () => {
  equal(new Set(panes(VIEW.rosette).map((pane) => [pane.one, pane.other].sort().join())).size, 10);
});

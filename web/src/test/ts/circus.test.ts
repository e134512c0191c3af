import { along, place, placeUnder } from '../../main/ts/games/circus/layout';
import { areNeighbours, before, exchanged, next, opposite, reach, swapWord, turned, type Artist, type View } from '../../main/ts/games/circus/model';
import { panes } from '../../main/ts/games/circus/rosette';
import { step } from '../../main/ts/games/circus/scene';
import { equal, test } from './test';

const FACES: Artist[] = ['clown', 'acrobat', 'clown', 'magician', 'clown', 'tamer', 'clown', 'tamer', 'clown', 'fortune-teller'];

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

const faces = (view: View): Artist[] => view.ring.map(each => each.artist);

test('The ring closes: 10 stands beside 1, and 6 opposite', () => {
  equal([next(10), before(1), opposite(1), opposite(8)], [1, 10, 6, 3]);
  equal([areNeighbours(1, 10), areNeighbours(3, 5)], [true, false]);
  equal(swapWord(10, 1), 'swap 1 10');
});

test('Powers reach the opposite place, or both neighbours, or nobody', () => {
  equal(reach('acrobat', 2), [7]);
  equal(reach('magician', 1), [10, 2]);
  equal(reach('strongman', 4), []);
});

test('A point lies on the token that is drawn there, and in the middle of the ring on none', () => {
  equal([1, 4, 10].map(position => placeUnder(place(position))), [1, 4, 10]);
  equal(placeUnder({ x: 0, y: 0 }), 0);
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
  equal(faces(step(VIEW, { event: 'acrobat-leapt', seat: 0, position: 2, opposite: 7 }).view)[6], 'acrobat');
  equal(faces(step(VIEW, { event: 'bowed', position: 4, from: 'magician', to: 'clown' }).view)[3], 'clown');
  const won = step(VIEW, { event: 'poster-won', seat: 3, artist: 'tamer' }).view;
  equal([won.sides[1].posters, won.posters.includes('tamer')], [['tamer'], false]);
  const paid = step(VIEW, { event: 'applause-returned', seat: 0 }).view;
  equal([paid.sides[1].applause, paid.reserve], [0, 5]);
});

test('The rosette has a pane for every token', () => {
  equal(new Set(panes(VIEW.rosette).map(pane => [pane.one, pane.other].sort().join())).size, 10);
});

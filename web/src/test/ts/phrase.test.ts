import { plural } from '../../main/ts/core/phrase';
import { Verbatim, Words } from '../../main/ts/core/words';
import { equal, test } from './test';

const game = { 'artist.clown': 'Clown', 'told.flipped': '{seat} flips {to}.', 'count.cards': '{0:one card|# cards}' };
const house = { 'table.wins': '{0:{0} wins|{0} win}.', 'table.clown': 'a sentence of the house' };

test('Gaps are filled by name and by number', () => {
  const words = new Words('en', [house], game);
  equal(words.say('told.flipped', { seat: 'Ada', to: 'clown' }), 'Ada flips Clown.');
  equal(words.say('table.wins', [['Ada', 'Bruno']]), 'Ada and Bruno win.');
  equal(words.say('table.wins', [['Ada']]), 'Ada wins.');
});

test('A thing is named by its key, by its kind and name, or by its name alone', () => {
  const words = new Words('en', [], {
    'tile.joker': 'Joker',
    'board.tile.joker': '{tile}.',
    'told.blocked': '{tile} is blocked.',
  });
  equal(words.say('told.blocked', { tile: 'tile.joker' }), 'Joker is blocked.');
  equal(words.say('told.blocked', { tile: 'joker' }), 'Joker is blocked.');
  equal(words.thing('joker'), 'Joker');
});

test('A number chooses the form, and stands for the sign', () => {
  const words = new Words('en', [], game);
  equal(words.say('count.cards', [1]), 'one card');
  equal(words.say('count.cards', [12]), '12 cards');
});

test('A phrase for a value is said instead of the plain one, a list counts, a bar stands between two places', () => {
  const wave = {
    'told.wave': '{white} and {black}: {hits:# tile|# tiles} at {slot}.',
    'told.wave@black.0': 'Only {white}.',
  };
  const words = new Words('en', [], wave);
  equal(
    words.say('told.wave', { white: 3, black: 4, hits: ['a', 'b'], slot: '3.3|3.4' }),
    '3 and 4: 2 tiles at 3.3 and 3.4.',
  );
  equal(words.say('told.wave', { white: 3, black: 0 }), 'Only 3.');
});

test('A key without words says itself', () => {
  equal(new Words('en', [house]).say('table.missing'), 'table.missing');
});

test('What people typed is never taken for a thing of the game', () => {
  const words = new Words('en', [house], game);
  equal(words.say('told.flipped', { seat: new Verbatim('clown'), to: 'clown' }), 'clown flips Clown.');
  equal(words.say('table.wins', [['clown']]), 'clown wins.');
});

test('Each language counts in its own way', () => {
  const forms = (language: string) => [0, 1, 2, 5, 12, 22, 25, 101].map((number) => plural(language, number));
  equal(forms('en'), [1, 0, 1, 1, 1, 1, 1, 1]);
  equal(forms('de'), [1, 0, 1, 1, 1, 1, 1, 1]);
  equal(forms('fr'), [0, 0, 1, 1, 1, 1, 1, 1]);
  equal(forms('pl'), [2, 0, 1, 2, 2, 1, 2, 2]);
});

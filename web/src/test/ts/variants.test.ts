import type { GameCard } from '../../main/ts/core/api';
import { agreedBy, type Agreement, usual } from '../../main/ts/house/agreement';
import { draftOf, rateable, tableOf } from '../../main/ts/house/draft';
import { asked } from '../../main/ts/house/variants';
import { equal, test } from './test';

const card: GameCard = {
  id: 'circus',
  name: 'Flip Circus',
  seats: [2, 4],
  options: [{ id: 'draw-after', kind: 'choice', standard: '100', values: ['50', '100', '200'], rated: true }],
};
const quick = { name: 'quick-show', game: 'circus', changes: [] };

const draft = (query: string) => asked(draftOf(card, 'casual'), card, [quick], new URLSearchParams(query), 'casual');

test('a link of a report chooses seats, options and the ruleset, and such a table never counts', () => {
  const chosen = draft('seats=4&ruleset=quick-show&option.draw-after=50');
  equal(chosen.chairs.length, 4);
  equal(rateable(chosen), false);
  const { terms } = tableOf({ ...chosen, rated: true }, card, () => '');
  equal([terms.ruleset, terms.options, terms.rated], ['quick-show', { 'draw-after': '50' }, undefined]);
});

test('what is not offered is not asked for: another ruleset, a number of seats that the game has not', () => {
  const chosen = draft('seats=3&ruleset=stretches-4');
  equal([chosen.ruleset, chosen.chairs.length, rateable(chosen)], ['', 2, true]);
  equal('ruleset' in tableOf(chosen, card, () => '').terms, false);
});

test('where results count, an option by which they are not compared is as usual, whatever was chosen before', () => {
  const both: GameCard = {
    ...card,
    options: [...card.options, { id: 'grace', kind: 'choice', standard: '15', values: ['15', '30'], rated: false }],
  };
  const chosen = { ...usual(both), options: { 'draw-after': '50', grace: '30' } };
  equal(agreedBy(chosen, both, 2).options, { 'draw-after': '50', grace: '30' });
  equal(agreedBy({ ...chosen, rated: true }, both, 2).options, { 'draw-after': '50' });
});

test('where results count nobody is waited for for ever, and who has no time left has lost', () => {
  const never = { ...usual(card), takeOverMinutes: 0, pace: 'days' as const };
  const terms = (now: Agreement) => {
    const { takeOverAfterMillis, lossOnTime } = agreedBy(now, card, 2);
    return [takeOverAfterMillis, lossOnTime];
  };
  equal(terms(never), [0, false]);
  equal(terms({ ...never, rated: true }), [60_000, true]);
  equal(terms({ ...never, rated: true, takeOverMinutes: 30, pace: 'relaxed' }), [1_800_000, false]);
});

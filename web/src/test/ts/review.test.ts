import { type ReviewPoint, strongestStroke } from '../../main/ts/table/review/answer';
import { equal, test } from './test';

function point(entry: number, cause: ReviewPoint['cause'], change: number): ReviewPoint {
  return { entry, actor: 62, cause, value: 500, change, revealed: 0 };
}

test('the strongest stroke of luck is the one that changed most, for better or worse, and no choice', () => {
  const all = [point(1, 'chance', 40), point(2, 'own', -300), point(3, 'chance', -90), point(4, 'chance', 90)];
  equal(strongestStroke(all)?.entry, 3);
});

test('without chance there is no stroke of luck', () => {
  equal(strongestStroke([point(1, 'chance', 0), point(2, 'others', 5)]), undefined);
});

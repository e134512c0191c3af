import { TermsSeen } from '../../main/ts/table/terms-seen';
import { equal, test } from './test';

test('TABLE-39: a click means the terms that stood on the screen, not those that came in just before it', () => {
  let now = 0;
  const seen = new TermsSeen(() => now);
  seen.shows(undefined);
  equal(seen.field, {});
  seen.shows(1);
  equal(seen.field, { termsNumber: 1 });
  now = 10_000;
  seen.shows(2);
  now += 100;
  equal(seen.field, { termsNumber: 1 });
  seen.shows(3);
  now += 1_499;
  equal(seen.field, { termsNumber: 1 });
  now += 1;
  seen.shows(3);
  equal(seen.field, { termsNumber: 3 });
});

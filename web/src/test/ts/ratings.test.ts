import './page';
import { Words } from '../../main/ts/core/words';
import { settingOptions } from '../../main/ts/house/setting-options';
import { equal, test } from './test';

const words = new Words('en', [], {
  'option.round': 'Length of a round',
  'option.round.untimed': 'untimed',
  'option.turns': 'Turns in an untimed round',
});

test('a setting is said by its options, a number as it is', () => {
  const said = ['Length of a round: untimed', 'Turns in an untimed round: 8'];
  equal(settingOptions('3 round=untimed turns=8', words), said);
  equal(settingOptions('3', words), []);
});

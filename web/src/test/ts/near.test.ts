import { type KeptTable, rewritten } from '../../main/ts/worker/kept-row';
import { equal, test } from './test';

function row(matches: number, over: boolean, more: Partial<KeptTable> = {}): KeptTable {
  const kept = { record: { id: 'here-a', matches, phase: over ? 'over' : 'playing' } };
  return { table: 'here-a', owner: 'ann', house: 'one', updatedMillis: matches, kept, over, ...more };
}

const ENDED = { seat: 0, rank: 1, tied: false };

test('A word said after the end leaves what is known of the match: how it ended, and that the server has it', () => {
  const before = row(1, true, { ended: ENDED, handed: 't1' });
  equal(rewritten(before, row(1, true, { updatedMillis: 9 })), [{
    ended: ENDED,
    handed: 't1',
    ...row(1, true, { updatedMillis: 9 }),
  }]);
});

test('What the command itself says of the end counts, and a match that goes on has none', () => {
  const [ended] = rewritten(row(1, false), row(1, true, { ended: ENDED }));
  equal(ended.ended, ENDED);
  const [again] = rewritten(row(1, true, { ended: ENDED }), row(1, false));
  equal(again.ended, undefined);
});

test('A rematch leaves the match before in a row of its own, unless the server has that', () => {
  const before = row(1, true, { ended: ENDED });
  const rows = rewritten(before, row(2, false));
  equal(rows.map((each) => [each.table, each.kept.record.id, each.kept.record.matches, each.over]), [
    ['here-a-1', 'here-a-1', 1, true],
    ['here-a', 'here-a', 2, false],
  ]);
  equal(rows[0].ended, ENDED);
  equal(rows[1].ended, undefined);
  equal(rewritten({ ...before, handed: 't1' }, row(2, false)).length, 1);
  equal(rewritten({ ...before, handed: '' }, row(2, false)).length, 2);
});

test('A game stays that of its person, and in the house it was begun in', () => {
  const [next] = rewritten(row(1, false), { ...row(1, false), owner: 'ben', house: 'two' } as KeptTable);
  equal([next.owner, next.house], ['ann', 'one']);
});

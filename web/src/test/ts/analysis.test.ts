import './page';
import { at, fresh, isRow, put, row, shapeAt, typed, type Value } from '../../main/ts/analysis/fields';
import { addressOf, type AnalysisLine, lineOf, saidIn, type Start, startOf } from '../../main/ts/analysis/protocol';
import { isSame, think, type ThinkingStage } from '../../main/ts/analysis/thinking';
import { LineTree } from '../../main/ts/analysis/tree';
import { equal, test } from './test';

// ---- A position as fields ------------------------------------------------------------------------------------------

const SHAPE: Value = { pile: ['tee'], board: [{ square: '', bird: false, seen: [0] }], hands: [['bird']] };

test('a list of things that is empty is no row of words, as its shape says, and takes a new thing', () => {
  equal(isRow([]), true);
  equal(isRow([], shapeAt(SHAPE, ['pile'])), true);
  equal(isRow([], shapeAt(SHAPE, ['board'])), false);
  equal(isRow([['a']], shapeAt(SHAPE, ['hands'])), false);
  equal(isRow([], shapeAt(SHAPE, ['hands', 1])), true);
  equal(fresh((shapeAt(SHAPE, ['board']) as Value[])[0]), { square: '', bird: false, seen: [] });
});

test('a shape knows what stands in each thing of a list, and nothing where a position has more', () => {
  equal(shapeAt(SHAPE, ['board', 7, 'bird']), false);
  equal(shapeAt(SHAPE, ['board', 7, 'square', 'deeper']), undefined);
  equal(shapeAt(SHAPE, ['nowhere', 'at', 'all']), undefined);
});

test('what is typed is of the kind that stood there, or that the shape names', () => {
  equal(typed(3, ' 12 '), 12);
  equal(typed(3, 'many'), 'many');
  equal(typed('a', '12'), '12');
  equal(typed(null, ''), null);
  equal(row([1], '2, 3'), [2, 3]);
  equal(row([], '2, 3'), ['2', '3']);
  equal(row([], '2, 3', [0]), [2, 3]);
  equal(row(['a'], '  '), []);
});

test('a value is found and changed where its path leads', () => {
  const value: Value = { board: [{ square: 'a1' }, { square: 'b1' }] };
  put(value, ['board', 1, 'square'], 'c1');
  equal(at(value, ['board', 1]), { square: 'c1' });
  equal(at(value, ['board', 0, 'square']), 'a1');
});

// ---- Addresses -----------------------------------------------------------------------------------------------------

function opened(address: string): [Start | undefined, string[]] {
  const { searchParams, hash } = new URL(address, 'https://here');
  const said = saidIn({ query: searchParams, hash: hash.slice(1) });
  return [startOf(said), lineOf(said)];
}

test('the address of a line opens as it was, and what is long is not sent to a server', () => {
  const start: Start = { game: 'rando', seats: 2, position: { text: 'é | & #'.repeat(2_000) } };
  const line = ['0 place d1 esw', 'chance tee'];
  const address = addressOf(start, line);
  equal(address.split('#')[0], '/analysis');
  equal(opened(address), [start, line]);
  const ofMatch = addressOf({ match: 'm.1', at: 7 }, line);
  equal(ofMatch.split('#')[0], '/analysis?match=m.1&at=7');
  equal(opened(ofMatch), [{ match: 'm.1', at: 7 }, line]);
  equal(opened(addressOf({ replay: 'abc', at: 2 }, [])), [{ replay: 'abc', at: 2 }, []]);
});

test('links from before, which have all of it in their query, still open', () => {
  const from = encodeURIComponent('{"game":"flow","seats":2}');
  equal(opened(`/analysis?from=${from}&line=0+draw%7Cchance+tee`), [{ game: 'flow', seats: 2 }, [
    '0 draw',
    'chance tee',
  ]]);
  equal(opened('/analysis?match=m&at=3&line=0+draw'), [{ match: 'm', at: 3 }, ['0 draw']]);
  equal(opened('/analysis'), [undefined, []]);
  equal(opened('/analysis?from=%7B'), [undefined, []]);
});

// ---- The tree of lines ---------------------------------------------------------------------------------------------

/** Tags and links of a template, without what lies between. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'symbol') return '';
  if (value === null || typeof value !== 'object') return String(value);
  const { strings, values } = value as { strings: string[]; values: unknown[] };
  return strings.map((text, i) => text + (i < values.length ? written(values[i]) : '')).join('');
}

function drawn(tree: LineTree, now: string[]): string {
  const text = written(tree.drawn(now, (line) => line.join('/'), (word) => word));
  return text.replace(
    /<a href=(\S+) aria-current=(\S*)>[^<]*<\/a>/g,
    (_, to, here) => to + (here === 'true' ? '*' : ''),
  )
    .replace(/<\/?li>/g, (tag) => (tag === '<li>' ? ' ' : ''))
    .replaceAll('<ul>', '(').replaceAll('</ul>', ')').replace(/\s+/g, ' ');
}

test('what was played first is the main line, and every other way is a list of its own', () => {
  const tree = new LineTree();
  tree.add([]);
  equal(drawn(tree, []), '()');
  tree.add(['a', 'b']);
  tree.add(['a', 'b']);
  equal(drawn(tree, ['a']), '( a* a/b)');
  tree.add(['c', 'd']);
  tree.add(['a', 'e']);
  equal(drawn(tree, ['c', 'd']), '( a ( c)( c/d*) a/b ( a/e))');
});

// ---- A bot thinks --------------------------------------------------------------------------------------------------

function line(word: string, valuePermille: number): AnalysisLine {
  return { steps: [{ actor: '0', word, sharePermille: 500, valuePermille }] };
}

test('the same best move, worth the same within two points of a hundred, is the same thought', () => {
  equal(isSame([line('a', 500)], [line('a', 520)]), true);
  equal(isSame([line('a', 500)], [line('a', 521)]), false);
  equal(isSame([line('a', 500)], [line('b', 500)]), false);
  equal(isSame([], [line('a', 500)]), false);
  equal(isSame([], []), false);
});

/** What is said while a bot comes to these thoughts, one after the other, the last one again and again. */
async function said(thoughts: AnalysisLine[][], wanted = () => true): Promise<[number, ThinkingStage][]> {
  const heard: [number, ThinkingStage][] = [];
  const asked: number[] = [];
  const { fetch } = globalThis;
  const answer = (_: unknown, { body }: { body: string }) => {
    asked.push(JSON.parse(body).iterations);
    return Promise.resolve(Response.json({ lines: thoughts[Math.min(asked.length, thoughts.length) - 1] }));
  };
  Object.assign(globalThis, { fetch: answer });
  try {
    await think({ game: 'flow' }, [], (lines, iterations, stage) => {
      equal(lines, thoughts[Math.min(heard.length, thoughts.length - 1)]);
      heard.push([iterations, stage]);
      return wanted();
    });
  } finally {
    Object.assign(globalThis, { fetch });
  }
  equal(asked, heard.map(([iterations]) => iterations));
  return heard;
}

test('a bot hands on each thought, and stops when it comes to the same twice', async () => {
  const heard = await said([[line('a', 500)], [line('b', 500)], [line('b', 590)], [line('b', 600)]]);
  equal(heard, [[125, 'thinks-on'], [250, 'thinks-on'], [500, 'thinks-on'], [1000, 'settled']]);
});

test('it stops at its end, where nobody wants to know more, and where there is nothing to think about', async () => {
  const wavering = [400, 500, 600, 700, 800, 900].map((value) => [line('a', value)]);
  const stages = await said(wavering);
  equal(stages[stages.length - 1], [4000, 'stopped']);
  equal(stages.length, 6);
  equal((await said(wavering, () => false)).length, 1);
  equal(await said([[]]), [[125, 'settled']]);
});

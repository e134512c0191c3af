import { codesApart, plain, spans } from '../../main/ts/house/markdown';
import { botFace } from '../../main/ts/core/faces';
import { byGame, companions, type Finished, highlights, streaks, tally } from '../../main/ts/house/profile';
import { equal, test } from './test';

const me = { kind: 'person', name: 'Ada', level: '', person: 'ada' };
const ben = { kind: 'person', name: 'Ben', level: '', person: 'ben' };
const bot = (level: string) => ({ kind: 'bot', name: '', level, person: '' });

function match(endedMillis: number, rank: number, more: Partial<Finished> = {}): Finished {
  const plain = { match: `t.${endedMillis}`, table: 't', game: 'rando', seat: 0, tied: false, chairs: [me, ben] };
  return { ...plain, rank, endedMillis, ...more };
}

test('a match that a bot finished is lost, a shared first place is a draw, one without a rank does not count', () => {
  const all = [match(1, 1), match(2, 1, { left: true }), match(3, 1, { tied: true }), match(4, 0), match(5, 2)];
  equal(tally(all), { played: 4, won: 1, drawn: 1, lost: 2 });
});

test('streaks go by time, whatever the order of the list', () => {
  const all = [match(5, 1), match(4, 2), match(3, 1), match(2, 1), match(1, 1)];
  const { now, best, last } = streaks(all);
  equal([now, best, last?.endedMillis], [1, 3, 3]);
});

test('games are counted each for itself', () => {
  const all = [match(1, 1), match(2, 2), match(3, 1, { game: 'flow' })];
  equal(byGame(all).map(([game, { played }]) => [game, played]), [['rando', 2], ['flow', 1]]);
});

test('people are known by who they are, bots by their game and level; each counts once a match', () => {
  const all = [match(2, 1, { chairs: [me, bot('novice'), bot('novice')] }), match(1, 2)];
  equal(companions(all).map((each) => [each.key, each.tally.played]), [['rando novice', 1], ['ben', 1]]);
});

test('first victories, the best streak, the strongest bot and the largest table are remembered', () => {
  const all = [match(3, 1, { chairs: [me, ben, bot('expert')] }), match(2, 1), match(1, 2)];
  equal(highlights(all).map((each) => [each.kind, each.count, each.level]), [
    ['streak', 2, ''],
    ['first', 1, ''],
    ['bot', 1, 'expert'],
    ['table', 3, ''],
  ]);
});

test('codes in brackets leave their sentence, others stay', () => {
  const apart = (text: string) => {
    const { text: rest, codes } = codesApart(spans(text));
    return [plain(rest), ...codes];
  };
  equal(apart('Nobody knows a back (CIRC-10). Then (CIRC-11) go on.'), [
    'Nobody knows a back. Then go on.',
    'CIRC-10',
    'CIRC-11',
  ]);
  equal(apart('By CIRC-24 it is so (CIRC-1, CIRC-2).'), ['By CIRC-24 it is so.', 'CIRC-1', 'CIRC-2']);
  equal(apart('As before (see CIRC-24).'), ['As before (see CIRC-24).']);
  equal(apart('No code (at all).'), ['No code (at all).']);
});

test('Bots have a face for each game and level, and no two have the same', () => {
  const games = ['flow', 'circus', 'pluvionautes', 'rando'];
  const levels = ['random', 'novice', 'casual', 'strong', 'expert'];
  const faces = games.flatMap((game) => levels.map((level) => JSON.stringify(botFace(game, level))));
  equal(new Set(faces).size, 20);
});

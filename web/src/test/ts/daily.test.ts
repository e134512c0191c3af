import { shareText } from '../../main/ts/daily/share';
import { equal, test } from './test';

const LINK = 'https://example.org/daily';

test('a result is shared as pictures: how it ended and by how much, and nothing of the deal', () => {
  const text = shareText('2026-11-18', [
    { name: 'Flip Circus', outcome: 'won', own: 4, other: 1 },
    { name: 'Flow', outcome: 'lost', own: 2, other: 0 },
    { name: 'Flip’ Rando', outcome: 'unfinished', own: 0, other: 0 },
  ], LINK);
  equal(text, `Tablée · 2026-11-18\nFlip Circus 🏆 🟩🟩🟩🟩🟧\nFlow 💧 🟩🟩\nFlip’ Rando ⏳\n${LINK}`);
});

test('large counts fit into a line, what is below nothing is nothing, and afterwards the points are there', () => {
  const text = shareText('2026-11-18', [
    { name: 'A', outcome: 'drawn', own: 40, other: 40, points: 500 },
    { name: 'B', outcome: 'lost', own: -3, other: 5, points: 124 },
  ], LINK);
  equal(text.split('\n').slice(1, 3), ['A 🤝 🟩🟩🟩🟩🟧🟧🟧🟧 50 %', 'B 💧 🟧🟧🟧🟧🟧 12 %']);
});

/** A first flood: a river to finish, an obstacle, a Bird and a wave, and four animals brought home. */
import type { Lesson, Sight } from '../../table/board';
import type { View } from './view';

const RIVERS: [square: string, tile: string, open: string][] = [
  ['b1', 'tee', 'esw'],
  ['c1', 'corner', 'sw'],
  ['e1', 'corner', 'es'],
  ['f1', 'tee', 'esw'],
  ['c2', 'straight', 'ns'],
  ['e2', 'straight', 'ns'],
  ['c3', 'tee', 'nsw'],
  ['a5', 'corner', 'es'],
  ['b5', 'straight', 'ew'],
  ['c5', 'straight', 'ew'],
  ['d5', 'corner', 'nw'],
  ['e5', 'corner', 'ne'],
  ['f5', 'tee', 'new'],
  ['g5', 'corner', 'sw'],
  ['a6', 'tee', 'nes'],
  ['g6', 'straight', 'ns'],
];

const some = (count: number, thing: string): string[] => Array.from({ length: count }, () => thing);

const PILE = [
  ...some(3, 'straight'),
  ...some(3, 'corner'),
  ...some(2, 'tee'),
  ...some(7, 'cross'),
  ...some(3, 'obstacle-straight'),
  ...some(2, 'obstacle-corner'),
  ...some(3, 'obstacle-tee'),
  ...some(3, 'obstacle-cross'),
];

const CARDS = [
  ...some(2, 'support'),
  ...some(2, 'bird'),
  ...some(3, 'current'),
  ...some(1, 'fishing'),
  ...some(2, 'calm-waters'),
  ...some(2, 'return'),
];

const START = {
  phase: 'turn',
  seat: 0,
  round: 1,
  turnsTaken: 0,
  overtime: false,
  scenarios: [],
  setAside: [],
  boat: 'nesw',
  board: RIVERS.map(([square, tile, open]) => ({ square, tile, open, bird: false })),
  pile: PILE,
  revealed: [],
  discard: [],
  toTurnUp: 0,
  cardPile: CARDS,
  cardDiscard: [],
  calmWaters: false,
  cardPlayed: false,
  hands: [['support', 'bird', 'fishing']],
  shown: [[]],
};

const afterTheWave = (sight: Sight): boolean => (sight.view as View).round === 2;

const chance = (...moves: string[]): { actor: string; move: string }[] =>
  moves.map((move) => ({ actor: 'chance', move }));

export const LESSON: Lesson = {
  seats: 1,
  seat: 0,
  options: { round: 'untimed', turns: '4', first: '0' },
  start: START,
  script: chance('tile corner', 'tile straight', 'tile obstacle-corner', 'dice 6 2', 'tile straight', 'tile tee'),
  steps: [
    { text: 'board.lesson-welcome', at: ['square-d4', '.animal'] },
    { text: 'board.lesson-draw', at: ['do-draw'], moves: ['draw'] },
    { text: 'board.lesson-corner', at: ['turn'] },
    {
      text: 'board.lesson-place',
      at: ['square-c4', 'turn'],
      moves: ['place c4 ne'],
      nudge: 'board.lesson-place-nudge',
    },
    { text: 'board.lesson-joined', at: ['.safe'] },
    { text: 'board.lesson-again', at: ['do-draw'], moves: ['draw'] },
    { text: 'board.lesson-straight', at: ['square-e3'], moves: ['place e3 ns'] },
    { text: 'board.lesson-third', at: ['do-draw'], moves: ['draw'] },
    { text: 'board.lesson-obstacle', at: ['square-b2'], moves: ['place b2 nw'] },
    { text: 'board.lesson-card', at: ['do-play-bird'], moves: ['play bird'] },
    { text: 'board.lesson-bird', at: ['square-b1'], moves: ['protect b1'] },
    { text: 'board.lesson-wave', until: afterTheWave },
    { text: 'board.lesson-damage', at: ['square-b5', 'square-b1'] },
    { text: 'board.lesson-repair', at: ['do-draw'], moves: ['draw'] },
    { text: 'board.lesson-mend', at: ['square-b5'], moves: ['place b5 ew'] },
    { text: 'board.lesson-last', at: ['do-draw'], moves: ['draw'] },
    { text: 'board.lesson-home', at: ['square-e4'], moves: ['place e4 nsw'] },
    { text: 'board.lesson-clock', at: ['.clock'] },
  ],
};

/** A first evening at the circus: Clowns, a flip, a secret look, the Acrobat's leap and a poster. */
import type { Lesson, Sight } from '../../table/board';
import type { Artist, View } from './view';

/** The ring of the lesson: what lies up, and what is on the back. */
const TOKENS: [Artist, Artist][] = [
  ['clown', 'acrobat'],
  ['strongman', 'tamer'],
  ['magician', 'acrobat'],
  ['clown', 'magician'],
  ['acrobat', 'tamer'],
  ['clown', 'fortune-teller'],
  ['fortune-teller', 'strongman'],
  ['clown', 'strongman'],
  ['tamer', 'clown'],
  ['magician', 'fortune-teller'],
];

const START = {
  phase: 'turn',
  turn: 1,
  seat: 0,
  actionsDone: 0,
  actionsLeft: 2,
  ring: TOKENS.map(([face, back], i) => ({
    position: i + 1,
    face,
    back,
    dealt: i + 1,
    seen: [0, 0],
    seenByAll: 0,
    shownTo: [],
  })),
  sides: [
    { applause: 0, posters: [] },
    { applause: 0, posters: [] },
  ],
  posterTurn: 0,
  entriesSince: [0, 0],
  entriesSinceBefore: 0,
};

const mine = (sight: Sight): boolean => (sight.view as View).seat === 0 && (sight.view as View).turn === 3;

export const LESSON: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  start: START,
  script: [
    { actor: '1', move: 'flip 9' },
    { actor: '1', move: 'flip 1' },
  ],
  steps: [
    { text: 'board.lesson-welcome' },
    { text: 'board.lesson-backs' },
    { text: 'board.lesson-swap', moves: ['swap 7 8'] },
    { text: 'board.lesson-take', moves: ['take'] },
    { text: 'board.lesson-flip', moves: ['flip 4'] },
    { text: 'board.lesson-look', moves: ['look 2'] },
    { text: 'board.lesson-remember', moves: ['ok'] },
    { text: 'board.lesson-watch', until: mine },
    { text: 'board.lesson-leap', moves: ['use 5'] },
    { text: 'board.lesson-poster' },
    { text: 'board.lesson-teller', moves: ['use 8'] },
    { text: 'board.lesson-both', moves: ['ok'] },
    { text: 'board.lesson-strong' },
    { text: 'board.lesson-win' },
  ],
};

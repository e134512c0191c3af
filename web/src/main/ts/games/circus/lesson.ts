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
    { text: 'board.lesson-welcome', at: ['.free'] },
    { text: 'board.lesson-backs', at: ['.rosette'] },
    { text: 'board.lesson-swap', at: ['place-7', 'place-8'], moves: ['swap 7 8'] },
    { text: 'board.lesson-take', at: ['do-take'], moves: ['take'] },
    { text: 'board.lesson-flip', at: ['do-flip-4', 'place-4'], moves: ['flip 4'] },
    { text: 'board.lesson-look', at: ['do-look-2', 'place-2'], moves: ['look 2'] },
    { text: 'board.lesson-remember', at: ['do-ok'], moves: ['ok'] },
    { text: 'board.lesson-watch', until: mine },
    { text: 'board.lesson-leap', at: ['do-use-5', 'place-5', 'place-10'], moves: ['use 5'] },
    { text: 'board.lesson-poster', at: ['[data-side="0"] .won'] },
    { text: 'board.lesson-teller', at: ['do-use-8', 'place-8'], moves: ['use 8'] },
    { text: 'board.lesson-both', at: ['do-ok'], moves: ['ok'] },
    { text: 'board.lesson-strong', at: ['place-2'] },
    { text: 'board.lesson-win', at: ['[data-side="0"] .won'] },
  ],
};

/** A first game with five stones, to its end. */
import type { Lesson, Sight } from '../../table/board';
import type { View } from './view';

const isMine = (sight: Sight): boolean => (sight.view as View).turn === 0 && (sight.view as View).stones === 2;

export const LESSON: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  start: { stones: 5, turn: 0 },
  script: [{ actor: '1', move: 'take 2' }],
  steps: [
    { text: 'board.lesson-welcome' },
    { text: 'board.lesson-take', at: ['[data-lit]'], moves: ['take 1'], nudge: 'board.lesson-nudge' },
    { text: 'board.lesson-watch', until: isMine },
    { text: 'board.lesson-last', at: ['[data-lit]'], moves: ['take 2'], nudge: 'board.lesson-nudge' },
    { text: 'board.lesson-end' },
  ],
};

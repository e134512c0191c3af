import type { Lesson } from '../../table/board';

/** The seventh round of a duel, three clouds being anchored. */
const START = {
  phase: 'throw', turn: 0, first: 0, round: 7, throwsLeft: 2, aim: '', board: { islands: [{ cell: '0.1', terrain: 'mountain', animals: 3,
    plantation: 2 }, { cell: '0.2', terrain: 'plain', animals: 1, plantation: 1 }, { cell: '1.0', terrain: 'mountain', animals: 3,
    plantation: 2 }, { cell: '1.1', terrain: 'plain', animals: 1, plantation: 1 }, { cell: '1.3', terrain: 'forest', animals: 2,
    plantation: 2 }, { cell: '1.4', terrain: 'plain', animals: 1, plantation: 1 }, { cell: '2.0', terrain: 'plain', animals: 1,
    plantation: 1 }, { cell: '2.3', terrain: 'plain', animals: 1, plantation: 1 }, { cell: '2.5', terrain: 'forest', animals: 2,
    plantation: 1 }, { cell: '3.0', terrain: 'forest', animals: 2, plantation: 1 }, { cell: '3.1', terrain: 'mountain', animals: 2,
    plantation: 2 }, { cell: '3.3', terrain: 'plain', animals: 1, plantation: 1 }, { cell: '3.5', terrain: 'plain', animals: 1,
    plantation: 1 }, { cell: '3.6', terrain: 'mountain', animals: 1, plantation: 3 }, { cell: '4.0', terrain: 'mountain', animals: 3,
    plantation: 1 }, { cell: '4.2', terrain: 'forest', animals: 1, plantation: 2 }, { cell: '4.3', terrain: 'plain', animals: 2,
    plantation: 1 }, { cell: '4.5', terrain: 'forest', animals: 2, plantation: 1 }, { cell: '5.0', terrain: 'forest', animals: 1,
    plantation: 2 }, { cell: '5.1', terrain: 'plain', animals: 1, plantation: 1 }, { cell: '6.1', terrain: 'forest', animals: 2,
    plantation: 1 }, { cell: '6.3', terrain: 'plain', animals: 2, plantation: 1 }], clouds: [{ cell: '0.3', cloud: 'sun' },
    { cell: '1.2', cloud: 'rain' }, { cell: '2.3', cloud: 'fog' }, { cell: '2.4', cloud: 'rain' }, { cell: '2.5', cloud: 'rain' },
    { cell: '3.2', cloud: 'sun' }, { cell: '3.4', cloud: 'rain' }, { cell: '4.4', cloud: 'rain' }, { cell: '5.2', cloud: 'sun' },
    { cell: '5.3', cloud: 'fog' }, { cell: '6.0', cloud: 'sun' }, { cell: '6.2', cloud: 'rain' }], anchored: [{ slot: '3.0|3.1',
    cloud: 'rain' }, { slot: '4.0|5.0', cloud: 'sun' }, { slot: '5.3|6.3', cloud: 'fog' }], airships: [[], ['4.2']], weather: [] },
    balloon: { cells: [], face: 0, points: 0, turned: false, carried: '' }, hit: [], missionSet: 'squares', missions: ['square-a',
    'square-b'], seed: 1,
};

/** Two turns: an island is towed to its like, then a cloud is anchored over them. */
export const lesson: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  start: START,
  script: [
    { actor: 'chance', move: 'lands 2.2 face 4' },
    { actor: '1', move: 'throw 8 36 1 0' }, { actor: 'chance', move: 'lands 0.0 face 2' }, { actor: '1', move: 'move 0.0' },
    { actor: 'chance', move: 'lands 3.1 face 6' },
  ],
  steps: [
    { text: 'lesson.sky' },
    { text: 'lesson.mission' },
    { text: 'lesson.throw', moves: [/^throw /] },
    { text: 'lesson.move', moves: ['move 0.1'], nudge: 'lesson.move.nudge' },
    { text: 'lesson.tow', moves: ['tow 2.1'], nudge: 'lesson.tow.nudge' },
    { text: 'lesson.landed', until: sight => sight.view.phase === 'throw' && sight.moves.length > 0 },
    { text: 'lesson.again', moves: [/^throw /] },
    { text: 'lesson.face', moves: ['set 4'], nudge: 'lesson.face.nudge' },
    { text: 'lesson.cloud', moves: ['move 3.2'], nudge: 'lesson.cloud.nudge' },
    { text: 'lesson.bring', moves: ['tow 3.1'], nudge: 'lesson.bring.nudge' },
    { text: 'lesson.anchor', moves: ['anchor 2.1'], nudge: 'lesson.anchor.nudge' },
    { text: 'lesson.end' },
  ],
};

import type { Lesson } from '../../table/board';

/** Round four of a duel, its last stretch of the track being Restore. */
const START = {
  stage: 'use-tile',
  part: 'tile',
  round: 4,
  first: 0,
  seat: 0,
  turns: 0,
  using: '',
  times: 0,
  done: 0,
  hiker: '',
  came: '',
  stretch: 0,
  tokens: [
    { colour: 'red', value: 1, at: 'b6', side: 'value' },
    { colour: 'red', value: 2, at: 'f3', side: 'value' },
    { colour: 'red', value: 3, at: 'd2', side: 'obstacle' },
    { colour: 'yellow', value: 1, at: 'c5', side: 'value' },
    { colour: 'yellow', value: 2, at: 'g4', side: 'obstacle' },
    { colour: 'yellow', value: 3, at: 'a3', side: 'value' },
    { colour: 'green', value: 1, at: 'b2', side: 'obstacle' },
    { colour: 'green', value: 2, at: 'e6', side: 'value' },
    { colour: 'green', value: 3, at: 'd7', side: 'value' },
    { colour: 'blue', value: 1, at: 'f6', side: 'obstacle' },
    { colour: 'blue', value: 2, at: 'c1', side: 'obstacle' },
    { colour: 'blue', value: 3, at: 'a5', side: 'obstacle' },
  ],
  hikers: [
    { colour: 'red', at: 'c3' },
    { colour: 'yellow', at: 'f1' },
    { colour: 'green', at: 'c6' },
    { colour: 'blue', at: 'g7' },
  ],
  markers: ['ford', 'rockfall', 'bramble', 'fallen-tree'],
  top: 'red',
  pile: [
    { colour: 'red', kinds: [3, 2, 2, 1, 1] },
    { colour: 'yellow', kinds: [3, 2, 1, 1, 1] },
    { colour: 'green', kinds: [3, 2, 2, 1, 1] },
    { colour: 'blue', kinds: [3, 2, 2, 1, 1] },
  ],
  discard: [
    { colour: 'red', kinds: [0, 0, 0, 0, 0] },
    { colour: 'yellow', kinds: [0, 0, 0, 0, 0] },
    { colour: 'green', kinds: [0, 0, 0, 0, 0] },
    { colour: 'blue', kinds: [0, 0, 0, 0, 0] },
  ],
  seats: [
    {
      points: 4,
      tiles: [
        { tile: 'hike', active: true, multiplier: 1 },
        { tile: 'draw', active: true, multiplier: 2 },
        { tile: 'lower', active: true, multiplier: 1 },
        { tile: 'raise', active: true, multiplier: 1 },
        { tile: 'reorder', active: true, multiplier: 2 },
        { tile: 'joker', active: true, multiplier: 0 },
      ],
      levels: [0, 1, 0, 2],
      hand: [{ colour: 'yellow', kind: 'shortcut', knownBy: [] }],
      choice: '',
    },
    {
      points: 5,
      tiles: [
        { tile: 'hike', active: true, multiplier: 1 },
        { tile: 'draw', active: false, multiplier: 2 },
        { tile: 'lower', active: true, multiplier: 1 },
        { tile: 'raise', active: true, multiplier: 1 },
        { tile: 'reorder', active: true, multiplier: 2 },
        { tile: 'joker', active: true, multiplier: 0 },
      ],
      levels: [1, 0, 2, 0],
      hand: [],
      choice: '',
    },
  ],
};

/**
 * One whole turn: a hike with a doubled reward, a bounce and an obstacle, a card, the other player, the end of the
 * round.
 */
export const LESSON: Lesson = {
  seats: 2,
  seat: 0,
  options: {},
  start: START,
  script: [
    { actor: 'chance', move: 'kind sprint' },
    { actor: 'chance', move: 'top blue' },
    { actor: '1', move: 'use raise' },
    { actor: '1', move: 'raise hike' },
    { actor: '1', move: 'block draw' },
  ],
  steps: [
    { text: 'lesson.map', at: ['pile', 'hiker-red'] },
    { text: 'lesson.tiles', at: ['tile-hike'], moves: ['use hike'], nudge: 'lesson.tiles.nudge' },
    { text: 'lesson.double', at: ['go-east'], moves: ['go east'], nudge: 'lesson.double.nudge' },
    { text: 'lesson.bounce', at: ['go-north'], moves: ['go north'], nudge: 'lesson.bounce.nudge' },
    { text: 'lesson.obstacle', at: ['go-west'], moves: ['go west'], nudge: 'lesson.obstacle.nudge' },
    { text: 'lesson.scales', at: ['marker-1'] },
    { text: 'lesson.card', at: ['card-1'], moves: ['play 1'], nudge: 'lesson.card.nudge' },
    { text: 'lesson.raise', at: ['tile-hike'], moves: ['raise hike'], nudge: 'lesson.raise.nudge' },
    { text: 'lesson.other', at: ['track'], until: (sight) => sight.view.stage === 'restore' && sight.moves.length > 0 },
    { text: 'lesson.restore', at: ['[data-key^=tile-]'], moves: [/^block /] },
    { text: 'lesson.end' },
  ],
};

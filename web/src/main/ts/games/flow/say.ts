/** What can I do now? And what lies there? In a sentence each. */
import { nameOf, type Sight, type Stage, tell, type Told } from '../../table/board';
import { ANIMALS, BOAT } from './layout';
import type { Flow } from './spots';
import { EDGES, isPlacing, laidOn, type View } from './view';

const DIRECTIONS: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };
/** Phases in which somebody else or chance acts for a moment. */
const PASSING = [
  'scenario',
  'deal',
  'first',
  'obstacle',
  'draw',
  'swap',
  'fishing',
  'wave',
  'wave-white',
  'wave-black',
];

export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as View;
  const say = (key: string, args = {}): string => stage.words.say(key, args);
  if (view.phase === 'won' || view.phase === 'lost') return say(`board.${view.phase}`);
  if (PASSING.includes(view.phase)) return say('board.passing');
  if (sight.moves.length === 0) return say('board.waiting', { name: nameOf(view.seat, stage) });
  if (isPlacing(view)) {
    const fits = sight.moves.some((each) => each.word.startsWith('place'));
    return say(fits ? 'board.place-it' : 'board.place-nowhere', { tile: say(`tile.${view.held}`) });
  }
  return say(`board.do-${view.phase}`);
}

/** A square for those who hear it. Half lit: with the tile turned. */
export function describe(board: Flow, square: string, light: 'lit' | 'half' | 'off'): string {
  const lies = whatLies(board, square);
  return light === 'off'
    ? lies
    : `${lies} ${board.stage.words.say(light === 'lit' ? 'board.can' : 'board.can-turned')}`;
}

function whatLies({ view, stage }: Flow, square: string): string {
  const say = (key: string, args = {}): string => stage.words.say(key, args);
  const animal = ANIMALS.find((each) => each.square === square)?.animal;
  if (animal) {
    const safe = view.joined.includes(animal);
    return say(safe ? 'board.square-animal-safe' : 'board.square-animal', { square, animal: say(`animal.${animal}`) });
  }
  if (square === BOAT) return say('board.square-boat', { square, open: openWords(view.boat, stage) });
  const laid = laidOn(view, square);
  if (!laid) return say('board.square-empty', { square });
  const parts = [
    say('board.square-tile', { square, tile: say(`tile.${laid.tile}`), open: openWords(laid.open, stage) }),
  ];
  if (view.wet.includes(square)) parts.push(say('board.wet'));
  if (laid.bird) parts.push(say('board.with-bird'));
  return parts.join(' ');
}

/** The tile in hand, and how it is turned. */
export function turnLabel({ view, stage }: Flow, way: string): string {
  return stage.words.say('board.turn', { tile: stage.words.say(`tile.${view.held}`), open: openWords(way, stage) });
}

/** Open edges in words: "north, east". */
export function openWords(open: string, stage: Stage): string {
  const list = EDGES.filter((edge) => open.includes(edge)).map((edge) =>
    stage.words.say(`direction.${DIRECTIONS[edge]}`)
  );
  return list.length ? list.join(', ') : stage.words.say('board.open-nowhere');
}

/** A move in words, for a hint. */
export function move(word: string, stage: Stage): string {
  const [verb, what = '', open = ''] = word.split(' ');
  const kind = KINDS[verb];
  const thing = kind ? stage.words.thing(what, kind) : what;
  return stage.words.say(`board.move-${verb}`, [thing, openWords(open, stage)]);
}

/** What kind of thing a move names; squares are their own names. */
const KINDS: Record<string, string> = {
  take: 'tile',
  pick: 'tile',
  play: 'action-card',
  boat: 'direction',
  roll: 'die',
};

/** A line of the log. */
export const line = (told: Told, stage: Stage): string => tell(told, stage);

/** What can I do now? And what lies there? In a sentence each. */
import { nameOf, type Sight, type Stage } from '../../table/board';
import { isPlacing, light, type Desk } from './desk';
import { animalOn, BOAT, EDGES, laidOn, type View } from './model';

const DIRECTIONS: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };
/** Phases in which somebody else or chance acts for a moment. */
const PASSING = ['scenario', 'deal', 'first', 'obstacle', 'draw', 'swap', 'fishing', 'wave', 'wave-white', 'wave-black'];

export function prompt(sight: Sight, stage: Stage): string {
  const view = sight.view as View;
  const say = (key: string, args = {}): string => stage.words.say(key, args);
  if (view.phase === 'won' || view.phase === 'lost') return say(`board.${view.phase}`);
  if (PASSING.includes(view.phase)) return say('board.passing');
  if (sight.moves.length === 0) return say('board.waiting', { name: nameOf(view.seat, stage) });
  if (isPlacing(view)) {
    const fits = sight.moves.some(each => each.word.startsWith('place'));
    return say(fits ? 'board.place-it' : 'board.place-nowhere', { tile: say(`tile.${view.held}`) });
  }
  return say(`board.do-${view.phase}`);
}

/** A square for those who hear it. */
export function describe(desk: Desk, square: string): string {
  const lies = whatLies(desk, square);
  const lit = desk.asked ? light(desk, square) : 'off';
  return lit === 'off' ? lies : `${lies} ${desk.stage.words.say(lit === 'lit' ? 'board.can' : 'board.can-turned')}`;
}

function whatLies(desk: Desk, square: string): string {
  const { view, stage } = desk;
  const say = (key: string, args = {}): string => stage.words.say(key, args);
  const animal = animalOn(square);
  if (animal) {
    const safe = view.joined.includes(animal);
    return say(safe ? 'board.square-animal-safe' : 'board.square-animal', { square, animal: say(`animal.${animal}`) });
  }
  if (square === BOAT) return say('board.square-boat', { square, open: openWords(view.boat, stage) });
  const laid = laidOn(view, square);
  if (!laid) return say('board.square-empty', { square });
  const parts = [say('board.square-tile', { square, tile: say(`tile.${laid.tile}`), open: openWords(laid.open, stage) })];
  if (view.wet.includes(square)) parts.push(say('board.wet'));
  if (laid.bird) parts.push(say('board.with-bird'));
  return parts.join(' ');
}

/** Open edges in words: "north, east". */
export function openWords(open: string, stage: Stage): string {
  const list = EDGES.filter(edge => open.includes(edge)).map(edge => stage.words.say(`direction.${DIRECTIONS[edge]}`));
  return list.length ? list.join(', ') : stage.words.say('board.open-nowhere');
}

/** A move in words, for a hint. */
export function describeMove(word: string, stage: Stage): string {
  const [verb, what = '', open = ''] = word.split(' ');
  const kind = KINDS[verb];
  const thing = kind ? stage.words.thing(what, kind) : what;
  return stage.words.say(`board.move-${verb}`, [thing, openWords(open, stage)]);
}

/** What kind of thing a move names; squares are their own names. */
const KINDS: Record<string, string> = { take: 'tile', pick: 'tile', play: 'action-card', boat: 'direction', roll: 'die' };

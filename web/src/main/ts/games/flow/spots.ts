/** What can be pointed at: the squares, the tile in hand, and the buttons of the tray. */
import type { BoardState, Drag, Effect, Spot } from '../../board/state';
import { beside, BOAT, rotations, SQUARES } from './layout';
import { describe, turnLabel } from './say';
import { type Edge, EDGES, isPlacing, type View } from './view';

/** How the tile in hand is turned: its open edges. */
export interface Mode {
  way?: string;
}

export interface FlowSpot extends Spot<Mode> {
  square?: string;
  /** The move needs the tile to be turned first. */
  half?: boolean;
}

/** Squares whose tiles a wave has taken from its row, while it runs down its column. */
export interface Extra {
  swept: string[];
}

export type Flow = BoardState<View, Mode, undefined, Extra>;

export const START: Mode = {};

const DIRECTIONS: Record<Edge, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };

export const keyOf = (square: string): string => `square-${square}`;
export const squareOf = (key: string): string => key.split('square-')[1] ?? '';
export const buttonOf = (word: string): string => `do-${word.replaceAll(' ', '-')}`;

/** The word that puts the tile in hand down. */
const placeWord = (square: string, open: string): string => `place ${square} ${open}`.trim();
function edgesOf(word: string): string {
  const [verb, , edges = ''] = word.split(' ');
  return verb === 'place' ? edges : '';
}

export function spots(board: Flow): FlowSpot[] {
  const turn = isPlacing(board.view) && board.legal.size > 0 ? [turning(board)] : [];
  const button = (zone: string) => (word: string) => ({
    id: buttonOf(word),
    zone,
    label: '',
    word,
    lit: board.legal.has(word),
  });
  const buttons = [...workWords(board).map(button('work')), ...handWords(board).map(button('hand'))];
  return [...turn, ...buttons, ...SQUARES.map((each) => square(board, each))];
}

function square(board: Flow, name: string): FlowSpot {
  const meant = board.legal.size ? meanings(board, name) : [];
  const offered = meant.find((word) => board.legal.has(word));
  const half = offered !== undefined && offered !== meant[0];
  const light = offered === undefined ? 'off' : half ? 'half' : 'lit';
  const label = describe(board, name, light);
  const twice = board.stage.words.say('board.tap-again');
  return {
    id: keyOf(name),
    zone: 'grid',
    square: name,
    label,
    word: offered ?? meant[0],
    lit: offered !== undefined,
    half,
    twice,
  };
}

/** Every move that tapping a square could mean, legal or not; the first is what is asked about. */
function meanings({ view, mode }: Flow, square: string): string[] {
  if (isPlacing(view)) return ways(view, mode).map((way) => placeWord(square, way));
  if (view.phase === 'support') return [`remove ${square}`];
  if (view.phase === 'bird') return [`protect ${square}`];
  if (view.phase === 'current') return [`lift ${square}`];
  if (view.phase === 'boat') {
    return EDGES.filter((edge) => beside(BOAT, edge) === square).map((edge) => `boat ${DIRECTIONS[edge]}`);
  }
  return [];
}

/** The square that a move is made on; empty: it has a button. */
export function squareOfMove(word: string): string {
  const [verb, what = ''] = word.split(' ');
  if (verb === 'boat') return beside(BOAT, EDGES.find((edge) => DIRECTIONS[edge] === what)!) ?? '';
  return ['place', 'remove', 'protect', 'lift'].includes(verb) ? what : '';
}

// ---- The tile in hand
// ------------------------------------------------------------------------------------------------

/** The ways the tile can lie, as it is turned now first. */
function ways({ held = '' }: View, { way }: Mode): string[] {
  const all = rotations(held);
  return way !== undefined && all.includes(way) ? [way, ...all.filter((each) => each !== way)] : all;
}

/** How the tile lies on the square that is pointed at, if it can lie there; else as it was turned. */
export function wayOf({ view, mode, aimed, legal }: Flow): string {
  return (legal.has(aimed) && edgesOf(aimed)) || ways(view, mode)[0];
}

/** The next way the tile can lie: on the square pointed at, if it can lie there, else at all. */
function turned(board: Flow): Mode {
  const all = rotations(board.view.held ?? '');
  const near = squareOf(board.over);
  const fitting = all.filter((way) => board.legal.has(placeWord(near, way)));
  const among = fitting.length ? fitting : all;
  return { way: among[(among.indexOf(wayOf(board)) + 1) % among.length] };
}

function turning(board: Flow): FlowSpot {
  const lit = rotations(board.view.held ?? '').length > 1;
  return {
    id: 'turn',
    zone: 'work',
    label: turnLabel(board, wayOf(board)),
    lit,
    opens: lit ? turned(board) : undefined,
  };
}

// ---- The tray
// --------------------------------------------------------------------------------------------------------

const kinds = (tiles: string[]): string[] => [...new Set(tiles)];

/** The one thing to do now, in words of moves. */
export function workWords({ view, legal }: Flow): string[] {
  const asked = legal.size > 0;
  if (asked && view.phase === 'ready') return ['start'];
  if (isPlacing(view)) {
    return ['swap', 'discard'].filter((word) =>
      legal.has(word) || (word === 'swap' && asked && view.phase === 'place')
    );
  }
  if (asked && view.phase === 'return') {
    return kinds(view.discard).map((tile) => `pick ${tile}`).filter((word) => legal.has(word));
  }
  if (asked && view.phase === 'calm') return ['roll white', 'roll black'];
  return view.phase === 'won' || view.phase === 'lost'
    ? []
    : ['draw', ...kinds(view.revealed).map((tile) => `take ${tile}`)];
}

/** One's own cards. */
export function handWords({ view, seat }: Flow): string[] {
  const own = view.hands.find((each) => each.seat === seat)?.cards ?? [];
  return view.phase === 'return' ? [] : own.map((card) => `play ${card}`);
}

// ---- Hands
// -----------------------------------------------------------------------------------------------------------

/** R turns the tile, and so does a wheel over the squares. */
export function key(name: string, board: Flow, spot?: FlowSpot): Effect<Mode> | undefined {
  const turns = name.toLowerCase() === 'r' || (name === 'wheel' && spot?.zone === 'grid');
  return turns && isPlacing(board.view) && board.legal.size ? { mode: turned(board), sound: 'tap' } : undefined;
}

/** The tile is dragged to a square, and shown above the finger. */
export function drag({ phase, above }: Drag, board: Flow): Effect<Mode> | undefined {
  const spot = squareOf(above) ? board.spots.get(above) : undefined;
  if (phase === 'move') return { over: spot?.id ?? '' };
  return phase === 'drop' ? { word: spot?.word, over: '' } : undefined;
}

/** Where squares are to be tapped, the walk begins in the middle. */
export const first = (
  board: Flow,
): string | undefined => (board.legal.size && meanings(board, BOAT).length ? keyOf(BOAT) : undefined);

export const advise = (word: string): Mode => ({ way: edgesOf(word) || undefined });

/** What can be pointed at: the places of the ring, and the buttons for what can be done. */
import type { BoardState, Drag, Effect, Point, Spot } from '../../board/state';
import { areBeside, before, next, opposite } from './layout';
import { describe } from './say';
import { tokenAt, type View } from './view';

/** First a token is chosen, or taken in the hand; then what becomes of it. */
export interface Mode {
  chosen?: number;
  hold?: Point & { position: number };
}

/** Places that somebody looks under just now. */
export interface Extra {
  gaze: number[];
}

export type Circus = BoardState<View, Mode, undefined, Extra>;

/** A choice that has not begun. */
export const START: Mode = {};

export const keyOf = (position: number): string => `place-${position}`;
export const positionOf = (key: string): number => Number(key.split('place-')[1] ?? 0);
export const buttonOf = (word: string): string => `do-${word.replaceAll(' ', '-')}`;

/** The word for swapping two places: the lower number first, as the engine writes it. */
export const swapWord = (a: number, b: number): string => `swap ${Math.min(a, b)} ${Math.max(a, b)}`;

/** Whether the tokens of the ring are to be acted on. */
export const isTurn = (board: Circus): boolean => board.legal.size > 0 && board.view.phase === 'turn';

export function spots(board: Circus): Spot<Mode>[] {
  const middle = middleWords(board).map((word) => button(board, word, 'middle'));
  const places = board.view.ring.map((each) => place(board, each.position));
  return [...middle, ...places, ...turnWords(board).map((word) => button(board, word, 'turn'))];
}

function button({ legal }: Circus, word: string, zone: string): Spot<Mode> {
  return { id: buttonOf(word), zone, label: '', word, lit: legal.has(word) };
}

/** The buttons in the middle of the ring. */
export function middleWords({ view, legal, mode, stage }: Circus): string[] {
  if (legal.size === 0) return [];
  if (view.phase === 'clown-choice') return clownWords(legal, mode);
  if (!mode.chosen) return legal.has('ok') ? ['ok'] : [];
  const artist = tokenAt(view, mode.chosen)?.artist;
  const power = stage.words.has(`board.use-${artist}`) ? ['use'] : [];
  return ['flip', ...power, 'look'].map((verb) => `${verb} ${mode.chosen}`);
}

/** Applause may be spent before Clowns are answered (CIRC-24), so a look may be open, or a token be chosen for one. */
function clownWords(legal: Circus['legal'], { chosen }: Mode): string[] {
  return ['ok', 'take', 'return', 'decline', `look ${chosen}`].filter((word) =>
    legal.has(word) || (word in ANSWERS && !legal.has('ok'))
  );
}

/** Answers to Clowns say why they cannot be given. */
const ANSWERS = { take: true, return: true, decline: true };

/** The buttons that end a turn, or buy another action. */
export function turnWords(board: Circus): string[] {
  if (isTurn(board)) return ['buy', 'end'];
  return board.legal.has('buy') ? ['buy'] : [];
}

function place(board: Circus, position: number): Spot<Mode> {
  const ways = {
    ArrowRight: keyOf(next(position)),
    ArrowLeft: keyOf(before(position)),
    ArrowUp: keyOf(opposite(position)),
    ArrowDown: keyOf(opposite(position)),
  };
  const found = {
    id: keyOf(position),
    zone: 'ring',
    label: describe(board.view, position, board.stage),
    ways,
    lit: false,
    pressed: board.mode.chosen === position,
  };
  const from = board.mode.hold?.position ?? board.mode.chosen;
  if (!isTurn(board) && board.legal.has(`look ${position}`)) return chosen(board, found, position);
  if (!isTurn(board)) return board.seat < 0 ? found : { ...found, word: `flip ${position}` };
  if (from === position) return { ...found, word: `flip ${position}`, lit: board.legal.has(`flip ${position}`) };
  if (!from) return chosen(board, found, position);
  const word = carried(board, from, position);
  return word ? { ...found, word, lit: board.legal.has(word) } : { ...chosen(board, found, position), lit: false };
}

/** A token to be chosen. */
function chosen(board: Circus, found: Spot<Mode>, position: number): Spot<Mode> {
  const { legal, stage } = board;
  const swaps = [before(position), next(position)].some((each) => legal.has(swapWord(position, each)));
  const said = stage.words.say(swaps ? 'board.chosen-swap' : 'board.chosen');
  const lit = [`flip ${position}`, `look ${position}`].some((word) => legal.has(word));
  return { ...found, lit, said, opens: { chosen: position } };
}

/** The move that brings a token from one place to another: a swap, or a power that does it. */
function carried(board: Circus, from: number, to: number): string | undefined {
  if (areBeside(from, to)) return swapWord(from, to);
  const power = `use ${from}`;
  if (!board.mode.hold || !board.legal.has(power)) return undefined;
  const told = board.tried(power)?.told ?? [];
  return told.some((each) => each.position === from && each.opposite === to) ? power : undefined;
}

/** R turns a token over. */
export function key(name: string, _board: Circus, spot?: Spot<Mode>): Effect<Mode> | undefined {
  const position = spot ? positionOf(spot.id) : 0;
  return name.toLowerCase() === 'r' && position ? { word: `flip ${position}` } : undefined;
}

/** A token is carried to another place. */
export function drag({ id, phase, at, over }: Drag, board: Circus): Effect<Mode> | undefined {
  const position = positionOf(id);
  if (phase === 'down') return undefined;
  if (phase === 'move') return { mode: { hold: { position, x: at.x, y: at.y } }, over };
  const to = phase === 'drop' && over !== id ? positionOf(over) : 0;
  const word = to ? (carried(board, position, to) ?? swapWord(position, to)) : undefined;
  return { mode: START, word, over: '' };
}

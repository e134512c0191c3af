/** What the parts of the board share: how things stand, what may be done, and how the held tile is turned. */
import type { Stage } from '../../table/board';
import { beside, BOAT, EDGES, placeWord, rotations, type Edge, type View } from './model';

export interface Desk {
  readonly view: View;
  readonly stage: Stage;
  /** The seat whose eyes these are; -1 for a spectator. */
  readonly seat: number;
  /** Whether this seat has anything to decide now. */
  readonly asked: boolean;
  /** The words of all legal moves. */
  readonly words: ReadonlySet<string>;
  /** The open edges of the held tile as it is turned now. */
  readonly way: string;
  /** Plays the move, or says why not. */
  act(word: string): void;
  /** Turns the held tile. */
  turn(): void;
}

const DIRECTIONS: Record<Edge, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };

export const isPlacing = (view: View): boolean => ['place', 'current-to', 'return-to'].includes(view.phase) && view.held !== undefined;

/** Every move that tapping a square could mean, legal or not; the first is what is asked about. */
export function meanings(desk: Desk, square: string): string[] {
  const { view } = desk;
  if (isPlacing(view)) return [desk.way, ...rotations(view.held ?? '')].map(way => placeWord(square, way));
  if (view.phase === 'support') return [`remove ${square}`];
  if (view.phase === 'bird') return [`protect ${square}`];
  if (view.phase === 'current') return [`lift ${square}`];
  if (view.phase === 'boat') return EDGES.filter(edge => beside(BOAT, edge) === square).map(edge => `boat ${DIRECTIONS[edge]}`);
  return [];
}

/** What tapping a square would do; nothing where it would do nothing. */
export const offer = (desk: Desk, square: string): string | undefined => meanings(desk, square).find(word => desk.words.has(word));

/** Lit: at once. Half lit: with the tile turned. */
export function light(desk: Desk, square: string): 'lit' | 'half' | 'off' {
  const [first, ...others] = meanings(desk, square);
  if (first && desk.words.has(first)) return 'lit';
  return others.some(word => desk.words.has(word)) ? 'half' : 'off';
}

/** How the tile would lie by a move. */
export const wayOf = (word: string): string => word.split(' ')[2] ?? '';

/** What the parts of the board share: how things stand, what may be done, and what the person points at. */
import type { Stage } from '../../table/board';
import type { View } from './model';

export interface Desk {
  readonly view: View;
  readonly stage: Stage;
  /** The seat whose eyes these are; -1 for a spectator. */
  readonly seat: number;
  /** Whether this seat has anything to decide now. */
  readonly asked: boolean;
  /** The token that was chosen, by its position; 0: none. */
  readonly chosen: number;
  /** The move that is pointed at, to be drawn as a ghost. */
  readonly aimed: string;
  can(word: string): boolean;
  /** Plays the move, or says why not. */
  act(word: string): void;
  /** Points at a move, or with '' at none. */
  aim(word: string): void;
}

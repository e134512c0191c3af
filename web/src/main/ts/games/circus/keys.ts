/** The ring by keyboard: arrows go round, Enter chooses and acts, R turns over, Esc steps back. */
import { next, before, opposite } from './model';

export interface Keyed {
  readonly stop: number;
  goTo(position: number): void;
  tap(position: number): void;
  turnOver(position: number): void;
  stepBack(): boolean;
}

/** Whether the key was one of the ring's. */
export function key(name: string, board: Keyed): boolean {
  const at = board.stop;
  switch (name) {
    case 'ArrowRight':
      return done(board.goTo(next(at)));
    case 'ArrowLeft':
      return done(board.goTo(before(at)));
    case 'ArrowUp':
    case 'ArrowDown':
      return done(board.goTo(opposite(at)));
    case 'Enter':
    case ' ':
      return done(board.tap(at));
    case 'r':
    case 'R':
      return done(board.turnOver(at));
    case 'Escape':
      return board.stepBack();
    default:
      return false;
  }
}

const done = (_: void): boolean => true;

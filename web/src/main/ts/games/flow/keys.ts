/** The grid by keyboard: arrows walk, Enter or Space acts, R turns the tile, Esc lets go. */
import { columnOf, isBoard, nameOf, rowOf } from './model';

export interface Keyed {
  readonly stop: string;
  goTo(square: string): void;
  tap(square: string): void;
  turn(): void;
  stepBack(): boolean;
}

const WALKS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** Whether the key was one of the grid's. */
export function key(name: string, board: Keyed): boolean {
  const walk = WALKS[name];
  if (walk) return walked(board, walk);
  if (name === 'Enter' || name === ' ') board.tap(board.stop);
  else if (name === 'r' || name === 'R') board.turn();
  else return name === 'Escape' && board.stepBack();
  return true;
}

function walked(board: Keyed, [x, y]: [number, number]): boolean {
  const [column, row] = [columnOf(board.stop) + x, rowOf(board.stop) + y];
  if (isBoard(column, row)) board.goTo(nameOf(column, row));
  return true;
}

/** What can be pointed at: each stone, which stands for taking it with all that came after it. */
import type { BoardState, Spot } from '../../board/state';
import { takes } from './say';
import { stonesOf, type View } from './view';

/** No choice has several steps, and no motion puts anything on the drawing. */
export type Heap = BoardState<View, object, undefined, object>;

export const keyOf = (stone: number): string => `stone-${stone}`;

export function spots(board: Heap): Spot[] {
  return stonesOf(board.view).map((stone) => {
    const count = board.view.stones - stone;
    const word = `take ${count}`;
    const label = takes(count, board.stage);
    const lit = board.legal.has(word);
    return { id: keyOf(stone), zone: 'heap', label, lit, word: board.seat < 0 ? undefined : word };
  });
}

/**
 * Where things lie: seven by seven squares of 100 units, the Boat in the middle, the animals in the corners; and how
 * tiles are cut.
 */
import type { Point } from '../../board/state';
import { type Animal, type Edge, EDGES } from './view';

export const CELL = 100;
const SIZE = 7;
/** Print: the square on the board that the Boat lies on. */
export const BOAT = 'd4';
/** Print: the animals in the corners of the board, and where water leaves them. */
export const ANIMALS: readonly { animal: Animal; square: string; open: string }[] = [
  { animal: 'cat', square: 'a1', open: 'es' },
  { animal: 'dog', square: 'g1', open: 'sw' },
  { animal: 'capybara', square: 'a7', open: 'ne' },
  { animal: 'lemur', square: 'g7', open: 'nw' },
];

const STEPS: Record<Edge, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const ACROSS: Record<Edge, Edge> = { n: 's', e: 'w', s: 'n', w: 'e' };
const TURNED: Record<Edge, Edge> = { n: 'e', e: 's', s: 'w', w: 'n' };
/** Print: which edges of a tile are open as it is cut. */
const SHAPES: Record<string, string> = { straight: 'ns', corner: 'ne', tee: 'nes', cross: 'nesw' };

export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square[1]) - 1;
export const nameOf = (column: number, row: number): string => String.fromCharCode(97 + column) + (row + 1);
export const across = (edge: Edge): Edge => ACROSS[edge];
export const isBoard = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < SIZE && row < SIZE;

export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => nameOf(i % SIZE, Math.floor(i / SIZE)),
);

/** The square on the other side of an edge; nothing beyond the board's border. */
export function beside(square: string, edge: Edge): string | undefined {
  const [column, row] = [columnOf(square) + STEPS[edge][0], rowOf(square) + STEPS[edge][1]];
  return isBoard(column, row) ? nameOf(column, row) : undefined;
}

/** Print: the line of squares beside which a face of the die is printed; the middle line has none. */
export const lineOf = (face: number): number => (face <= 3 ? face - 1 : face);

/** Open edges after a quarter turn clockwise. */
export const turned = (open: string): string =>
  EDGES.filter((edge) => [...open].some((each) => TURNED[each as Edge] === edge)).join('');

/** All ways a tile can lie, each once, in the order of turning. */
export function rotations(tile: string): string[] {
  const ways = [SHAPES[tile.replace('obstacle-', '')] ?? ''];
  for (let open = turned(ways[0]); open !== ways[0]; open = turned(open)) ways.push(open);
  return ways;
}

export const animalOn = (square: string): Animal | undefined => ANIMALS.find((each) => each.square === square)?.animal;

export const cornerOf = (square: string): Point => ({ x: columnOf(square) * CELL, y: rowOf(square) * CELL });

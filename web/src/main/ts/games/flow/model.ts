/** What the server says about a game of Flow, and the geometry that a board needs of it. */

export type Edge = 'n' | 'e' | 's' | 'w';
export type Animal = 'cat' | 'dog' | 'capybara' | 'lemur';
export type Card = 'support' | 'bird' | 'current' | 'fishing' | 'calm-waters' | 'return';

export interface Laid {
  square: string;
  tile: string;
  open: string;
  bird: boolean;
}

export interface Hand {
  seat: number;
  size: number;
  cards?: Card[];
}

export interface View {
  phase: string;
  seat: number;
  round: number;
  turnsTaken: number;
  turns: number;
  deadline?: number;
  overtime: boolean;
  scenarios: string[];
  boat: string;
  board: Laid[];
  wet: string[];
  joined: Animal[];
  pile: number;
  revealed: string[];
  discard: string[];
  held?: string;
  from?: string;
  playing?: Card;
  cardPile: number;
  cardDiscard: Card[];
  calmWaters: boolean;
  cardPlayed: boolean;
  birds: number;
  hands: Hand[];
  talk: boolean;
}

export const SIZE = 7;
export const BOAT = 'd4';
export const EDGES: readonly Edge[] = ['n', 'e', 's', 'w'];
export const ANIMALS: readonly { animal: Animal; square: string; open: string }[] = [
  { animal: 'cat', square: 'a1', open: 'es' },
  { animal: 'dog', square: 'g1', open: 'sw' },
  { animal: 'capybara', square: 'a7', open: 'ne' },
  { animal: 'lemur', square: 'g7', open: 'nw' },
];

const STEPS: Record<Edge, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const ACROSS: Record<Edge, Edge> = { n: 's', e: 'w', s: 'n', w: 'e' };
const TURNED: Record<Edge, Edge> = { n: 'e', e: 's', s: 'w', w: 'n' };
const SHAPES: Record<string, string> = { straight: 'ns', corner: 'ne', tee: 'nes', cross: 'nesw' };

export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square[1]) - 1;
export const nameOf = (column: number, row: number): string => String.fromCharCode(97 + column) + (row + 1);
export const across = (edge: Edge): Edge => ACROSS[edge];
export const isBoard = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < SIZE && row < SIZE;

export const SQUARES: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) => nameOf(i % SIZE, Math.floor(i / SIZE)));

/** The square on the other side of an edge; nothing beyond the board's border. */
export function beside(square: string, edge: Edge): string | undefined {
  const [column, row] = [columnOf(square) + STEPS[edge][0], rowOf(square) + STEPS[edge][1]];
  return isBoard(column, row) ? nameOf(column, row) : undefined;
}

/** The line of squares that a die names: its faces skip the middle line. */
export const lineOf = (face: number): number => (face <= 3 ? face - 1 : face);

/** Open edges after a quarter turn clockwise. */
export const turned = (open: string): string => EDGES.filter(edge => [...open].some(each => TURNED[each as Edge] === edge)).join('');

export const isObstacle = (tile: string): boolean => tile.startsWith('obstacle') || tile === 'scenario-obstacle';

/** All ways a tile can lie, each once, in the order of turning. */
export function rotations(tile: string): string[] {
  const ways = [SHAPES[tile.replace('obstacle-', '')] ?? ''];
  for (let open = turned(ways[0]); open !== ways[0]; open = turned(open)) ways.push(open);
  return ways;
}

export const laidOn = (view: View, square: string): Laid | undefined => view.board.find(each => each.square === square);

export const animalOn = (square: string): Animal | undefined => ANIMALS.find(each => each.square === square)?.animal;

/** The word that puts the held tile down. */
export const placeWord = (square: string, open: string): string => `place ${square} ${open}`.trim();

/** For every wet square the edges by which water comes in, seen from the animals: so all streams drift one way. */
export function currents(view: View): Map<string, Set<Edge>> {
  const depth = new Map<string, number>(ANIMALS.map(each => [each.square, 0]));
  const open = openings(view);
  const queue = [...depth.keys()];
  for (const square of queue) {
    if (isObstacle(laidOn(view, square)?.tile ?? '')) continue;
    for (const edge of open(square)) {
      const there = beside(square, edge);
      if (!there || depth.has(there) || !open(there).includes(across(edge))) continue;
      depth.set(there, (depth.get(square) ?? 0) + 1);
      queue.push(there);
    }
  }
  return new Map(queue.map(square => [square, inflow(square, open, depth)]));
}

function inflow(square: string, open: (square: string) => Edge[], depth: Map<string, number>): Set<Edge> {
  const own = depth.get(square) ?? 0;
  return new Set(
    open(square).filter(edge => {
      const there = depth.get(beside(square, edge) ?? '');
      return there !== undefined && there < own;
    }),
  );
}

/** The open edges of whatever lies on a square. */
function openings(view: View): (square: string) => Edge[] {
  const all = new Map<string, string>(view.board.map(each => [each.square, each.open]));
  for (const each of ANIMALS) all.set(each.square, each.open);
  all.set(BOAT, view.boat);
  return square => [...(all.get(square) ?? '')] as Edge[];
}

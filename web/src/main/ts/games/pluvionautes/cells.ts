import type { Arrow } from '../../board/state';

/** The 37 cells, row by row, in millimetres: x to the right, y towards the first row (docs/physics.md). */
export interface Cell {
  name: string;
  x: number;
  y: number;
}

/** Between the flats of a cell, and of a tile on it. */
export const CELL = 45;
export const TILE = 41;
export const LAYER = 2.9;
const ROWS = 7;

const lengthOf = (row: number): number => ROWS - Math.abs(row - 3);

export const CELLS: Cell[] = Array.from(
  { length: ROWS },
  (_, row) =>
    Array.from({ length: lengthOf(row) }, (__, column) => ({
      name: `${row}.${column}`,
      x: (column - (lengthOf(row) - 1) / 2) * CELL,
      y: ((3 - row) * CELL * Math.sqrt(3)) / 2,
    })),
).flat();

/** The cell in the middle. */
export const MIDDLE = '3.3';

const BY_NAME = new Map(CELLS.map((cell) => [cell.name, cell]));
export const cell = (name: string): Cell => BY_NAME.get(name) ?? BY_NAME.get(MIDDLE)!;

const far = (a: Cell, b: Cell): number => Math.hypot(a.x - b.x, a.y - b.y);
const NEAR = new Map(
  CELLS.map(
    (from) => [from.name, CELLS.filter((to) => to !== from && far(from, to) < CELL * 1.1).map((to) => to.name)],
  ),
);
export const neighbours = (name: string): string[] => NEAR.get(name) ?? [];

/** The cell that lies this far from another one, counted in cells to the right and in rows up. */
const beside = ({ x, y }: Cell, right: number, up: number): string | undefined =>
  CELLS.find((to) => Math.abs(to.x - x - right * CELL) < 1 && Math.abs(to.y - y - (up * CELL * Math.sqrt(3)) / 2) < 1)
    ?.name;

/**
 * Where arrows lead among the cells: along the row, and to the next row as straight up or down as hexagons allow. Rows
 * lean right and left in turn, so that one comes back the way one went.
 */
export function waysFrom(name: string): Partial<Record<Arrow, string>> {
  const from = cell(name);
  const lean = ORDER_OF_ROWS.indexOf(from.y) % 2 ? -0.5 : 0.5;
  const next = (up: number) => beside(from, lean, up) ?? beside(from, -lean, up);
  const ways = {
    ArrowLeft: beside(from, -1, 0),
    ArrowRight: beside(from, 1, 0),
    ArrowUp: next(1),
    ArrowDown: next(-1),
  };
  return Object.fromEntries(Object.entries(ways).filter(([, to]) => to !== undefined));
}

const ORDER_OF_ROWS = [...new Set(CELLS.map((each) => each.y))];

const ORDER = new Map(CELLS.map((each, index) => [each.name, index]));

/** A slot by its two cells, the lower one first. */
export const slotOf = (a: string, b: string): string => (ORDER.get(a)! < ORDER.get(b)! ? `${a}|${b}` : `${b}|${a}`);

/** The middle of a slot, and the direction of its edge. */
export function slotPlace(slot: string): { x: number; y: number; dx: number; dy: number } {
  const [a, b] = slot.split('|').map(cell);
  const length = far(a, b) || 1;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length };
}

/** The cell a point of the floor lies in, or the nearest one. */
export function cellNear(x: number, y: number): Cell {
  return CELLS.reduce((
    best,
    each,
  ) => (Math.hypot(each.x - x, each.y - y) < Math.hypot(best.x - x, best.y - y) ? each : best));
}

/** The corners of a hexagon with a corner up. */
export const corners = (x: number, y: number, flats: number): [number, number][] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 2 + (i * Math.PI) / 3;
    const radius = flats / Math.sqrt(3);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

// ---- The rim -------------------------------------------------------------------------------------------------------

const SIDES = 12;
const apothem = (side: number): number => (side % 2 === 0 ? 340 : 305) / 2;

/** How far the rim is from the middle in this direction (radians from the x axis). */
export function rim(bearing: number): number {
  let nearest = Infinity;
  for (let side = 0; side < SIDES; side++) {
    const share = Math.cos(bearing - (side * Math.PI) / 6);
    if (share > 0.01) nearest = Math.min(nearest, apothem(side) / share);
  }
  return nearest;
}

/** The corners of the wall, grown outwards by this number of millimetres. */
export const wall = (grown: number): [number, number][] =>
  Array.from({ length: SIDES }, (_, side) => {
    const [a, b] = [apothem(side) + grown, apothem(side + 1) + grown];
    const [ta, tb] = [(side * Math.PI) / 6, ((side + 1) * Math.PI) / 6];
    const det = Math.sin(tb - ta);
    return [(a * Math.sin(tb) - b * Math.sin(ta)) / det, (b * Math.cos(ta) - a * Math.cos(tb)) / det];
  });

/** Where the cells of square and hexagonal grids lie, with a cell's size as unit. */
export interface Point {
  x: number;
  y: number;
}

export function square(column: number, row: number, size: number): Point {
  return { x: (column + 0.5) * size, y: (row + 0.5) * size };
}

const SQRT3 = Math.sqrt(3);

/** The centre of a hexagon with a corner up, by axial coordinates. */
export function hexPointy(q: number, r: number, radius: number): Point {
  return { x: radius * SQRT3 * (q + r / 2), y: radius * 1.5 * r };
}

/** The centre of a hexagon with a side up, by axial coordinates. */
export function hexFlat(q: number, r: number, radius: number): Point {
  return { x: radius * 1.5 * q, y: radius * SQRT3 * (r + q / 2) };
}

/** A place on a ring of so many, the first one up, clockwise. */
export function onRing(index: number, count: number, radius: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

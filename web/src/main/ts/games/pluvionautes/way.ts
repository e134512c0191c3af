import { neighbours, slotOf } from './cells';
import { airshipAt, cloudAt, islandAt, weatherAt, type PluvView } from './view';

/** Entering costs by what lies there (PLUV-22). The server decides; this draws the way before it is asked. */
const COSTS = { plain: 1, forest: 2, mountain: 3 };

export interface Way {
  cells: string[];
  cost: number;
}

export function costOf(view: PluvView, cell: string): number {
  const island = islandAt(view, cell);
  return island ? COSTS[island.terrain] : 1;
}

/** The cheapest ways from a cell to all others. */
export function ways(view: PluvView, from: string): Map<string, Way> {
  const found = new Map<string, Way>([[from, { cells: [from], cost: 0 }]]);
  const open = [from];
  while (open.length) {
    open.sort((a, b) => found.get(a)!.cost - found.get(b)!.cost);
    const at = open.shift()!;
    const way = found.get(at)!;
    for (const next of neighbours(at)) {
      const cost = way.cost + costOf(view, next);
      if (cost >= (found.get(next)?.cost ?? Infinity)) continue;
      found.set(next, { cells: [...way.cells, next], cost });
      open.push(next);
    }
  }
  return found;
}

/** What holds the island of a cell: a key of words, or nothing (PLUV-23, 42, 71). */
export function holder(view: PluvView, cell: string): '' | 'cloud' | 'airship' | 'weather' | 'fog' {
  if (cloudAt(view, cell)) return 'cloud';
  if (airshipAt(view, cell) >= 0) return 'airship';
  if (weatherAt(view, cell).length) return 'weather';
  return fogBeside(view, cell) ? 'fog' : '';
}

export const fogBeside = (view: PluvView, cell: string): boolean =>
  neighbours(cell).some(next => view.board.anchored.some(each => each.cloud === 'fog' && each.slot === slotOf(cell, next)));

/** What the die would dock if it stopped here: a piece's key, a reason against it, or nothing. */
export function docking(view: PluvView, cell: string): { docks?: string; held?: string } {
  const cloud = cloudAt(view, cell);
  if (cloud) return { docks: `cloud.${cloud.cloud}` };
  const island = islandAt(view, cell);
  if (!island) return {};
  const held = holder(view, cell);
  return held ? { held } : { docks: `terrain.${island.terrain}` };
}

/** What an island gives now: printed, changed by the clouds beside it, doubled by weather dice (PLUV-40, 72). */
export function yields(view: PluvView, cell: string): { animals: number; plantation: number } {
  const island = islandAt(view, cell)!;
  let rain = 0;
  for (const next of neighbours(cell)) {
    const cloud = view.board.anchored.find(each => each.slot === slotOf(cell, next))?.cloud;
    if (cloud === 'rain') rain++;
    if (cloud === 'sun') rain--;
  }
  const reached = (die: string) =>
    view.board.weather.some(
      each => each.die === die && each.cells.length === 1 && (ways(view, each.cells[0]).get(cell)?.cost ?? 99) <= each.value,
    );
  return {
    animals: Math.max(0, island.animals - rain) * (reached('sun') ? 2 : 1),
    plantation: Math.max(0, island.plantation + rain) * (reached('monsoon') ? 2 : 1),
  };
}

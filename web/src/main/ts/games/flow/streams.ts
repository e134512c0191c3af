/** Which way water drifts: a matter of looks, from what the server says is wet. */
import { across, ANIMALS, beside, BOAT } from './layout';
import { type Edge, isObstacle, laidOn, type View } from './view';

/** For every wet square the edges by which water comes in, seen from the animals: so all streams drift one way. */
export function currents(view: View): Map<string, Set<Edge>> {
  const depth = new Map<string, number>(ANIMALS.map((each) => [each.square, 0]));
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
  return new Map(queue.map((square) => [square, inflow(square, open, depth)]));
}

function inflow(square: string, open: (square: string) => Edge[], depth: Map<string, number>): Set<Edge> {
  const own = depth.get(square) ?? 0;
  return new Set(
    open(square).filter((edge) => {
      const there = depth.get(beside(square, edge) ?? '');
      return there !== undefined && there < own;
    }),
  );
}

/** The open edges of whatever lies on a square. */
function openings(view: View): (square: string) => Edge[] {
  const all = new Map<string, string>(view.board.map((each) => [each.square, each.open]));
  for (const each of ANIMALS) all.set(each.square, each.open);
  all.set(BOAT, view.boat);
  return (square) => [...(all.get(square) ?? '')] as Edge[];
}

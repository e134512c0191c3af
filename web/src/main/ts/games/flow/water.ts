/** Channels of water inside a tile of 100 by 100 units, so drawn that they meet at the edges. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { type Edge, EDGES } from './view';

const ENDS: Record<Edge, [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };
const OPPOSITE = ['ns', 'ew'];

/** Ways from edge to edge: straight through, or bent round the corner between the two. */
function ways(open: string): string {
  const edges = EDGES.filter((edge) => open.includes(edge));
  const pairs = edges.flatMap((a, i) => edges.slice(i + 1).map((b) => [a, b] as const));
  if (edges.length === 1) return stub(edges[0], 50);
  return pairs.map(([a, b]) => (OPPOSITE.includes(a + b) ? straight(a, b) : bend(a, b))).join('');
}

const straight = (a: Edge, b: Edge): string => `M${ENDS[a].join(' ')}L${ENDS[b].join(' ')}`;
const bend = (a: Edge, b: Edge): string => `M${ENDS[a].join(' ')}Q50 50 ${ENDS[b].join(' ')}`;

function stub(edge: Edge, depth: number): string {
  const [x, y] = ENDS[edge];
  const part = depth / 50;
  return `M${x} ${y}L${x + (50 - x) * part} ${y + (50 - y) * part}`;
}

/** Water that passes through. */
export const channels = (open: string): string => ways(open);

/** Water that only enters, and ends before the middle. */
export const deadEnds = (open: string): string => [...open].map((edge) => stub(edge as Edge, 27)).join('');

/** A bed of water: the bank, the water, its pattern where patterns are wanted, and a light along it. */
export const bed = (path: string, kind: string): SVGTemplateResult =>
  svg`<path class="bank" d=${path}/><path class="water ${kind}" d=${path}/><path class="weave ${kind}" d=${path}/><path
    class="gleam ${kind}" d=${path}/>`;

/** Waves where water flows, dots where it stands. */
export const WEAVES = svg`<pattern id="weave-wet" width="20" height="12.5" patternUnits="userSpaceOnUse"><path
  d="M0 6q5 -6 10 0t10 0"/></pattern>
  <pattern id="weave-dry" width="12.5" height="12.5" patternUnits="userSpaceOnUse"><circle cx="6" cy="6"
    r="2.4"/></pattern>`;

/** Light drifting with the water: from every edge where it comes in to every edge where it goes out. */
export function drift(open: string, inflow: Set<Edge> | undefined): SVGTemplateResult | typeof nothing {
  if (!inflow) return nothing;
  const edges = [...open] as Edge[];
  const [into, out] = [edges.filter((edge) => inflow.has(edge)), edges.filter((edge) => !inflow.has(edge))];
  const path = into.flatMap((a) => out.map((b) => meander(a, b))).join('');
  return path ? svg`<path class="drift" d=${path}/>` : nothing;
}

/** A line that swings from side to side on its way. */
function meander(a: Edge, b: Edge): string {
  const [[x, y], [u, v]] = [ENDS[a], ENDS[b]];
  if (!OPPOSITE.includes(a + b) && !OPPOSITE.includes(b + a)) return `M${x} ${y}Q50 50 ${u} ${v}`;
  const [sideX, sideY] = [(v - y) * 0.13, (x - u) * 0.13];
  const at = (part: number, swing: number): string =>
    `${x + (u - x) * part + sideX * swing} ${y + (v - y) * part + sideY * swing}`;
  return `M${x} ${y}C${at(0.2, 1)} ${at(0.3, 1)} ${at(0.5, 0)}S${at(0.8, -1)} ${u} ${v}`;
}

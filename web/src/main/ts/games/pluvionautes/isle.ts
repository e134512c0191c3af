import { svg, type TemplateResult } from 'lit';
import { corners, TILE } from './cells';
import { goodsIcon } from './goods';
import { type Eye, points, project } from './space';
import { type Goods, HERDS, type Island, PLANTS, type Terrain } from './view';

/** Layers of card are drawn a little thicker than they are, so that three heights can be told apart. */
const THICK = 4.4;
const LAYERS: Record<Terrain, number> = { plain: 1, forest: 2, mountain: 3 };

export const heightOf = (terrain?: Terrain): number => (terrain ? LAYERS[terrain] * THICK : 0);

/** Patterns that back up the colours of the three terrains. */
export const weaves = (): TemplateResult =>
  svg`<defs>
  <pattern id="weave-plain" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5"
    r="1.7" /></pattern>
  <pattern id="weave-forest" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="2.4"
    height="7" /></pattern>
  <pattern id="weave-mountain" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path
    d="M0 0H8V1.5H1.5V8H0Z" /></pattern></defs>`;

/** A layer of card: its front edge and its face. Each is cut a little smaller than the one below. */
function layer(eye: Eye, x: number, y: number, lift: number, terrain: Terrain, index: number): TemplateResult {
  const ring = corners(x, y, TILE - index * 5);
  const [low, high] = [lift + index * THICK, lift + (index + 1) * THICK];
  const front = ring.slice(1, 6);
  const edge = `${points(eye, front, high)} ${points(eye, [...front].reverse(), low)}`;
  return svg`<polygon class="edge ${terrain} l${index}" points=${edge} />
    <polygon class="face ${terrain} l${index}" points=${points(eye, ring, high)} />`;
}

/** Trees and peaks along the far side, out of the way of what is counted. */
function scenery(eye: Eye, x: number, y: number, z: number, terrain: Terrain): TemplateResult {
  const put = (dx: number, dy: number, shape: TemplateResult) => {
    const at = project(eye, x + dx, y + dy, z);
    return svg`<g
      transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${at.scale.toFixed(3)})">${shape}</g>`;
  };
  const pine = svg`<path class="pine" d="M0 -11L4 -4H2L5 1H-5L-2 -4H-4Z" />`;
  if (terrain === 'forest') return svg`${put(-9, 11, pine)}${put(9, 11, pine)}${put(0, 14, pine)}`;
  if (terrain === 'mountain') {
    return put(
      0,
      9,
      svg`<path class="rock" d="M-13 2L-5 -12L0 -5L4 -9L12 2Z" /><path class="snow"
        d="M-5 -12L-8 -7L-5 -8L-3 -6L-2 -8Z" />`,
    );
  }
  return svg`${put(-12, 6, svg`<path class="grass" d="M-3 0L-2 -4L0 0L2 -5L3 0Z" />`)}${
    put(13, 3, svg`<path class="grass" d="M-3 0L-2 -4L0 0L2 -5L3 0Z" />`)
  }`;
}

/** A row of goods: what is printed, what the weather takes (faded) and what it adds (ringed). */
function row(eye: Eye, x: number, y: number, z: number, kind: Goods, printed: number, now: number): TemplateResult {
  const count = Math.max(printed, now);
  const gap = Math.min(10.5, 33 / Math.max(1, count));
  return svg`${
    Array.from({ length: count }, (_, i) => {
      const at = project(eye, x + (i - (count - 1) / 2) * gap, y, z);
      const look = i >= now ? 'lost' : i >= printed ? 'gained' : '';
      const size = (gap < 8 ? 0.44 : 0.52) * at.scale;
      return svg`${
        look === 'gained'
          ? svg`<circle class="gain" cx=${at.x} cy=${at.y}
      r=${size * 11} />`
          : ''
      }${goodsIcon(kind, at.x, at.y, size, look)}`;
    })
  }`;
}

export interface Yield {
  animals: number;
  plantation: number;
}

/** An island of card that floats: shadow, layers, scenery, goods. */
export function isleArt(eye: Eye, x: number, y: number, lift: number, island: Island, now: Yield): TemplateResult {
  const { terrain, animals, plantation } = island;
  const z = lift + heightOf(terrain);
  const shadow = corners(x + 2.5 + lift * 0.5, y - 3 - lift * 0.6, TILE + 1);
  return svg`<g class="isle"><polygon class="cast" points=${points(eye, shadow)} />
    ${Array.from({ length: LAYERS[terrain] }, (_, index) => layer(eye, x, y, lift, terrain, index))}
    <polygon class="weave ${terrain}" points=${points(eye, corners(x, y, TILE - (LAYERS[terrain] - 1) * 5), z)} />
    ${scenery(eye, x, y, z, terrain)}
    ${row(eye, x, y + 4.5, z, HERDS[terrain], animals, now.animals)}${
    row(eye, x, y - 11, z, PLANTS[terrain], plantation, now.plantation)
  }</g>`;
}

/** Tiles: land with a river through it, stones and driftwood where nothing passes. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { type Edge, isObstacle } from './view';
import { bed, channels, deadEnds, drift, WEAVES } from './water';

type Drawing = SVGTemplateResult | typeof nothing;

/** Tufts of reed that differ from square to square. */
const REEDS = [
  'M13 20v-7M17 20v-10M21 20v-6',
  'M80 88v-8M84 88v-11M88 88v-7',
  'M14 88v-8M18 88v-6',
  'M82 22v-8M87 22v-10',
];

/** A tile of 100 by 100. `wet`: water from an animal comes here; `inflow`: by which edges. */
export function drawTile(tile: string, open: string, wet = false, inflow?: Set<Edge>, seed = 0): SVGTemplateResult {
  if (tile === 'scenario-obstacle') {
    return svg`<rect class="land rock" x="1.5" y="1.5" width="97" height="97"
    rx="10"/>${BOULDERS}`;
  }
  const kind = wet ? 'wet' : 'dry';
  const blocked = isObstacle(tile);
  return svg`<rect class="land" x="1.5" y="1.5" width="97" height="97" rx="10"/>
    <path class="reed" d=${REEDS[seed % REEDS.length]}/>
    <g clip-path="url(#tile)">${bed(blocked ? deadEnds(open) : channels(open), kind)}${
    blocked ? nothing : drift(open, wet ? inflow : undefined)
  }</g>
    ${blocked ? DAM : nothing}`;
}

/** What every drawing with tiles needs once. */
export const TILE_DEFS = svg`<clipPath id="tile"><rect x="0" y="0" width="100" height="100"/></clipPath>${WEAVES}`;

/** Stones and a trunk across the middle. */
const DAM = svg`<g class="dam">
  <ellipse class="stone" cx="38" cy="42" rx="15" ry="12"/><ellipse class="stone b" cx="62" cy="40" rx="13" ry="11"/>
  <ellipse class="stone b" cx="36" cy="62" rx="12" ry="10"/><ellipse class="stone" cx="60" cy="62" rx="15" ry="12"/>
  <ellipse class="glint" cx="34" cy="37" rx="5" ry="3"/><ellipse class="glint" cx="58" cy="57" rx="5" ry="3"/>
  <g transform="rotate(-34 50 50)"><rect class="trunk" x="14" y="44" width="72" height="12" rx="6"/><path class="bark"
    d="M24 48h16M50 53h20"/><circle class="cut" cx="82" cy="50" r="5"/></g></g>`;

const BOULDERS = svg`<g class="boulders">
  <path class="stone" d="M12 78L20 44L44 30L58 50L54 82Z"/><path class="stone b" d="M46 84L54 42L74 34L90 58L86 84Z"/>
  <path class="stone c" d="M30 90L38 66L60 62L72 90Z"/><path class="glint-line"
    d="M24 48L42 37M58 46L72 40M42 70L57 67"/></g>`;

/** A Bird token, about 40 wide, round its middle. */
export const BIRD = svg`<g class="bird"><circle r="19"/><path
  d="M-12 5C-10 -6 -2 -9 5 -8C8 -12 13 -10 13 -6L18 -4L12 -2C11 7 3 11 -4 9L-13 12L-9 6Z"/><path class="wing"
    d="M-6 2C-2 -4 4 -3 6 -1C4 5 -1 6 -6 2Z"/><circle class="bird-eye" cx="9" cy="-6" r="1.4"/></g>`;

export const birdOn = (there: boolean): Drawing => (there ? svg`<g transform="translate(78 22)">${BIRD}</g>` : nothing);

/** The river grid: seven by seven squares, the animals in the corners, the Boat in the middle, the dice's numbers at the rim. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { pingMark, type Pings } from '../../board/pings';
import { animalSpace, boat } from './animals';
import { isPlacing, light, offer, wayOf, type Desk } from './desk';
import { ANIMALS, BOAT, columnOf, currents, laidOn, lineOf, rowOf, SQUARES, type Edge } from './model';
import { describe } from './prompt';
import { birdOn, drawTile, TILE_DEFS } from './tile';

export const CELL = 100;

export interface Pose {
  desk: Desk;
  /** The square that Tab goes to. */
  stop: string;
  /** The square that is pointed at, or has the focus. */
  near: string;
  /** Where somebody points. */
  ping: Pick<Pings, 'at' | 'seat'>;
}

export const cornerOf = (square: string): { x: number; y: number } => ({ x: columnOf(square) * CELL, y: rowOf(square) * CELL });

export function grid(pose: Pose): SVGTemplateResult {
  const streams = currents(pose.desk.view);
  return svg`<defs>${TILE_DEFS}${RIPPLES}</defs>
    <rect class="flood" x="-8" y="-8" width="716" height="716" rx="18"/>
    <rect class="ripples" x="-8" y="-8" width="716" height="716" rx="18" fill="url(#ripples)"/>
    <g class="lines" aria-hidden="true">${[1, 2, 3, 4, 5, 6].map(marks)}</g>
    ${SQUARES.map(square => cell(square, pose, streams))}
    ${pose.ping.at ? pinged(pose.ping) : nothing}`;
}

function pinged({ at, seat }: Pose['ping']): SVGTemplateResult {
  const { x, y } = cornerOf(at);
  return pingMark(x + CELL / 2, y + CELL / 2, 44, seat);
}

/** One face of the dice at both its lines: white for rows, black for columns. */
function marks(face: number): SVGTemplateResult {
  const middle = lineOf(face) * CELL + CELL / 2;
  return svg`<g transform="translate(-28 ${middle})"><g data-row=${face}>
      <rect class="die white" x="-14" y="-14" width="28" height="28" rx="6"/><text y="7">${face}</text></g></g>
    <g transform="translate(${middle} -28)"><g data-column=${face}>
      <rect class="die black" x="-14" y="-14" width="28" height="28" rx="6"/><text class="light" y="7">${face}</text></g></g>`;
}

function cell(square: string, pose: Pose, streams: Map<string, Set<Edge>>): SVGTemplateResult {
  const { desk } = pose;
  const { x, y } = cornerOf(square);
  const lit = desk.asked ? light(desk, square) : 'off';
  const word = pose.near === square && desk.asked ? offer(desk, square) : undefined;
  return svg`<g class="cell ${lit}" data-square=${square} transform="translate(${x} ${y})" role="button" tabindex=${pose.stop === square ? 0 : -1}
    aria-disabled=${lit === 'off' ? 'true' : 'false'} aria-label=${describe(desk, square)}>
    <rect class="bed" x="3" y="3" width="94" height="94" rx="12"/>
    <g class="piece" data-piece=${square}>${content(square, desk, streams)}</g>
    <rect class="shine" x="3" y="3" width="94" height="94" rx="10"/>
    ${word ? preview(word, desk) : nothing}
    <rect class="focus" x="4" y="4" width="92" height="92" rx="10"/></g>`;
}

function content(square: string, desk: Desk, streams: Map<string, Set<Edge>>): SVGTemplateResult | typeof nothing {
  const { view } = desk;
  if (square === BOAT) return boat(view.boat, view.joined.length > 0, view.phase === 'won');
  const home = ANIMALS.find(each => each.square === square);
  if (home) return animalSpace(home.animal, home.open, view.joined.includes(home.animal), view.phase === 'won');
  const laid = laidOn(view, square);
  if (!laid) return nothing;
  const lifted = view.from === square ? 'lifted' : '';
  const seed = columnOf(square) * 3 + rowOf(square) * 5;
  const tile = drawTile(laid.tile, laid.open, view.wet.includes(square), streams.get(square), seed);
  return svg`<g class=${lifted}>${tile}${birdOn(laid.bird)}</g>`;
}

/** What tapping here would do: the tile as it would lie, or a sign over the tile that is meant. */
function preview(word: string, desk: Desk): SVGTemplateResult {
  const { view } = desk;
  if (isPlacing(view)) return svg`<g class="preview">${drawTile(view.held ?? '', wayOf(word), true)}</g>`;
  const verb = word.split(' ')[0];
  if (verb === 'protect') return svg`<g class="preview">${birdOn(true)}</g>`;
  if (verb === 'remove') return svg`<path class="cross-out" d="M24 24L76 76M76 24L24 76"/>`;
  if (verb === 'boat') return svg`<circle class="cross-out" cx="50" cy="50" r="22"/>`;
  return svg`<path class="cross-out" d="M50 74V26M30 46L50 24L70 46"/>`;
}

const RIPPLES = svg`<pattern id="ripples" width="140" height="70" patternUnits="userSpaceOnUse">
  <path class="ripple" d="M6 18q12 -9 24 0t24 0M74 50q12 -9 24 0t24 0"/></pattern>`;

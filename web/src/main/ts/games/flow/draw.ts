/**
 * The whole board: the clock, the river grid with the animals and the Boat, the dice's numbers at the rim, and the
 * tray.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { mark } from '../../board/mark';
import { pingMark } from '../../board/pings';
import { animalSpace, boat } from './animals';
import { FOAM } from './foam';
import { ANIMALS, BOAT, CELL, columnOf, cornerOf, lineOf, rowOf, SQUARES } from './layout';
import { type Flow, type FlowSpot, keyOf, squareOf, squareOfMove, wayOf } from './spots';
import { currents } from './streams';
import { birdOn, drawTile, TILE_DEFS } from './art';
import { tray } from './tray';
import { type Edge, isPlacing, laidOn } from './view';

export function draw(board: Flow): TemplateResult {
  return html`<div class=${board.view.scenarios.length ? 'whole scenario' : 'whole'}>
    <flow-timer .board=${board}></flow-timer>
    <div class="box">
      <svg class="grid" viewBox="-48 -48 756 756" role="group"
        aria-label=${board.stage.words.say('board.grid')}>${grid(board)}${FOAM}</svg>
    </div>
    ${tray(board)}
  </div>`;
}

function grid(board: Flow): SVGTemplateResult {
  const streams = currents(board.view);
  return svg`<defs>${TILE_DEFS}${RIPPLES}</defs>
    <rect class="flood" x="-8" y="-8" width="716" height="716" rx="18"/>
    <rect class="ripples" x="-8" y="-8" width="716" height="716" rx="18" fill="url(#ripples)"/>
    <g class="lines" aria-hidden="true">${[1, 2, 3, 4, 5, 6].map(marks)}</g>
    ${SQUARES.map((square) => cell(square, board, streams))}
    ${squareOf(board.ping.at) ? pinged(board.ping) : nothing}`;
}

function pinged({ at, seat }: Flow['ping']): SVGTemplateResult {
  const { x, y } = cornerOf(squareOf(at));
  return pingMark(x + CELL / 2, y + CELL / 2, 44, seat);
}

/** One face of the dice at both its lines: white for rows, black for columns. */
function marks(face: number): SVGTemplateResult {
  const middle = lineOf(face) * CELL + CELL / 2;
  return svg`<g transform="translate(-28 ${middle})"><g data-row=${face}>
      <rect class="die white" x="-14" y="-14" width="28" height="28" rx="6"/><text y="7">${face}</text></g></g>
    <g transform="translate(${middle} -28)"><g data-column=${face}>
      <rect class="die black" x="-14" y="-14" width="28" height="28" rx="6"/><text class="light"
        y="7">${face}</text></g></g>`;
}

function cell(square: string, board: Flow, streams: Map<string, Set<Edge>>): SVGTemplateResult {
  const { x, y } = cornerOf(square);
  const spot = board.spots.get(keyOf(square)) as FlowSpot | undefined;
  const meant = board.legal.has(board.aimed) && squareOfMove(board.aimed) === square;
  return svg`<g class="cell ${spot?.half ? 'half' : ''}" transform="translate(${x} ${y})" ${mark(spot, board)}>
    <rect class="bed" x="3" y="3" width="94" height="94" rx="12"/>
    <g class=${board.extra.swept.includes(square) ? 'piece swept' : 'piece'}
      data-piece=${square}>${content(square, board, streams)}</g>
    <text class="square-name" x="9" y="93" aria-hidden="true">${square}</text>
    <rect class="shine" x="3" y="3" width="94" height="94" rx="10"/>
    ${meant ? preview(board) : nothing}
    <rect class="focus" x="4" y="4" width="92" height="92" rx="10"/></g>`;
}

function content(square: string, { view }: Flow, streams: Map<string, Set<Edge>>): SVGTemplateResult | typeof nothing {
  if (square === BOAT) return boat(view.boat, view.joined.length > 0, view.phase === 'won');
  const home = ANIMALS.find((each) => each.square === square);
  if (home) return animalSpace(home.animal, home.open, view.joined.includes(home.animal), view.phase === 'won');
  const laid = laidOn(view, square);
  if (!laid) return nothing;
  const lifted = view.from === square ? 'lifted' : '';
  const seed = columnOf(square) * 3 + rowOf(square) * 5;
  const tile = drawTile(laid.tile, laid.open, view.wet.includes(square), streams.get(square), seed);
  return svg`<g class=${lifted}>${tile}${birdOn(laid.bird)}</g>`;
}

/** What tapping here would do: the tile as it would lie, or a sign over the tile that is meant. */
function preview(board: Flow): SVGTemplateResult {
  if (isPlacing(board.view)) return svg`<g class="preview">${drawTile(board.view.held ?? '', wayOf(board), true)}</g>`;
  const verb = board.aimed.split(' ')[0];
  if (verb === 'protect') return svg`<g class="preview">${birdOn(true)}</g>`;
  if (verb === 'remove') return svg`<path class="cross-out" d="M24 24L76 76M76 24L24 76"/>`;
  if (verb === 'boat') return svg`<circle class="cross-out" cx="50" cy="50" r="22"/>`;
  return svg`<path class="cross-out" d="M50 74V26M30 46L50 24L70 46"/>`;
}

const RIPPLES = svg`<pattern id="ripples" width="140" height="70" patternUnits="userSpaceOnUse">
  <path class="ripple" d="M6 18q12 -9 24 0t24 0M74 50q12 -9 24 0t24 0"/></pattern>`;

/**
 * The whole board: the ring with the rosette and the reserve of Applause, its middle, and the strip beside or below it.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { mark } from '../../board/mark';
import { pingMark } from '../../board/pings';
import { centre } from './centre';
import { ARROWHEAD, eyes, ghost } from './ghost';
import { at, place, polar } from './layout';
import { APPLAUSE, PATTERNS } from './print';
import { rosetteWindow } from './rosette';
import { type Circus, isTurn, keyOf, positionOf } from './spots';
import { strip, turnBar } from './strip';
import { drawToken } from './token';
import { candidates, type Token, tokenAt } from './view';

export function draw(board: Circus): TemplateResult {
  const { mode, stage } = board;
  const middle = centre(board);
  const kind = [mode.chosen || middle !== nothing ? 'covered' : '', mode.chosen ? 'choosing' : ''];
  return html`<div class="layout">
    <div class="box ${kind.join(' ')}">
      <svg viewBox="-500 -500 1000 1000" role="group" aria-label=${stage.words.say('board.ring')}>${ring(board)}</svg>
      <div class="centre">${middle}</div>
    </div>
    ${turnBar(board)} ${strip(board)}
  </div>`;
}

function ring(board: Circus): SVGTemplateResult {
  const { view, mode, stage, ping } = board;
  const asked = mode.hold?.position || mode.chosen || positionOf(board.over);
  const token = asked ? tokenAt(view, asked) : undefined;
  const reserve = stage.words.say('board.reserve', { count: view.reserve });
  return svg`${PATTERNS}<defs>${ARROWHEAD}</defs>${FLOOR}
    ${rosetteWindow(view.rosette, token?.artist, asked ? candidates(view, asked) : [])}
    <g class="reserve" transform="translate(0 222)" role="img" aria-label=${reserve}>
      ${
    Array.from({ length: view.reserve }, (_, i) =>
      svg`<g transform="translate(${(i - (view.reserve - 1) / 2) * 46} 0)">${APPLAUSE}</g>`)
  }
    </g>
    <g class="numbers" aria-hidden="true">${view.ring.map((each) => number(each.position))}</g>
    ${view.ring.map((each) => drawPlace(each, board))}
    <g class="ghost" aria-hidden="true">${ghost(board.aimed, board)}${eyes(board.extra.gaze)}</g>
    ${carried(board)}${positionOf(ping.at) ? pinged(ping) : nothing}`;
}

function pinged({ at, seat }: Circus['ping']): SVGTemplateResult {
  const { x, y } = place(positionOf(at));
  return pingMark(x, y, 108, seat);
}

/** The token in the hand is drawn once more, above the others; its own place stays, because a finger holds on to it. */
function carried({ view, mode: { hold } }: Circus): SVGTemplateResult | typeof nothing {
  const token = hold && tokenAt(view, hold.position);
  return token
    ? svg`<g class="carried" transform=${at(hold)}
    aria-hidden="true">${drawToken(token, view)}</g>`
    : nothing;
}

function drawPlace(token: Token, board: Circus): SVGTemplateResult {
  const { position } = token;
  const { mode } = board;
  const held = mode.hold?.position === position;
  const spot = board.spots.get(keyOf(position));
  const kind = ['place', spot?.lit ? '' : 'dim', mode.chosen === position ? 'chosen' : '', held ? 'held' : ''].join(
    ' ',
  );
  return svg`<g class=${kind} data-drag=${isTurn(board) ? keyOf(position) : nothing} transform=${at(place(position))}
    ${mark(spot, board)}>
    <circle class="shadow" cy="7" r="99"/><circle class="halo" r="106"/>${drawToken(token, board.view)}</g>`;
}

const number = (position: number): SVGTemplateResult => {
  const { x, y } = place(position, 264);
  return svg`<text x=${x} y=${y + 10} text-anchor="middle">${position}</text>`;
};

/** Sawdust inside a painted kerb with a star on every other plank. */
const FLOOR = svg`<g class="floor" aria-hidden="true"><circle class="kerb" r="497"/>
  ${Array.from({ length: 20 }, (_, i) => svg`<path class=${i % 2 ? 'plank' : 'plank red'} d=${plank(i / 20)}/>`)}
  <circle class="dust" r="474"/><circle class="chalk" r="236"/></g>`;

function plank(turn: number): string {
  const write = (t: number): string => {
    const point = polar(495, t);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  return `M0 0 L${write(turn)} A495 495 0 0 1 ${write(turn + 0.05)} Z`;
}

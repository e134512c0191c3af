/** The ring itself: floor, places, tokens, the rosette in the middle and the reserve of Applause. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { pingMark, type Pings } from '../../board/pings';
import type { Desk } from './desk';
import { ARROWHEAD, ghost } from './ghost';
import type { Hold } from './grip';
import { at, place, polar } from './layout';
import { areNeighbours, candidates, swapWord, tokenAt, type Token } from './model';
import { APPLAUSE, PATTERNS } from './print';
import { describe } from './prompt';
import { rosetteWindow } from './rosette';
import { drawToken } from './token';

export interface Pose {
  desk: Desk;
  /** The position that Tab goes to. */
  stop: number;
  /** The token that the pointer or the focus is on. */
  near: number;
  hold?: Hold;
  /** Where somebody points. */
  ping: Pick<Pings, 'at' | 'seat'>;
}

export function ring(pose: Pose): SVGTemplateResult {
  const { desk } = pose;
  const { view } = desk;
  const asked = pose.hold?.position || desk.chosen || pose.near;
  const token = asked ? tokenAt(view, asked) : undefined;
  return svg`${PATTERNS}<defs>${ARROWHEAD}</defs>${FLOOR}
    ${rosetteWindow(view.rosette, token?.artist, asked ? candidates(view, asked) : [])}
    <g class="reserve" transform="translate(0 222)" role="img" aria-label=${desk.stage.words.say('board.reserve', { count: view.reserve })}>
      ${Array.from({ length: view.reserve }, (_, i) => svg`<g transform="translate(${(i - (view.reserve - 1) / 2) * 46} 0)">${APPLAUSE}</g>`)}
    </g>
    <g class="numbers" aria-hidden="true">${view.ring.map(each => number(each.position))}</g>
    ${inOrder(view.ring, pose).map(each => drawPlace(each, pose))}
    <g class="ghost" aria-hidden="true">${desk.aimed ? ghost(desk.aimed, view) : nothing}</g>
    ${pose.ping.at ? pinged(pose.ping) : nothing}`;
}

function pinged({ at, seat }: Pose['ping']): SVGTemplateResult {
  const { x, y } = place(Number(at));
  return pingMark(x, y, 108, seat);
}

/** The token in the hand is drawn last, so that it is above the others. */
const inOrder = (tokens: Token[], pose: Pose): Token[] =>
  pose.hold ? [...tokens].sort((a, b) => Number(a.position === pose.hold?.position) - Number(b.position === pose.hold?.position)) : tokens;

function drawPlace(token: Token, pose: Pose): SVGTemplateResult {
  const { desk, hold } = pose;
  const { position } = token;
  const where = hold?.position === position ? hold : place(position);
  const kind = [lit(position, desk) ? 'lit' : 'dim', desk.chosen === position ? 'chosen' : '', hold?.position === position ? 'held' : ''];
  return svg`<g class=${`place ${kind.join(' ')}`} data-place=${position} transform=${at(where)} role="button"
    tabindex=${pose.stop === position ? 0 : -1} aria-pressed=${desk.chosen === position ? 'true' : 'false'}
    aria-label=${describe(desk.view, position, desk.stage)}>
    <circle class="shadow" cy="7" r="99"/><circle class="halo" r="106"/>${drawToken(token, desk.view)}</g>`;
}

/** Whether something can be done with a token now: with the chosen one, if there is one. */
export function lit(position: number, desk: Desk): boolean {
  if (!desk.asked || desk.view.phase !== 'turn') return false;
  const { chosen } = desk;
  if (chosen && chosen !== position) return areNeighbours(chosen, position) && desk.can(swapWord(chosen, position));
  return desk.can(`flip ${position}`) || desk.can(`look ${position}`);
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

import { svg, type TemplateResult } from 'lit';
import type { Seat } from '../../table/board';
import { slotPlace } from './cells';
import { type Eye, project } from './space';
import { airshipShape, cloudShape, PUFF } from './toys';
import type { Cloud } from './view';

/** A loose cloud lies flat on its cell, or smaller on top of an island. */
export function looseArt(eye: Eye, x: number, y: number, z: number, cloud: Cloud, onIsland: boolean): TemplateResult {
  const at = project(eye, x, y + (onIsland ? 7 : 0), z + 1);
  const s = at.scale * (onIsland ? 0.85 : 1.05);
  return svg`<g
    transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${s.toFixed(3)} ${(s * 0.88).toFixed(3)})">
    <path class="cast" d=${PUFF} transform="translate(1.5 3)" />${cloudShape(cloud)}</g>`;
}

/** An anchored cloud stands upright in its slot. */
export function anchoredArt(eye: Eye, slot: string, cloud: Cloud): TemplateResult {
  const { x, y, dx, dy } = slotPlace(slot);
  const [a, b] = [project(eye, x - dx * 10, y - dy * 10), project(eye, x + dx * 10, y + dy * 10)];
  const at = project(eye, x, y, 10);
  const foot = project(eye, x, y);
  const s = at.scale * 0.72;
  return svg`<line class="groove" x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} /><line class="peg" x1=${foot.x} y1=${foot.y}
    x2=${at.x} y2=${at.y} />
    <g id="up-${slot.replace('|', '_').replaceAll('.', '-')}" class="upright"><g
      transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${s.toFixed(3)})">${cloudShape(cloud)}
    ${cloud === 'fog' ? svg`<circle class="marker" cx="0" cy="-9" r="3.2" />` : ''}</g></g>`;
}

export function airshipArt(eye: Eye, x: number, y: number, z: number, seat: Seat, id: string): TemplateResult {
  const at = project(eye, x - 8, y + 9, z + 11);
  const foot = project(eye, x - 8, y + 9, z);
  return svg`<ellipse class="cast" cx=${foot.x} cy=${foot.y} rx=${9 * at.scale} ry=${4 * at.scale} />
    <g id=${id}><g
      transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${(at.scale * 0.82).toFixed(3)})">${
    airshipShape(seat)
  }</g></g>`;
}

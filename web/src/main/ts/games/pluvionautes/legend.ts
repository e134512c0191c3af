import { svg, type TemplateResult } from 'lit';
import { goodsIcon } from './goods';
import { isleArt } from './isle';
import * as say from './say';
import { cloudShape } from './sky';
import type { Scene } from './spots';
import { TERRAINS, type Cloud } from './view';

/** While there is nothing to set: what entering costs, and what anchored clouds do. */
export function legendArt(scene: Scene): TemplateResult {
  const { layout: { desk, name } } = scene;
  const u = name === 'wide' ? 1 : 0.62;
  const third = desk.w / 4;
  const bare = { cell: '', animals: 0, plantation: 0 };
  const top = desk.y + desk.h * 0.24;
  const below = desk.y + desk.h * 0.7;
  return svg`<g aria-hidden="true" class="legend">
    <text class="soft start" font-size=${13 * Math.max(u, 0.82)} x=${desk.x + 12} y=${desk.y + 14 * u}>${say.words(scene, 'legend.costs')}</text>
    ${TERRAINS.map((terrain, i) => svg`<g>${isleArt({ x: desk.x + third * (i + 0.42), y: top + 16 * u, scale: 1.1 * u }, 0, 0, 0, { ...bare, terrain }, bare)}
      <text class="value" font-size=${24 * u} x=${desk.x + third * (i + 0.82)} y=${top + 14 * u}>${i + 1}</text></g>`)}
    <g transform="translate(${desk.x + third * 3.42} ${top + 14 * u}) scale(${1.25 * u})" class="open">${cloudShape('fog')}</g><text class="value" font-size=${24 * u} x=${desk.x + third * 3.82} y=${top + 14 * u}>1</text>
    <text class="soft start" font-size=${13 * Math.max(u, 0.82)} x=${desk.x + 12} y=${desk.y + desk.h * 0.53}>${say.words(scene, 'legend.clouds')}</text>
    ${(['rain', 'sun', 'fog'] as Cloud[]).map((cloud, i) => effect(scene, cloud, desk.x + (desk.w / 3) * i + 30 * u, below + 12 * u, u))}</g>`;
}

function effect(scene: Scene, cloud: Cloud, x: number, y: number, u: number): TemplateResult {
  const sign = (text: string, dx: number) => svg`<text class="value" font-size=${20 * u} x=${x + dx * u} y=${y}>${text}</text>`;
  const signs = cloud === 'fog' ? svg`<text class="soft start" font-size=${13 * Math.max(u, 0.82)} x=${x + 24 * u} y=${y}>${say.words(scene, 'legend.holds')}</text>`
    : svg`${sign(cloud === 'rain' ? '+' : '−', 32)}${goodsIcon('flowers', x + 50 * u, y, u)}${sign(cloud === 'rain' ? '−' : '+', 70)}${goodsIcon('cows', x + 88 * u, y, u)}`;
  return svg`<g transform="translate(${x} ${y}) scale(${1.1 * u})">${cloudShape(cloud)}</g>${signs}`;
}

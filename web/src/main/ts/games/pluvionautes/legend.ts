import { svg, type TemplateResult } from 'lit';
import { fitting } from '../../board/text';
import { goodsIcon } from './goods';
import { isleArt } from './isle';
import * as say from './say';
import { cloudShape } from './toys';
import type { Pluvionautes } from './spots';
import { type Cloud, type Figures, type Terrain, TERRAINS } from './view';

const BARE = { cell: '', animals: 0, plantation: 0 };
const CLOUDS: Cloud[] = ['rain', 'sun', 'fog'];

/** While there is nothing to set: what entering costs, and what anchored clouds do. */
export function legendArt(board: Pluvionautes): TemplateResult {
  const {
    layout: { desk, name },
  } = board;
  const wide = name === 'wide';
  const u = wide ? 1 : Math.min(0.8, desk.w / 490);
  const title = (text: string, y: number) =>
    svg`<text class="soft start" font-size=${wide ? 17 : fitting(text, desk.w - 20, 14)} x=${
      desk.x + 12
    } y=${y}>${text}</text>`;
  const costs = (i: number) =>
    wide
      ? { x: desk.x + 58 + (i % 2) * 118, y: desk.y + 62 + Math.floor(i / 2) * 62 }
      : { x: desk.x + 0.1 * desk.w + (i * desk.w) / 4.1, y: desk.y + 46 };
  const clouds = (
    i: number,
  ) => (wide
    ? { x: desk.x + 44, y: desk.y + 212 + i * 52 }
    : { x: desk.x + 22 + (i * desk.w) / 3.2, y: desk.y + desk.h - 22 });
  const price = (kind: Terrain | 'empty'): string => String((board.figures as Figures).costs?.[kind] ?? '');
  const holds = say.words(board, 'legend.clouds');
  return svg`<g aria-hidden="true">${title(say.words(board, 'legend.costs'), desk.y + (wide ? 22 : 15))}
    ${
    TERRAINS.map((terrain, i) =>
      cost(costs(i), u, price(terrain), isleArt({ ...costs(i), scale: 1.25 * u }, 0, 0, 0, { ...BARE, terrain }, BARE))
    )
  }
    ${
    cost(
      costs(3),
      u,
      price('empty'),
      svg`<g class="open" transform="translate(${costs(3).x} ${costs(3).y}) scale(${1.3 * u})">${
        cloudShape('fog')
      }</g>`,
    )
  }
    ${
    title(holds.length > 34 && wide ? holds.slice(0, holds.indexOf(',')) : holds, desk.y + (wide ? 172 : desk.h - 52))
  }
    ${CLOUDS.map((cloud, i) => effect(board, cloud, clouds(i).x, clouds(i).y, u))}</g>`;
}

const cost = (at: { x: number; y: number }, u: number, points: string, art: TemplateResult): TemplateResult =>
  svg`${art}<text class="value" font-size=${26 * u} x=${at.x + 42 * u} y=${at.y}>${points}</text>`;

function effect(board: Pluvionautes, cloud: Cloud, x: number, y: number, u: number): TemplateResult {
  const sign = (text: string, dx: number) =>
    svg`<text class="value" font-size=${22 * u} x=${x + dx * u}
    y=${y}>${text}</text>`;
  const signs = cloud === 'fog'
    ? svg`<text class="soft start" font-size=${u < 1 ? 13.5 : 17} x=${x + 28 * u}
        y=${y}>${say.words(board, 'legend.holds')}</text>`
    : svg`${sign(cloud === 'rain' ? '+' : '−', 40)}${goodsIcon('flowers', x + 62 * u, y, u * 1.15)}${
      sign(cloud === 'rain' ? '−' : '+', 92)
    }${goodsIcon('cows', x + 114 * u, y, u * 1.15)}`;
  return svg`<g transform="translate(${x} ${y}) scale(${1.25 * u})">${cloudShape(cloud)}</g>${signs}`;
}

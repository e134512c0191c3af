import { svg, type TemplateResult } from 'lit';
import { type Box, frame } from '../../board/box';
import { shape } from '../../board/shapes';
import { broken, fitting } from '../../board/text';
import { below, flatFace } from './die';
import { dieKind } from './field';
import { goodsIcon } from './goods';
import * as say from './say';
import { cloudShape } from './toys';
import { mine, type Pluvionautes } from './spots';
import { type Asks, type Figures, type Goods, HERDS, PLANTS, TERRAINS } from './view';

export type Wrap = (id: string, box: Box, art: TemplateResult) => TemplateResult;

const valueOf = (board: Pluvionautes, goods: Goods): number =>
  board.view.largest.find((each) => each.goods === goods)?.points ?? 0;

/** The sign of a mission: a square or a circle with its letter. */
function crest(mission: string, x: number, y: number, r: number): TemplateResult {
  const [form, letter] = mission.split('-');
  return svg`<g class="crest-sign">${
    form === 'square'
      ? svg`<rect x=${x - r} y=${y - r} width=${2 * r} height=${2 * r}
    rx=${r * 0.2} />`
      : svg`<circle cx=${x} cy=${y} r=${r * 1.08} />`
  }
    <text class="on-crest" font-size=${r * 1.2} x=${x} y=${y + 1}>${(letter ?? '?').toUpperCase()}</text></g>`;
}

/** My mission and what it is worth now; to who only watches, and at the end, the largest groups of all goods. */
export function missionArt(board: Pluvionautes, wrap: Wrap): TemplateResult {
  if (board.layout.name === 'tall') return missionStrip(board, wrap);
  const { mission: box } = board.layout;
  const own = board.view.phase === 'over' ? undefined : mine(board);
  const u = box.h / 244;
  const half = (box.w - 22) / 2;
  const title = broken(say.words(board, own ? 'mission' : 'missions'), 16);
  return svg`${frame(box, 'panel')}
    ${
    title.map((line, i) =>
      svg`<text class="soft start" font-size=${fitting(line, box.w - 66 * u, 19 * u)} x=${box.x + 12 * u}
      y=${box.y + (26 + (i - (title.length - 1) / 2) * 20) * u}>${line}</text>`
    )
  }
    ${
    own
      ? svg`${crest(own.mission, box.x + box.w - 28 * u, box.y + 26 * u, 15 * u)}
      ${
        [own.plantation, own.herd].map((goods, i) =>
          goodsRow(board, wrap, goods, { x: box.x + 8 * u, y: box.y + (48 + i * 54) * u, w: box.w - 16 * u, h: 50 * u })
        )
      }
      <text class="sum" font-size=${34 * u} x=${box.x + box.w - 34 * u}
        y=${box.y + 200 * u}>${(board.figures as Figures).mission ?? ''}</text>`
      : allGoods(board).map((goods, i) =>
        goodsRow(board, wrap, goods, {
          x: box.x + 8 + (i % 2) * (half + 6),
          y: box.y + (48 + Math.floor(i / 2) * 42) * u,
          w: half,
          h: 38 * u,
        })
      )
  }
    ${others(board, { ...board.layout.seats, w: box.w - (own ? 90 : 20) * u })}`;
}

/** The same in one line, which a phone shows all the time; who has which mission comes further down. */
function missionStrip(board: Pluvionautes, wrap: Wrap): TemplateResult {
  const { mission: box, seats } = board.layout;
  const own = board.view.phase === 'over' ? undefined : mine(board);
  const [from, goods] = own ? [36, [own.plantation, own.herd]] : [2, allGoods(board)];
  const w = (box.w - from - (own ? 42 : 2)) / goods.length;
  return svg`${frame(box, 'panel')}${frame(seats, 'panel')}
    ${
    goods.map((each, i) =>
      goodsRow(board, wrap, each, { x: box.x + from + i * w, y: box.y + 1, w: w - 3, h: box.h - 2 })
    )
  }
    ${
    own
      ? svg`${crest(own.mission, box.x + 18, box.y + box.h / 2, 12)}<text class="sum" font-size="24"
          x=${box.x + box.w - 22}
          y=${box.y + box.h / 2 + 1}>${(board.figures as Figures).mission ?? ''}</text>`
      : ''
  }
    <text class="soft start" font-size="13" x=${seats.x + 10} y=${seats.y + 16}>${say.words(board, 'missions')}</text>
    ${others(board, { x: seats.x + 8, y: seats.y + 32, w: seats.w - 16, h: 70 })}`;
}

/** A row for each terrain: its plantation and its herd. */
const allGoods = ({ view }: Pluvionautes): Goods[] =>
  TERRAINS.flatMap((terrain) => [PLANTS[terrain], HERDS[terrain]]).filter((goods) =>
    view.inPlay.some((each) => each.plantation === goods || each.herd === goods)
  );

function goodsRow(board: Pluvionautes, wrap: Wrap, goods: Goods, box: Box): TemplateResult {
  const middle = box.y + box.h / 2;
  const narrow = box.w < box.h * 1.4;
  const label = box.w > box.h * 3.4 ? board.stage.words.say(`goods.${goods}`) : '';
  return wrap(
    `goods-${goods}`,
    box,
    svg`${frame(box, 'row', 7)}${
      goodsIcon(goods, box.x + (narrow ? 11 : box.h * 0.5), middle, narrow ? 0.8 : box.h / 30)
    }
    <text class="start" font-size=${fitting(label, box.w - box.h * 2, box.h * 0.36)} x=${box.x + box.h}
      y=${middle + 1}>${label}</text>
    <text class="end value" font-size=${narrow ? 14 : box.h * 0.5} x=${box.x + box.w - (narrow ? 3 : 10)}
      y=${middle + 1}>${valueOf(board, goods)}</text>`,
  );
}

/** Who has which mission: hidden until the end, mine open to me. */
function others(board: Pluvionautes, box: Box): TemplateResult {
  const { view, stage } = board;
  const count = view.missions.length;
  const gap = Math.min(box.w / Math.max(1, count), box.h * 0.8);
  return svg`<g aria-hidden="true">${
    view.missions.map((mission, seat) => {
      const x = box.x + gap * (seat + 0.5);
      const y = box.y + box.h * 0.36;
      const r = gap * 0.32;
      return svg`<g class=${view.turn === seat ? 'acting' : ''}>${
        mission === 'hidden' || mission === 'none'
          ? svg`<rect class="hidden" x=${x - r} y=${y - r * 1.2} width=${2 * r} height=${2.4 * r} rx="3" />
      <text class="soft" font-size=${r * 1.3} x=${x} y=${y + 1}>?</text>`
          : crest(mission, x, y, r * 0.9)
      }
      <g fill=${stage.seats[seat]?.colour ?? 'gray'}>${
        shape(stage.seats[seat]?.shape ?? 'circle', x, box.y + box.h * 0.84, r * 0.5)
      }</g></g>`;
    })
  }</g>`;
}

/** The die: the face on top, the one below, and how the round stands. */
export function dieCard(board: Pluvionautes): TemplateResult {
  const {
    layout: { die: box },
    view,
  } = board;
  const { balloon } = view;
  const text = say.dieLabel(board);
  const face = balloon.cells.length ? balloon.face : 0;
  if (board.layout.name === 'tall') return dieStrip(board, box, text, face);
  const u = box.h / 116;
  const middle = box.y + box.h * 0.4;
  return svg`<g role="img"
    aria-label=${text}>${frame(box, 'panel')}${flatFace(dieKind(board), face, box.x + 44 * u, middle, 56 * u)}
    ${
    face
      ? svg`<path class="flip" transform="translate(${box.x + 98 * u} ${middle}) scale(${u})"
          d="M-13 -4A13 10 0 0 1 12 -4M12 -10V-3H5" />
      <g class="other">${flatFace(dieKind(board), below(face), box.x + 140 * u, middle, 38 * u)}</g>`
      : ''
  }
    ${
    balloon.points
      ? svg`<text class="sum" font-size=${34 * u} x=${box.x + box.w - 36 * u} y=${middle}>${balloon.points}</text>`
      : ''
  }
    <text class="soft" font-size=${fitting(text, box.w - 14, 18 * u)} x=${box.x + box.w / 2}
      y=${box.y + box.h - 17 * u}>${text}</text></g>`;
}

function dieStrip(board: Pluvionautes, box: Box, text: string, face: number): TemplateResult {
  const middle = box.y + box.h / 2;
  const { points } = board.view.balloon;
  return svg`<g role="img"
    aria-label=${text}>${frame(box, 'panel')}${flatFace(dieKind(board), face, box.x + 24, middle, 32)}
    ${
    face
      ? svg`<path class="flip" transform="translate(${box.x + 55} ${middle}) scale(.62)"
          d="M-13 -4A13 10 0 0 1 12 -4M12 -10V-3H5" />
      <g class="other">${flatFace(dieKind(board), below(face), box.x + 78, middle, 22)}</g>`
      : ''
  }
    ${
    points ? svg`<text class="sum" font-size="24" x=${box.x + box.w - 20} y=${middle + 1}>${points}</text>` : ''
  }</g>`;
}

/** The round, and a cloud for each that can be anchored, in one line. */
export function statusArt({ layout: { status: box }, view, stage }: Pluvionautes): TemplateResult {
  if (!box) return svg``;
  const round = stage.words.say('board.round.short', { round: view.round, rounds: view.rounds });
  const from = box.x + box.w * 0.34;
  const gap = (box.x + box.w - 46 - from) / view.endAt;
  const middle = box.y + box.h / 2;
  return svg`<g class="standing" aria-hidden="true">
    <text class="start" font-size=${fitting(round, box.w * 0.33, 14)} x=${box.x + 4} y=${middle + 1}>${round}</text>
    ${
    Array.from({ length: view.endAt }, (_, i) =>
      svg`<g class=${i < view.anchoredClouds ? 'done' : 'open'}
      transform="translate(${from + gap * (i + 0.5)} ${middle}) scale(${Math.min(0.62, gap / 34)})">${
        cloudShape(view.board.anchored[i]?.cloud ?? 'fog')
      }</g>`)
  }
    <text class="end" font-size="14" x=${box.x + box.w - 4} y=${
    middle + 1
  }>${view.anchoredClouds} / ${view.endAt}</text>
  </g>`;
}

/** Anchored clouds so far, the round, and the missions that may be in play. */
export function playArt(board: Pluvionautes): TemplateResult {
  const {
    layout: { play: box },
    view,
  } = board;
  const u = box.h / 134;
  const short = say.words(board, 'round.short', { round: view.round, rounds: view.rounds });
  const round = say.words(board, 'round', { round: view.round, rounds: view.rounds });
  const anchored = say.words(board, 'anchored', { count: view.anchoredClouds, end: view.endAt });
  const gap = (box.w - 20) / view.endAt;
  return svg`<g role="img"
    aria-label="${round} ${anchored} ${view.inPlay.map((each) => asked(board, each)).join(' ')}">${frame(box, 'panel')}
    <text class="soft start" font-size=${fitting(short, box.w - 70 * u, 16 * u)} x=${box.x + 10}
      y=${box.y + 18 * u}>${short}</text>
    <text class="end" font-size=${16 * u} x=${box.x + box.w - 10}
      y=${box.y + 18 * u}>${view.anchoredClouds} / ${view.endAt}</text>
    ${
    Array.from({ length: view.endAt }, (_, i) =>
      svg`<g class=${i < view.anchoredClouds ? 'done' : 'open'}
      transform="translate(${box.x + 10 + gap * (i + 0.5)} ${box.y + 48 * u}) scale(${Math.min(0.75 * u, gap / 32)})">${
        cloudShape(view.board.anchored[i]?.cloud ?? 'fog')
      }</g>`)
  }
    ${
    view.inPlay.map((each, i) => {
      const wide = (box.w - 12) / view.inPlay.length;
      const x = box.x + 6 + wide * (i + 0.5);
      const y = box.y + box.h - 30 * u;
      const s = Math.min(0.85 * u, wide / 70);
      return svg`<g
        transform="translate(${x} ${y}) scale(${s})">${crest(each.mission, 0, -14, 9)}${
        goodsIcon(each.plantation, -14, 12, 1)
      }${goodsIcon(each.herd, 14, 12, 1)}</g>`;
    })
  }</g>`;
}

const asked = (board: Pluvionautes, { mission, plantation, herd }: Asks): string =>
  say.words(board, 'asks', { mission: `mission.${mission}`, plantation: `goods.${plantation}`, herd: `goods.${herd}` });

import { svg, type TemplateResult } from 'lit';
import { across, type Box, frame } from '../../board/box';
import { shape } from '../../board/shapes';
import { broken, fitting } from '../../board/text';
import type { Seat } from '../../table/board';
import { cardFace, pileFace } from './art';
import { icon } from './icons';
import { cardAt, rowAt } from './layout';
import { pin } from './pins';
import * as say from './say';
import { meOf, type Rando, type Spot } from './spots';
import { COLOURS, nextOf, obstacleOf, OBSTACLES, TILES, type TileSeen } from './view';

/** A seat's shape in its colour, round the origin. */
export const badge = (seat: Seat, r: number): TemplateResult =>
  svg`<g class="seat"
  fill=${seat.colour}>${shape(seat.shape, 0, 0, r)}</g>`;

export type Wrap = (id: string, art: TemplateResult) => TemplateResult;

/** The round track: ten signs along a trail, the marker on the one that ends this round. */
export function trackArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view, layout } = board;
  const wide = layout.name === 'wide';
  const { track } = layout;
  const line = track.y + track.h * (wide ? 0.42 : 0.46);
  const size = wide ? 40 : 27;
  return wrap(
    'track',
    svg`${frame(track, 'hit')}
    <line class="trail" x1=${track.x + 20} x2=${track.x + track.w - 20} y1=${line} y2=${line} />
    ${
      view.track.map((space, i) => {
        const box = across(track, view.track.length, i, 0);
        const x = box.x + box.w / 2;
        const state = i + 1 < view.round ? 'past' : i + 1 === view.round ? 'now' : '';
        return svg`<g class="space ${state}">
        ${i + 1 === view.round ? svg`<circle class="halo" cx=${x} cy=${line} r=${size * 0.66} />` : ''}
        <circle class="sign" cx=${x} cy=${line} r=${size / 2} />${icon(space, x, line, size * 0.58)}
        ${
          wide
            ? svg`<text class="soft" font-size=${fitting(board.stage.words.say(`space.${space}`), 112, 16)} x=${x}
          y=${track.y + track.h - 9}>${board.stage.words.say(`space.${space}`)}</text>`
            : ''
        }</g>`;
      })
    }`,
  );
}

export function pileArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view, layout } = board;
  const { x, y, w, h } = layout.pile;
  if (layout.name === 'tall') return nextArt(board, wrap);
  const words = (key: string, args = {}) => board.stage.words.say(`board.${key}`, args);
  const next = nextOf(board);
  return wrap(
    'pile',
    svg`${frame(layout.pile, 'panel')}
    <g transform="translate(${x + 14} ${y + 12})">${pileFace(view.top, 70, 92)}</g>
    ${
      next
        ? svg`<g transform="translate(${x + 150} ${y + 92}) scale(1.2)">${pin(next)}</g>
    <text class="start" font-size=${fitting(words('next'), 180, 22)} x=${x + 196} y=${y + 42}>${words('next')}</text>`
        : ''
    }
    <text class="tiny start" x=${x + 196} y=${y + 70}>${words('left', { count: view.pile })}</text>
    <g>${
      COLOURS.map((colour, i) => {
        const of = view.discard.find((d) => d.colour === colour);
        const count = of ? of.kinds.reduce((a, b) => a + b, 0) : 0;
        const chip = { x: x + w - 134 + i * 32, y: y + h - 62, w: 29, h: 50 };
        return svg`${frame(chip, `chip ${colour}`, 4)}${frame(chip, `weave ${colour}`, 4)}${
          icon(obstacleOf(colour), chip.x + 14.5, chip.y + 15, 22, 'light')
        }
        <text class="chip-text" x=${chip.x + 14.5} y=${chip.y + 37}>${count}</text>`;
      })
    }</g>
    <rect class="hit" x=${x} y=${y} width=${w} height=${h} />`,
  );
}

/** The pile on a small screen: who walks next, and how many cards are left; in words where there is room. */
function nextArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view, layout, stage } = board;
  const { x, y, w, h } = layout.pile;
  const walker = nextOf(board);
  const next = stage.words.say('board.next');
  const left = stage.words.say('board.left', { count: view.pile });
  const pinned = walker
    ? svg`<g transform="translate(${x + 22} ${y + h - 6}) scale(${(h - 10) / 50})">${pin(walker)}</g>`
    : '';
  const texts = w < 100
    ? svg`<text class="tiny end" x=${x + w - 5} y=${y + h / 2}>${view.pile}</text>`
    : svg`${
      walker
        ? svg`<text class="start" font-size=${fitting(next, w - 60, 15)} x=${x + 52} y=${y + h * 0.34}>${next}</text>`
        : ''
    }<text class="tiny start" x=${x + 52} y=${y + h * 0.7}>${left}</text>`;
  return wrap(
    'pile',
    svg`${frame(layout.pile, 'panel')}${pinned}${texts}<rect class="hit" x=${x} y=${y} width=${w} height=${h} />`,
  );
}

/** The four scales in the order of their markers: weight, sign, steps, and everybody's token. */
export function scalesArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view, layout } = board;
  return svg`${
    view.markers.map(({ obstacle, weight }, index) => {
      const box = rowAt(layout, view.markers.length, index);
      const kind = OBSTACLES.indexOf(obstacle);
      if (layout.form === 'phone') return wrap(`marker-${index + 1}`, scaleCell(board, index, box));
      const sign = { x: box.x + 44, y: box.y + box.h * 0.14, w: box.h * 0.72, h: box.h * 0.72 };
      return wrap(
        `marker-${index + 1}`,
        svg`<g id="row-${obstacle}">${frame(box, `panel row ${board.mode.picked === index + 1 ? 'picked' : ''}`)}
      <text class="weight w${weight}" x=${box.x + 22} y=${box.y + box.h / 2 + 1}>×${weight}</text>
      ${frame(sign, `rim ${COLOURS[kind]}`, 6)}${frame(sign, `weave ${COLOURS[kind]}`, 6)}
      ${icon(obstacle, sign.x + sign.w / 2, box.y + box.h / 2, box.h * 0.5, 'light')}
      ${rulerArt(board, box, sign.x + sign.w + 18, kind)}</g>`,
      );
    })
  }`;
}

/** A scale on a phone: its weight and sign, and below them everybody's level as a figure. */
function scaleCell({ view, stage, mode }: Rando, index: number, box: Box): TemplateResult {
  const { obstacle, weight } = view.markers[index];
  const kind = OBSTACLES.indexOf(obstacle);
  const sign = { x: box.x + box.w - 25, y: box.y + 3, w: 20, h: 20 };
  const levels = across({ ...box, x: box.x + 2, w: box.w - 4 }, view.seats.length, 0, 0).w;
  return svg`<g id="row-${obstacle}">${frame(box, `panel row ${mode.picked === index + 1 ? 'picked' : ''}`, 6)}
    <text class="weight w${weight} start" x=${box.x + 6} y=${box.y + 14}>×${weight}</text>
    ${frame(sign, `rim ${COLOURS[kind]}`, 5)}${frame(sign, `weave ${COLOURS[kind]}`, 5)}
    ${icon(obstacle, sign.x + 10, sign.y + 10, 15, 'light')}
    ${
    view.seats.map((seat, i) =>
      svg`<g class="level" transform="translate(${box.x + 2 + levels * i} ${box.y + 36})">
        <g id="level-${i}-${obstacle}"><g transform="translate(6 0)">${badge(stage.seats[i], 4.5)}</g></g>
        <text class="level-figure" x=${levels / 2 + 4.5} y="0.5">${seat.levels[kind]}</text></g>`
    )
  }</g>`;
}

/** A scale with its steps, and everybody's token on it; its figures stand below. */
function rulerArt(board: Rando, box: Box, left: number, kind: number): TemplateResult {
  const { view, stage } = board;
  const line = box.y + box.h * 0.43;
  const gap = (box.x + box.w - 14 - left) / view.scale;
  const r = Math.min(11, gap * 0.42, box.h * 0.17);
  const levels = view.seats.map((seat) => seat.levels[kind]);
  const steps = Array.from({ length: view.scale + 1 }, (_, n) => ({ n, x: left + n * gap, high: n % 5 ? 4 : 8 }));
  return svg`<line class="ruler" x1=${left} x2=${left + gap * view.scale} y1=${line} y2=${line} />
    ${
    steps.map(({ n, x, high }) =>
      svg`<line class="tick" x1=${x} x2=${x} y1=${line - high} y2=${line + high} />
      ${n % 5 || n === 0 ? '' : svg`<text class="tiny" x=${x} y=${box.y + box.h * 0.84}>${n}</text>`}`
    )
  }
    ${
    levels.map((level, seat) => {
      const alike = levels.flatMap((each, i) => (each === level ? [i] : []));
      const lift = (alike.indexOf(seat) - (alike.length - 1) / 2) * r * (alike.length > 3 ? 1.25 : 1.7);
      return svg`<g class="level" transform="translate(${left + level * gap} ${line - lift})">
        <g id="level-${seat}-${OBSTACLES[kind]}">${badge(stage.seats[seat], r)}</g></g>`;
    })
  }`;
}

/** The Joker does this action once, whatever has become of its tile (RAND-36). */
const lentTo = (board: Rando, seen: TileSeen, spot: Spot): boolean =>
  board.mode.joker === true && spot.lit && seen.tile !== 'joker';

/** The same for all six tiles: either all names can be read, or the signs do alone. */
function letterSize(board: Rando, box: Box): number {
  const wide = board.layout.name === 'wide';
  return Math.min(
    ...TILES.map((tile) => fitting(board.stage.words.say(`tile.${tile}`), box.w - (wide ? 7 : 8), wide ? 18 : 12)),
  );
}

function tileArt(board: Rando, seen: TileSeen, box: Box, spot: Spot): TemplateResult {
  const wide = board.layout.name === 'wide';
  const range = board.view.ranges.find((r) => r.tile === seen.tile);
  const x = box.x + box.w / 2;
  const size = Math.min(box.w, box.h) * (wide ? 0.5 : 0.44);
  const lent = lentTo(board, seen, spot);
  const state = lent ? 'active' : seen.state;
  const dots = range && !lent && seen.state !== 'removed'
    ? Array.from({ length: range.most }, (_, i) => i < seen.multiplier)
    : [];
  const name = board.stage.words.say(`tile.${seen.tile}`);
  const letters = letterSize(board, box);
  const readable = letters >= 11;
  return svg`<g id="face-${seen.tile}"
    class="tile flips ${state} ${board.mode.joker && seen.tile === 'joker' ? 'picked' : ''}">
    ${frame(box, 'body', wide ? 12 : 8)}
    ${
    state === 'blocked' ? svg`<rect class="barred" x=${box.x} y=${box.y} width=${box.w} height=${box.h} rx="12" />` : ''
  }
    ${lent ? icon('joker', box.x + box.w - (wide ? 20 : 13), box.y + (wide ? 20 : 13), wide ? 22 : 15) : ''}
    ${icon(seen.tile, x, box.y + box.h * (wide ? 0.34 : readable ? 0.33 : 0.44), size)}
    ${readable ? svg`<text font-size=${letters} x=${x} y=${box.y + box.h * 0.67}>${name}</text>` : ''}
    ${
    dots.map(
      (on, i) =>
        svg`<circle class="dot ${on ? 'on' : ''}" r=${wide ? 7 : 4.5}
      cx=${x + (i - (dots.length - 1) / 2) * (wide ? 20 : 12)} cy=${box.y + box.h * (wide ? 0.82 : 0.87)} />`,
    )
  }
    ${
    dots.length
      ? svg`<text class="times" x=${box.x + box.w - (wide ? 18 : 12)}
      y=${box.y + (wide ? 22 : 14)}>×${seen.multiplier}</text>`
      : ''
  }</g>`;
}

export function tilesArt(board: Rando, wrap: Wrap): TemplateResult {
  return svg`${
    board.view.seats[meOf(board)].tiles.map((seen) => {
      const spot = board.spots.get(`tile-${seen.tile}`) as Spot;
      return wrap(spot.id, tileArt(board, seen, spot.box, spot));
    })
  }`;
}

export function handArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view, layout } = board;
  const me = meOf(board);
  const cards = view.seats[me].hand;
  const room = layout.hand;
  return svg`${
    cards.length === 0
      ? svg`<rect class="slot" x=${room.x} y=${room.y} width=${layout.card.w - 4} height=${room.h} rx="7" />`
      : ''
  }
    ${
    cards.map((card, i) => {
      const box = cardAt(layout, cards.length, i);
      const name = card.kind === 'hidden' ? '' : board.stage.words.say(`card-kind.${card.kind}`);
      const chosen = view.seats[me].choice === `give ${i + 1}`;
      return wrap(
        `card-${i + 1}`,
        svg`<g class=${chosen ? 'chosen' : ''} transform="translate(${box.x} ${box.y})">
        <g id="drawn-${i + 1}">${cardFace(card, box.w, box.h, name)}</g></g>`,
      );
    })
  }`;
}

export function buttonArt(board: Rando, wrap: Wrap): TemplateResult {
  const { button, name } = board.layout;
  const wide = name === 'wide';
  return svg`${
    ['pass', 'pay']
      .filter((word) => board.spots.has(word))
      .map((word) =>
        wrap(
          word,
          svg`${frame(button, 'button', 10)}
    <text class="button-text" font-size=${wide ? 18 : 14} x=${button.x + button.w / 2} y=${button.y + button.h / 2 + 1}>
      ${
            broken(say.button(board, word), wide ? 11 : 18).map((line, i, all) =>
              svg`<tspan
        x=${button.x + button.w / 2} dy=${i ? '1.25em' : `${-0.6 * (all.length - 1)}em`}>${line}</tspan>`
            )
          }</text>`,
        )
      )
  }`;
}

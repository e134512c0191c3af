import { svg, type TemplateResult } from 'lit';
import { frame } from '../../board/box';
import { fitting } from '../../board/text';
import { icon } from './icons';
import { rivalBox, rivalTile, standingAt } from './layout';
import { badge, type Wrap } from './panel';
import * as say from './say';
import { meOf, type Rando, rivalsOf } from './spots';
import { obstacleOf } from './view';

/** My own sum: points, what the scales are worth now, cards. */
export function mineArt(board: Rando): TemplateResult {
  const { view, layout, stage } = board;
  const me = meOf(board);
  const seat = view.seats[me];
  const { x, y, w, h } = layout.mine;
  const parts = stage.words.say('board.sum', {
    points: seat.points,
    scales: seat.fromScales,
    cards: seat.total - seat.points - seat.fromScales,
  });
  if (layout.name === 'tall') {
    return svg`<g transform="translate(${x + 14} ${y + 12})">${badge(stage.seats[me], 8)}</g>
      <text class="name start" x=${x + 28} y=${y + 12}>${say.seatName(board, me)}</text>
      <text class="tiny end" x=${x + w - 54} y=${y + 12.5}>${parts}</text><text class="score end" x=${x + w - 6}
        y=${y + 12.5}>${seat.total}</text>`;
  }
  const name = clip(say.seatName(board, me), 13);
  return svg`${frame(layout.mine, 'panel')}
    <g transform="translate(${x + 24} ${y + 24})">${badge(stage.seats[me], 12)}</g>
    <text class="start" font-weight="600" font-size=${fitting(name, w - 60, 18)} x=${x + 44} y=${y + 25}>${name}</text>
    <text class="score big" x=${x + w / 2} y=${y + 72}>${seat.total}</text>
    ${
    parts.split(' · ').map((part, i) =>
      svg`<text class="soft" font-size=${fitting(part, w - 8, 15)} x=${x + w / 2}
      y=${y + h - 42 + i * 16}>${part}</text>`
    )
  }`;
}

const clip = (text: string, most: number): string => (text.length > most ? text.slice(0, most - 1) + '…' : text);

/** Everybody's sum in sight, where the panels of the others lie further below. */
export function standingsArt({ view, layout, stage }: Rando): TemplateResult {
  if (!layout.standings) return svg``;
  return svg`<g aria-hidden="true">${
    view.seats.map((seat, index) => {
      const { x, y, w, h } = standingAt(layout, view.seats.length, index);
      const middle = y + h / 2;
      return svg`<g class="standing ${view.seat === index ? 'acting' : ''}">
      <rect class="panel" x=${x} y=${y} width=${w} height=${h} rx="5" />
      <g transform="translate(${x + 10} ${middle})">${badge(stage.seats[index], 6)}</g>
      <text class="name start" x=${x + 20} y=${middle + 1}>${
        clip(stage.seats[index].name, Math.floor((w - 52) / 7))
      }</text>
      <text class="score end" x=${x + w - 5} y=${middle + 1}>${seat.total}</text></g>`;
    })
  }</g>`;
}

/** The others: their sums, tiles with multipliers, and the backs of their cards. */
export function rivalsArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view, stage } = board;
  return svg`${
    rivalsOf(board).map((index, row) => {
      const seat = view.seats[index];
      const box = rivalBox(board.layout, row);
      const line = box.y + box.h * 0.17;
      return svg`<g class="rival ${view.seat === index ? 'acting' : ''}">
      <g transform="translate(${box.x + 11} ${line})">${badge(stage.seats[index], 8)}</g>
      <text class="name start" x=${box.x + 26} y=${line + 1}>${clip(say.seatName(board, index), 18)}</text>
      <text class="tiny end" x=${box.x + box.w - 46} y=${line + 1}>${seat.points} + ${seat.fromScales}</text>
      <text class="score end" x=${box.x + box.w - 4} y=${line + 1}>${seat.total}</text>
      ${
        seat.tiles.map((seen, i) => {
          const at = rivalTile(box, seat.tiles.length, i);
          return wrap(
            `rival-${index}-${seen.tile}`,
            svg`<g id="face-${index}-${seen.tile}" class="tile small flips ${seen.state}">${frame(at, 'body', 5)}
          ${
              seen.state === 'blocked'
                ? svg`<rect class="barred" x=${at.x} y=${at.y} width=${at.w} height=${at.h} rx="5" />`
                : ''
            }
          ${icon(seen.tile, at.x + at.w / 2, at.y + at.h * 0.36, at.w * 0.5)}
          ${
              seen.multiplier === 0
                ? ''
                : svg`<text class="tiny" x=${at.x + at.w / 2} y=${at.y + at.h * 0.82}>×${seen.multiplier}</text>`
            }</g>`,
          );
        })
      }
      ${
        seat.hand.map(
          (
            card,
            i,
          ) =>
            svg`<g
          transform="translate(${
              box.x + box.w * 0.755 + i * Math.min(box.w > 450 ? 34 : 22, (box.w * 0.22) / seat.hand.length)
            } ${box.y + box.h * 0.42})">
        <rect class="back ${card.colour}" width=${box.w > 450 ? 30 : 20} height=${box.h * 0.5} rx="3" />
          <rect class="weave ${card.colour}" width=${box.w > 450 ? 30 : 20} height=${box.h * 0.5} rx="3" />
        ${
              icon(
                card.kind === 'hidden' ? obstacleOf(card.colour) : card.kind,
                box.w > 450 ? 15 : 10,
                box.h * 0.25,
                box.w > 450 ? 21 : 15,
                'light',
              )
            }</g>`,
        )
      }</g>`;
    })
  }`;
}

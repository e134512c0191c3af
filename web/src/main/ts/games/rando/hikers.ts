import { svg, type TemplateResult } from 'lit';
import type { Told } from '../../table/board';
import { tokenFace } from './art';
import { pitch, type Place, place, spotOf } from './layout';
import type { Wrap } from './panel';
import { pin } from './pins';
import type { Rando, Spot } from './spots';
import { type Direction, DIRECTIONS, walkerOf } from './view';

const at = (board: Rando, where: Place): Place => spotOf(board.layout, where, board.view.width, board.view.height);
/** Tokens and pins are drawn for crossings 84 apart. */
const scaleOf = (board: Rando): number => pitch(board.layout, Math.max(board.view.width, board.view.height)) / 84;

export function tokensArt(board: Rando, wrap: Wrap): TemplateResult {
  return svg`${
    board.view.tokens
      .filter((token) => token.at)
      .map((token) => {
        const { x, y } = at(board, place(token.at));
        return wrap(
          `token-${token.at}`,
          svg`<g transform="translate(${x} ${y}) scale(${scaleOf(board)})"><g
          id="turn-${token.at}">${tokenFace(token)}</g></g>`,
        );
      })
  }`;
}

/** Who stands further south is drawn later, so that hats never hide behind pins. */
export function hikersArt(board: Rando, wrap: Wrap): TemplateResult {
  const { view } = board;
  const sorted = view.hikers.filter((hiker) => hiker.at).sort((a, b) => place(a.at).y - place(b.at).y);
  const next = walkerOf(board);
  return svg`${
    sorted.map(({ colour, at: where }) => {
      const { x, y } = at(board, place(where));
      return wrap(
        `hiker-${colour}`,
        svg`<g class="hiker ${colour === next ? 'next' : ''}"
        transform="translate(${x} ${y + 24 * scaleOf(board)}) scale(${scaleOf(board)})">
      <g id="walk-${colour}">${pin(colour)}</g></g>`,
      );
    })
  }`;
}

const TURNS: Record<Direction, number> = { north: 0, east: 90, south: 180, west: 270 };

export function waysArt(board: Rando, wrap: Wrap): TemplateResult {
  const spots = board.spots as ReadonlyMap<string, Spot>;
  return svg`${
    DIRECTIONS.filter((direction) => spots.has(`go-${direction}`)).map((direction) => {
      const spot = spots.get(`go-${direction}`)!;
      const s = scaleOf(board);
      return wrap(
        spot.id,
        svg`<g
        transform="translate(${spot.box.x + spot.box.w / 2} ${spot.box.y + spot.box.h / 2}) rotate(${
          TURNS[direction]
        }) scale(${s})">
      <circle class="disc" r="17" /><path class="arrow" d="M0 -11L9 3H3V10H-3V3H-9Z" /></g>`,
      );
    })
  }`;
}

/**
 * What the move that is pointed at would do, as the server would tell it: each stretch, who is pushed, and what is won.
 */
export function ghostArt(board: Rando, layer: 'under' | 'over'): TemplateResult {
  const { aimed, legal } = board;
  if (!aimed.startsWith('go ') || !legal.has(aimed)) return svg``;
  const told = board.tried(aimed)?.told ?? [];
  return svg`<g class="ghost"
    aria-hidden="true">${told.map((each) => (layer === 'under' ? trace(board, each) : outcome(board, each)))}</g>`;
}

function trace(board: Rando, { event, hiker, from, to }: Told): TemplateResult {
  if (event !== 'hiker-walked') return svg``;
  const [a, b] = [at(board, place(from)), at(board, place(to))];
  return svg`<path class="ghost-path ${hiker}" d="M${a.x} ${a.y}L${b.x} ${b.y}" />`;
}

function outcome(board: Rando, told: Told): TemplateResult {
  if (told.event === 'hiker-walked' && told.from !== told.to) return pinArt(board, told);
  if (told.event === 'value-scored') return prize(board, told.at, `+${told.points}`, told.times > 1);
  return told.event === 'scale-climbed' ? prize(board, told.at, `▲${told.steps}`, told.steps > 1) : svg``;
}

function pinArt(board: Rando, { hiker, to }: Told): TemplateResult {
  const { x, y } = at(board, place(to));
  const s = scaleOf(board);
  return svg`<g class="ghost-pin" transform="translate(${x} ${y + 24 * s}) scale(${s})">${pin(hiker)}</g>`;
}

function prize(board: Rando, where: string, text: string, more: boolean): TemplateResult {
  const met = at(board, place(where));
  const s = scaleOf(board);
  return svg`${more ? svg`<circle class="shine" cx=${met.x} cy=${met.y} r=${33 * s} />` : ''}
    <g transform="translate(${met.x} ${met.y - 38 * s}) scale(${s})"><rect class="prize" x="-22" y="-14" width="44"
      height="28" rx="14" />
      <text class="prize-text" y="1">${text}</text></g>`;
}

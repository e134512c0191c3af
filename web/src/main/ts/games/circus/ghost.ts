/** What would happen: arrows and eyes over the ring, before a move is made. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Told } from '../../table/board';
import { areBeside, arrow, at, place } from './layout';
import type { Circus } from './spots';

type Drawing = SVGTemplateResult | typeof nothing;

/** What a word says by itself, or what the server would tell of the move. */
export function ghost(word: string, board: Circus): Drawing {
  const [verb, ...numbers] = word.split(' ');
  const places = numbers.map(Number);
  if (verb === 'swap') return exchange(places[0], places[1]);
  if (verb === 'flip') return turning(places[0]);
  if (verb === 'look') return eyes(places);
  return verb === 'use' ? svg`${board.tried(word)?.told.map(told)}` : nothing;
}

function told(each: Told): Drawing {
  if (each.event === 'acrobat-leapt') return exchange(each.position, each.opposite);
  if (each.event === 'magician-exchanged') return exchange(each.left, each.right);
  return each.event === 'fortune-teller-looked' ? eyes(each.looked) : nothing;
}

function exchange(a: number, b: number): Drawing {
  const bend = areBeside(a, b) ? 70 : 120;
  const there = areBeside(a, b) ? bend : -bend;
  return svg`<path class="arrow" d=${arrow(a, b, bend)}/><path class="arrow"
    d=${arrow(b, a, there === bend ? -bend : bend)}/>`;
}

const turning = (position: number): Drawing =>
  svg`<g transform=${at(place(position))}>
  <path class="arrow" d="M-58 -30 A66 40 0 0 1 58 -30"/><path class="arrow" d="M58 30 A66 40 0 0 1 -58 30"/></g>`;

export const eyes = (places: number[]): Drawing => svg`${places.map(eye)}`;

const eye = (position: number): Drawing =>
  svg`<g class="gaze" transform=${at(place(position))}>
  <path d="M-46 0Q0 -44 46 0Q0 44 -46 0Z"/><circle r="15"/></g>`;

/** The head of every arrow. */
export const ARROWHEAD = svg`<marker id="head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4"
  markerHeight="3.4" orient="auto-start-reverse">
  <path class="arrowhead" d="M0 0L10 5L0 10Z"/></marker>`;

/** What would happen: arrows and eyes over the ring, before a move is made. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { arrow, at, place } from './layout';
import { areNeighbours, reach, tokenAt, type View } from './model';

type Drawing = SVGTemplateResult | typeof nothing;

export function ghost(word: string, view: View): Drawing {
  const [verb, ...numbers] = word.split(' ');
  const places = numbers.map(Number);
  if (verb === 'swap') return exchange(places[0], places[1]);
  if (verb === 'flip') return turning(places[0]);
  if (verb === 'look') return eye(places[0]);
  if (verb === 'use') return power(places[0], view);
  return nothing;
}

function power(position: number, view: View): Drawing {
  const artist = tokenAt(view, position)?.artist;
  if (!artist) return nothing;
  const reached = reach(artist, position);
  if (artist === 'acrobat') return exchange(position, reached[0]);
  if (artist === 'magician') return exchange(reached[0], reached[1]);
  return svg`${reached.map(eye)}`;
}

function exchange(a: number, b: number): Drawing {
  const bend = areNeighbours(a, b) ? 70 : 120;
  const there = areNeighbours(a, b) ? bend : -bend;
  return svg`<path class="arrow" d=${arrow(a, b, bend)}/><path class="arrow" d=${arrow(b, a, there === bend ? -bend : bend)}/>`;
}

const turning = (position: number): Drawing => svg`<g transform=${at(place(position))}>
  <path class="arrow" d="M-58 -30 A66 40 0 0 1 58 -30"/><path class="arrow" d="M58 30 A66 40 0 0 1 -58 30"/></g>`;

const eye = (position: number): Drawing => svg`<g class="gaze" transform=${at(place(position))}>
  <path d="M-46 0Q0 -44 46 0Q0 44 -46 0Z"/><circle r="15"/></g>`;

/** The head of every arrow. */
export const ARROWHEAD = svg`<marker id="head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto-start-reverse">
  <path class="arrowhead" d="M0 0L10 5L0 10Z"/></marker>`;

import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { shape } from '../board/shapes';
import type { Shape } from '../table/board';

/** Faces made of a few shapes: those of people follow from who they are, those of bots from how they play. */

const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'];
const COLOURS = ['water', 'coral', 'sun', 'leaf', 'plum'];

/** A number that follows from a text, and looks like chance. */
function number(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619) >>> 0;
  return sum;
}

const of = <T>(things: T[], drawn: number): T => things[drawn % things.length];
const paint = (colour: string): string => `var(--${colour})`;

function framed(drawing: SVGTemplateResult, size: number): TemplateResult {
  return html`<svg class="face" viewBox="-16 -16 32 32" width=${size} height=${size}
    aria-hidden="true">${drawing}</svg>`;
}

/** The picture of a person: three shapes in two colours, the same wherever this person is seen. */
export function avatar(person: string, size = 22): TemplateResult {
  const drawn = number(person);
  const ground = drawn % COLOURS.length;
  const other = (ground + 1 + ((drawn >>> 4) % (COLOURS.length - 1))) % COLOURS.length;
  const turn = ((drawn >>> 8) % 8) * 45;
  return framed(
    svg`<circle r="15.5" fill=${paint(COLOURS[ground])}></circle>
    <g transform=${`rotate(${turn})`}><g fill="#fffaf0">${shape(of(SHAPES, drawn >>> 12), 0, 0, 10.5)}</g>
      <g fill=${paint(COLOURS[other])}>${shape(of(SHAPES, drawn >>> 16), 0, 0, 6)}</g>
      <circle cx="11.5" r="2.2" fill="#20242e"></circle></g>`,
    size,
  );
}

const HEADS: Record<string, Shape> = {
  random: 'circle',
  novice: 'triangle',
  casual: 'square',
  strong: 'hexagon',
  expert: 'star',
};

/** From wide-eyed to wily. */
const LOOKS: Record<string, string> = {
  random: 'M-2.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  novice: 'M-3 6q1.5 -2 3 0t3 0',
  casual: 'M-4.5 4.5Q0 9 4.5 4.5',
  strong: 'M-4 6H4',
  expert: 'M-3.5 5Q2 7.5 4 3.5M-6 -4.5L-2 -3M6 -4.5L2 -3',
};

/** The picture of a bot: an aerial, a head that tells how well it plays, and the colour of its game. */
export function botFace(game: string, level: string, size = 22): TemplateResult {
  const colour = paint(of(COLOURS, number(game)));
  return framed(
    svg`<path d="M0 -9V-14" stroke="#20242e" stroke-width="1.6"></path><circle cy="-14" r="1.8" fill="#e9a820"></circle>
    <g fill=${colour} stroke="#20242e" stroke-width="1.2" stroke-linejoin="round">${
      shape(HEADS[level] ?? 'circle', 0, 1.5, 13)
    }</g>
    <g fill="#fffaf0"><circle cx="-3.6" cy="-.5" r="2.7"></circle><circle cx="3.6" cy="-.5" r="2.7"></circle></g>
    <g fill="#20242e"><circle cx="-3.2" cy="0" r="1.2"></circle><circle cx="4" cy="0" r="1.2"></circle></g>
    <path d=${LOOKS[level] ?? LOOKS.casual} fill="none" stroke="#20242e" stroke-width="1.4"
      stroke-linecap="round"></path>`,
    size,
  );
}

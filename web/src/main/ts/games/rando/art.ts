import { svg, type TemplateResult } from 'lit';
import { broken, fitting } from '../../board/text';
import { icon } from './icons';
import { type Card, type Colour, obstacleOf, type Token } from './view';

/** A token with its value side up: an enamel disc with points. */
const disc = (token: Token): TemplateResult =>
  svg`
  <circle class="rim ${token.colour}" r="26" /><circle class="weave ${token.colour}" r="26" />
  <circle class="plate" r="18.5" /><text class="points" y="1">${token.value}</text>`;

/** With its obstacle side up: an enamel sign; its points stay readable in the corner. */
const sign = (token: Token): TemplateResult =>
  svg`
  <rect class="rim ${token.colour}" x="-20" y="-20" width="40" height="40" rx="6" transform="rotate(45)" />
  <rect class="weave ${token.colour}" x="-20" y="-20" width="40" height="40" rx="6" transform="rotate(45)" />
  <rect class="inner" x="-16.5" y="-16.5" width="33" height="33" rx="4" transform="rotate(45)" />
  ${icon(obstacleOf(token.colour), 0, 0, 27, 'light')}
  <circle class="plate" cx="20" cy="18" r="9.5" /><text class="small-points" x="20" y="18.5">${token.value}</text>`;

export const tokenFace = (token: Token): TemplateResult => (token.side === 'value' ? disc(token) : sign(token));

/** A card: its back shows the colour; anyone who knows it sees what it is. */
export function cardFace(card: Card, w: number, h: number, name: string): TemplateResult {
  const small = h < 100; // a phone or a tablet: letters would be too small to read, or lie over the picture
  const size = Math.min(w, h) * (small ? 0.6 : 0.52);
  const lines = small ? [] : broken(name, 9);
  return svg`<rect class="card" width=${w} height=${h} rx="7" />
    <path class="band ${card.colour}" d="M0 7a7 7 0 0 1 7 -7h${w - 14}a7 7 0 0 1 7 7v${h * 0.2}h${-w}Z" />
    <path class="weave ${card.colour}" d="M0 7a7 7 0 0 1 7 -7h${w - 14}a7 7 0 0 1 7 7v${h * 0.2}h${-w}Z" />
    ${icon(obstacleOf(card.colour), w / 2, h * 0.14, h * 0.19, 'light')}
    ${icon(card.kind, w / 2, h * (small ? 0.64 : 0.53), size, card.kind === 'hidden' ? 'faint' : 'ink')}
    ${
    lines.map((line, i) =>
      svg`<text class="card-name" font-size=${fitting(line, w - 8, 16)} x=${w / 2}
      y=${h * 0.87 + (i - (lines.length - 1) / 2) * 17}>${line}</text>`
    )
  }`;
}

/** The pile: a few backs under the top one. */
export const pileFace = (top: Colour | '', w: number, h: number): TemplateResult =>
  svg`
  ${[6, 3, 0].map((by) => svg`<rect class="back ${top || 'none'}" x=${-by} y=${-by} width=${w} height=${h} rx="7" />`)}
  ${
    top
      ? svg`<rect class="weave ${top}" width=${w} height=${h} rx="7" /><rect class="inner" x="5" y="5" width=${w - 10}
        height=${h - 10} rx="4" />
    ${icon(obstacleOf(top), w / 2, h / 2, w * 0.55, 'light')}`
      : ''
  }`;

/** Patterns that back up the four colours. */
export const weaves = (): TemplateResult =>
  svg`<defs>
  <pattern id="weave-red" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect
    width="2.6" height="7" /></pattern>
  <pattern id="weave-yellow" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5"
    r="1.5" /></pattern>
  <pattern id="weave-green" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="2" /></pattern>
  <pattern id="weave-blue" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8V1.4H1.4V8H0Z" /></pattern>
  <pattern id="bars" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path
    class="bars" d="M0 0V9" />
    </pattern></defs>`;

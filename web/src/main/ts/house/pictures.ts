import { html, svg, type TemplateResult } from 'lit';
import { atHome } from './at-home';

/** A game's picture; it only decorates, the game's name stands beside it. */
export function picture(game: string): TemplateResult {
  return html`<svg class=${`picture of-${game}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice"
    aria-hidden="true" focusable="false">
    ${(atHome(game)?.picture ?? laid)()}
  </svg>`;
}

/** A table laid for whatever comes: for a game that has no picture yet. */
function laid(): TemplateResult {
  const seats = [0, 60, 120, 180, 240, 300].map(
    (turn) =>
      svg`<g transform="rotate(${turn})"><rect x="-13" y="-76" width="26" height="15" rx="6"
      fill="#7A4E8A"/></g>`,
  );
  return svg`
    <rect width="320" height="180" fill="#EFE3C4"/>
    <g transform="translate(160 92) scale(1.5 .95)">${seats}<circle r="58" fill="#1F7A8C"/><circle r="50" fill="none"
      stroke="#CFE5EC" stroke-width="2"/>
    <rect x="-24" y="-20" width="20" height="28" rx="3" fill="#FBF7EC" transform="rotate(-12)"/>
    <rect x="2" y="-16" width="20" height="28" rx="3" fill="#FBF7EC" stroke="#E9A820" stroke-width="2"
      transform="rotate(9)"/></g>`;
}

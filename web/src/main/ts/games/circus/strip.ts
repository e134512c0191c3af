/** Below the ring: the posters that are free, what each side has, and the turn. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { badge } from '../../board/shapes';
import { face } from './art';
import { button } from './centre';
import { APPLAUSE, PATTERNS } from './print';
import { type Circus, turnWords } from './spots';
import type { Artist, Figures } from './view';

/** A strip of the big poster: portrait, with the artist's colour and pattern. */
export const poster = (artist: Artist, label: string): TemplateResult =>
  html`<svg
  class="poster" data-poster=${artist} viewBox="-50 -66 100 132" role="img" aria-label=${label}>
  ${PATTERNS}<rect class="sheet" x="-49" y="-65" width="98" height="130" rx="5"/>
  <svg x="-44" y="-60" width="88" height="96" viewBox="-80 -96 160 175">
    <rect class=${`paint ${artist}`} x="-100" y="-100" width="200" height="200"/><rect x="-100" y="-100" width="200"
      height="200" fill=${`url(#p-${artist})`}/>
    <g transform="translate(-4 4) scale(.92)">${face(artist)}</g>
  </svg>
  ${svg`<path class="print-rule" d="M-44 44H44"/><text class="print" y="57" text-anchor="middle" textLength=${
    label.length > 9 ? 84 : nothing
  } lengthAdjust="spacingAndGlyphs">${label}</text>`}
</svg>`;

export function strip(board: Circus): TemplateResult {
  const { view, stage } = board;
  const name = (artist: Artist): string => stage.words.say(`artist.${artist}`);
  return html`<div class="strip">
    ${side(board, 0)}
    <div class="free" role="group" aria-label=${stage.words.say('board.free-posters')}>
      ${
    view.rosette.map(
      (artist) => (view.posters.includes(artist) ? poster(artist, name(artist)) : html`<span class="gap"></span>`),
    )
  }
    </div>
    ${side(board, 1)}
  </div>`;
}

function side(board: Circus, which: number): TemplateResult {
  const { view, stage } = board;
  const { applause, posters } = view.sides[which] ?? { applause: 0, posters: [] };
  const name = (artist: Artist): string => stage.words.say(`artist.${artist}`);
  const { postersToWin = 0, sides = [] } = board.figures as Figures;
  const seats = stage.seats.filter((each) => sides[each.seat] === which);
  const active = view.phase !== 'over' && sides[view.seat] === which && view.turn > 0;
  return html`<section class="side ${active ? 'active' : ''}" data-side=${which}>
    <div class="head">
      <p class="who">${seats.map((each) => html`<span>${badge(each, 18)} ${each.name}</span>`)}</p>
      <div class="claps" role="img"
        aria-label=${stage.words.say('board.applause', { count: applause })}>${claps(applause)}</div>
    </div>
    ${view.ahead === which && view.phase !== 'over' ? limit(board) : nothing}
    <div class="won">
      ${posters.map((artist) => poster(artist, name(artist)))}
      ${Array.from({ length: Math.max(0, postersToWin - posters.length) }, () => html`<span class="gap"></span>`)}
    </div>
  </section>`;
}

/** Where the limit decides: that this side would win there, and how far it is. */
const limit = ({ view, stage }: Circus): TemplateResult =>
  html`<p class="ahead">${stage.words.say('board.ahead', { turns: view.drawAfter - view.quietTurns })}</p>`;

const claps = (count: number): TemplateResult[] =>
  Array.from({ length: count }, () =>
    html`<svg class="clap-token" viewBox="-24 -24 48 48"
    aria-hidden="true">${APPLAUSE}</svg>`);

/** The turn: how many actions are left, and what ends it. */
export function turnBar(board: Circus): TemplateResult {
  const { view, stage } = board;
  const playing = view.phase === 'turn' || view.phase === 'clown-choice';
  const all = view.actionsDone + view.actionsLeft;
  const count = stage.words.say('board.actions-left', { left: view.actionsLeft });
  return html`<div class="turn-bar">
    ${
    playing
      ? html`<p class="pips" role="img" aria-label=${count}>
          ${Array.from({ length: all }, (_, i) => html`<i class=${i < view.actionsDone ? 'done' : ''}></i>`)}
        </p>`
      : nothing
  }
    ${turnWords(board).map((word) => button(board, word))}
  </div>`;
}

import { css } from 'lit';
import { PING_STYLE } from '../../board/pings';
import { PRINT } from './print';
import { STRIP_STYLE } from './strip-style';

/** How the ring and its middle look; colours of the page come from the house, those of print are the game's own. */
const RING_STYLE = css`
  :host {
    --dust: #efdfb9;
    --kerb: #fbf3e0;
    --halo: #b8470f;
    --chalk: #fff8e6;
    --shining: #ffd25e;
  }
  :host([dark]) {
    --dust: #232a44;
    --kerb: #e9dcc0;
    --halo: #ffd25e;
    --chalk: #3a4468;
  }
  .box {
    position: relative;
    container-type: inline-size;
    width: var(--size);
    aspect-ratio: 1;
    touch-action: manipulation;
  }
  .box > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  /* ---- Floor ---- */
  .kerb, .dust { stroke: var(--print-ink); stroke-width: 3; }
  .kerb { fill: var(--kerb); }
  .dust { fill: var(--dust); }
  .plank { fill: none; }
  .plank.red { fill: var(--print-red); }
  .chalk { fill: none; stroke: var(--chalk); stroke-width: 5; stroke-dasharray: 3 15; stroke-linecap: round; }
  .numbers text { font: 600 27px/1 var(--sans, system-ui, sans-serif); fill: var(--ink); }

  /* ---- Tokens ---- */
  .rim { fill: #fff7e4; }
  .edge { fill: none; stroke: var(--print-ink); stroke-width: 2.5; }
  .shadow { fill: #0b0f1c; opacity: 0.22; }
  .halo { fill: none; stroke: var(--halo); stroke-width: 9; opacity: 0; }
  .turn { transform-box: fill-box; transform-origin: center; }
  .place { cursor: default; outline: none; }
  .place.lit { cursor: pointer; }
  .place.lit .halo { opacity: 0.5; stroke-width: 6; stroke-dasharray: 6 11.6; }
  .place.lit:hover .halo, .choosing .place.lit .halo { opacity: 1; }
  .place.chosen .halo { opacity: 1; stroke-width: 9; stroke-dasharray: none; }
  .choosing .place.dim .turn { opacity: 0.5; }
  .place:focus-visible .halo { opacity: 1; stroke: var(--ink); stroke-width: 10; stroke-dasharray: none; }
  .place.held { cursor: grabbing; opacity: 0.3; }
  .carried { pointer-events: none; filter: drop-shadow(0 14px 10px rgb(0 0 0 / 35%)); }
  .hint circle.paint { stroke: #fff7e4; stroke-width: 3; }
  .hint circle.paint.clown { stroke: var(--print-red); }
  .hint.out { opacity: 0.22; }
  .hint.seen circle.paint, .hint.deduced circle.paint { stroke: var(--print-ink); stroke-width: 4; }
  .peek .rim { fill: var(--print-gold); }
  .eye circle { fill: var(--print-ink); }
  .eye path { fill: #fff; }

  /* ---- Rosette ---- */
  .window { fill: var(--print-ink); }
  .petal { opacity: 0.82; }
  .tracery, .lead { fill: none; stroke: var(--print-ink); stroke-width: 5; }
  .lead { stroke-width: 9; }
  .lead.shines { stroke: var(--shining); stroke-width: 12; }
  .rosette .hint circle.paint { stroke: var(--print-ink); stroke-width: 2; }
  .rosette.asked .petal { opacity: 0.4; }
  .rosette.asked .hint { opacity: 0.55; }
  .rosette.asked .hint.asked, .rosette.asked .hint.shines { opacity: 1; }
  .rosette .hint.shines circle.paint { stroke: var(--shining); stroke-width: 4; }
  .covered .rosette, .covered .reserve { opacity: 0.16; }

  /* ---- Patterns beside colours ---- */
  .weave { display: none; }
  :host([patterns]) .weave { display: inline; }
  :host([patterns]) .over { opacity: 0.5; }
  :host([patterns]) .over-line { opacity: 0.7; }
  :host([patterns]) #p-strongman .over { fill: var(--print-ink); opacity: 0.4; }
  :host([patterns]) #p-clown circle { opacity: 1; }

  /* ---- What would happen ---- */
  .ghost { pointer-events: none; }
  .arrow { fill: none; stroke: var(--halo); stroke-width: 13; stroke-linecap: round; marker-end: url(#head); }
  .arrowhead { fill: var(--halo); }
  .gaze path { fill: #fffaf0; stroke: var(--print-ink); stroke-width: 5; }
  .gaze circle { fill: var(--print-ink); }

  /* ---- The middle ---- */
  .centre {
    position: absolute;
    inset: 26% 27%;
    display: grid;
    align-content: center;
    gap: clamp(4px, 1.4cqi, 10px);
    pointer-events: none;
    text-align: center;
  }
  .centre .act { pointer-events: auto; }
  .title { margin: 0; font: 600 clamp(15px, 3.6cqi, 24px)/1.15 var(--serif, serif); }
  .title small { margin-left: 0.5em; font: 500 0.75em var(--sans, system-ui, sans-serif); }
  @container (max-width: 330px) {
    .title { display: none; }
  }
  .seen { margin: 0; font-size: clamp(13px, 2.6cqi, 17px); }
`;

export const STYLE = [...PRINT, STRIP_STYLE, RING_STYLE, PING_STYLE];

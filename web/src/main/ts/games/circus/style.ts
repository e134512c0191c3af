import { css } from 'lit';

/** How the ring, its middle and the strip look; colours of the page come from the house. */
export const STYLE = css`
  :host { display: grid; gap: 10px; justify-items: center; font: inherit; color: var(--ink, #20242e); --dust: #efdfb9; --kerb: #fbf3e0; --halo: #b8470f; --chalk: #fff8e6; container-type: inline-size; }
  :host([dark]) { --dust: #232a44; --kerb: #e9dcc0; --halo: #ffd25e; --chalk: #3a4468; }
  * { box-sizing: border-box; }
  .box { position: relative; width: min(100%, var(--board-size, 100%)); aspect-ratio: 1; touch-action: manipulation; }
  .box > svg { display: block; width: 100%; height: 100%; overflow: visible; }
  .kerb { fill: var(--kerb); stroke: var(--print-ink); stroke-width: 3; } .plank { fill: none; } .plank.red { fill: var(--print-red); }
  .dust { fill: var(--dust); stroke: var(--print-ink); stroke-width: 3; } .chalk { fill: none; stroke: var(--chalk); stroke-width: 5; stroke-dasharray: 3 15; stroke-linecap: round; }
  .numbers text { font: 600 26px/1 system-ui, sans-serif; fill: var(--ink, #20242e); opacity: .7; }
  .rim { fill: #fff7e4; } .edge { fill: none; stroke: var(--print-ink); stroke-width: 2.5; } .shadow { fill: #0b0f1c; opacity: .22; } .halo { fill: none; stroke: var(--halo); stroke-width: 9; opacity: 0; }
  .place { cursor: default; outline: none; touch-action: none; } .place.lit { cursor: pointer; } .place.lit .halo { opacity: .5; stroke-dasharray: 6 11.6; stroke-width: 6; }
  .place.chosen .halo { opacity: 1; stroke-dasharray: none; } .choosing .place.dim:not(.chosen) .turn { opacity: .5; } .choosing .place.lit:not(.chosen) .halo { opacity: 1; }
  .place:focus-visible .halo { opacity: 1; stroke: var(--ink, #20242e); stroke-dasharray: none; stroke-width: 10; } .place.lit:hover .halo { opacity: 1; }
  .place.held { cursor: grabbing; filter: drop-shadow(0 14px 10px rgb(0 0 0 / .35)); }
  .hint circle.paint { stroke: #fff7e4; stroke-width: 3; } .hint .paint.clown { stroke: var(--print-red); } .hint.out { opacity: .22; } .hint.seen .paint, .hint.deduced .paint { stroke: var(--print-ink); stroke-width: 4; }
  .peek .rim { fill: var(--print-gold); } .eye circle { fill: var(--print-ink); } .eye path { fill: #fff; } .eye .pupil { fill: var(--print-ink); }
  .window { fill: var(--print-ink); } .petal { opacity: .82; } .tracery { fill: none; stroke: var(--print-ink); stroke-width: 5; } .lead { stroke: var(--print-ink); stroke-width: 9; } .lead.shines { stroke: #ffd25e; stroke-width: 12; }
  .rosette.asked .petal { opacity: .4; } .rosette.asked .hint { opacity: .55; } .rosette.asked .hint.asked, .rosette.asked .hint.shines { opacity: 1; } .rosette .hint circle.paint { stroke: var(--print-ink); stroke-width: 2; } .rosette .hint.shines circle.paint { stroke: #ffd25e; stroke-width: 4; }
  .covered .rosette, .covered .reserve { opacity: .16; }
  .arrow { fill: none; stroke: var(--halo); stroke-width: 13; stroke-linecap: round; marker-end: url(#head); paint-order: stroke; } .arrowhead { fill: var(--halo); } .ghost { pointer-events: none; }
  .gaze path { fill: #fffaf0; stroke: var(--print-ink); stroke-width: 5; } .gaze circle { fill: var(--print-ink); }
  .centre { position: absolute; inset: 27%; display: grid; align-content: center; gap: clamp(4px, 1.4cqi, 10px); pointer-events: none; text-align: center; } .centre > * { pointer-events: auto; }
  .title { margin: 0; font: 600 clamp(15px, 3.4cqi, 24px)/1.15 var(--serif, Georgia, serif); } .title small { margin-left: .5em; font: 500 .75em system-ui, sans-serif; opacity: .75; } .seen { margin: 0; font-size: clamp(13px, 2.4cqi, 17px); }
  .act { display: inline-flex; align-items: center; justify-content: center; gap: .4em; min-height: 44px; min-width: 44px; padding: 2px 12px; border: 1.5px solid var(--ink, #20242e); border-radius: 22px; background: var(--card, #fffdf7); color: var(--ink, #20242e); font: 600 clamp(13px, 2.2cqi, 16px)/1.1 inherit; font-family: inherit; cursor: pointer; }
  .act:hover, .act:focus-visible { background: var(--ink, #20242e); color: var(--paper, #f7f2e8); } .act:focus-visible { outline: 3px solid var(--halo); outline-offset: 2px; }
  .act[aria-disabled='true'] { border-style: dashed; border-color: var(--soft, #6b675f); color: var(--soft, #6b675f); background: none; cursor: help; } .price { width: 24px; height: 24px; flex: none; }
  .turn-bar { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; justify-content: center; min-height: 48px; } .pips { display: flex; gap: 6px; margin: 0; } .pips i { width: 16px; height: 16px; border: 2px solid var(--ink, #20242e); border-radius: 50%; background: var(--print-red); } .pips i.done { background: none; opacity: .6; }
  .strip { display: grid; grid-template-columns: 1fr auto 1fr; gap: 8px 18px; width: 100%; align-items: center; } .side { display: grid; gap: 4px; padding: 6px 10px; align-content: start; border-radius: 12px; border: 2px solid transparent; } .side.active { border-color: var(--halo); } .side:last-child { justify-items: end; }
  .who { display: flex; flex-wrap: wrap; gap: 2px 12px; margin: 0; font-weight: 600; font-size: 14px; } .who span { display: inline-flex; gap: 5px; align-items: center; overflow-wrap: anywhere; } .won, .free, .claps { display: flex; gap: 4px; } .claps { height: 26px; flex: none; } .head { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; } .side:last-child .head { justify-content: end; }
  .free { justify-content: center; } .poster, .gap { width: 46px; height: 61px; flex: none; } .gap { border: 2px dashed var(--line, #d9cfbd); border-radius: 4px; } .poster .sheet { fill: #fff7e4; stroke: var(--print-ink); stroke-width: 2; } .print { font: 700 15px/1 var(--serif, Georgia, serif); fill: var(--print-ink); } .print-rule { stroke: var(--print-red); stroke-width: 3; }
  .clap-token { width: 26px; height: 26px; overflow: visible; }
  @container (max-width: 620px) { .strip { grid-template-columns: 1fr 1fr; } .free { grid-column: 1 / -1; grid-row: 1; } .won .poster, .won .gap { width: 36px; height: 48px; } }
`;

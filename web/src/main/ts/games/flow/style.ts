import { css } from 'lit';
import { PING_STYLE } from '../../board/pings';
import { TRAY } from './tray-style';

/** A flooded valley at dusk. Colours of the page come from the house, those of the valley are its own. */
const VALLEY = css`
  :host {
    display: block;
    width: 100%;
    height: 100%;
    overflow: auto;
    container-type: inline-size;
    color: var(--ink);
    --flood: #1f4a57;
    --ripple: #2f6270;
    --bed: #1a3f4b;
    --land: #e3d2a4;
    --reed: #8c9a58;
    --bank: #a98c58;
    --river: #2a93a6;
    --still: #6f97a0;
    --foam: #e4f5f1;
    --lamp: #ffd66b;
    --stone: #7d7a74;
    --stone-b: #68655f;
    --wood: #8a5a35;
    --night: #16222b;
    --lit: #ffd66b;
  }
  :host([dark]) {
    --flood: #102b35;
    --ripple: #1c4350;
    --bed: #0d242d;
    --land: #b39f70;
    --reed: #6b7844;
    --bank: #7a6440;
    --river: #1f8296;
    --still: #557a82;
  }
  * {
    box-sizing: border-box;
  }
  /* A diagram in the rules: the board alone. */
  :host([inert]) { height: auto; }
  :host([inert]) .whole { --size: min(100cqw, 440px); }
  :host([inert]) .tray, :host([inert]) .beside, :host([inert]) flow-timer { display: none; }
  .whole {
    --below: 200px;
    --size: max(280px, min(100cqw, 100cqh - var(--below)));
    display: grid;
    min-height: 100%;
    gap: 6px 16px;
    align-content: center;
    justify-content: center;
    justify-items: center;
    grid-template-columns: minmax(0, 100%);
  }
  .whole.scenario { --below: 244px; }
  @container (max-width: 480px) {
    .whole { align-content: start; }
  }
  @container (min-aspect-ratio: 6/5) {
    .whole { --size: max(280px, min(100cqh - 46px, 100cqw - 264px)); grid-template-columns: auto 240px; grid-template-rows: auto auto 1fr; }
    flow-timer { grid-column: 1; }
    .box { grid-row: 2 / span 2; }
    .tray { grid-area: 2 / 2; flex-direction: column; }
    .beside { grid-area: 3 / 2; }
  }
  .box {
    width: var(--size);
    aspect-ratio: 1;
    touch-action: manipulation;
  }
  .grid {
    display: block;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: 10px;
  }

  /* ---- The valley ---- */
  .flood { fill: var(--flood); }
  .ripple { fill: none; stroke: var(--ripple); stroke-width: 2.5; stroke-linecap: round; }
  .bed { fill: var(--bed); }
  .land { fill: var(--land); }
  .land.rock { fill: var(--bank); }
  .bay { fill: var(--river); opacity: .55; }
  .reed { fill: none; stroke: var(--reed); stroke-width: 3; stroke-linecap: round; }
  .bank, .water, .gleam, .drift { fill: none; stroke-linejoin: round; }
  .bank { stroke: var(--bank); stroke-width: 50; }
  .water { stroke: var(--still); stroke-width: 41; }
  .water.wet { stroke: var(--river); }
  .gleam { stroke: #fff; stroke-width: 25; opacity: .07; }
  .gleam.wet { opacity: .12; }
  .drift { stroke: var(--foam); stroke-width: 3; stroke-linecap: round; stroke-dasharray: 12 6 3 31; opacity: .6; animation: drift 3s linear infinite; }
  :host([still]) .drift { animation: none; }
  @keyframes drift { from { stroke-dashoffset: 52; } to { stroke-dashoffset: 0; } }
  .stone { fill: var(--stone); stroke: var(--night); stroke-width: 1.5; }
  .stone.b { fill: var(--stone-b); }
  .stone.c { fill: #8d8981; }
  .glint { fill: #fff; opacity: .25; }
  .glint-line { fill: none; stroke: #fff; stroke-width: 2.5; opacity: .35; stroke-linecap: round; }
  .trunk { fill: var(--wood); stroke: var(--night); stroke-width: 1.5; }
  .bark { fill: none; stroke: #5f3c22; stroke-width: 2; stroke-linecap: round; }
  .cut { fill: #d9b183; stroke: #5f3c22; stroke-width: 1.5; }

  /* ---- Patterns beside colours ---- */
  .weave { display: none; fill: none; stroke-width: 41; stroke-linejoin: round; }
  :host([patterns]) .weave { display: inline; }
  .weave.wet { stroke: url(#weave-wet); }
  .weave.dry { stroke: url(#weave-dry); }
  #weave-wet path { fill: none; stroke: #eafffb; stroke-width: 2.4; }
  #weave-dry circle { fill: #16222b; }

  /* ---- Animals and the Boat ---- */
  .islet { fill: var(--land); }
  .islet-shadow { fill: #0d242d; opacity: .35; }
  .fur { fill: var(--night); }
  .fur.tail { fill: none; stroke: var(--night); stroke-width: 8; stroke-linecap: round; }
  .rings { fill: none; stroke: #d9d4c6; stroke-width: 8; stroke-dasharray: 6 9; }
  .muzzle { fill: #d9d4c6; }
  .eye { fill: var(--lamp); }
  .pupil, .nose { fill: #0a1014; }
  .mouth { fill: none; stroke: #55646b; stroke-width: 2; stroke-linecap: round; }
  .safe { fill: none; stroke: var(--lamp); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; }
  .pool { fill: var(--river); }
  .glow { fill: var(--lamp); opacity: .2; }
  .glow.bright { opacity: .42; }
  .sail { fill: #f4e7c8; stroke: var(--night); stroke-width: 2; }
  .sail.b { fill: #e4572e; }
  .mast { stroke: #5f3c22; stroke-width: 4; }
  .hull { fill: var(--wood); stroke: var(--night); stroke-width: 2.5; }
  .plank { stroke: #5f3c22; stroke-width: 2.5; }
  .lamp { fill: var(--lamp); stroke: #8a5a00; stroke-width: 1.5; }
  .bird circle { fill: #fffaf0; stroke: var(--night); stroke-width: 2; }
  .bird path { fill: #2b6c9c; }
  .bird .wing { fill: #fffaf0; }
  .bird .bird-eye { fill: #fff; stroke: none; }

  /* ---- Squares ---- */
  .cell { outline: none; cursor: default; }
  .cell.lit, .cell.half { cursor: pointer; }
  .shine { fill: none; }
  .cell.lit .shine { fill: var(--lit); fill-opacity: .22; stroke: var(--lit); stroke-width: 5; }
  .cell.half .shine { fill: none; stroke: var(--lit); stroke-width: 3; stroke-dasharray: 5 9; opacity: .75; }
  .focus { fill: none; }
  .cell:focus-visible .focus { stroke: #fff; stroke-width: 6; }
  .preview { opacity: .85; pointer-events: none; }
  .cross-out { fill: none; stroke: var(--lit); stroke-width: 9; stroke-linecap: round; stroke-linejoin: round; }
  .lifted { opacity: .35; }
  .die { stroke: var(--ink); stroke-width: 2; }
  .die.white { fill: #fffaf0; background: #fffaf0; }
  .die.black { fill: #20242e; background: #20242e; }
  :host([dark]) .die.black { stroke: #aca89f; }
  .lines text { font: 700 19px/1 system-ui, sans-serif; text-anchor: middle; fill: #20242e; }
  .lines text.light { fill: #fffaf0; }
  .lines g g { transform-box: fill-box; transform-origin: center; }
  .piece { transform-box: fill-box; transform-origin: center; }
  .piece.swept { visibility: hidden; }
  .animal { transform-box: fill-box; transform-origin: center; }
  .foam { opacity: 0; pointer-events: none; }
  .foam .crest { fill: var(--river); stroke: var(--foam); stroke-width: 7; }
  .foam .wash { fill: var(--river); opacity: .62; }
  .foam .spray { fill: none; stroke: #fff; stroke-width: 6; stroke-linecap: round; }
  .foam circle { fill: #fff; }
  :host([mood='urgent']) .flood { animation: pulse 1s ease-in-out infinite; }
  :host([still]) .flood { animation: none; }
  @keyframes pulse { 0%, 60%, 100% { fill: var(--flood); } 15% { fill: #7a2f22; } }

  /* ---- Clock ---- */
  flow-timer { display: block; width: var(--size); }
  .clock { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 34px; font-size: 15px; }
  .glass { width: 24px; height: 30px; flex: none; }
  .sand { fill: #c8912b; }
  .frame { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  .seconds { font: 700 22px/1 var(--serif, Georgia, serif); font-variant-numeric: tabular-nums; min-width: 1.6em; }
  .sand-bar { flex: 1 1 60px; height: 8px; border-radius: 4px; background: var(--sunk); overflow: hidden; }
  .sand-bar.empty { background: none; }
  .sand-bar svg { display: block; width: 100%; height: 100%; }
  .sand-bar rect { fill: #c8912b; }
  .brisk .sand-bar rect, .brisk .sand { fill: #d9731e; }
  .urgent .sand-bar rect, .urgent .sand { fill: #d33a1c; }
  .urgent .seconds { color: var(--coral-text); }
  .round { color: var(--soft); }
  .note { display: inline-flex; gap: 4px; align-items: center; white-space: nowrap; padding: 1px 9px; border: 1.5px solid currentColor; border-radius: 14px; font-size: 14px; }
  .note.quiet { border-style: dashed; }
  .pips { display: flex; flex: 1; gap: 5px; }
  .pips i { width: 13px; height: 13px; border-radius: 50% 50% 50% 0; rotate: -45deg; background: var(--water); }
  .pips i.gone { background: none; border: 2px solid var(--strong-line); }
`;

export const STYLE = [VALLEY, TRAY, PING_STYLE];

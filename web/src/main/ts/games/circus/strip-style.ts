import { css } from 'lit';

/** Where the parts stand, and how the strip beside or below the ring looks. */
export const STRIP_STYLE = css`
  :host {
    display: block;
    width: 100%;
    height: 100%;
    overflow: auto;
    container-type: inline-size;
    color: var(--ink);
    --size: max(270px, min(100cqw, 100cqh - 162px));
  }
  * { box-sizing: border-box; }
  .layout {
    display: grid;
    min-height: 100%;
    gap: 6px;
    align-content: center;
    justify-content: center;
    justify-items: center;
    grid-template-columns: minmax(0, 100%);
  }
  .act {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-width: 44px;
    min-height: 44px;
    padding: 2px 12px;
    border: 1.5px solid var(--ink);
    border-radius: 22px;
    background: var(--card);
    color: var(--ink);
    font: 600 clamp(13px, 2.4cqi, 16px)/1.1 var(--sans, system-ui, sans-serif);
    cursor: pointer;
  }
  .act:hover, .act:focus-visible { background: var(--ink); color: var(--paper); }
  .act:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .act[aria-disabled='true'] { border-style: dashed; border-color: var(--strong-line); background: var(--paper); color: var(--soft); cursor: help; }
  .price { width: 24px; height: 24px; flex: none; }
  .turn-bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: center; min-height: 46px; }
  .turn-bar .act { font-size: 15px; }
  .pips { display: flex; gap: 6px; margin: 0; }
  .pips i { width: 16px; height: 16px; border: 2px solid var(--ink); border-radius: 50%; background: var(--print-red); }
  .pips i.done { background: none; opacity: 0.6; }
  .strip { display: grid; grid-template-columns: auto auto auto; gap: 6px 16px; align-items: end; justify-content: center; }
  .side { display: grid; gap: 3px; padding: 4px 6px; border: 2px solid transparent; border-radius: 10px; }
  .side.active { border-color: var(--halo); }
  .head { display: flex; gap: 2px 8px; align-items: center; min-height: 22px; }
  .who { display: flex; gap: 2px 8px; margin: 0; font-weight: 600; font-size: 14px; }
  .who span { display: inline-flex; gap: 5px; align-items: center; max-width: 9em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .claps { display: flex; }
  .clap-token { width: 20px; height: 20px; overflow: visible; }
  .won, .free { display: flex; gap: 4px; justify-content: center; }
  .won { justify-content: start; }
  .poster, .gap { width: 44px; height: 58px; flex: none; }
  .gap { border: 2px dashed var(--line); border-radius: 4px; }
  .poster .sheet { fill: #fff7e4; stroke: var(--print-ink); stroke-width: 2; }
  .print { font: 700 15px/1 var(--serif, serif); fill: var(--print-ink); }
  .print-rule { stroke: var(--print-red); stroke-width: 3; }

  /* A diagram in the rules: the ring alone. */
  :host([inert]) { height: auto; --size: min(100cqw, 420px); }
  :host([inert]) .turn-bar, :host([inert]) .strip { display: none; }

  /* A narrow screen: names are at the seats, posters are stamps. */
  @container (max-width: 560px) {
    .layout { align-content: start; }
    .strip { gap: 4px 6px; }
    .poster, .gap { width: 24px; height: 32px; }
    .won, .free { gap: 2px; }
    .who span { font-size: 0; gap: 0; max-width: none; }
    .turn-bar { gap: 6px; }
    .turn-bar .act { padding: 2px 8px; font-size: 13px; }
    .turn-bar .price { width: 20px; height: 20px; }
    .head { gap: 4px; }
    .clap-token { width: 17px; height: 17px; }
    /* The sentence above the ring says it too, and here it would run over the figures. */
    .title.spare { display: none; }
  }

  /* A tall one: the free posters have a row of their own. */
  @container (max-aspect-ratio: 7/10) {
    .layout { --size: max(270px, min(100cqw, 100cqh - 206px)); }
    .strip { grid-template-columns: 1fr 1fr; justify-items: center; }
    .free { grid-column: 1 / -1; grid-row: 1; }
    .poster, .gap { width: 36px; height: 47px; }
    .won, .free { gap: 4px; }
  }

  /* A wide place: the strip stands beside the ring, which takes all the height. */
  @container (min-aspect-ratio: 6/5) {
    .layout { grid-template-columns: auto 190px; --size: max(270px, min(100cqh - 8px, 100cqw - 214px)); gap: 12px 20px; }
    .box { grid-row: 1 / span 2; }
    .turn-bar { flex-direction: column; align-self: end; }
    .strip { grid-template-columns: auto; align-self: start; justify-items: center; }
    .strip .side:first-child { order: 2; }
    .poster, .gap { width: 54px; height: 71px; }
    .free { flex-wrap: wrap; }
    .head { flex-wrap: wrap; }
  }

  /* Wide and low, as beside a lesson: what both sides have stays in view. */
  @container (min-aspect-ratio: 6/5) and (max-height: 560px) {
    .layout { gap: 4px 20px; }
    .poster, .gap { width: 34px; height: 45px; }
    .turn-bar { gap: 4px; }
    .strip { gap: 2px; }
  }
`;

import { css } from 'lit';

/** Pale sky, wood, meadow, pine, slate; by night the same box under a lamp. */
export const STYLE = css`
  :host { display: block; width: 100%; height: 100%; --sky: #d3e6ec; --grid: #bcd7e0; --wood: #c79a66; --wood-in: #a97c4b; --wood-out: #b58550; --wood-rim: #ddb684; --cast: rgb(40 60 80 / 22%);
    --plain: #b4cd76; --plain-edge: #7f9a48; --forest0: #86ab5c; --forest1: #5c8a50; --forest-edge: #3f6638; --rock0: #8b929b; --rock1: #a6acb3; --rock2: #c4c8cc; --rock-edge: #666d77; --pine: #2f5a37;
    --rain: #8eabc9; --sunny: #fdf3cf; --fog: #d5d8dc; --outline: #5a6a78; }
  :host([dark]) { --sky: #22384a; --grid: #2f4a5e; --wood: #7d5c38; --wood-in: #5d4429; --wood-out: #674b2d; --wood-rim: #94703f; --cast: rgb(0 0 0 / 38%);
    --plain: #8fa858; --plain-edge: #5d7034; --forest0: #648447; --forest1: #466d3e; --forest-edge: #2c4a28; --rock0: #6a717b; --rock1: #848b94; --rock2: #a3a9b0; --rock-edge: #474d56; --pine: #22432a;
    --rain: #7f9dbd; --sunny: #efe0ae; --fog: #b4bac1; --outline: #1d2833; }
  svg { display: block; width: 100%; height: 100%; font-family: var(--sans, system-ui, sans-serif); user-select: none; }
  :host([tall]) { overflow-y: auto; width: calc(100% + 12px) !important; margin-inline: -6px; } svg.tall { height: auto; }
  text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; font-variant-numeric: tabular-nums; } .start { text-anchor: start; } .end { text-anchor: end; } .soft { fill: var(--soft); }
  .scene, .tray, .ghost, .aim, .scatter, .group, #flying { pointer-events: none; }

  .ground { fill: var(--cast); } .wood { fill: var(--wood); } .wood.dark, .wood.outside { fill: var(--wood-out); } .wood.inside { fill: var(--wood-in); stroke: var(--wood-in); } .wood.rim { fill: var(--wood-rim); stroke: var(--wood-out); stroke-width: .7; }
  .sky { fill: var(--sky); } .cell-line { fill: none; stroke: var(--grid); stroke-width: 1.4; } .tall .cell-line { stroke-width: .8; }
  .cast { fill: var(--cast); } .edge { stroke-width: .6; stroke-linejoin: round; }
  .edge.plain { fill: var(--plain-edge); } .face.plain { fill: var(--plain); } .edge.forest { fill: var(--forest-edge); } .face.forest { fill: var(--forest0); } .face.forest.l1 { fill: var(--forest1); }
  .edge.mountain { fill: var(--rock-edge); } .face.mountain { fill: var(--rock0); } .face.mountain.l1 { fill: var(--rock1); } .face.mountain.l2 { fill: var(--rock2); }
  .face { stroke: rgb(255 255 255 / 30%); stroke-width: 1; stroke-linejoin: round; } .pine { fill: var(--pine); } .rock { fill: var(--rock0); opacity: .75; } .snow { fill: #fff; } .grass { fill: var(--plain-edge); opacity: .6; }
  .goods { stroke-linejoin: round; } .goods.lost { opacity: .22; } .gain { fill: #fffdf2; opacity: .75; stroke: var(--lit); stroke-width: 1.6; }
  .wisp { fill: none; stroke: #f4f6f8; stroke-width: 2.2; stroke-linecap: round; opacity: .8; }

  .puff { stroke: var(--outline); stroke-width: .9; } .puff.rain { fill: var(--rain); } .puff.sun { fill: var(--sunny); } .puff.fog { fill: var(--fog); }
  .rays circle { fill: #f3b52b; } .rays path { stroke: #f3b52b; stroke-width: 1.6; stroke-linecap: round; } .sunny { fill: #f0a81d; } .sunny-rays { stroke: #c77f00; stroke-width: 1.2; stroke-linecap: round; }
  .drops { fill: #24507e; } .mist { fill: none; stroke: #6d7782; stroke-width: 1.7; stroke-linecap: round; } .marker { fill: #5d6670; stroke: #fff; } .peg { stroke: var(--outline); stroke-width: 2; } .groove { stroke: var(--outline); stroke-width: 2.4; stroke-linecap: round; opacity: .65; }
  .upright { transform-box: fill-box; transform-origin: bottom; }
  .hull, .fin { stroke: #20242e; stroke-width: .9; } .stitch { fill: none; stroke: #fff; stroke-width: .9; stroke-dasharray: 1.8 1.4; } .crest { fill: #fffaf0; stroke: #20242e; stroke-width: .7; } .rope { stroke: #5d4a36; stroke-width: .9; fill: none; } .basket { fill: #8a6238; stroke: #4a3420; stroke-width: .7; }
  .taut { stroke: #5d4a36; stroke-width: 1.6; } 

  .side { stroke-linejoin: round; stroke-width: 1.6; } .cube .pip, .cube .glyph { fill: #2a2520; } .sign { fill: none; stroke-width: .12; stroke-linecap: round; } .sun .sign { stroke: #b98a15; } .monsoon .sign { stroke: #2b5a80; }
  .weave { fill: none; opacity: .3; } .patterns .weave.plain { fill: url(#weave-plain); } .patterns .weave.forest { fill: url(#weave-forest); } .patterns .weave.mountain { fill: url(#weave-mountain); }
  .balloon .side, .advanced .side { fill: #f6ead2; stroke: #b89e74; } .sun .side { fill: #f6cf56; stroke: #b98a15; } .monsoon .side { fill: #6da3cf; stroke: #34678f; }
  .side.lit0 { filter: brightness(.74); } .side.lit1 { filter: brightness(.84); } .side.lit2 { filter: brightness(.95); } .other { opacity: .72; } .flip { fill: none; stroke: var(--soft); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }

  .panel { fill: var(--card); stroke: var(--line); } .row { fill: var(--sunk); stroke: none; } .sum, .value { font-family: var(--serif, Georgia, serif); font-weight: 700; } .sum { fill: var(--act); }
  .crest-sign rect, .crest-sign circle { fill: var(--plum); } .on-crest { fill: #fff; font-weight: 700; } .hidden { fill: var(--sunk); stroke: var(--strong-line); stroke-dasharray: 3 3; } .acting .hidden, .acting rect, .acting circle { stroke: var(--lit); stroke-width: 3; }
  .open { opacity: .22; } .button { fill: var(--act); } .button.quiet { fill: var(--sunk); stroke: var(--act); stroke-width: 2; } .button.quiet + .button-text { fill: var(--ink); } .button-text { fill: var(--on-act); font-weight: 600; }
  .rail { stroke: var(--strong-line); stroke-width: 2.4; stroke-linecap: round; } .knob { fill: var(--act); stroke: var(--card); stroke-width: 2; } .touch { fill: transparent; touch-action: none; cursor: ew-resize; } .caption { fill: var(--soft); text-anchor: start; } .caption.no { fill: var(--coral-text, #a8370f); }
  .wide .caption { font-size: 18px; } .tall .caption { font-size: 13px; }

  .hit { fill: transparent; stroke: none; outline: none; } .hit.lit { cursor: pointer; } .hit.no { cursor: help; } .glow { fill: color-mix(in srgb, var(--act) 10%, transparent); stroke: var(--act); stroke-width: 2.6; stroke-linejoin: round; } .tall .glow { stroke-width: 1.6; }
  .hit.lit:hover { stroke: var(--act); stroke-width: 4; } .hit:focus-visible { stroke: var(--ink); stroke-width: 4; } .hit.advised, .slot-hit.advised { stroke: var(--lit); stroke-width: 6; } .spot.advised > .ring { stroke: var(--lit); stroke-width: 5; } .hit.pinged, .slot-hit.pinged { stroke: var(--coral); stroke-width: 6; }
  .spot { outline: none; } .spot.lit { cursor: pointer; } .ring { fill: none; stroke: none; pointer-events: none; } .spot.lit:hover > .ring { stroke: var(--lit); stroke-width: 3; } .spot:focus-visible > .ring { stroke: var(--ink); stroke-width: 3.5; }
  .plus { stroke: var(--card); stroke-width: 3; stroke-linecap: round; pointer-events: none; } .slot-hit { fill: var(--act); stroke: var(--card); stroke-width: 2; cursor: pointer; outline: none; } .slot-hit:focus-visible { stroke: var(--ink); stroke-width: 4; }
  .likely { fill: var(--coral, #e4572e); } .percent { font-weight: 700; fill: #20242e; stroke: #fffaf0; stroke-width: 3.4; paint-order: stroke; } .wide .percent { font-size: 17px; } .tall .percent { font-size: 13px; stroke-width: 2.6; }
  .band { stroke: var(--coral, #e4572e); stroke-width: 4; stroke-linecap: round; } .arc { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-dasharray: 7 6; } .aim .end { fill: none; stroke: var(--ink); stroke-width: 2; stroke-dasharray: 4 3; } .rim-hit { fill: transparent; touch-action: none; cursor: grab; }
  .way { fill: none; stroke: var(--ink); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; stroke-dasharray: 2 9; } .tall .way { stroke-width: 2.4; stroke-dasharray: 1 5; } .way-end { fill: none; stroke: var(--ink); stroke-width: 2.5; } .ghost-piece { opacity: .62; }
  .price { fill: var(--ink); } .price-text { fill: var(--paper); font-weight: 700; font-size: 20px; } .group { fill: color-mix(in srgb, var(--lit) 30%, transparent); stroke: var(--lit); stroke-width: 4; stroke-linejoin: round; } .tall .group { stroke-width: 2.4; }
`;

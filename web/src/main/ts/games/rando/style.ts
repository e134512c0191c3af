import { css } from 'lit';

/** Map beige and the signal colours of trail marks; at night the same map under a lamp. */
export const STYLE = css`
  :host { display: block; width: 100%; height: 100%; --red: #cf3f2b; --yellow: #e2a31b; --green: #3d8a4d; --blue: #2b72b0;
    --map: #f1e6cc; --wood: #d7dfb4; --contour: #d3b78a; --main: #bd9a66; --lake: #a9cfdb; --bed: #faf4e4; --trail: #9c6b43; --hole: #fffaf0;
    --plate: #fffdf6; }
  :host([dark]) { --red: #e25b45; --yellow: #e9b13a; --green: #57a566; --blue: #4b93d1;
    --map: #262d2b; --wood: #2d3a2e; --contour: #3c4540; --main: #4d584f; --lake: #24424f; --bed: #333c39; --trail: #a58a63; --hole: #1a201f;
    --plate: #f7f1e2; }
  svg { display: block; width: 100%; height: 100%; font-family: var(--sans, system-ui, sans-serif); touch-action: manipulation; user-select: none; }
  :host([tall]) { overflow-y: auto; width: calc(100% + 12px) !important; margin-inline: -6px; } svg.tall { height: auto; }
  text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; font-variant-numeric: tabular-nums; } .wide { font-size: 18px; } .tall { font-size: 13px; }
  .start { text-anchor: start; } .end { text-anchor: end; }
  .tiny { font-size: 17px; fill: var(--soft); } .name { font-size: 18px; font-weight: 600; } .soft { fill: var(--soft); }
  .score { font-size: 21px; font-weight: 700; } .score.big { font-size: 42px; font-family: var(--serif, Georgia, serif); }
  .caption { font-size: 17px; fill: var(--soft); text-anchor: start; } .caption.no { fill: var(--red); }
  .tall .tiny { font-size: 12px; } .tall .name { font-size: 13px; } .tall .score { font-size: 16px; } .tall .caption { font-size: 13px; }
  .tall .grid { font-size: 10px; }

  .paper { fill: var(--map); } .neatline { fill: none; stroke: var(--main); stroke-width: 1.5; } .wood { fill: var(--wood); } .pond { fill: var(--lake); }
  .contour { fill: none; stroke: var(--contour); stroke-width: 1; } .contour.main { stroke: var(--main); stroke-width: 1.4; }
  .river { fill: none; stroke: var(--lake); stroke-width: 7; stroke-linecap: round; } .tall .river { stroke-width: 4; }
  .peak { fill: var(--main); } .grid { font-size: 13px; fill: var(--main); font-family: var(--serif, Georgia, serif); font-style: italic; }
  .trail-bed { stroke: var(--bed); stroke-width: 8; stroke-linecap: round; } .trail { stroke: var(--trail); stroke-width: 2.2; stroke-dasharray: 9 6; }
  .tall .trail-bed { stroke-width: 5; } .tall .trail { stroke-width: 1.8; stroke-dasharray: 6 4; }
  .crossing { fill: var(--hole); stroke: var(--trail); stroke-width: 1.6; }

  .icon .area { fill: currentColor; } .icon .line { fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
  .icon { color: var(--ink); } .icon.light { color: #fffaf0; } .icon.faint { color: var(--soft); opacity: .5; } .icon.ink { color: #20242e; }
  .red { --c: var(--red); } .yellow { --c: var(--yellow); } .green { --c: var(--green); } .blue { --c: var(--blue); } .none { --c: var(--line); }
  .rim, .back, .band, .pin, .chip { fill: var(--c); } .rim { stroke: rgb(0 0 0 / 25%); stroke-width: 1; }
  .back { stroke: var(--card); stroke-width: 1.2; } .inner { fill: none; stroke: #fffaf0; stroke-width: 1.6; opacity: .85; }
  .weave { fill: none; } .patterns .weave { opacity: .34; } .patterns .weave.red { fill: url(#weave-red); } .patterns .weave.yellow { fill: url(#weave-yellow); }
  .patterns .weave.green { fill: url(#weave-green); } .patterns .weave.blue { fill: url(#weave-blue); }
  .plate { fill: var(--plate); stroke: rgb(0 0 0 / 18%); stroke-width: 1; } .points { font: 700 25px var(--serif, Georgia, serif); fill: #20242e; }
  .small-points { font-size: 13px; font-weight: 700; fill: #20242e; } .chip-text { fill: #20242e; font-size: 13px; font-weight: 700; }
  .pin { stroke: #fffaf0; stroke-width: 2; } .face { fill: #f6dcbd; } .eye { fill: #20242e; } .smile { fill: none; stroke: #20242e; stroke-width: 1.4; stroke-linecap: round; }
  .hat, .brim { fill: color-mix(in srgb, var(--c) 62%, #20242e); stroke: #fffaf0; stroke-width: 1; } .shadow { fill: rgb(0 0 0 / 25%); }

  .panel { fill: var(--card); stroke: var(--line); stroke-width: 1; } .hit { fill: transparent; } .slot { fill: none; stroke: var(--line); stroke-dasharray: 5 5; }
  .space .sign { fill: var(--card); stroke: var(--line); stroke-width: 1.5; } .space.past { opacity: .4; } .space.now .sign { fill: var(--lit); stroke: #8a6410; }
  .space.now .icon { color: #20242e; } .space.now .soft { fill: var(--ink); font-weight: 700; } .halo { fill: none; stroke: var(--lit); stroke-width: 2; stroke-dasharray: 3 4; }
  .weight { font: 700 22px var(--serif, Georgia, serif); } .w0 { opacity: .45; } .tall .weight { font-size: 17px; } .ruler, .tick { stroke: var(--soft); stroke-width: 1.2; opacity: .55; }
  .row.picked { stroke: var(--lit); stroke-width: 3; }
  .tile .body { fill: var(--card); stroke: var(--line); stroke-width: 1.5; } .tile.active .body { fill: var(--plate); } .tile.active .icon { color: #20242e; } .tile.active text { fill: #20242e; }
  .tile.blocked .icon, .tile.blocked text { opacity: .55; } .tile.removed { opacity: .28; } .tile.removed .body { fill: none; stroke-dasharray: 5 5; }
  .barred { fill: url(#bars); } .bars { stroke: var(--soft); stroke-width: 1.6; opacity: .4; }
  .dot { fill: none; stroke: var(--soft); stroke-width: 1.5; } .dot.on { fill: var(--act); stroke: var(--act); } .times { font-weight: 700; } .tall .times { font-size: 13px; }
  .tile.picked .body { stroke: var(--lit); stroke-width: 4; }
  .card { fill: #fffdf6; stroke: rgb(0 0 0 / 30%); stroke-width: 1; } .card-name { fill: #20242e; } .chosen .card { stroke: var(--lit); stroke-width: 4; }
  .button { fill: var(--act); } .button-text { fill: var(--on-act); font-weight: 600; }
  .acting .name { text-decoration: underline; text-decoration-color: var(--lit); text-decoration-thickness: 3px; }

  .spot { outline: none; } .spot.lit { cursor: pointer; } .spot.no { cursor: help; }
  .ring { fill: none; stroke: none; pointer-events: none; } .lit > .ring { stroke: var(--act); stroke-width: 2.6; } .lit:hover > .ring { stroke-width: 4.5; }
  .advised > .ring { stroke: var(--lit); stroke-width: 6; } .pinged > .ring { stroke: var(--coral); stroke-width: 6; }
  .spot:focus-visible > .ring { stroke: var(--ink); stroke-width: 4; } .way .disc { fill: var(--plate); stroke: var(--act); stroke-width: 2.5; } .way .arrow { fill: var(--act); }
  .way:not(.lit) { opacity: .4; } .way.lit:hover .disc, .way.lit:focus-visible .disc { fill: var(--act); } .way.lit:hover .arrow, .way.lit:focus-visible .arrow { fill: var(--plate); }
  .ghost-path { fill: none; stroke: var(--c); stroke-width: 6; stroke-linecap: round; stroke-dasharray: 2 11; } .ghost-pin { opacity: .55; } .ghost { pointer-events: none; }
  .prize { fill: var(--ink); } .prize-text { fill: var(--paper); font-weight: 700; } .shine { fill: none; stroke: var(--lit); stroke-width: 4; stroke-dasharray: 5 5; }
  .hiker.next .pin { stroke: var(--lit); stroke-width: 3.5; } .gain { font: 700 30px var(--serif, Georgia, serif); fill: var(--ink); stroke: var(--paper); stroke-width: 6; paint-order: stroke; }
  .gain { pointer-events: none; } .flips { transform-box: fill-box; transform-origin: center; } .seat { stroke: var(--card); stroke-width: 1.4; }
`;

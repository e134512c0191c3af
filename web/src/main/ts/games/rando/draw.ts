import { html, svg, type TemplateResult } from 'lit';
import { mark } from '../../board/mark';
import { captionArt } from '../../board/text';
import { weaves } from './art';
import { ghostArt, hikersArt, tokensArt, waysArt } from './hikers';
import { mapSheet } from './map';
import { buttonArt, handArt, pileArt, scalesArt, tilesArt, trackArt, type Wrap } from './panel';
import { mineArt, rivalsArt, standingsArt } from './rivals';
import { leadsTo, type Rando, type Spot } from './spots';

/** The whole board: a trail map, everybody's tiles, scales and cards. */
export function draw(board: Rando): TemplateResult {
  const { width, height, name } = board.layout;
  const wrap = wrapOf(board);
  return html`<svg class="${name} ${board.stage.patterns ? 'patterns' : ''}" viewBox="0 0 ${width} ${height}"
    role="group"
      aria-label=${board.stage.words.say('board.name')}>
    ${weaves()}${trackArt(board, wrap)}${mapSheet(board.layout, board.view)}
    ${ghostArt(board, 'under')}${tokensArt(board, wrap)}${hikersArt(board, wrap)}${waysArt(board, wrap)}${
    ghostArt(board, 'over')
  }
    ${caption(board)}
    ${standingsArt(board)}${pileArt(board, wrap)}${scalesArt(board, wrap)}${mineArt(board)}${tilesArt(board, wrap)}
    ${handArt(board, wrap)}${buttonArt(board, wrap)}${rivalsArt(board, wrap)}
    ${
    board.extra.floats.map((f) =>
      svg`<g transform="translate(${f.x} ${f.y})"><text class="gain" id="gain-${f.key}">${f.text}</text></g>`
    )
  }
  </svg>`;
}

function caption({ layout, note, refused, spots, over }: Rando): TemplateResult {
  const [letters, step] = layout.name === 'wide' ? [78, 20] : [56, 14];
  return captionArt(layout.caption, note || spots.get(over)?.label || '', refused, letters, step);
}

/** Makes a drawing a thing to point at: its name, its key, its light. */
const wrapOf = (board: Rando): Wrap => (id, art) => {
  const spot = board.spots.get(id) as Spot | undefined;
  if (!spot) return art;
  const { x, y, w, h } = spot.box;
  const ring = spot.ring ?? spot.box;
  const kind = `spot ${spot.zone} ${id.startsWith('go-') ? 'way' : ''}`;
  return svg`<g class=${kind} ${mark(spot, board, board.advised !== '' && leadsTo(spot, board.advised))}>
      <rect class="hit" x=${x} y=${y} width=${w} height=${h} />${art}
      <rect class="ring" x=${ring.x - 1} y=${ring.y - 1} width=${ring.w + 2} height=${ring.h + 2}
        rx=${spot.ring ? ring.w / 2 : Math.min(12, h / 4)} /></g>`;
};

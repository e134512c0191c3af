import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Box } from '../../board/box';
import { mark } from '../../board/mark';
import { captionArt } from '../../board/text';
import { CELL, cell, corners, slotPlace, wall } from './cells';
import { controlsArt } from './controls';
import { dieCard, missionArt, playArt, statusArt, type Wrap } from './desk';
import { aimArt, groupArt, scatterArt, skyArt, topOf, wayArt } from './field';
import { goodsDefs } from './goods';
import { weaves } from './isle';
import { points, project } from './space';
import { type Pluvionautes, type Spot, throwing } from './spots';
import type { Pose } from './track';
import { trayBack, trayFront } from './box';
import { top } from './turn';

/** The whole board: a wooden box of sky, and the desk in front of it. */
export function draw(board: Pluvionautes): TemplateResult {
  const { width, height, name, eye } = board.layout;
  const over = board.spots.get(board.over) as Spot | undefined;
  const wrap = wrapOf(board);
  return html`<svg class="${name} ${board.stage.patterns ? 'patterns' : ''}" viewBox="0 0 ${width} ${height}"
    role="group"
      aria-label=${board.stage.words.say('board.name')}>
    ${goodsDefs()}${weaves()}${trayBack(eye)}${skyArt(board, lit(board), lies(board))}${trayFront(eye)}
    ${scatterArt(board, over)}${group(board, over)}${wayArt(board)}
    ${throwing(board) ? rimHit(board) : ''}${cellHits(board)}${slotHits(board)}${aimArt(board, over)}
    <g id="flying" aria-hidden="true"></g>
    ${caption(board)}${statusArt(board)}
    ${missionArt(board, wrap)}${dieCard(board)}${playArt(board)}${controlsArt(board, wrap)}
  </svg>`;
}

const all = (board: Pluvionautes): Spot[] => [...board.spots.values()] as Spot[];

/** What a hint is about. */
const isAdvised = ({ advised }: Pluvionautes, spot: Spot): boolean => spot.word !== undefined && spot.word === advised;

/** Where the die fell, as long as it lies there. */
function lies({ view: { balloon }, extra: { rest } }: Pluvionautes): Pose | undefined {
  const near = (name: string): boolean => Math.hypot(cell(name).x - rest!.x, cell(name).y - rest!.y) < CELL * 0.7;
  return rest && !balloon.turned && top(rest.turn) === balloon.face && balloon.cells.some(near) ? rest : undefined;
}

/** Cells to be lit: not while every one of them may be aimed at. */
function lit(board: Pluvionautes): Set<string> {
  if (board.view.phase === 'throw') return new Set();
  return new Set(all(board).flatMap((spot) => (spot.cell && spot.lit ? [spot.cell] : [])));
}

/** The largest group of the goods that are pointed at, or that are being counted. */
function group(board: Pluvionautes, over?: Spot): TemplateResult {
  const asked = board.view.largest.find((each) => each.goods === over?.goods)?.cells;
  const cells = (over?.goods ? asked : board.extra.counted?.cells) ?? [];
  return cells.length ? groupArt(board, cells) : svg``;
}

/** All round the box: here one takes hold of the die and draws it back. */
function rimHit({ layout: { eye, width, caption } }: Pluvionautes): TemplateResult {
  const inside = points(eye, wall(-6)).replaceAll(' ', 'L');
  return svg`<path class="rim-hit" data-drag="rim" fill-rule="evenodd" d="M0 0H${width}V${caption.y}H0ZM${inside}Z" />`;
}

function cellHits(board: Pluvionautes): TemplateResult {
  const { view, layout } = board;
  return svg`${
    all(board)
      .filter((spot) => spot.cell)
      .map((spot) => {
        const { x, y } = cell(spot.cell!);
        const ring = points(layout.eye, corners(x, y, CELL), topOf(view, spot.cell!));
        return svg`<polygon class="hit" points=${ring} ${mark(spot, board, isAdvised(board, spot))} />`;
      })
  }`;
}

function slotHits(board: Pluvionautes): TemplateResult {
  const { eye } = board.layout;
  return svg`${
    all(board)
      .filter((spot) => spot.slot)
      .map((spot) => {
        const { x, y } = slotPlace(spot.slot!);
        const at = project(eye, x, y, 8);
        const r = Math.max(6 * eye.scale, 11);
        return svg`<circle class="slot-hit" cx=${at.x} cy=${at.y} r=${r} ${mark(spot, board, isAdvised(board, spot))} />
        <path class="plus" d="M${at.x - r / 2} ${at.y}h${r}M${at.x} ${at.y - r / 2}v${r}" />`;
      })
  }`;
}

function caption({ layout, note, refused, spots, over, extra }: Pluvionautes): TemplateResult {
  const [letters, step] = layout.name === 'wide' ? [88, 22] : [54, 14];
  return captionArt(
    layout.caption,
    extra.counted?.text || note || spots.get(over)?.label || '',
    refused,
    letters,
    step,
  );
}

/** Makes a part of the desk a thing to point at; the parts of an aim are sliders, to be dragged too. */
const wrapOf = (board: Pluvionautes): Wrap => (id: string, { x, y, w, h }: Box, art: TemplateResult) => {
  const spot = board.spots.get(id) as Spot | undefined;
  if (!spot) return art;
  return svg`<g class="spot" data-drag=${spot.part ? id : nothing} ${mark(spot, board, isAdvised(board, spot))}>${art}
      <rect class="ring" x=${x} y=${y} width=${w} height=${h} rx="9" /></g>`;
};

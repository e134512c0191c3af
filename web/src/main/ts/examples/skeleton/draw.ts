/** The whole drawing: the heap stone by stone, and below it what is pointed at, or why not. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { mark } from '../../board/mark';
import { pingMark } from '../../board/pings';
import { captionArt } from '../../board/text';
import { GROUND, STONE } from './art';
import { CAPTION, HEIGHT, place, STEP, WIDTH } from './layout';
import { type Heap, keyOf } from './spots';
import { stonesOf } from './view';

export function draw(board: Heap): TemplateResult {
  const { view, stage, note, refused, spots, over } = board;
  const left = leftOf(board);
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group"
    aria-label=${stage.words.say('board.heap', { stones: view.stones })}>
    ${GROUND}${stonesOf(view).map((stone) => stoneArt(board, stone, stone >= left))}${pinged(board)}
    ${captionArt(CAPTION, note || spots.get(over)?.label || '', refused, 46, 22)}
  </svg>`;
}

/** How many stones the move that is pointed at would leave. The server is asked: it knows the rules. */
function leftOf({ aimed, tried, view }: Heap): number {
  const told = aimed ? tried(aimed)?.told : undefined;
  return told?.find((each) => each.event === 'stones-taken')?.left ?? view.stones;
}

function stoneArt(board: Heap, stone: number, going: boolean): SVGTemplateResult {
  const { x, y } = place(stone);
  const spot = board.spots.get(keyOf(stone));
  return svg`<g class=${going ? 'stone going' : 'stone'} transform="translate(${x} ${y})"
    ${mark(spot, board, board.advised !== '' && board.advised === spot?.word)}>
    <rect class="hit" x=${-STEP / 2} y=${-STEP / 2} width=${STEP} height=${STEP}/>${STONE}</g>`;
}

function pinged({ view, ping }: Heap): SVGTemplateResult | typeof nothing {
  const stone = stonesOf(view).find((each) => keyOf(each) === ping.at);
  if (stone === undefined) return nothing;
  const { x, y } = place(stone);
  return pingMark(x, y, STEP / 2, ping.seat);
}

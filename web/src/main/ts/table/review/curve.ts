import { html, nothing, svg, type TemplateResult } from 'lit';
import { say } from '../../core/words';
import type { ReviewAnswer } from './answer';
import { percent } from './figures';

const WIDTH = 320;
const HEIGHT = 110;
const WHOLE = 1000;

/** The chances after every entry as a line: turning points are rings, and a press leads to the moment. */
export function curve(answer: ReviewAnswer, now: number, jump: (entry: number) => void): TemplateResult {
  const { start, points } = answer;
  // Who gives up adds a point to those of the entries.
  const last = Math.max(answer.entries, points.length, 1);
  const x = (i: number) => (i / last) * WIDTH;
  const y = (value: number) => (1 - value / WHOLE) * HEIGHT;
  const line = [start, ...points.map((each) => each.value)]
    .map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`)
    .join(' ');
  const place = (entry: number) => points.findIndex((each) => each.entry === entry);
  const end = points[points.length - 1]?.value ?? start;
  const shown = place(now);
  const pressed = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.round(((event.clientX - box.left) / box.width) * last) - 1;
    const point = points[Math.max(0, Math.min(at, points.length - 1))];
    if (point) jump(point.entry);
  };
  return html`<svg class="curve" viewBox="-2 -6 ${WIDTH + 4} ${HEIGHT + 12}" role="img"
    aria-label=${say('review.curve-says', [percent(start), percent(end)])} @click=${pressed}>
    <path class="half" d=${`M0 ${HEIGHT / 2}H${WIDTH}`}></path>
    <path class="frame" d=${`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}></path>
    ${
    shown < 0 ? nothing : svg`<line class="now" x1=${x(shown + 1)} x2=${x(shown + 1)} y1="-4" y2=${HEIGHT + 4}></line>`
  }
    <polyline points=${line}></polyline>
    ${
    (answer.review?.turningPoints ?? []).map((turn) => {
      const at = place(turn.entry);
      return at < 0 ? nothing : svg`<circle cx=${x(at + 1)} cy=${y(points[at].value)} r="5"></circle>`;
    })
  }
  </svg>`;
}

import { html, nothing, svg, type TemplateResult } from 'lit';
import { shape } from '../board/shapes';
import type { Plot, Seat, Stage } from './board';

const WIDTH = 300;
const HEIGHT = 120;
/** How the seats' lines are dashed, where patterns are wanted. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3', '1 3 7 3'];

/** The story of a match as a small drawing: one line a seat, ending in that seat's shape. */
export function plotOf(plot: Plot, stage: Stage): TemplateResult | typeof nothing {
  const longest = Math.max(...plot.lines.map((each) => each.points.length));
  const most = Math.max(0, ...plot.lines.flatMap((each) => each.points));
  const least = Math.min(0, ...plot.lines.flatMap((each) => each.points));
  if (longest < 2) return nothing;
  const high = Math.max(most, least + 1);
  const x = (i: number) => (i / (longest - 1)) * WIDTH;
  const y = (points: number) => ((high - points) / (high - least)) * HEIGHT;
  const label = stage.words.say(plot.label);
  return html`<figure class="stack">
    <svg class="plot" viewBox="-12 -26 334 164" role="img" aria-label=${`${label}. ${spoken(plot, stage)}`}>
      <path d=${`M0 ${y(0)}H${WIDTH}M0 0V${HEIGHT}`} stroke="var(--line)" fill="none"></path>
      <text x="0" y="-12">${stage.words.say('table.plot', [label, most])}</text>
      ${
    plot.lines.map((each) => {
      const seat: Pick<Seat, 'shape' | 'colour'> = stage.seats[each.seat] ??
        { shape: 'circle', colour: 'var(--water)' };
      const path = each.points.map((points, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(points).toFixed(1)}`).join(
        '',
      );
      const last = each.points.length - 1;
      return svg`<path d=${path} fill="none" stroke=${seat.colour} stroke-width="2.5" stroke-linejoin="round"
            stroke-dasharray=${stage.patterns ? DASHES[Math.max(0, each.seat) % DASHES.length] : nothing}></path>
          <g fill=${seat.colour}>${shape(seat.shape, x(last), y(each.points[last]), 7)}</g>`;
    })
  }
      ${
    (plot.marks ?? []).map(
      (mark) =>
        svg`<g><title>${mark.text}</title><line x1=${x(mark.at)} x2=${x(mark.at)} y1="0" y2=${HEIGHT}
          stroke="var(--soft)" stroke-dasharray="2 4"></line></g>`,
    )
  }
    </svg>
  </figure>`;
}

function spoken(plot: Plot, stage: Stage): string {
  return plot.lines.map((each) => `${stage.seats[each.seat]?.name ?? ''} ${each.points[each.points.length - 1]}`).join(
    ', ',
  );
}

import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { language } from '../core/settings';
import { say } from '../core/words';
import { DAY } from '../house/said';
import { read } from './office';

interface Figures {
  firstDay: number;
  days: Record<string, number[]>;
  now: Record<string, number>;
}

const WIDTH = 240;
const HEIGHT = 56;
const MEGABYTE = 1 << 20;

/** As people write it there: 0.4 MB, 0,4 Mo. */
function megabytes(amount: number): string {
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), style).format(amount / MEGABYTE);
}

/** How much there was on each of the last thirty days, and how much there is now. */
@customElement('admin-figures')
export class AdminFigures extends Piece {
  @state()
  private figures: Figures | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void read<Figures>('figures').then((figures) => (this.figures = figures));
  }

  override render() {
    const figures = this.figures;
    if (!figures) return nothing;
    return html`<section class="stack">
      <dl class="numbers">
        ${
      Object.entries(figures.now).map(([name, amount]) =>
        html`<div><dt>${say(`admin.now.${name}`)}</dt><dd>${
          name === 'bytes' ? megabytes(amount) : amount.toLocaleString(language())
        }</dd></div>`
      )
    }
      </dl>
      <ul class="plots">
        ${Object.entries(figures.days).map(([name, days]) => html`<li>${plot(name, days, figures.firstDay)}</li>`)}
      </ul>
    </section>`;
  }
}

/** A bar a day; what it says in a picture is also said in words. */
function plot(name: string, days: number[], firstDay: number): TemplateResult {
  const most = Math.max(1, ...days);
  const wide = WIDTH / days.length;
  const day = (at: number) =>
    new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      (firstDay + at) * DAY,
    );
  const label = say(`admin.figure.${name}`);
  const total = days.reduce((sum, each) => sum + each, 0);
  const spoken = say('admin.figure.said', [label, days[days.length - 1], Math.max(0, ...days), total]);
  return html`<figure class="card stack">
    <figcaption class="row between"><span>${label}</span><strong>${days[days.length - 1]}</strong></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${spoken}>
      <path d="M0 ${HEIGHT - 0.5}H${WIDTH}" stroke="var(--line)"></path>
      ${
    days.map((amount, at) => {
      const high = (amount / most) * (HEIGHT - 4);
      return svg`<rect x=${at * wide + 1} y=${HEIGHT - high} width=${wide - 2} height=${high} rx="1"
          fill="var(--water)"><title>${day(at)}: ${amount}</title></rect>`;
    })
  }
    </svg>
    <span class="row between small soft"><span>${day(0)}</span><span>${day(days.length - 1)}</span></span>
  </figure>`;
}

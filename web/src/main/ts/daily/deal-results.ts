import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get, me } from '../core/api';
import { Piece } from '../core/element';
import { personFlag } from '../core/report-away';
import { toast } from '../core/toast';
import { say } from '../core/words';
import type { DailyLine, DailyMoment, Deal } from './protocol';
import type { Outcome } from './share';

const MOST_MOMENTS = 12;

/** What everybody made of a deal whose day is over; fetched when somebody wants to see it. */
@customElement('deal-results')
export class DealResults extends Piece {
  @property()
  day = '';
  @property()
  name = '';
  @property({ attribute: false })
  deal!: Deal;
  @state()
  private lines: DailyLine[] | undefined;
  @state()
  private best: string[] = [];
  @state()
  private moments: DailyMoment[] = [];

  override render() {
    const title = html`${say('daily.results')}<span class="aloud"> ${this.name}</span>`;
    return html`<details @toggle=${this.open}><summary>${title}</summary>
      ${this.lines ? this.all(this.lines) : nothing}</details>`;
  }

  private readonly open = (): void => {
    if (!this.lines) void this.load().catch((refused: Error) => toast(refused.message));
  };

  private async load(): Promise<void> {
    const path = `/api/daily/days/${this.day}/${this.deal.deal}`;
    const { lines, best } = await get<{ lines: DailyLine[]; best: string[] }>(path);
    if (this.deal.mine) this.moments = (await get<{ moments: DailyMoment[] }>(`${path}/moments`)).moments;
    [this.best, this.lines] = [best, lines];
  }

  private all(lines: DailyLine[]): TemplateResult {
    if (!lines.length) return html`<p>${say('daily.nobody')}</p>`;
    const head = (key: string) => html`<th scope="col">${say(key)}</th>`;
    return html`<table>
        <thead><tr>${['daily.player', 'daily.result', 'daily.worth'].map(head)}</tr></thead>
        <tbody>${lines.map((each) => this.line(each))}</tbody>
      </table>
      ${this.solution()} ${this.same()}`;
  }

  private line(each: DailyLine): TemplateResult {
    return html`<tr class=${each.person === me()?.id ? 'me' : ''}><td>${each.name} ${
      personFlag(each.person, each.name)
    }</td><td>${ended(this.deal, each.outcome, each)}</td><td class="number">${
      say('daily.points', [Math.round(each.points / 10)])
    }</td></tr>`;
  }

  private solution(): TemplateResult | typeof nothing {
    if (!this.best.length) return nothing;
    return html`<details><summary>${say('daily.best')}</summary><ol class="moves">${
      this.best.map((word) => html`<li><code>${word}</code></li>`)
    }</ol></details>`;
  }

  /** What others did where everything had been alike. */
  private same(): TemplateResult | typeof nothing {
    const met = this.moments.filter((each) => each.here > 0).slice(0, MOST_MOMENTS);
    if (!met.length || !this.deal.mine) return nothing;
    const { table } = this.deal.mine;
    return html`<h3>${say('daily.moments')}</h3><ul class="moments">${
      met.map(({ version, word, here, words }) =>
        html`<li><a href="/t/${table}/replay?at=${version}">${say('daily.moment', [word])}</a> ${
          say('daily.alike', [words[word] ?? 0, here])
        }${others(word, words)}</li>`
      )
    }</ul>`;
  }
}

/** How it ended, in words: against a bot by how much, and against the setting with what was reached. */
export function ended({ level }: Deal, outcome: Outcome, { own, other }: { own: number; other: number }): string {
  const alone = !level && (outcome === 'won' || outcome === 'lost');
  return alone ? say(`daily.setting.${outcome}`, [own]) : say(`daily.outcome.${outcome}`, [own, other]);
}

function others(mine: string, words: Record<string, number>): TemplateResult | typeof nothing {
  const rest = Object.entries(words).filter(([word]) => word !== mine).sort(([, a], [, b]) => b - a).slice(0, 3);
  if (!rest.length) return nothing;
  return html` ${say('daily.others')} ${rest.map(([word, count]) => html`<code>${word}</code> × ${count} `)}`;
}

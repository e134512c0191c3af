import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { get, me } from '../core/api';
import { Piece } from '../core/element';
import { personFlag } from '../core/report-away';
import { toast } from '../core/toast';
import { gameWords, say } from '../core/words';
import type { Line } from '../table/board';
import { clientOf } from '../table/clients';
import { deaf } from '../table/deaf-stage';
import { sentences } from '../table/log';
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
  private tale!: Tale;
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
    const { lines, course } = await get<{ lines: DailyLine[]; course: Line[] }>(path);
    if (this.deal.mine) this.moments = (await get<{ moments: DailyMoment[] }>(`${path}/moments`)).moments;
    this.tale = await taleOf(this.deal);
    [this.best, this.lines] = [course.flatMap((each) => this.tale(each)), lines];
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
      this.best.map((sentence) => html`<li>${sentence}</li>`)
    }</ol></details>`;
  }

  /** What others did where everything had been alike. */
  private same(): TemplateResult | typeof nothing {
    const met = this.moments.filter((each) => each.here > 0).slice(0, MOST_MOMENTS);
    if (!met.length || !this.deal.mine) return nothing;
    const { table } = this.deal.mine;
    return html`<h3>${say('daily.moments')}</h3><ul class="moments">${
      met.map((moment) => {
        const { version, word, here, words } = moment;
        return html`<li><a href="/t/${table}/replay?at=${version}">${
          say('daily.moment', [this.did(moment, word)])
        }</a> ${say('daily.alike', [words[word] ?? 0, here])}${this.others(moment)}</li>`;
      })
    }</ul>`;
  }

  /** A move as the log tells it; one of which nothing is told stands for itself. */
  private did({ version, told }: DailyMoment, word: string): string {
    const said = this.tale({ version, actor: '', told: told[word] ?? [] }).join(' ');
    return said.replace(/\.$/, '') || word;
  }

  private others(moment: DailyMoment): TemplateResult | typeof nothing {
    const rest = Object.entries(moment.words).filter(([word]) => word !== moment.word).sort(([, a], [, b]) => b - a);
    if (!rest.length) return nothing;
    return html` ${say('daily.others')} ${
      rest.slice(0, 3).map(([word, count]) => html`${this.did(moment, word)} × ${count}. `)
    }`;
  }
}

type Tale = (line: Line) => string[];

/** How the log of a table tells this deal, in the reader's language. */
async function taleOf({ game, options, seats }: Deal): Promise<Tale> {
  const [client, words] = await Promise.all([clientOf(game), gameWords(game)]);
  const stage = deaf(game, options, seats, words);
  return (line) => sentences(line, client, stage);
}

/** How it ended, in words: against a bot by how much, and against the setting with what was reached. */
export function ended({ level }: Deal, outcome: Outcome, { own, other }: { own: number; other: number }): string {
  const alone = !level && (outcome === 'won' || outcome === 'lost');
  return alone ? say(`daily.setting.${outcome}`, [own]) : say(`daily.outcome.${outcome}`, [own, other]);
}

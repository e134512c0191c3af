import style from '../../css/statistics.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, get, me } from '../core/api';
import { Piece } from '../core/element';
import { save } from '../core/save';
import { language } from '../core/settings';
import { adopt } from '../core/sheet';
import { say } from '../core/words';
import { moment } from './said';
import { type Cost, costs, counted, csv, type PlayedMatch, type Sum, sums } from './statistics';
import { nameOf } from './tables';

const [WIDTH, HEIGHT] = [320, 90];

adopt(style);

/** How one has played, in figures: results by game, mode and company, and what moves cost as time went on. */
@customElement('statistics-page')
export class StatisticsPage extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private all: PlayedMatch[] | undefined;
  @state()
  private game = '';
  @state()
  private fault = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.cards = all.games));
    void this.load().catch((refused: Error) => (this.fault = refused.message));
  }

  private async load(): Promise<void> {
    if (!me()) return void (this.all = []);
    const { matches } = await get<{ matches: PlayedMatch[] }>('/api/me/statistics');
    const { costsHere } = await import('../near/review');
    const here = await costsHere().catch(() => undefined);
    this.all = matches.map((each) => counted(each, here?.get(each.match)));
  }

  override render() {
    document.title = say('statistics.title');
    return html`<div class="statistics stack">
      <h1>${say('statistics.title')}</h1>
      <p class="small soft">${say('profile.private')} <a href="/profile">${say('profile.title')}</a></p>
      <p role="status">${this.fault}</p>
      ${
      this.all === undefined ? nothing : this.all.length ? this.figures(this.all) : html`<p>${say('history.none')}</p>`
    }
    </div>`;
  }

  private figures(all: PlayedMatch[]): TemplateResult {
    const lines = all.filter((each) => !this.game || each.game === this.game);
    return html`${this.choice(all)}
      ${this.results('game', lines)} ${this.results('mode', lines)} ${this.results('company', lines)}
      <section aria-labelledby="course">
        <h2 id="course">${say('statistics.course')}</h2>
        <p class="small soft">${say('statistics.reviewed', [costs(lines).length, lines.length])}</p>
        ${this.course(costs(lines))}
      </section>
      <div class="acts">
        <button class="button" @click=${() => save('tablee-statistics.csv', 'text/csv', csv(lines))}>${
      say('statistics.csv')
    }</button>
        <button class="button" @click=${() =>
      save('tablee-statistics.json', 'application/json', JSON.stringify(lines))}>${say('statistics.json')}</button>
      </div>`;
  }

  private choice(all: PlayedMatch[]): TemplateResult {
    const choose = (event: Event): void => void (this.game = (event.target as HTMLSelectElement).value);
    const played = [...new Set(all.map((each) => each.game))];
    return html`<label class="field"><span class="label">${say('statistics.of')}</span>
      <select class="input" @change=${choose}><option value="">${say('statistics.all')}</option>${
      played.map((game) => html`<option value=${game}>${nameOf(game, this.cards)}</option>`)
    }</select></label>`;
  }

  private named(by: string, key: string): string {
    return by === 'game' ? nameOf(key, this.cards) : say(`statistics.${by}.${key}`);
  }

  private results(by: 'game' | 'mode' | 'company', lines: PlayedMatch[]): TemplateResult {
    const head = [`by-${by}`, 'played', 'won', 'drawn', 'lost', 'share'];
    const row = (sum: Sum) =>
      html`<tr><th scope="row">${this.named(by, sum.key)}${bar(sum)}</th>${
        [sum.played, sum.won, sum.drawn, sum.lost].map((count) => html`<td class="number">${count}</td>`)
      }<td class="number">${share(sum.won / sum.played)}</td></tr>`;
    return html`<section aria-labelledby=${by}>
      <h2 id=${by}>${say(`statistics.by-${by}`)}</h2>
      <div class="scrolls" tabindex="0" role="group" aria-labelledby=${by}><table>
        <thead><tr>${head.map((key) => html`<th scope="col">${say(`statistics.${key}`)}</th>`)}</tr></thead>
        <tbody>${sums(lines, by).map(row)}</tbody>
      </table></div>
    </section>`;
  }

  private course(all: Cost[]): TemplateResult | typeof nothing {
    if (!all.length) return nothing;
    const row = ({ line, each, mean }: Cost) =>
      html`<tr><td>${moment(line.endedMillis)}</td><td>${nameOf(line.game, this.cards)}</td>
        <td class="number">${line.decisions}</td><td class="number">${points(each)}</td>
        <td class="number">${points(mean)}</td></tr>`;
    const head = ['when', 'by-game', 'decisions', 'cost', 'mean'];
    return html`${plot(all)}
      <details><summary>${say('statistics.as-table')}</summary>
        <div class="scrolls" tabindex="0" role="group" aria-labelledby="course"><table>
          <thead><tr>${head.map((key) => html`<th scope="col">${say(`statistics.${key}`)}</th>`)}</tr></thead>
          <tbody>${all.map(row).reverse()}</tbody>
        </table></div>
      </details>`;
  }
}

/** Won, drawn and lost, as lengths. */
function bar({ played, won, drawn }: Sum): TemplateResult {
  const part = (from: number, count: number, colour: string) =>
    svg`<rect x=${(from / played) * 100} width=${(count / played) * 100} height="4" fill=${colour}></rect>`;
  return html`<svg class="length" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="4" fill="var(--strong-line)"></rect>
    ${part(0, won, 'var(--leaf)')}${part(won, drawn, 'var(--sun)')}</svg>`;
}

/** Each reviewed match a dot, the mean of the last ones a line: the lower, the better. */
function plot(all: Cost[]): TemplateResult {
  const top = Math.max(1, ...all.map(({ each }) => each));
  const x = (i: number) => (all.length === 1 ? WIDTH / 2 : (i / (all.length - 1)) * WIDTH);
  const y = (value: number) => (1 - value / top) * HEIGHT;
  const line = all.map(({ mean }, i) => `${x(i).toFixed(1)},${y(mean).toFixed(1)}`).join(' ');
  const said = say('statistics.plot', [points(all[0].mean), points(all[all.length - 1].mean), all.length]);
  return html`<svg class="course" viewBox="-6 -6 ${WIDTH + 12} ${HEIGHT + 12}" role="img" aria-label=${said}>
    <path d=${`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}></path>
    ${all.map(({ each }, i) => svg`<circle cx=${x(i).toFixed(1)} cy=${y(each).toFixed(1)} r="3"></circle>`)}
    <polyline points=${line}></polyline>
  </svg>`;
}

/** Thousandths of a win as points of a hundred. */
function points(permille: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language(), digits).format(permille / 10);
}

function share(part: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, get, me } from '../core/api';
import { Piece } from '../core/element';
import { personFlag } from '../core/report-away';
import { segments } from '../core/fields';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { nameOf } from '../house/tables';
import type { DailyPlace, Deal } from './protocol';

const SPANS = ['week', 'month', 'season'];

/** Who did best over several days. */
@customElement('daily-standings')
export class DailyStandings extends Piece {
  @property({ attribute: false })
  cards: GameCard[] = [];
  @property({ attribute: false })
  deals: Deal[] = [];
  @property()
  day = '';
  @state()
  private deal = '';
  @state()
  private span = SPANS[0];
  @state()
  private best = 0;
  @state()
  private places: DailyPlace[] | undefined;

  override updated(changed: Map<string, unknown>): void {
    if (!['day', 'deals', 'deal', 'span'].some((each) => changed.has(each))) return;
    this.deal ||= this.deals[0]?.deal ?? '';
    if (this.deal) void this.load().catch((refused: Error) => toast(refused.message));
  }

  private async load(): Promise<void> {
    const path = `/api/daily/tables/${this.deal}/${this.span}?day=${this.day}`;
    ({ places: this.places, best: this.best } = await get<{ places: DailyPlace[]; best: number }>(path));
  }

  override render() {
    const spans = SPANS.map((value) => ({ value, label: say(`daily.span.${value}`) }));
    return html`<section aria-labelledby="standings"><h2 id="standings">${say('daily.tables')}</h2>
      <label class="field">${say('daily.which')}
        <select class="input narrow" @change=${(
      event: Event,
    ) => (this.deal = (event.target as HTMLSelectElement).value)}>${
      this.deals.map((each) =>
        html`<option value=${each.deal} .selected=${each.deal === this.deal}>${nameOf(each.game, this.cards)}${
          each.people > 1 ? ` · ${say('daily.team', [each.people])}` : ''
        }</option>`
      )
    }</select></label>
      ${segments('daily-span', say('daily.span'), spans, this.span, (value: string) => (this.span = value))}
      <p class="small soft">${say('daily.tables.help', [this.best])}</p>
      ${this.places ? this.table(this.places) : nothing}</section>`;
  }

  private table(places: DailyPlace[]): TemplateResult {
    if (!places.length) return html`<p>${say('daily.tables.none')}</p>`;
    const head = (key: string) => html`<th scope="col">${say(key)}</th>`;
    return html`<table><thead><tr>${
      ['daily.place', 'daily.player', 'daily.worth', 'daily.days'].map(head)
    }</tr></thead><tbody>${
      places.map((each) =>
        html`<tr class=${each.person === me()?.id ? 'me' : ''}><td class="number">${each.rank}</td><td>${each.name} ${
          personFlag(each.person, each.name)
        }</td>
          <td class="number">${Math.round(each.points / 10)}</td><td class="number">${each.deals}</td></tr>`
      )
    }</tbody></table>`;
  }
}

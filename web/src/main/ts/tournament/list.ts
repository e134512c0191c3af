import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, me } from '../core/api';
import { Piece } from '../core/element';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { picture } from '../house/pictures';
import { moment } from '../house/said';
import { nameOf } from '../house/tables';
import { lists, type TournamentBrief } from './read';

/** Tournaments that anybody may enter, and one's own. */
@customElement('tournaments-page')
export class TournamentsPage extends Piece {
  @state()
  private open: TournamentBrief[] | undefined;
  @state()
  private mine: TournamentBrief[] = [];
  @state()
  private cards: GameCard[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load().catch((refused: Error) => toast(refused.message));
  }

  private async load(): Promise<void> {
    this.cards = (await games()).games;
    ({ open: this.open, mine: this.mine } = await lists());
  }

  override render() {
    document.title = say('cup.list');
    return html`<div class="stack">
      <h1>${say('cup.list')}</h1>
      <p>${say('cup.lead')}</p>
      ${
      me()?.account
        ? html`<div><a class="button main" href="/tournament/new">${say('cup.make')}</a></div>`
        : html`<p>${say('cup.account')} <a href="/account">${say('account.title')}</a></p>`
    }
      <p><a href="/honest-play">${say('cup.honest')}</a></p>
      ${this.section('mine', this.mine)} ${this.section('open', this.others())}
    </div>`;
  }

  /** One's own are not said twice. */
  private others(): TournamentBrief[] {
    return (this.open ?? []).filter(({ tournament }) => !this.mine.some((each) => each.tournament === tournament));
  }

  private section(key: 'mine' | 'open', some: TournamentBrief[]): TemplateResult {
    return html`<section aria-labelledby=${key}>
      <h2 id=${key}>${say(`cup.${key}`)}</h2>
      ${
      some.length
        ? html`<ul class="tables">${some.map((each) => this.line(each))}</ul>`
        : html`<p class="soft">${say('cup.none')}</p>`
    }
    </section>`;
  }

  private line(each: TournamentBrief): TemplateResult {
    return html`<li><a class="entry" href="/tournament/${each.tournament}">
      ${picture(each.game)}
      <span class="words">
        <strong>${each.title || say(`cup.kind.${each.kind}`)}</strong>
        <span>${nameOf(each.game, this.cards)} · ${say(`cup.kind.${each.kind}`)} · ${
      say(`cup.phase.${each.phase}`)
    }</span>
        <span class="small soft">${say('cup.entered', [each.entrants, each.most])}${
      each.startMillis && each.phase === 'entry' ? html` · ${say('cup.starts', [moment(each.startMillis)])}` : nothing
    }${each.rated ? html` · ${say('cup.rated')}` : nothing}</span>
      </span>
    </a></li>`;
  }
}

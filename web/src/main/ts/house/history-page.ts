import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { games, get, type GameCard } from '../core/api';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { picture } from './pictures';
import { moment } from './said';
import { nameOf } from './tables';

/** A match of mine that is over. */
interface Finished {
  table: string;
  match: string;
  title: string;
  game: string;
  endedMillis: number;
  names: string[];
  rank: number | null;
  seats: number;
}

@customElement('history-page')
export class HistoryPage extends Piece {
  @state() private cards: GameCard[] = [];
  @state() private played: Finished[] | undefined;
  @state() private more = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then(all => (this.cards = all.games));
    void this.load();
  }

  private async load(): Promise<void> {
    const last = this.played?.[this.played.length - 1];
    const answer = await get<{ matches: Finished[]; more: boolean }>('/api/history' + (last ? `?before=${last.endedMillis}` : ''));
    this.played = [...(this.played ?? []), ...answer.matches];
    this.more = answer.more;
  }

  override render() {
    document.title = say('history.title');
    return html`<div class="history stack">
      <h1>${say('history.title')}</h1>
      ${this.played?.length === 0 ? html`<p class="soft">${say('history.none')}</p>` : nothing}
      <ul class="tables">
        ${this.played?.map(each => html`<li>${this.match(each)}</li>`)}
      </ul>
      ${this.more
        ? html`<div><button class="button" @click=${() => void this.load()}>${say('history.more')}</button></div>`
        : nothing}
    </div>`;
  }

  private match(match: Finished): TemplateResult {
    return html`<a class="entry" href="/t/${match.table}/replay?match=${match.match}">
      ${picture(match.game)}
      <span class="words">
        <strong>${match.title || nameOf(match.game, this.cards)}</strong>
        <span class="small soft">${match.names.length ? say('home.with', [match.names.join(', ')]) : say('home.alone')}</span>
        <span class="small">${outcome(match)} · ${moment(match.endedMillis)}</span>
      </span>
      <span class="go">${say('history.replay')}</span>
    </a>`;
  }
}

function outcome(match: Finished): string {
  if (match.rank === null) return say('history.unranked');
  if (match.rank === 1) return say('history.won');
  return match.seats > 2 ? say('history.rank', [match.rank, match.seats]) : say('history.lost');
}

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, get } from '../core/api';
import { Piece } from '../core/element';
import type { Note } from '../core/notes';
import { say } from '../core/words';
import type { Chair } from './lobby';
import { picture } from './pictures';
import { moment } from './said';
import { nameOf, noteLine, sitter } from './tables';

/** A match of mine that is over; the table may be gone. */
interface Finished {
  match: string;
  table: string;
  game: string;
  seat: number;
  rank: number;
  tied: boolean;
  left?: boolean;
  notes?: Note[];
  endedMillis: number;
  title?: string;
  chairs?: Chair[];
  replay?: boolean;
}

const PAGE = 50;

@customElement('history-page')
export class HistoryPage extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private played: Finished[] | undefined;
  @state()
  private more = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.cards = all.games));
    void this.load();
  }

  private async load(): Promise<void> {
    const last = this.played?.[this.played.length - 1];
    const answer = await get<{ matches: Finished[] }>('/api/history' + (last ? `?before=${last.endedMillis}` : ''));
    this.played = [...(this.played ?? []), ...answer.matches];
    this.more = answer.matches.length >= PAGE;
  }

  override render() {
    document.title = say('history.title');
    return html`<div class="history stack">
      <h1>${say('history.title')}</h1>
      ${this.played?.length === 0 ? html`<p class="soft">${say('history.none')}</p>` : nothing}
      <ul class="tables">
        ${this.played?.map((each) => html`<li>${this.match(each)}</li>`)}
      </ul>
      ${
      this.more
        ? html`<div><button class="button" @click=${() => void this.load()}>${say('history.more')}</button></div>`
        : nothing
    }
    </div>`;
  }

  private match(match: Finished): TemplateResult {
    const others = (match.chairs ?? []).filter((_, seat) => seat !== match.seat).map(sitter);
    const words = html`${picture(match.game)}
      <span class="words">
        <strong>${match.title || nameOf(match.game, this.cards)}</strong>
        <span class="small soft">${others.length ? say('home.with', [others.join(', ')]) : nothing}</span>
        <span class="small">${outcome(match)} · ${moment(match.endedMillis)}</span>
        ${noteLine(match.notes)}
      </span>`;
    if (!match.replay) return html`<div class="entry">${words}</div>`;
    return html`<a class="entry" href="/t/${match.table}/replay">${words}<span
      class="go">${say('history.replay')}</span></a>`;
  }
}

function outcome(match: Finished): string {
  const seats = match.chairs?.length ?? 0;
  if (!match.rank) return say('history.unranked');
  if (match.left) return say('history.left');
  if (match.rank === 1) return say(match.tied ? 'history.drawn' : 'history.won');
  return seats > 2 ? say('history.rank', [match.rank, seats]) : say('history.lost');
}

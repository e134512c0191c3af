import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type GameCard, games, get } from '../core/api';
import { Piece } from '../core/element';
import { toggle } from '../core/fields';
import { say } from '../core/words';
import { botsAway, hasNear, noteBotsAway } from './habits';
import { picture } from './pictures';
import type { Finished } from './profile';
import { moment } from './said';
import { nameOf, noteLine, sitter } from './tables';

const PAGE = 50;

@customElement('history-page')
export class HistoryPage extends Piece {
  @state()
  private cards: GameCard[] = [];
  @state()
  private played: Finished[] | undefined;
  /** Games that only this browser has. */
  @state()
  private near: Finished[] = [];
  @state()
  private unreached = false;
  @state()
  private more = false;
  @state()
  private away = botsAway();

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.cards = all.games));
    void this.load().catch(() => (this.unreached = true)).then(() => this.loadNear());
  }

  private async load(): Promise<void> {
    const last = this.played?.[this.played.length - 1];
    const answer = await get<{ matches: Finished[] }>('/api/history' + (last ? `?before=${last.endedMillis}` : ''));
    this.played = [...(this.played ?? []), ...answer.matches];
    this.more = answer.matches.length >= PAGE;
  }

  private async loadNear(): Promise<void> {
    if (!hasNear()) return;
    const { nearFinished } = await import('../near/my-tables');
    this.near = await nearFinished(this.unreached);
  }

  override render() {
    document.title = say('history.title');
    return html`<div class="history stack">
      <h1>${say('history.title')}</h1>
      ${this.played?.length === 0 && !this.near.length ? html`<p class="soft">${say('history.none')}</p>` : nothing}
      ${this.unreached ? html`<p class="soft">${say('home.offline')}</p>` : nothing}
      ${this.awayField()}
      <ul class="tables">
        ${
      [...this.near, ...(this.played ?? [])]
        .filter((each) => !this.away || withPeople(each))
        .map((each) => html`<li>${this.match(each)}</li>`)
    }
      </ul>
      ${
      this.more
        ? html`<div><button class="button" @click=${() => void this.load()}>${say('history.more')}</button></div>`
        : nothing
    }
    </div>`;
  }

  /** Games against bots can be put away, and brought back. */
  private awayField(): TemplateResult | typeof nothing {
    if (!this.played?.some((each) => !withPeople(each))) return nothing;
    return html`<div>${toggle(say('history.bots-away'), this.away, (on) => noteBotsAway(this.away = on))}</div>`;
  }

  private match(match: Finished): TemplateResult {
    const others = (match.chairs ?? []).filter((_, seat) => seat !== match.seat).map((each) =>
      sitter(each, match.game)
    );
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

/** Whether somebody else than bots was there; of tables that are gone nobody knows. */
function withPeople(match: Finished): boolean {
  const others = (match.chairs ?? []).filter((_, seat) => seat !== match.seat);
  return others.length === 0 || others.some((each) => each.kind === 'person');
}

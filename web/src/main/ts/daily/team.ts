import style from '../../css/daily.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, get, post } from '../core/api';
import { copy } from '../core/copy';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { adopt } from '../core/sheet';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { guest } from '../house/start';

const EVERY_MILLIS = 2_000;

interface Team {
  deal: string;
  day: string;
  host: string;
  yours: boolean;
  open: boolean;
  /** Where they play, for those who belong to it. */
  table?: string;
}

adopt(style);

/** A team for the deal of the day that waits for its last player. */
@customElement('daily-team')
export class DailyTeam extends Piece {
  @property()
  code = '';
  @state()
  private cards: GameCard[] = [];
  @state()
  private team: Team | undefined;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.cards = all.games));
    void this.look().catch((refused: Error) => toast(refused.message));
    this.timer = window.setInterval(() => void this.look().catch(() => undefined), EVERY_MILLIS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    this.team = await get<Team>(`/api/daily/teams/${this.code}`);
    if (this.team.table) go(`/t/${this.team.table}`, true);
  }

  override render() {
    document.title = say('daily.title');
    return html`<div class="daily stack"><h1>${say('daily.title')}</h1>${
      this.team ? this.body(this.team) : nothing
    }</div>`;
  }

  private body(team: Team): TemplateResult {
    const name = this.cards.find((each) => team.deal.startsWith(each.id))?.name ?? '';
    const link = `${location.origin}/daily/team/${this.code}`;
    if (!team.open) return html`<p>${say('daily.team.gone')}</p><p><a href="/daily">${say('daily.title')}</a></p>`;
    if (team.yours) {
      return html`<p>${say('daily.team.send', [name])}</p>
        <pre class="shared">${link}</pre>
        <div><button class="button main" @click=${() => void copy(link, say('daily.copied'))}>${
        say('daily.team.copy')
      }</button></div>
        <p role="status">${say('daily.team.wait')}</p>`;
    }
    return html`<p>${say('daily.team.invited', [team.host, name])}</p>
      <div><button class="button main" @click=${this.come}>${say('daily.team.come')}</button></div>`;
  }

  private readonly come = async (): Promise<void> => {
    try {
      await guest();
      go(`/t/${(await post<{ table: string }>(`/api/daily/teams/${this.code}`, {})).table}`);
    } catch (refused) {
      toast((refused as Error).message);
    }
  };
}

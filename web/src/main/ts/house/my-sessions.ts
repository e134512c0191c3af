import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, loadMe, remove } from '../core/api';
import { Piece } from '../core/element';
import { language } from '../core/settings';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { proven } from './account-ways';
import { DAY } from './said';

interface Session {
  session: string;
  device: string;
  samePlace: boolean;
  current: boolean;
  createdDay: number;
  seenDay: number;
}

/** Where I am signed in: with what, from where, and when last. Each of them can be ended. */
@customElement('my-sessions')
export class MySessions extends Piece {
  @state()
  private sessions: Session[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    this.sessions = (await get<{ sessions: Session[] }>('/api/sessions')).sessions;
  }

  override render() {
    return html`<section class="stack" aria-labelledby="sessions">
      <h2 id="sessions">${say('account.sessions')}</h2>
      <p>${say('account.sessions.help')}</p>
      <ul class="stack">${this.sessions.map((each) => this.row(each))}</ul>
    </section>`;
  }

  private row(each: Session): TemplateResult {
    const device = each.device || say('account.sessions.unknown');
    const place = each.samePlace ? 'account.sessions.same-place' : 'account.sessions.elsewhere';
    return html`<li class="row between">
      <span>
        <strong>${device}</strong>
        ${each.current ? html`<span class="here">${say('account.sessions.current')}</span>` : nothing}
        <br />
        <span class="small soft">${say(place, [days(each.createdDay)])} ·
          ${say('account.sessions.seen', [days(each.seenDay)])}</span>
      </span>
      <button class="button plain risk" aria-label=${say('account.sessions.end-of', [device])}
        @click=${() => void this.end(each)}>${say('account.sessions.end')}</button>
    </li>`;
  }

  private async end(each: Session): Promise<void> {
    try {
      if (!(await proven(() => remove(`/api/sessions/${each.session}`)))) return;
      if (each.current) await loadMe();
      else await this.load();
    } catch (refused) {
      toast((refused as Error).message);
    }
  }
}

/** Only days are known: today, yesterday, five days ago. */
export function days(day: number): string {
  const past = Math.min(0, day - Math.floor(Date.now() / DAY));
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(past, 'day');
}

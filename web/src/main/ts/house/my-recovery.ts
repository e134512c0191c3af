import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, post, put, type Refused } from '../core/api';
import { Piece } from '../core/element';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { complain, field } from './account-fields';
import { proven } from './account-ways';
import { days } from './my-sessions';

interface Way {
  available: boolean;
  mail: string;
  confirmed: boolean;
  usedDay: number;
}

/** The mail address by which I come back if I forget my password; only where the server sends mails. */
@customElement('my-recovery')
export class MyRecovery extends Piece {
  @state()
  private way?: Way;

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Way>('/api/me/recovery').then((way) => (this.way = way));
  }

  override render() {
    const way = this.way;
    if (!way || (!way.available && !way.mail)) return nothing;
    return html`<section class="stack" aria-labelledby="recovery">
      <h2 id="recovery">${say('signing.recovery')}</h2>
      <p>${say('signing.recovery.help')}</p>
      ${this.address(way)} ${way.mail && !way.confirmed ? this.code(way) : nothing}
      ${way.usedDay ? html`<p class="small soft">${say('signing.recovery.used', [days(way.usedDay)])}</p>` : nothing}
    </section>`;
  }

  private address(way: Way): TemplateResult {
    const submit = (event: Event) =>
      this.attempt(event, async (typed) => {
        const mail = String(typed.get('mail') ?? '').trim();
        const done = await proven(async () => (this.way = await put<Way>('/api/me/recovery', { mail })));
        if (done) toast(say(mail ? 'signing.recovery.asked' : 'account.saved'));
      });
    return html`<form class="line" @submit=${submit}>
      <label class="field">
        <span class="label">${say('signing.recovery.mail')}</span>
        <input class="input" name="mail" type="email" maxlength="245" autocomplete="email" .value=${way.mail} />
      </label>
      <button class="button">${say('account.save')}</button>
    </form>
    ${way.confirmed ? html`<p class="help">${say('signing.recovery.confirmed')}</p>` : nothing}`;
  }

  private code(way: Way): TemplateResult {
    const submit = (event: Event) =>
      this.attempt(event, async (typed) => {
        this.way = await post<Way>('/api/me/recovery', { code: String(typed.get('code') ?? '') });
        toast(say('signing.recovery.confirmed'));
      });
    return html`<form class="stack" @submit=${submit}>
      <p class="help">${say('signing.recovery.type', [way.mail])}</p>
      ${field('code', 'signing.recovery.code', 'text', 'off')}
      <div><button class="button main">${say('signing.recovery.confirm')}</button></div>
    </form>`;
  }

  private async attempt(event: Event, act: (typed: FormData) => Promise<void>): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    complain(form);
    try {
      await act(new FormData(form));
    } catch (refused) {
      if (!complain(form, refused as Refused)) toast((refused as Error).message);
    }
  }
}

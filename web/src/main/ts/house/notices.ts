import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, put } from '../core/api';
import { Piece } from '../core/element';
import { toggle } from '../core/fields';
import { toast } from '../core/toast';
import { say } from '../core/words';

interface Notify {
  mail: string;
  mailAvailable: boolean;
  feed: string | null;
}

/** How I am told that it is my turn while I am away: by mail, or by a feed that only I know. */
@customElement('my-notices')
export class MyNotices extends Piece {
  @state()
  private now: Notify | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Notify>('/api/me/notify').then((now) => (this.now = now));
  }

  override render() {
    const now = this.now;
    if (!now) return nothing;
    return html`<section class="stack" aria-labelledby="notices">
      <h2 id="notices">${say('account.notify')}</h2>
      ${now.mailAvailable ? this.mail(now) : html`<p class="soft">${say('account.notify.no-mail')}</p>`}
      <div class="field">
        ${toggle(say('account.notify.feed'), now.feed !== null, (on) => void this.save(now.mail, on))}
        <p class="help">${say('account.notify.feed.help')}</p>
        ${
      now.feed ? html`<a class="code small" href=${now.feed}>${new URL(now.feed, location.origin).href}</a>` : nothing
    }
      </div>
    </section>`;
  }

  private mail(now: Notify): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      const mail = String(new FormData(event.target as HTMLFormElement).get('mail') ?? '').trim();
      void this.save(mail, now.feed !== null);
    };
    return html`<form class="line" @submit=${submit}>
      <label class="field">
        <span class="label">${say('account.notify.mail')}</span>
        <input class="input" name="mail" type="email" autocomplete="email" .value=${now.mail} />
        <span class="help">${say('account.notify.mail.help')}</span>
      </label>
      <button class="button">${say('account.save')}</button>
    </form>`;
  }

  private async save(mail: string, feed: boolean): Promise<void> {
    try {
      this.now = await put<Notify>('/api/me/notify', { mail, feed });
      toast(say('account.saved'));
    } catch (refused) {
      toast((refused as Error).message);
      this.requestUpdate();
    }
  }
}

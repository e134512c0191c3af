import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, loadMe, post, remove } from '../core/api';
import { dialog, sure } from '../core/dialog';
import { Piece } from '../core/element';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { proven } from './account-ways';
import { days } from './my-sessions';
import { addKey, passkeysWork } from './passkeys';

interface Passkey {
  passkey: string;
  name: string;
  synced: boolean;
  usedDay: number;
}

/** The passkeys of my account: each can be called otherwise and removed, and others come. */
@customElement('my-passkeys')
export class MyPasskeys extends Piece {
  @state()
  private keys: Passkey[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    this.keys = (await get<{ passkeys: Passkey[] }>('/api/passkeys')).passkeys;
  }

  override render() {
    return html`<section class="stack" aria-labelledby="passkeys">
      <h2 id="passkeys">${say('signing.passkeys')}</h2>
      <p>${say('signing.passkeys.help')}</p>
      ${this.keys.length ? html`<ul class="stack">${this.keys.map((each) => this.row(each))}</ul>` : nothing}
      ${passkeysWork() ? this.form() : html`<p class="help">${say('signing.passkeys.not-here')}</p>`}
    </section>`;
  }

  private row(each: Passkey): TemplateResult {
    const where = say(each.synced ? 'signing.passkeys.synced' : 'signing.passkeys.one-device');
    return html`<li class="row between">
      <span>
        <strong>${each.name || say('signing.passkeys.nameless')}</strong><br />
        <span class="small soft">${where} · ${say('account.sessions.seen', [days(each.usedDay)])}</span>
      </span>
      <span class="row">
        <button class="button plain" aria-label=${say('signing.passkeys.rename-of', [each.name])}
          @click=${() => void this.rename(each)}>${say('signing.passkeys.rename')}</button>
        <button class="button plain risk" aria-label=${say('signing.passkeys.remove-of', [each.name])}
          @click=${() => void this.drop(each)}>${say('signing.passkeys.remove')}</button>
      </span>
    </li>`;
  }

  private form(): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const called = String(new FormData(form).get('called') ?? '').trim();
      void this.attempt(async () => {
        let added = false;
        if (!(await proven(async () => (added = await addKey(called)))) || !added) return;
        form.reset();
        toast(say('signing.passkeys.added'));
      });
    };
    return html`<form class="line" @submit=${submit}>
      ${nameField('')}
      <button class="button">${say('signing.passkeys.add')}</button>
    </form>`;
  }

  private async rename(each: Passkey): Promise<void> {
    const called = await dialog(say('signing.passkeys.rename-of', [each.name]), (close) => {
      const submit = (event: Event) => {
        event.preventDefault();
        close(String(new FormData(event.target as HTMLFormElement).get('called') ?? '').trim());
      };
      return html`<form class="stack" @submit=${submit}>
        ${nameField(each.name)}
        <div class="acts"><button class="button main">${say('account.save')}</button></div>
      </form>`;
    });
    if (called) await this.attempt(() => post(`/api/passkeys/${each.passkey}`, { called }));
  }

  private async drop(each: Passkey): Promise<void> {
    if (!(await sure(say('signing.passkeys.sure', [each.name]), say('signing.passkeys.remove')))) return;
    await this.attempt(() => proven(() => remove(`/api/passkeys/${each.passkey}`)));
  }

  private async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
      await Promise.all([this.load(), loadMe()]);
    } catch (refused) {
      toast((refused as Error).message);
    }
  }
}

function nameField(name: string): TemplateResult {
  return html`<label class="field">
    <span class="label">${say('signing.passkeys.name')}</span>
    <input class="input" name="called" maxlength="24" autocomplete="off" .value=${name} />
  </label>`;
}

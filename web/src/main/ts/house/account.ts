import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, loadMe, me, post, type Refused, remove, rename } from '../core/api';
import { copy } from '../core/copy';
import { sure } from '../core/dialog';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { complain, field } from './account-fields';
import { change, enter, enterByKey, type Entered, proven, saveData, type Way } from './account-ways';
import './bot-tokens';
import './my-passkeys';
import './my-recovery';
import './my-sessions';
import './my-study';
import './notices';
import { offersKeys, passkeysWork, signInByKey } from './passkeys';
import { noMoreHere } from './push';

/** Who I am here: my name, an account if I want one, how I am told, and what is known about me. */
@customElement('account-page')
export class AccountPage extends Piece {
  /** The recovery code, from the moment it is made until it is noted. */
  @state()
  private code = '';
  /** Programs whose tokens have ended with the old code, and passkeys and a mail address that have. */
  private ended: { programs: string[]; passkeys: string[]; mail: string } = { programs: [], passkeys: [], mail: '' };
  /** Ends the offer of passkeys beside the names that the browser knows. */
  private offer?: AbortController;
  @state()
  private busy = false;
  /** Whether the server sends mails. */
  @state()
  private mails = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void get<{ mails: boolean }>('/api/house').then((house) => (this.mails = house.mails));
  }

  override render() {
    document.title = say('account.title');
    const person = me();
    return html`<div class="account">
      <h1>${say('account.title')}</h1>
      ${this.code ? this.codeOnce() : nothing} ${this.nameForm()}
      ${
      person
        ? html`<p class="acts"><a class="button" href="/people">${say('people.title')}</a>
          <a class="button" href="/alerts">${say('account.alerts')}</a></p>`
        : nothing
    }
      ${person?.account ? this.signedIn(person.account) : this.signedOut()}
      ${
      person
        ? html`${
          person.account
            ? html`<my-passkeys></my-passkeys><my-recovery></my-recovery>
            <my-sessions></my-sessions>`
            : nothing
        } <my-notices></my-notices>
            ${person.account ? html`<bot-tokens></bot-tokens>` : nothing} ${this.data()}`
        : nothing
    }
    </div>`;
  }

  /** Does something with the server; a refusal is said in the server's words. */
  private async attempt(what: () => Promise<void>, form?: HTMLFormElement): Promise<void> {
    this.busy = true;
    if (form) complain(form);
    try {
      await what();
    } catch (refused) {
      if (!form || !complain(form, refused as Refused)) toast((refused as Error).message);
    }
    this.busy = false;
  }

  private nameForm(): TemplateResult {
    const save = (submit: Event) => {
      submit.preventDefault();
      const form = submit.target as HTMLFormElement;
      const name = String(new FormData(form).get('name') ?? '').trim();
      void this.attempt(async () => {
        const person = await rename(name);
        // What is too long is cut, and is no other name.
        const mine = name.replace(/\s+/g, ' ').startsWith(person.name);
        toast(mine ? say('account.saved') : say('signing.name.other', [person.name]));
      }, form);
    };
    return html`<form class="line" @submit=${save}>
      <label class="field">
        <span class="label">${say('account.name')}</span>
        <input class="input" name="name" required maxlength="40" autocomplete="nickname" .value=${me()?.name ?? ''} />
      </label>
      <button class="button" ?disabled=${this.busy}>${say('account.save')}</button>
    </form>`;
  }

  private signedIn(name: string): TemplateResult {
    return html`<section class="stack">
      <p>${say('account.signed-in', [name])}</p>
      ${me()?.admin ? html`<p><a class="button" href="/admin">${say('account.admin')}</a></p>` : nothing}
      <div class="acts">
        <button class="button" @click=${() => this.signOut('/api/session')}>${say('account.sign-out')}</button>
        <button class="button plain"
          @click=${() => this.signOut('/api/sessions')}>${say('account.sign-out.everywhere')}</button>
      </div>
      ${this.anotherPassword(name)}
    </section>`;
  }

  /** Another password, or the first one of an account that was made with a passkey. */
  private anotherPassword(name: string): TemplateResult {
    const first = !(me()?.ways ?? ['password']).includes('password');
    const title = say(first ? 'signing.password.first' : 'account.change');
    const submit = (event: Event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      void this.attempt(async () => {
        if (!(await proven(() => change(new FormData(form))))) return;
        form.reset();
        toast(say('account.changed'));
      }, form);
    };
    return html`<details>
      <summary>${title}</summary>
      <form class="stack" @submit=${submit}>
        <input type="hidden" name="name" autocomplete="username" .value=${name} />
        ${first ? nothing : field('current', 'account.password.current', 'password', 'current-password')}
        ${field('password', 'account.password.new', 'password', 'new-password')}
        <p class="help">${say('account.password.help')} ${say('account.change.help')}</p>
        <div><button class="button main" ?disabled=${this.busy}>${title}</button></div>
      </form>
    </details>`;
  }

  private signOut(path: string): void {
    void this.attempt(async () => {
      if (!(await (await import('../near/whose')).mayLeave())) return;
      await noMoreHere();
      await remove(path);
      await loadMe();
    });
  }

  private signedOut(): TemplateResult {
    return html`<section class="stack">
      <p>${say('account.guest')}</p>
      ${this.way('make')} ${this.way('sign-in')} ${this.way('recover')}
    </section>`;
  }

  private way(way: Way): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      void this.attempt(async () => {
        this.entered(await enter(way, new FormData(form)));
        form.reset();
      }, form);
    };
    const toggled = (event: Event) => {
      if (way === 'sign-in' && (event.target as HTMLDetailsElement).open) void this.offerKeys();
    };
    return html`<details name="ways" @toggle=${toggled}>
      <summary>${say(`account.${way}`)}</summary>
      <form class="stack" @submit=${submit}>
        ${way === 'sign-in' ? nothing : html`<p class="help">${say(`account.${way}.help`)}</p>`}
        ${way === 'sign-in' ? this.byKey() : nothing}
        ${field('name', 'account.user', 'text', way === 'sign-in' && passkeysWork() ? 'username webauthn' : 'username')}
        ${way === 'make' ? this.withKey() : nothing}
        ${way === 'recover' && this.mails ? this.byMail() : nothing}
        ${way === 'recover' ? field('recovery', 'account.code', 'text', 'off') : nothing}
        ${
      field(
        'password',
        way === 'recover' ? 'account.password.new' : 'account.password',
        'password',
        way === 'sign-in' ? 'current-password' : 'new-password',
      )
    }
        ${way === 'sign-in' ? nothing : html`<p class="help">${say('account.password.help')}</p>`}
        <div><button class="button main" ?disabled=${this.busy}>${
      say(way === 'recover' ? 'account.recover.go' : `account.${way}`)
    }</button></div>
      </form>
    </details>`;
  }

  private entered(entered: Entered): void {
    this.ended = { programs: entered.programs ?? [], passkeys: entered.passkeys ?? [], mail: entered.mail ?? '' };
    this.code = entered.recovery;
  }

  private byKey(): TemplateResult | typeof nothing {
    if (!passkeysWork()) return nothing;
    const go = () => {
      this.offer?.abort();
      void this.attempt(async () => void (await signInByKey()));
    };
    return html`<div><button class="button main" type="button" ?disabled=${this.busy}
      @click=${go}>${say('signing.by-passkey')}</button></div>
      <p class="help">${say('signing.or-password')}</p>`;
  }

  /** For the name in this form, and without its password. */
  private withKey(): TemplateResult | typeof nothing {
    if (!passkeysWork()) return nothing;
    const go = (event: Event) => {
      const form = (event.target as HTMLButtonElement).form!;
      const name = form.elements.namedItem('name') as HTMLInputElement;
      if (!name.reportValidity()) return;
      void this.attempt(async () => {
        const entered = await enterByKey(name.value.trim());
        if (entered) this.entered(entered);
      }, form);
    };
    return html`<div><button class="button main" type="button" ?disabled=${this.busy}
      @click=${go}>${say('signing.with-passkey')}</button></div>
      <p class="help">${say('signing.with-passkey.help')}</p>`;
  }

  /** The answer is the same for every name, and so is the toast. */
  private byMail(): TemplateResult {
    const go = (event: Event) => {
      const form = (event.target as HTMLButtonElement).form!;
      const name = form.elements.namedItem('name') as HTMLInputElement;
      if (!name.reportValidity()) return;
      void this.attempt(async () => {
        await post('/api/recover/mail', { name: name.value.trim() });
        toast(say('signing.mail.sent'));
      }, form);
    };
    return html`<p class="help">${say('signing.mail.offer')}</p>
      <div><button class="button" type="button" ?disabled=${this.busy}
        @click=${go}>${say('signing.mail.send')}</button></div>`;
  }

  /** Beside the names that the browser knows it offers passkeys, as long as the page is open. */
  private async offerKeys(): Promise<void> {
    this.offer?.abort();
    this.offer = new AbortController();
    try {
      if (await offersKeys()) await signInByKey(this.offer.signal);
    } catch (refused) {
      toast((refused as Error).message);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.offer?.abort();
  }

  private codeOnce(): TemplateResult {
    const { programs, passkeys, mail } = this.ended;
    return html`<section class="once" role="alert">
      <p>${say('account.code.once')}</p>
      <p class="code">${this.code}</p>
      ${programs.length ? html`<p>${say('account.code.programs', [programs.join(', ')])}</p>` : nothing}
      ${passkeys.length ? html`<p>${say('signing.code.passkeys', [passkeys.join(', ')])}</p>` : nothing}
      ${mail ? html`<p>${say('signing.code.mail', [mail])}</p>` : nothing}
      <div class="acts">
        <button class="button"
          @click=${() => void copy(this.code, say('account.code.copied'))}>${say('account.code.copy')}</button>
        <button class="button main" @click=${() => (this.code = '')}>${say('account.code.done')}</button>
      </div>
    </section>`;
  }

  private data(): TemplateResult {
    return html`<section class="stack" aria-labelledby="data">
      <h2 id="data">${say('account.data')}</h2>
      <p>${say('account.data.help')} <a href="/about#privacy">${say('about.privacy')}</a></p>
      <my-study></my-study>
      <div class="acts">
        <button class="button" @click=${() => void this.attempt(saveData)}>${say('account.data.download')}</button>
        <button class="button risk" @click=${() => void this.deleteMe()}>${say('account.delete')}</button>
      </div>
    </section>`;
  }

  private async deleteMe(): Promise<void> {
    if (!(await sure(say('account.delete.sure'), say('account.delete.yes')))) return;
    await this.attempt(async () => {
      if (!(await proven(() => remove('/api/me')))) return;
      await loadMe();
      toast(say('account.deleted'));
      go('/');
    });
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, me, post, put, type Refused, remove } from '../core/api';
import { Piece } from '../core/element';
import { toggle } from '../core/fields';
import { toast } from '../core/toast';
import { say } from '../core/words';
import './new-hook';
import { agree, type Channel, leave, needsHomeScreen, ownChannel, type PushState, pushState } from './push';

/** What I want to hear of, when not, and where. */
export interface Alerts {
  key: string;
  turns: boolean;
  invitations: boolean;
  friends: boolean;
  quiet: { from: string; until: string } | null;
  zone: string;
  channels: Channel[];
}

const NIGHT = { from: '22:00', until: '07:00' };
const MATTERS = ['turns', 'invitations', 'friends'] as const;

/** How I am told while I am away: of what, at which hours, and through which browsers and addresses. */
@customElement('alerts-page')
export class AlertsPage extends Piece {
  @state()
  private now: Alerts | undefined;
  @state()
  private here: PushState = 'off';
  @state()
  private own: Channel | undefined;
  @state()
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (me()) void get<Alerts>('/api/me/alerts').then((now) => this.show(now));
  }

  private async show(now: Alerts): Promise<void> {
    this.own = await ownChannel(now.channels);
    this.here = await pushState(now.channels);
    this.now = now;
  }

  override render() {
    document.title = say('alerts.title');
    const now = this.now;
    return html`<div class="account alerts">
      <h1>${say('alerts.title')}</h1>
      <p>${say('alerts.lead')}</p>
      ${me() ? nothing : html`<p class="soft">${say('alerts.nobody')}</p>`}
      ${now ? html`${this.thisBrowser(now)} ${this.matters(now)} ${this.quiet(now)} ${this.places(now)}` : nothing}
    </div>`;
  }

  /** Does something with the server and shows what it answers; a refusal is said in the server's words. */
  private async attempt(what: () => Promise<Alerts | undefined>, done = ''): Promise<void> {
    this.busy = true;
    try {
      const now = await what();
      await this.show(now ?? (await get<Alerts>('/api/me/alerts')));
      if (done) toast(say(done));
    } catch (refused) {
      toast((refused as Refused).message);
      this.requestUpdate();
    }
    this.busy = false;
  }

  private thisBrowser(now: Alerts): TemplateResult {
    return html`<section class="stack" aria-labelledby="here">
      <h2 id="here">${say('alerts.here')}</h2>
      ${this.here === 'impossible' ? html`<p class="help">${say(this.reason())}</p>` : this.offer(now)}
      ${this.here === 'blocked' ? html`<p class="help" role="status">${say('alerts.here.blocked')}</p>` : nothing}
    </section>`;
  }

  private reason(): string {
    return needsHomeScreen() ? 'alerts.here.home-screen' : 'alerts.here.impossible';
  }

  private offer(now: Alerts): TemplateResult {
    const start = () =>
      void this.attempt(async () => {
        this.here = await agree(now.key).catch((fault: Error) => {
          // Browsers have reasons of their own, in words for programmers.
          throw fault.name === 'Error' ? fault : new Error(say('alerts.here.failed'));
        });
        return undefined;
      }, '');
    const stop = () => void this.attempt(async () => void (await leave(now.channels)));
    return this.here === 'on'
      ? html`<p class="here">${say('alerts.here.on')}</p>
        <div><button class="button" ?disabled=${this.busy} @click=${stop}>${say('alerts.here.stop')}</button></div>`
      : html`<p>${say('alerts.here.help')}</p>
        <div><button class="button main" ?disabled=${this.busy} @click=${start}>${
        say('alerts.here.start')
      }</button></div>`;
  }

  private matters(now: Alerts): TemplateResult {
    return html`<section class="stack" aria-labelledby="matters">
      <h2 id="matters">${say('alerts.matters')}</h2>
      ${MATTERS.map((each) => toggle(say(`alerts.${each}`), now[each], (on) => this.wish({ ...now, [each]: on })))}
      <p class="help">${say('alerts.matters.help')}</p>
    </section>`;
  }

  private wish(now: Alerts): void {
    const { turns, invitations, friends, quiet } = now;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    const wish = { turns, invitations, friends, zone, ...(quiet ? { quiet } : {}) };
    void this.attempt(() => put<Alerts>('/api/me/alerts', wish), 'account.saved');
  }

  private quiet(now: Alerts): TemplateResult {
    const hours = (part: 'from' | 'until') => {
      const set = (event: Event) => {
        const time = (event.target as HTMLInputElement).value;
        if (now.quiet && time) this.wish({ ...now, quiet: { ...now.quiet, [part]: time } });
      };
      return html`<label class="field"><span class="label">${say(`alerts.quiet.${part}`)}</span>
        <input class="input" type="time" required .value=${now.quiet?.[part] ?? ''} @change=${set} /></label>`;
    };
    return html`<section class="stack" aria-labelledby="quiet">
      <h2 id="quiet">${say('alerts.quiet')}</h2>
      ${toggle(say('alerts.quiet.on'), now.quiet !== null, (on) => this.wish({ ...now, quiet: on ? NIGHT : null }))}
      ${now.quiet ? html`<div class="line">${hours('from')} ${hours('until')}</div>` : nothing}
      <p class="help">${say('alerts.quiet.help')} ${now.quiet ? say('alerts.quiet.zone', [now.zone]) : ''}</p>
    </section>`;
  }

  private places(now: Alerts): TemplateResult {
    return html`<section class="stack" aria-labelledby="places">
      <h2 id="places">${say('alerts.places')}</h2>
      ${
      now.channels.length
        ? html`<ul class="stack">${now.channels.map((each) => this.place(each))}</ul>`
        : html`<p class="soft">${say('alerts.places.none')}</p>`
    }
      <p class="help">${say('alerts.mail')} <a href="/account#notices">${say('account.notify')}</a></p>
      <new-hook @added=${(event: CustomEvent<Alerts>) => void this.show(event.detail)}></new-hook>
    </section>`;
  }

  private place(each: Channel): TemplateResult {
    const name = each.name || say('account.sessions.unknown');
    const path = `/api/me/alerts/channels/${each.channel}`;
    const how = each.failing ? 'alerts.place.failing' : each.on ? 'alerts.place.on' : 'alerts.place.off';
    const act = (word: string, what: () => Promise<Alerts | undefined>, done = '') =>
      html`<button class="button plain" ?disabled=${this.busy} aria-label=${`${say(word)}: ${name}`}
        @click=${() => void this.attempt(what, done)}>${say(word)}</button>`;
    return html`<li class="row between">
      <span>
        <strong>${name}</strong> ${
      each.channel === this.own?.channel ? html`<span class="here">${say('alerts.place.this')}</span>` : nothing
    }<br />
        <span class="small soft">${say(`alerts.kind.${each.kind}`)} · ${say(how)}</span>
      </span>
      <span class="acts">
        ${each.on ? act('alerts.try', () => post<Alerts>(`${path}/test`, {}), 'alerts.tried') : nothing}
        ${
      each.on
        ? act('alerts.turn-off', () => post<Alerts>(path, { on: false }))
        : act('alerts.turn-on', () => post<Alerts>(path, { on: true }))
    }
        ${act('alerts.remove', () => remove<Alerts>(path))}
      </span>
    </li>`;
  }
}

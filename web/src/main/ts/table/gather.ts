import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { badge } from '../board/shapes';
import { games, me, type Option, post } from '../core/api';
import { copy } from '../core/copy';
import { Piece } from '../core/element';
import { icon } from '../core/icons';
import { noted } from '../core/notes';
import { changeList } from '../house/variants';
import { toast } from '../core/toast';
import { addWords } from '../core/words';
import { level } from '../house/habits';
import { guest } from '../house/start';
import type { Seat } from './board';
import './chat';
import { type Guest, sendAway, watchers } from './guests';
import { opening, unfair, voided } from './notices';
import { linkPicture } from './link-picture';
import { MATCH, Matching } from './matching';
import type { About } from './protocol';
import { isSecond, type Scene } from './scene';
import { character, named, who } from './seats';
import { termList } from './terms';

/** Before the match: people come in, take seats, bots fill the rest. */
@customElement('table-gather')
export class TableGather extends Piece {
  @property({ attribute: false })
  scene!: Scene;
  @property({ attribute: false })
  about?: About;
  @state()
  private levels: string[] = [];
  @state()
  private options: Option[] = [];
  @state()
  private name = me()?.name ?? '';
  @state()
  private code = '';
  private codeFor = '';
  private matching?: Matching;
  private seen = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // The seats, the log and the chat would speak of nobody.
    if (me()?.name === '') void guest().then(({ name }) => (this.name ||= name));
    if (location.hash === MATCH) {
      this.matching = new Matching(() => this.scene, (seat) => this.sit(seat), () => this.requestUpdate());
    }
    void games().then((all) => {
      this.levels = all.levels;
      this.options = all.games.find((each) => each.id === this.scene.seating.terms.game)?.options ?? [];
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.matching?.close();
  }

  override updated(): void {
    this.matching?.arrive();
  }

  /** Shares in the seed are promised or shown: the match begins in a moment. */
  private get starting(): boolean {
    return (this.scene.seating.shares?.stage ?? 'open') !== 'open';
  }

  private get host(): boolean {
    return this.scene.seating.host === me()?.id;
  }

  override render() {
    const { words, seating } = this.scene;
    // A table that was made to be played at once shows no seats in between.
    this.seen ||= !this.starting;
    if (!this.seen) return opening('');
    return html`<div class="gather">
      <div class="stack">
        <h1>${this.about?.title || words.say('name')}</h1>
        ${unfair(this.scene)} ${voided(this.scene)}
        <p class="soft">${words.say(this.welcome())}</p>
        ${this.matching?.offer((seat) => void this.ask('seat-bot', { seat, level: level() })) ?? nothing}
      </div>
      <div class="halves">
        <div class="stack">
          ${this.nameField()}
          <ul class="chair-list" aria-label=${words.say('table.seats')}>
            ${this.scene.seats.map((seat) => this.chair(seat))}
          </ul>
          ${this.onlookers()} ${this.startButton()}
        </div>
        <div class="stack guests">
          ${this.about?.invite ? this.invite(this.about.invite) : nothing}
          <div class="invite"><table-chat .scene=${this.scene} .me=${me()?.id ?? ''}></table-chat></div>
        </div>
        <div class="stack">
          <h2>${words.say('table.terms')}</h2>
          ${seating.notes?.length ? html`<p class="notice">${noted(seating.notes)}</p>` : nothing}
          ${changeList(this.about?.changes)} ${termList(seating.terms, words, this.options)}
          ${this.host ? html`<div>${this.button('table.change', () => void this.changeTerms())}</div>` : nothing}
        </div>
      </div>
    </div>`;
  }

  /** Whether the host has to start, or the match begins by itself. */
  private welcome(): string {
    if (this.scene.seating.terms.startWhenFull) return this.host ? 'table.gather-host-full' : 'table.gather-guest-full';
    return this.host ? 'table.gather-host' : 'table.gather-guest';
  }

  private nameField(): TemplateResult {
    const { words } = this.scene;
    return html`<div class="field">
      <label for="name-here">${words.say('table.name-here')}</label>
      <input
        id="name-here"
        class="input"
        maxlength="24"
        autocomplete="nickname"
        .value=${this.name}
        @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
      />
    </div>`;
  }

  // ---- Seats -------------------------------------------------------------------------------------------------------

  private chair(seat: Seat): TemplateResult {
    const { words, seating } = this.scene;
    const { chair, present } = seating.chairs[seat.seat];
    const note = seat.you
      ? (isSecond(this.scene, seat.seat) ? 'table.at-screen' : 'table.you')
      : chair.kind === 'person' && !present
      ? 'table.away'
      : '';
    return html`<li class="seat">
      ${badge(seat, 26)}
      ${
      this.host && chair.kind !== 'person' ? this.botField(seat, chair.level) : html`<span>${who(this.scene, seat)}<span
          class="what">${note ? words.say(note) : character(this.scene, seat.seat)}</span></span>`
    }
      <span class="row">${this.acts(seat, chair.kind)}</span>
    </li>`;
  }

  private acts(seat: Seat, kind: string) {
    if (seat.you) return this.button('table.stand', () => void this.ask('stand', { seat: seat.seat }));
    const another = this.scene.seating.yours.length > 0;
    if (kind === 'open') {
      return this.button(
        another ? 'table.sit-also' : 'table.sit',
        () => void this.sit(seat.seat),
        another ? '' : 'main',
      );
    }
    if (kind === 'bot' || !this.host) return nothing;
    return this.goodbye({ person: this.scene.seating.chairs[seat.seat].chair.person, name: seat.name });
  }

  private goodbye(guest: Guest): TemplateResult {
    return this.button(
      'table.remove',
      () => void sendAway(this.scene, guest, (what, fields) => void this.ask(what, fields)),
      'plain',
    );
  }

  /** Those who have come and have not sat down. */
  private onlookers() {
    const { words } = this.scene;
    const here = watchers(this.scene);
    if (here.length === 0) return nothing;
    return html`<ul class="chair-list" aria-label=${words.say('table.onlookers')}>
      ${
      here.map(
        (each) =>
          html`<li class="seat">
          ${icon('eye')}<span><span class="who">${each.name}</span><span
            class="what">${words.say('table.onlooker')}</span></span>
          <span class="row">${this.host ? this.goodbye(each) : nothing}</span>
        </li>`,
      )
    }
    </ul>`;
  }

  /** The host lets a bot play, or keeps the seat open. */
  private botField(seat: Seat, level: string): TemplateResult {
    const { words } = this.scene;
    return html`<select
      class="input"
      aria-label=${words.say('table.who-here', [seat.seat + 1])}
      @change=${(event: Event) => this.put(seat.seat, event)}
    >
      <option value="" ?selected=${level === ''}>${words.say('table.open-seat')}</option>
      ${
      this.levels.map((each) =>
        html`<option value=${each} ?selected=${each === level}>${named(this.scene, each)}</option>`
      )
    }
    </select>`;
  }

  private put(seat: number, event: Event): void {
    const level = (event.target as HTMLSelectElement).value;
    if (level) void this.ask('seat-bot', { seat, level });
    else void this.ask('clear', { seat });
  }

  private sit(seat: number): Promise<void> {
    const first = this.scene.seating.yours.length === 0;
    const name = first ? this.name.trim() : this.another();
    const { session, seating } = this.scene;
    // Hosts know the terms that they have just made.
    const terms = this.host ? { termsNumber: seating.termsNumber } : session.terms.field;
    return this.ask('sit', { seat, ...(name ? { name } : {}), ...session.shares.pledge(seating), ...terms });
  }

  /** A second person at this screen gets the name in the field, or a number. */
  private another(): string {
    const taken = this.scene.seats.filter((each) => each.you).map((each) => each.name);
    const name = this.name.trim();
    return taken.includes(name) || !name ? this.scene.words.say('table.friend', [taken.length + 1]) : name;
  }

  private startButton() {
    const { words, seating } = this.scene;
    const open = seating.chairs.filter((each) => each.chair.kind === 'open').length;
    if (!this.host) {
      return html`<p
      class="soft">${words.say(open ? 'table.waits-for-people' : 'table.waits-for-host', [open])}</p>`;
    }
    return html`<div class="row">
      <button class="button main" ?disabled=${open > 0 || this.starting} @click=${() => void this.ask('start')}>
        ${icon('play')}${words.say('table.start')}
      </button>
      <span class="soft">${open ? words.say('table.waits-for-people', [open]) : nothing}</span>
    </div>`;
  }

  private async changeTerms(): Promise<void> {
    const [{ otherTerms }] = await Promise.all([import('./terms-form'), addWords('pages')]);
    const terms = await otherTerms(this.scene);
    if (terms) await this.ask('change', { terms });
  }

  // ---- Inviting ----------------------------------------------------------------------------------------------------

  private invite(path: string): TemplateResult {
    const { words } = this.scene;
    const address = new URL(path, location.origin).href;
    void this.learnCode(path);
    return html`<section class="invite">
      <h2>${words.say('table.invite')}</h2>
      <p class="soft small">${words.say('table.invite-help')}</p>
      <input class="input" readonly aria-label=${words.say('table.invite-link')} .value=${address}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      ${this.code ? html`<p>${words.say('table.code')} <strong class="table-code">${this.code}</strong></p>` : nothing}
      <div class="row">
        <button class="button main"
          @click=${() => void copy(address, words.say('table.copied'))}>${icon('link')}${
      words.say('table.copy')
    }</button>
        ${
      'share' in navigator
        ? html`<button class="button"
            @click=${() => void navigator.share({ url: address }).catch(() => undefined)}>${
          words.say('table.share')
        }</button>`
        : nothing
    }
        ${this.host ? this.button('table.invite-anew', () => void this.ask('renew-invite'), 'plain') : nothing}
      </div>
      ${linkPicture(this.scene.session.table, path, words.say('table.qr'))}
    </section>`;
  }

  /** Six letters that can be said aloud; another link has others. */
  private async learnCode(path: string): Promise<void> {
    if (this.codeFor === path) return;
    this.codeFor = path;
    const answer = await post<{ code: string }>(`/api/tables/${this.scene.session.table}/code`, {}).catch(() =>
      undefined
    );
    this.code = answer?.code ?? '';
  }

  private button(key: string, act: () => void, kind = ''): TemplateResult {
    return html`<button class=${`button ${kind}`} @click=${act}>${this.scene.words.say(key)}</button>`;
  }

  private async ask(what: string, fields: Record<string, unknown> = {}): Promise<void> {
    const answer = await this.scene.session.ask(what, fields);
    if (answer.refused) toast(answer.refused.message);
  }
}

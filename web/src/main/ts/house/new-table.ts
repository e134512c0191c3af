import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { games, me, type GameCard } from '../core/api';
import { Piece } from '../core/element';
import { segments, toggle } from '../core/fields';
import { toast } from '../core/toast';
import { gameWords, say, type Words } from '../core/words';
import { complete, draftOf, tableOf, withCompany, withSeats, type Chair, type Company, type Draft } from './draft';
import { level } from './habits';
import { optionField } from './option-fields';
import { paceFields } from './pace-fields';
import { picture } from './pictures';
import { open } from './start';

/** Options that most people leave alone wait behind a word. */
const FINER = new Set(['order', 'name']);
const SHOWN_AT_ONCE = 5;

/** Everything a table can be told before it opens, on one page. */
@customElement('new-page')
export class NewPage extends Piece {
  @property() game = '';
  @state() private card: GameCard | undefined;
  @state() private levels: string[] = [];
  @state() private words: Words | undefined;
  @state() private draft: Draft | undefined;
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    const all = await games();
    this.card = all.games.find(each => each.id === this.game);
    if (!this.card) return;
    this.levels = all.levels;
    this.words = await gameWords(this.game);
    this.draft = draftOf(this.card, level());
    document.title = say('new.title', [this.card.name]);
  }

  private change(what: Partial<Draft>): void {
    this.draft = { ...this.draft!, ...what };
  }

  override render() {
    const { card, draft, words } = this;
    if (!card || !draft || !words) return nothing;
    return html`<form class="new" @submit=${this.submit}>
      <div class="title">
        ${picture(card.id)}
        <div class="stack">
          <h1>${say('new.title', [card.name])}</h1>
          <p>${say('new.lead')}</p>
        </div>
      </div>
      <div class="column">${this.who(card, draft)} ${this.optionSection(card, draft, words)}</div>
      <div class="column">${this.paceSection(draft)} ${this.houseSection(draft)}</div>
      <div class="bar">
        <button class="button main" ?disabled=${this.busy}>${say(complete(draft) ? 'new.start' : 'new.make')}</button>
      </div>
    </form>`;
  }

  private who(card: GameCard, draft: Draft): TemplateResult {
    const companies = (['bots', 'friends', 'screen'] as const).map(each => ({ value: each, label: say(`new.who.${each}`) }));
    const counts = card.seats.map(each => ({ value: String(each), label: String(each) }));
    return html`<section aria-labelledby="who">
      <h2 id="who">${say('new.who')}</h2>
      ${segments('company', say('new.who'), companies, draft.company, each => {
        this.draft = withCompany(draft, each as Company, level());
      })}
      <div class="field">
        <span class="label">${say('new.seats')}</span>
        ${segments('seats', say('new.seats'), counts, String(draft.chairs.length), each => {
          this.draft = withSeats(draft, Number(each), level());
        })}
      </div>
      <ol class="chairs">
        ${draft.chairs.map((each, seat) => this.chair(each, seat))}
      </ol>
    </section>`;
  }

  private chair(chair: Chair, seat: number): TemplateResult {
    const value = chair.kind === 'bot' ? `bot ${chair.level}` : chair.kind;
    const option = (each: string, label: string) => html`<option value=${each} .selected=${each === value}>${label}</option>`;
    return html`<li>
      <label class="field">
        <span class="small">${say('new.seat', [seat + 1])}</span>
        ${seat === 0
          ? html`<span class="input still">${me()?.name ?? say('new.seat.me')}</span>`
          : html`<select class="input" @change=${(event: Event) => this.sit(seat, (event.target as HTMLSelectElement).value)}>
              ${option('open', say('new.seat.open'))} ${option('here', say('new.seat.here'))}
              ${this.levels.map(each => option(`bot ${each}`, say(`level.${each}`)))}
            </select>`}
      </label>
      ${chair.kind === 'here'
        ? html`<input
            class="input"
            maxlength="40"
            aria-label=${say('new.seat.name', [seat + 1])}
            placeholder=${say('new.seat.friend', [seat + 1])}
            .value=${chair.name}
            @change=${(event: Event) => this.seat(seat, { name: (event.target as HTMLInputElement).value })}
          />`
        : nothing}
    </li>`;
  }

  private sit(seat: number, value: string): void {
    const [kind, strength] = value.split(' ');
    this.seat(seat, { kind: kind as Chair['kind'], ...(strength ? { level: strength } : {}) });
  }

  private seat(seat: number, what: Partial<Chair>): void {
    this.change({ chairs: this.draft!.chairs.map((each, at) => (at === seat ? { ...each, ...what } : each)) });
  }

  private paceSection(draft: Draft): TemplateResult {
    return html`<section aria-labelledby="pace">
      <h2 id="pace">${say('new.pace')}</h2>
      ${paceFields(draft, what => this.change(what))}
    </section>`;
  }

  private optionSection(card: GameCard, draft: Draft, words: Words): TemplateResult {
    const field = (each: GameCard['options'][number]) =>
      optionField(each, draft.options[each.id], words, value => this.change({ options: { ...draft.options, [each.id]: value } }));
    const plain = card.options.filter(each => !FINER.has(each.kind));
    const first = plain.slice(0, SHOWN_AT_ONCE);
    const finer = card.options.filter(each => !first.includes(each));
    return html`<section aria-labelledby="options">
      <h2 id="options">${say('new.options')}</h2>
      ${first.map(field)}
      ${finer.length
        ? html`<details>
            <summary>${say('new.options.more')}</summary>
            <div class="stack">${finer.map(field)}</div>
          </details>`
        : nothing}
    </section>`;
  }

  private houseSection(draft: Draft): TemplateResult {
    const alone = complete(draft);
    const flag = (key: 'listed' | 'spectators' | 'hints' | 'startWhenFull' | 'lossOnTime', word: string) =>
      html`<div class="field">
        ${toggle(say(`new.${word}`), draft[key], on => this.change({ [key]: on }))}
        <p class="help">${say(`new.${word}.help`)}</p>
      </div>`;
    return html`<section aria-labelledby="house">
      <h2 id="house">${say('new.house')}</h2>
      <label class="field">
        <span class="label">${say('new.title.label')}</span>
        <input
          class="input"
          maxlength="60"
          placeholder=${say('new.title.hint')}
          .value=${draft.title}
          @change=${(event: Event) => this.change({ title: (event.target as HTMLInputElement).value })}
        />
      </label>
      ${alone ? nothing : flag('listed', 'listed')} ${flag('spectators', 'spectators')} ${flag('hints', 'hints')}
      ${alone ? nothing : flag('startWhenFull', 'start-when-full')}
      ${draft.pace !== 'relaxed' ? flag('lossOnTime', 'loss-on-time') : nothing} ${alone ? nothing : this.takeOver(draft)}
    </section>`;
  }

  private takeOver(draft: Draft): TemplateResult {
    const minutes = [1, 5, 30, 0];
    return html`<label class="field">
      <span class="label">${say('new.take-over')}</span>
      <select
        class="input narrow"
        @change=${(event: Event) => this.change({ takeOverMinutes: Number((event.target as HTMLSelectElement).value) })}
      >
        ${minutes.map(
          each => html`<option value=${each} .selected=${each === draft.takeOverMinutes}>
            ${each ? say('new.take-over.minutes', [each]) : say('new.take-over.never')}
          </option>`,
        )}
      </select>
    </label>`;
  }

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    this.busy = true;
    try {
      await open(tableOf(this.draft!, this.card!, seat => say('new.seat.friend', [seat + 1])));
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }
}

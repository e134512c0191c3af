import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, me } from '../core/api';
import { Piece } from '../core/element';
import { segments } from '../core/fields';
import { place } from '../core/router';
import { toast } from '../core/toast';
import { gameWords, say, type Words } from '../core/words';
import { houseFields, optionSection, paceSection } from './agreement-fields';
import {
  type Companions,
  complete,
  type Draft,
  type DraftChair,
  draftOf,
  rateable,
  tableOf,
  withCompanions,
  withSeats,
} from './draft';
import { level } from './habits';
import { picture } from './pictures';
import { open } from './start';
import { asked, type Variant, variantSection, variantsOf } from './variants';

/** Everything a table can be told before it opens, on one page. */
@customElement('new-page')
export class NewPage extends Piece {
  @property()
  game = '';
  @state()
  private card: GameCard | undefined;
  @state()
  private levels: string[] = [];
  @state()
  private words: Words | undefined;
  @state()
  private draft: Draft | undefined;
  @state()
  private variants: Variant[] = [];
  @state()
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    const all = await games();
    this.card = all.games.find((each) => each.id === this.game);
    if (!this.card) return;
    this.levels = all.levels;
    this.words = await gameWords(this.game);
    const { query } = place();
    this.variants = await variantsOf(this.game, query.get('ruleset') ?? '');
    const draft = asked(draftOf(this.card, level()), this.card, this.variants, query, level());
    this.draft = query.get('with') === 'friends' ? withCompanions(draft, 'friends', level()) : draft;
    document.title = say('new.title', [this.card.name]);
  }

  private readonly change = (what: Partial<Draft>): void => {
    this.draft = { ...this.draft!, ...what };
  };

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
      <div class="column">${this.who(card, draft)} ${
      variantSection(
        this.variants,
        place().query.get('ruleset') ?? '',
        draft.ruleset,
        (ruleset) => this.change({ ruleset }),
      )
    } ${optionSection(draft, card, draft.chairs.length, words, this.change)}</div>
      <div class="column">${paceSection(draft, this.change)} ${this.houseSection(draft)}</div>
      <div class="bar">
        <button class="button main" ?disabled=${this.busy}>${say(complete(draft) ? 'new.start' : 'new.make')}</button>
      </div>
    </form>`;
  }

  private who(card: GameCard, draft: Draft): TemplateResult {
    const companions = (['bots', 'friends', 'screen'] as const).map((each) => ({
      value: each,
      label: say(`new.who.${each}`),
    }));
    const counts = card.seats.map((each) => ({ value: String(each), label: String(each) }));
    return html`<section aria-labelledby="who">
      <h2 id="who">${say('new.who')}</h2>
      ${
      segments('company', say('new.who'), companions, draft.companions, (each) => {
        this.draft = withCompanions(draft, each as Companions, level());
      })
    }
      <div class="field">
        <span class="label">${say('new.seats')}</span>
        ${
      segments('seats', say('new.seats'), counts, String(draft.chairs.length), (each) => {
        this.draft = withSeats(draft, Number(each), level());
      })
    }
      </div>
      <ol class="chairs">
        ${draft.chairs.map((each, seat) => this.chair(each, seat))}
      </ol>
    </section>`;
  }

  private chair(chair: DraftChair, seat: number): TemplateResult {
    const value = chair.kind === 'bot' ? `bot ${chair.level}` : chair.kind;
    const option = (each: string, label: string) =>
      html`<option value=${each}
      .selected=${each === value}>${label}</option>`;
    return html`<li>
      <label class="field">
        <span class="small">${say('new.seat', [seat + 1])}</span>
        ${
      seat === 0
        ? html`<span class="input still">${me()?.name ?? say('new.seat.me')}</span>`
        : html`<select class="input"
            @change=${(event: Event) => this.sit(seat, (event.target as HTMLSelectElement).value)}>
              ${option('open', say('new.seat.open'))} ${option('here', say('new.seat.here'))}
              ${this.levels.map((each) => option(`bot ${each}`, say(`level.${each}`)))}
            </select>`
    }
      </label>
      ${
      chair.kind === 'here'
        ? html`<input
            class="input"
            maxlength="40"
            aria-label=${say('new.seat.name', [seat + 1])}
            placeholder=${say('new.seat.friend', [seat + 1])}
            .value=${chair.name}
            @change=${(event: Event) => this.seat(seat, { name: (event.target as HTMLInputElement).value })}
          />`
        : nothing
    }
    </li>`;
  }

  private sit(seat: number, value: string): void {
    const [kind, strength] = value.split(' ');
    this.seat(seat, { kind: kind as DraftChair['kind'], ...(strength ? { level: strength } : {}) });
  }

  private seat(seat: number, what: Partial<DraftChair>): void {
    this.change({ chairs: this.draft!.chairs.map((each, at) => (at === seat ? { ...each, ...what } : each)) });
  }

  private houseSection(draft: Draft): TemplateResult {
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
      ${houseFields(draft, complete(draft), !!me()?.account && rateable(draft), this.change)}
    </section>`;
  }

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    this.busy = true;
    try {
      await open(tableOf(this.draft!, this.card!, (seat) => say('new.seat.friend', [seat + 1])));
    } catch (refused) {
      toast((refused as Error).message);
    }
    this.busy = false;
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type GameCard, games, me } from '../core/api';
import { dialog } from '../core/dialog';
import { Piece } from '../core/element';
import { segments } from '../core/fields';
import { say, type Words } from '../core/words';
import { agreedBy, type Agreement, agreementOf } from '../house/agreement';
import { houseFields, optionSection, paceSection } from '../house/agreement-fields';
import type { Seating, Terms } from './protocol';
import type { Scene } from './scene';

/** The host thinks again: other terms, as long as people gather. */
@customElement('terms-form')
export class TermsForm extends Piece {
  @property({ attribute: false })
  card!: GameCard;
  @property({ attribute: false })
  words!: Words;
  @property({ attribute: false })
  seating!: Seating;
  @property({ attribute: false })
  done!: (terms?: Terms) => void;
  @state()
  private now?: Agreement;
  @state()
  private seats = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.now = agreementOf(this.seating.terms, this.card);
    this.seats = this.seating.terms.seats;
  }

  private readonly change = (what: Partial<Agreement>): void => {
    this.now = { ...this.now!, ...what };
  };

  override render() {
    const { now, card } = this;
    if (!now) return nothing;
    return html`<form class="new terms-form" @submit=${this.submit}>
      ${this.seatField()} ${optionSection(now, card, this.seats, this.words, this.change)} ${
      paceSection(now, this.change)
    }
      <section aria-labelledby="house">
        <h2 id="house">${say('new.house')}</h2>
        ${houseFields(now, false, !!me()?.account, this.change)}
      </section>
      <div class="acts bar">
        <button type="button" class="button" @click=${() => this.done()}>${say('core.cancel')}</button>
        <button class="button main">${say('table.change-save')}</button>
      </div>
    </form>`;
  }

  /** Nobody who sits is sent away by it: there are at least as many seats as the last person needs. */
  private seatField(): TemplateResult | typeof nothing {
    const last = Math.max(...this.seating.chairs.map((each, seat) => (each.chair.kind === 'person' ? seat : 0)));
    const counts = this.card.seats.filter((each) => each > last).map((each) => ({
      value: String(each),
      label: String(each),
    }));
    if (counts.length < 2) return nothing;
    return html`<div class="field">
      <span class="label">${say('new.seats')}</span>
      ${segments('seats', say('new.seats'), counts, String(this.seats), (each) => (this.seats = Number(each)))}
    </div>`;
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    this.done({ ...this.seating.terms, seats: this.seats, ...agreedBy(this.now!, this.card, this.seats) });
  };
}

/** Asks the host for other terms; resolves to them, or to nothing if all stays as it is. */
export async function otherTerms({ seating, words }: Scene): Promise<Terms | undefined> {
  const card = (await games()).games.find((each) => each.id === seating.terms.game)!;
  let chosen: Terms | undefined;
  await dialog(
    say('table.change'),
    (close) =>
      html`<terms-form
      .card=${card}
      .words=${words}
      .seating=${seating}
      .done=${(terms?: Terms) => {
        chosen = terms;
        close();
      }}
    ></terms-form>`,
    'dialog drawer',
  );
  return chosen;
}

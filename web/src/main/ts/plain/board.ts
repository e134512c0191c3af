import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { adopt } from '../core/sheet';
import type { Choice, Sight, Stage } from '../table/board';
import { byVerb, fieldInWords, moveInWords, valueInWords } from './words';
import text from './board.css';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the server says about a game, as text: the view as a list, the moves as buttons. It knows no game. */
export class PlainBoard extends Piece {
  @property({ attribute: false })
  sight!: Sight;
  @property({ attribute: false })
  stage!: Stage;
  @state()
  private advised = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('board');
  }

  /** It scrolls, and by keys alone only what has the focus does. */
  override willUpdate(): void {
    this.tabIndex = this.sight?.moves.length ? -1 : 0;
  }

  /** Shows which move a hint is about. */
  advise(word: string): void {
    this.advised = word;
  }

  override render() {
    if (!this.sight || !this.stage) return nothing;
    const { moves, view } = this.sight;
    return html`<section class="plain-moves" aria-label=${this.stage.words.say('plain.moves')}>
        ${byVerb(moves).map((group) => html`<div>${group.map((each) => this.move(each))}</div>`)}
      </section>
      <section class="plain-view"
        aria-label=${this.stage.words.say('plain.view')}>${this.fields(view as Data)}</section>`;
  }

  private move({ word }: Choice): TemplateResult {
    return html`<button
      class=${word === this.advised ? 'button main' : 'button'}
      data-move=${word}
      @click=${() => this.stage.choose(word)}
    >
      ${moveInWords(word, this.stage.words)}
    </button>`;
  }

  private fields(data: Data): TemplateResult {
    return html`<dl>
      ${
      Object.entries(data).map(
        ([field, value]) =>
          html`<div><dt>${fieldInWords(field, this.stage.words)}</dt><dd>${this.value(value, field)}</dd></div>`,
      )
    }
    </dl>`;
  }

  private value(value: unknown, field: string): TemplateResult | string {
    if (isData(value)) return this.fields(value);
    if (!Array.isArray(value)) return this.single(value, field);
    if (value.length && value.every(isData)) return this.rows(value);
    return value.map((each) => (Array.isArray(each) ? `(${this.list(each, field)})` : this.single(each, field)))
      .join(', ') || '–';
  }

  private list(values: unknown[], field: string): string {
    return values.map((each) => this.single(each, field)).join(', ');
  }

  private single(value: unknown, field: string): string {
    return valueInWords(value, field, this.stage.words, this.stage.seats.map((each) => each.name));
  }

  /** Things of one kind, one a row. */
  private rows(items: Data[]): TemplateResult {
    const columns = [...new Set(items.flatMap((each) => Object.keys(each)))];
    return html`<table>
      <thead>
        <tr>${columns.map((each) => html`<th scope="col">${fieldInWords(each, this.stage.words)}</th>`)}</tr>
      </thead>
      <tbody>
        ${items.map((item) => html`<tr>${columns.map((each) => html`<td>${this.value(item[each], each)}</td>`)}</tr>`)}
      </tbody>
    </table>`;
  }
}

adopt(text);

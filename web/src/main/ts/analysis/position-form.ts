import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { post } from '../core/api';
import { Piece } from '../core/element';
import { go } from '../core/router';
import { say, type Words } from '../core/words';
import { at, fresh, isLeaf, isList, isRow, type Path, put, row, shapeAt, typed, type Value } from './fields';
import { addressOf, type AnalysisMoment, type Start, written } from './protocol';

/** The position on the board as fields: changed, and laid out anew. */
@customElement('position-form')
export class PositionForm extends Piece {
  @property({ attribute: false })
  moment!: AnalysisMoment;
  /** Those of the game, which name its options. */
  @property({ attribute: false })
  words!: Words;
  @state()
  private fault = '';
  private value: Value = {};

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('moment')) return;
    const { seats, options, position } = written(this.moment);
    this.value = structuredClone({ seats, options, position }) as Value;
    this.fault = '';
  }

  override render() {
    return html`<form class="stack position" @submit=${this.lay}>
      <p class="small soft">${say('analysis.edit-help')}</p>
      ${this.parts(this.value, [])}
      <p role="alert">${this.fault}</p>
      <div class="acts"><button class="button main">${say('analysis.lay')}</button></div>
    </form>`;
  }

  private readonly lay = async (event: Event): Promise<void> => {
    event.preventDefault();
    const start = { ...written(this.moment), ...(this.value as object) } as Start;
    try {
      await post('/api/analysis', { ...start, line: [], viewer: 'all' });
      go(addressOf(start, []));
    } catch (refused) {
      this.fault = (refused as Error).message;
    }
  };

  private parts(value: Value, path: Path): TemplateResult[] {
    return Object.entries(value as Record<string, Value>).map(([key, each]) =>
      this.piece(key, each, [...path, isList(value) ? Number(key) : key])
    );
  }

  /** What a part is called, with its name in the engine's format, which faults tell; those of a list are counted. */
  private name(key: string, path: Path): TemplateResult {
    if (/^\d+$/.test(key)) return html`${Number(key) + 1}.`;
    const ofOption = path[0] === 'options' && path.length > 1;
    return html`${ofOption ? this.words.say(`option.${key}`) : say(`field.${key}`)} <code>${key}</code>`;
  }

  private piece(key: string, value: Value, path: Path): TemplateResult {
    const shape = shapeAt({ position: this.moment.shape }, path);
    if (isLeaf(value) || isRow(value, shape)) return this.field(this.name(key, path), value, path, shape);
    const open = path.length < 2;
    return html`<details ?open=${open}><summary>${this.name(key, path)}</summary><div class="stack inside">
      ${this.parts(value, path)} ${isList(value) ? this.more(value, shape) : nothing}
      ${isList(at(this.value, path.slice(0, -1))) ? this.less(path) : nothing}
    </div></details>`;
  }

  private field(name: TemplateResult, value: Value, path: Path, shape?: Value): TemplateResult {
    const change = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      const next = isList(value) ? row(value, input.value, shape) : typed(value, input.value);
      put(this.value, path, typeof value === 'boolean' ? input.checked : next);
    };
    if (typeof value === 'boolean') {
      return html`<label class="row"><input type="checkbox" .checked=${value} @change=${change}>${name}</label>`;
    }
    const text = isList(value) ? value.join(', ') : String(value ?? '');
    return html`<label class="field"><span class="label">${name}</span>
      <input class="input" .value=${text} spellcheck="false" @change=${change}></label>`;
  }

  /** Another one like the last one, or the first. */
  private more(list: Value[], shape?: Value): TemplateResult | typeof nothing {
    const next = list.length ? structuredClone(list[list.length - 1]) : isList(shape) ? fresh(shape[0]) : undefined;
    if (next === undefined) return nothing;
    const add = (): void => {
      list.push(next);
      this.requestUpdate();
    };
    return html`<div><button type="button" class="button plain" @click=${add}>${
      say(list.length ? 'analysis.add' : 'analysis.add-first')
    }</button></div>`;
  }

  private less(path: Path): TemplateResult {
    const remove = (): void => {
      (at(this.value, path.slice(0, -1)) as Value[]).splice(Number(path[path.length - 1]), 1);
      this.requestUpdate();
    };
    return html`<div><button type="button" class="button plain" @click=${remove}>${
      say('analysis.remove')
    }</button></div>`;
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Option } from '../core/api';
import { segments, toggle } from '../core/fields';
import { icon } from '../core/icons';
import { say, type Words } from '../core/words';

type Change = (value: string) => void;

/** A field for one option of a game, by its kind, with the game's own explanation. */
export function optionField(option: Option, value: string, words: Words, change: Change): TemplateResult {
  const label = words.say(`option.${option.id}`);
  const help = html`<p class="help" id="help-${option.id}">${words.say(`option.${option.id}.help`)}</p>`;
  if (option.kind === 'flag') {
    return html`<div class="field">${toggle(label, value === 'on', (on) => change(on ? 'on' : 'off'))}${help}</div>`;
  }
  return html`<fieldset class="field" aria-describedby="help-${option.id}">
    <legend>${label}</legend>
    ${help} ${control(option, label, value, words, change)}
  </fieldset>`;
}

function control(option: Option, label: string, value: string, words: Words, change: Change): TemplateResult {
  const named = (each: string) => words.say(`option.${option.id}.${each}`);
  if (option.kind === 'choice') return choice(option, label, value, named, change);
  if (option.kind === 'range') return range(option, label, value, change);
  if (option.kind === 'order') return order(value.split(','), named, change);
  return pick(option, value, named, change);
}

function choice(
  option: Option,
  label: string,
  value: string,
  named: (each: string) => string,
  change: Change,
): TemplateResult {
  if (option.values.length <= 4) {
    const all = option.values.map((each) => ({ value: each, label: named(each) }));
    return segments(`option-${option.id}`, label, all, value, change);
  }
  return html`<select class="input narrow" aria-label=${label}
    @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
    ${option.values.map((each) => html`<option value=${each} .selected=${each === value}>${named(each)}</option>`)}
  </select>`;
}

function range(option: Option, label: string, value: string, change: Change): TemplateResult {
  const count = Number(value);
  const step = (to: number) => change(String(Math.min(option.most ?? to, Math.max(option.least ?? to, to))));
  return html`<div class="row" role="group" aria-label=${label}>
    <button type="button" class="button square" aria-label=${say('new.option.fewer', [label])}
      @click=${() => step(count - 1)}>
      ${icon('down')}
    </button>
    <output class="number count">${count}</output>
    <button type="button" class="button square" aria-label=${say('new.option.more', [label])}
      @click=${() => step(count + 1)}>
      ${icon('up')}
    </button>
  </div>`;
}

/** Words in an order of one's own: each but the first can move up. */
function order(values: string[], named: (each: string) => string, change: Change): TemplateResult {
  const up = (at: number) => {
    const moved = [...values];
    [moved[at - 1], moved[at]] = [moved[at], moved[at - 1]];
    change(moved.join(','));
  };
  return html`<ol class="order">
    ${
    values.map(
      (each, at) =>
        html`<li>
        <span>${at + 1}. ${named(each)}</span>
        ${
          at
            ? html`<button type="button" class="button plain square" aria-label=${say('new.option.up', [named(each)])}
            @click=${() => up(at)}>
              ${icon('up')}
            </button>`
            : nothing
        }
      </li>`,
    )
  }
  </ol>`;
}

/** Any of some things, each as often as it is listed. */
function pick(option: Option, value: string, named: (each: string) => string, change: Change): TemplateResult {
  const taken = value ? value.split(',') : [];
  const kinds = [...new Set(option.values)];
  const set = (kind: string, count: number) =>
    change(kinds.flatMap((each) => Array(each === kind ? count : countOf(taken, each)).fill(each)).join(','));
  return html`<div class="picks">
    ${
    kinds.map((each) => {
      const most = countOf(option.values, each);
      const has = countOf(taken, each);
      return most === 1
        ? toggle(named(each), has === 1, (on) => set(each, on ? 1 : 0))
        : several(named(each), has, most, (to) => set(each, to));
    })
  }
  </div>`;
}

function several(label: string, has: number, most: number, set: (count: number) => void): TemplateResult {
  return html`<label class="row between several"
    ><span>${label}</span>
    <select class="input narrow" @change=${(event: Event) => set(Number((event.target as HTMLSelectElement).value))}>
      ${
    Array.from({ length: most + 1 }, (_, count) =>
      html`<option value=${count} .selected=${count === has}>${count}</option>`)
  }
    </select></label
  >`;
}

const countOf = (all: string[], one: string): number => all.filter((each) => each === one).length;

import { html, nothing, type TemplateResult } from 'lit';
import { segments } from '../core/fields';
import { say } from '../core/words';
import type { Agreement } from './agreement';
import type { SaidPace } from './said';

const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS = [0, 2, 5, 10, 15, 30, 60];
const DAYS = [1, 2, 3, 5, 7, 14];

/** How fast is played: without a clock, with one, or over days. */
export function paceFields(now: Agreement, change: (what: Partial<Agreement>) => void): TemplateResult {
  const kinds = (['relaxed', 'live', 'days'] as const).map((each) => ({ value: each, label: say(`pace.${each}`) }));
  return html`${
    segments('pace', say('new.pace'), kinds, now.pace, (each) => change({ pace: each as SaidPace['kind'] }))
  }
    <p class="help">${say(`pace.${now.pace}.help`)}</p>
    ${
    now.pace === 'live'
      ? html`<div class="row">
          ${choices(say('pace.minutes'), MINUTES, now.minutes, (minutes) => change({ minutes }))}
          ${choices(say('pace.increment'), INCREMENTS, now.increment, (increment) => change({ increment }))}
        </div>`
      : nothing
  }
    ${now.pace === 'days' ? choices(say('pace.per-move'), DAYS, now.days, (days) => change({ days })) : nothing}`;
}

/** One of some numbers; a number that was chosen elsewhere is one of them. */
export function choices(
  label: string,
  usual: number[],
  value: number,
  change: (value: number) => void,
  said: (value: number) => string = String,
): TemplateResult {
  const values = usual.includes(value) ? usual : [...usual, value];
  return html`<label class="field">
    <span class="label">${label}</span>
    <select class="input narrow number"
      @change=${(event: Event) => change(Number((event.target as HTMLSelectElement).value))}>
      ${values.map((each) => html`<option value=${each} .selected=${each === value}>${said(each)}</option>`)}
    </select>
  </label>`;
}

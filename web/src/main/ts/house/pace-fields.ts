import { html, nothing, type TemplateResult } from 'lit';
import { segments } from '../core/fields';
import { say } from '../core/words';
import type { Draft } from './draft';
import type { Pace } from './said';

const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS = [0, 2, 5, 10, 15, 30, 60];
const DAYS = [1, 2, 3, 5, 7, 14];

/** How fast is played: without a clock, with one, or over days. */
export function paceFields(draft: Draft, change: (what: Partial<Draft>) => void): TemplateResult {
  const kinds = (['relaxed', 'live', 'days'] as const).map(each => ({ value: each, label: say(`pace.${each}`) }));
  return html`${segments('pace', say('new.pace'), kinds, draft.pace, each => change({ pace: each as Pace['kind'] }))}
    <p class="help">${say(`pace.${draft.pace}.help`)}</p>
    ${draft.pace === 'live'
      ? html`<div class="row">
          ${number(say('pace.minutes'), MINUTES, draft.minutes, minutes => change({ minutes }))}
          ${number(say('pace.increment'), INCREMENTS, draft.increment, increment => change({ increment }))}
        </div>`
      : nothing}
    ${draft.pace === 'days' ? number(say('pace.per-move'), DAYS, draft.days, days => change({ days })) : nothing}`;
}

function number(label: string, values: number[], value: number, change: (value: number) => void): TemplateResult {
  return html`<label class="field">
    <span class="label">${label}</span>
    <select class="input narrow number" @change=${(event: Event) => change(Number((event.target as HTMLSelectElement).value))}>
      ${values.map(each => html`<option value=${each} .selected=${each === value}>${each}</option>`)}
    </select>
  </label>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Option } from '../core/api';
import type { Words } from '../core/words';
import type { Pace, Terms } from './protocol';
import { time } from './time';

/** What the table has agreed on: every option, chosen or usual; a file of the host's only where one was chosen. */
export function termList(terms: Terms, words: Words, options: Option[]): TemplateResult {
  return html`<dl class="terms">
    <dt>${words.say('table.pace')}</dt>
    <dd>${pace(terms.pace, words)}</dd>
    ${
    options.filter((each) => each.kind !== 'name' || (terms.options[each.id] ?? each.standard) !== each.standard).map(
      (option) =>
        html`<dt>${words.say(`option.${option.id}`)}</dt>
        <dd>${value(option, terms, words)}</dd>`,
    )
  }
    <dt>${words.say('table.spectators')}</dt>
    <dd>${words.say(terms.spectators ? 'table.yes' : 'table.no')}</dd>
    <dt>${words.say('table.hints')}</dt>
    <dd>${words.say(terms.hints ? 'table.yes' : 'table.no')}</dd>
    ${
    terms.lossOnTime || (terms.rated && terms.pace.kind !== 'relaxed')
      ? html`<dt>${words.say('table.time-up')}</dt>
          <dd>${words.say('table.time-up-loses')}</dd>`
      : nothing
  }
  </dl>`;
}

export function pace(pace: Pace, words: Words): string {
  if (pace.kind === 'relaxed') return words.say('table.pace.relaxed');
  if (pace.kind === 'days') return words.say('table.pace.days', [Math.round(pace.budgetMillis / 86_400_000)]);
  const increment = Math.round(pace.incrementMillis / 1000);
  return words.say('table.pace.live', [time(pace.budgetMillis), increment]);
}

function value(option: Option, terms: Terms, words: Words): string {
  const chosen = terms.options[option.id] ?? option.standard;
  if (chosen === '') return '–';
  return chosen.split(/[ ,]+/).map((each) => optionValue(option.id, each, words)).join(', ');
}

export function optionValue(id: string, value: string, words: Words): string {
  const key = `option.${id}.${value}`;
  if (words.has(key)) return words.say(key);
  if (value === 'on' || value === 'true') return words.say('table.yes');
  return value === 'off' || value === 'false' ? words.say('table.no') : value;
}

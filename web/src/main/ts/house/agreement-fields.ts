import { html, nothing, type TemplateResult } from 'lit';
import type { GameCard } from '../core/api';
import { toggle } from '../core/fields';
import { say, type Words } from '../core/words';
import { type Agreement, type Chosen, matter, takeOver } from './agreement';
import { optionField } from './option-fields';
import { choices, paceFields } from './pace-fields';

export type Change = (what: Partial<Agreement>) => void;

/** Options that most people leave alone wait behind a word; what the host offers by name has a place of its own. */
const FINER = new Set(['order']);
const NAMED = 'name';
const SHOWN_AT_ONCE = 5;
const TAKE_OVER_MINUTES = [1, 5, 30, 0];

/** How this game is played: its own options. */
export function optionSection(
  now: Agreement,
  card: GameCard,
  seats: number,
  words: Words,
  change: Change,
): TemplateResult {
  const field = ({ option, value }: Chosen) =>
    optionField(option, value, words, (next) => change({ options: { ...now.options, [option.id]: next } }));
  const early = card.options.filter((each) => !FINER.has(each.kind)).slice(0, SHOWN_AT_ONCE).map((each) => each.id);
  const shown = matter(card, now, seats).filter(({ option }) => option.kind !== NAMED);
  const first = shown.filter(({ option }) => early.includes(option.id));
  const finer = shown.filter(({ option }) => !early.includes(option.id));
  return html`<section aria-labelledby="options">
    <h2 id="options">${say('new.options')}</h2>
    ${first.map(field)}
    ${
    now.rated && card.options.some((each) => !each.rated)
      ? html`<p class="help">${say('new.rated.as-usual')}</p>`
      : nothing
  }
    ${
    finer.length
      ? html`<details>
          <summary>${say('new.options.more')}</summary>
          <div class="stack">${finer.map(field)}</div>
        </details>`
      : nothing
  }
  </section>`;
}

export function paceSection(now: Agreement, change: Change): TemplateResult {
  return html`<section aria-labelledby="pace">
    <h2 id="pace">${say('new.pace')}</h2>
    ${paceFields(now, change)}
  </section>`;
}

/**
 * Who may come and look, and what happens to those who are late; `alone`: nobody else is expected; `rateable`: results
 * can count for those who sit there.
 */
export function houseFields(now: Agreement, alone: boolean, rateable: boolean, change: Change): TemplateResult {
  const flag = (key: 'listed' | 'spectators' | 'hints' | 'startWhenFull' | 'lossOnTime' | 'rated', word: string) =>
    html`<div class="field">
      ${toggle(say(`new.${word}`), now[key], (on) => change({ [key]: on }))}
      <p class="help">${say(`new.${word}.help`)}</p>
    </div>`;
  return html`${alone ? nothing : flag('listed', 'listed')} ${flag('spectators', 'spectators')} ${
    rateable ? flag('rated', 'rated') : nothing
  } ${now.rated ? nothing : flag('hints', 'hints')}
  ${alone ? nothing : flag('startWhenFull', 'start-when-full')} ${
    now.pace !== 'relaxed' && !now.rated ? flag('lossOnTime', 'loss-on-time') : nothing
  }
  ${alone ? nothing : takeOverChoice(now, change)}`;
}

function takeOverChoice(now: Agreement, change: Change): TemplateResult {
  const said = (minutes: number) => (minutes ? say('new.take-over.minutes', [minutes]) : say('new.take-over.never'));
  return choices(
    say(now.rated ? 'new.take-over.rated' : 'new.take-over'),
    TAKE_OVER_MINUTES.filter((minutes) => minutes || !now.rated),
    takeOver(now),
    (takeOverMinutes) => change({ takeOverMinutes }),
    said,
  );
}

import { html, nothing, type TemplateResult } from 'lit';
import { type GameCard, get } from '../core/api';
import { addWords, say } from '../core/words';
import { type Draft, withSeats } from './draft';

/** A line of the ruleset that is not as the game comes. */
export interface SettingChange {
  setting: string;
  from: string;
  to: string;
}

/** A ruleset that the host of this server offers. */
export interface Variant {
  name: string;
  game: string;
  changes: SettingChange[];
}

/** The host's rulesets for one game; the words about them come along where something is to be said. */
export async function variantsOf(game: string, wanted: string): Promise<Variant[]> {
  const { rulesets } = await get<{ rulesets: Variant[] }>('/api/rulesets').catch(() => ({ rulesets: [] as Variant[] }));
  const own = rulesets.filter((each) => each.game === game);
  if (own.length || wanted) await addWords('variants');
  return own;
}

/** What a link asks for, such as one from a report of the lab: a number of seats, options and a ruleset. */
export function asked(
  draft: Draft,
  card: GameCard,
  variants: Variant[],
  query: URLSearchParams,
  level: string,
): Draft {
  const seats = Number(query.get('seats'));
  const seated = card.seats.includes(seats) ? withSeats(draft, seats, level) : draft;
  const options = { ...draft.options };
  for (const { id } of card.options) options[id] = query.get(`option.${id}`) ?? options[id];
  const ruleset = variants.find((each) => each.name === query.get('ruleset'))?.name ?? '';
  return { ...seated, options, ruleset };
}

/** Which ruleset is played, and what it changes; nothing where the host offers none, and no link asked for one. */
export function variantSection(
  variants: Variant[],
  wanted: string,
  chosen: string,
  change: (ruleset: string) => void,
): TemplateResult | typeof nothing {
  const variant = variants.find((each) => each.name === chosen);
  const missing = wanted && !variants.some((each) => each.name === wanted);
  if (!variants.length && !missing) return nothing;
  return html`<section aria-labelledby="variant">
    <h2 id="variant">${say('variant.title')}</h2>
    ${missing ? html`<p class="notice" role="alert">${say('variant.missing', [wanted])}</p>` : nothing}
    ${variants.length ? choice(variants, chosen, change) : nothing}
    ${variant ? changeList(variant.changes) : nothing}
  </section>`;
}

function choice(variants: Variant[], chosen: string, change: (ruleset: string) => void): TemplateResult {
  const option = (name: string, label: string) =>
    html`<option value=${name} .selected=${name === chosen}>${label}</option>`;
  return html`<div class="field">
    <select class="input" aria-labelledby="variant" aria-describedby="help-variant"
      @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
      ${option('', say('variant.standard'))} ${variants.map(({ name }) => option(name, name))}
    </select>
    <p class="help" id="help-variant">${say('variant.help')}</p>
  </div>`;
}

/** What is not as the game comes, line by line. */
export function changeList(changes: SettingChange[] | undefined): TemplateResult | typeof nothing {
  if (!changes?.length) return nothing;
  return html`<div class="stack changes">
    <h3>${say('variant.changes')}</h3>
    <ul class="small">
      ${
    changes.map(({ setting, from, to }) => html`<li>${say('variant.change', [setting, to || '–', from || '–'])}</li>`)
  }
    </ul>
  </div>`;
}

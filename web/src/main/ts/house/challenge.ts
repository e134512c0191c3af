import { html, nothing, type TemplateResult } from 'lit';
import { type GameCard, me, openTable, post } from '../core/api';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { MINUTE } from './said';

const BUDGET_MINUTES = 15;
const INCREMENT_MILLIS = 10_000;

/** A rated game against one person: a table for two of which they are told, and which begins when they sit down. */
export function challenge(
  other: { person: string; name: string },
  cards: GameCard[],
): TemplateResult | typeof nothing {
  const games = cards.filter((each) => each.seats.includes(2));
  if (!me()?.account || !games.length) return nothing;
  return html`<details class="challenge">
    <summary class="button" aria-label=${`${say('people.challenge')}: ${other.name}`}>${
    say('people.challenge')
  }</summary>
    <span class="acts">${
    games.map((each) =>
      html`<button class="button" @click=${() => void begin(other.person, each.id)}>${each.name}</button>`
    )
  }</span>
  </details>`;
}

async function begin(person: string, game: string): Promise<void> {
  try {
    const made = await openTable({
      terms: {
        game,
        seats: 2,
        rated: true,
        visibility: 'link',
        startWhenFull: true,
        lossOnTime: true,
        pace: { kind: 'live', budgetMillis: BUDGET_MINUTES * MINUTE, incrementMillis: INCREMENT_MILLIS },
      },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      start: false,
    });
    await post(`/api/people/${person}/invitation`, { table: made.table });
    go(`/t/${made.table}`);
  } catch (refused) {
    toast((refused as Error).message);
  }
}

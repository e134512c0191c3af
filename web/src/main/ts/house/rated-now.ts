import { html, nothing, type TemplateResult } from 'lit';
import { type GameCard, me } from '../core/api';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { MATCH, match } from '../table/matching';

/** How many sit at a table of each mode, at least. */
const LEAST: Record<string, number> = { two: 2, many: 3, teams: 4, together: 2 };

/** A rated game now, against somebody who fits: a button for each number of seats, for those who have a rating. */
export function ratedNow(card: GameCard | undefined, mode: string): TemplateResult | typeof nothing {
  const counts = card?.seats.filter((each) => mode === 'two' ? each === 2 : each >= LEAST[mode]) ?? [];
  if (!card || !counts.length || !me()?.account) return nothing;
  const begin = async (seats: number) => {
    try {
      location.assign(`/t/${await match(card.id, seats)}${MATCH}`);
    } catch (refused) {
      toast((refused as Error).message);
    }
  };
  return html`<div class="acts">${
    counts.map((seats) =>
      html`<button class="button main" @click=${() => void begin(seats)}>${
        counts.length > 1 ? say('ratings.now-of', [seats]) : say('ratings.now')
      }</button>`
    )
  }</div>`;
}

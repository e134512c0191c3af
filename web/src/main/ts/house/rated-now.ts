import { html, nothing, type TemplateResult } from 'lit';
import { type GameCard, me } from '../core/api';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { MATCH, match } from '../table/matching';

/** How many sit at a table of each mode, at least. */
const LEAST: Record<string, number> = { two: 2, many: 3, teams: 4, together: 2 };

/** A rated game now, against somebody who fits: one button, for those who have a rating. */
export function ratedNow(card: GameCard | undefined, mode: string): TemplateResult | typeof nothing {
  const seats = card?.seats.find((each) => each >= LEAST[mode]);
  if (!card || !seats || !me()?.account) return nothing;
  const begin = async () => {
    try {
      location.assign(`/t/${await match(card.id, seats)}${MATCH}`);
    } catch (refused) {
      toast((refused as Error).message);
    }
  };
  return html`<div><button class="button main" @click=${() => void begin()}>${say('ratings.now')}</button></div>`;
}

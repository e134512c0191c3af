import { html, type TemplateResult } from 'lit';
import type { GameCard } from '../core/api';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { addressOf } from './protocol';

/** Where no match is named: a position in the engine's format is pasted in. */
export function beginning(cards: GameCard[]): TemplateResult {
  const begin = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    try {
      const position = JSON.parse(String(form.get('position')));
      go(addressOf({ game: String(form.get('game')), seats: Number(form.get('seats')), position }, []));
    } catch {
      toast(say('analysis.no-json'));
    }
  };
  return html`<form class="stack" @submit=${begin}>
    <p>${say('analysis.begin')}</p>
    <label class="field"><span class="label">${say('analysis.game')}</span>
      <select class="input" name="game">${
    cards.map((each) => html`<option value=${each.id}>${each.name}</option>`)
  }</select></label>
    <label class="field"><span class="label">${say('analysis.seats')}</span>
      <input class="input" name="seats" type="number" min="1" max="6" value="2" required></label>
    <label class="field"><span class="label">${say('analysis.position')}</span>
      <textarea class="input" name="position" rows="6" spellcheck="false" required></textarea></label>
    <div class="acts"><button class="button main">${say('analysis.lay')}</button></div>
  </form>`;
}

import { html, type TemplateResult } from 'lit';
import type { GameCard } from '../core/api';
import { go } from '../core/router';
import { toast } from '../core/toast';
import { say } from '../core/words';
import { addressOf, read } from './protocol';

/** Where no match is named: a game from its beginning, or a position in the engine's format. */
export function beginning(cards: GameCard[]): TemplateResult {
  const begin = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const [game, seats] = [String(form.get('game')), Number(form.get('seats'))];
    const text = String(form.get('position')).trim();
    try {
      go(addressOf(text ? read(text, game, seats) : { game, seats }, []));
    } catch (fault) {
      toast(say('analysis.no-json', [(fault as Error).message]));
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
      <textarea class="input" name="position" rows="6" spellcheck="false"></textarea></label>
    <div class="acts"><button class="button main">${say('analysis.lay')}</button></div>
  </form>`;
}

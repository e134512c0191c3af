import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../core/icons';
import type { GameClient, Stage } from './board';
import type { Advice } from './protocol';

/** What a strong player would do, one idea at a time, and why. */
export interface Idea {
  advice: Advice[];
  at: number;
}

export function ideaCard(
  idea: Idea,
  client: GameClient,
  stage: Stage,
  acts: { next(): void; play(word: string): void; close(): void },
): TemplateResult {
  const advice = idea.advice[idea.at];
  const { words } = stage;
  const move = client.describe?.(advice.word, stage) ?? advice.word;
  return html`<div class="notice low" role="dialog" aria-label=${words.say('table.hint')}>
    <div>
      <strong>${words.say('table.hint-says', [move])}</strong>
      ${advice.reason ? html`<p class="small">${advice.reason.message}</p>` : nothing}
    </div>
    <div class="row">
      <button class="button main" @click=${() => acts.play(advice.word)}>${words.say('table.hint-play')}</button>
      ${idea.advice.length > 1
        ? html`<button class="button" @click=${acts.next}>${words.say('table.hint-next', [idea.at + 1, idea.advice.length])}</button>`
        : nothing}
      <button class="button plain square" aria-label=${words.say('core.close')} @click=${acts.close}>${icon('close')}</button>
    </div>
  </div>`;
}

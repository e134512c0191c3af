import { html, type TemplateResult } from 'lit';
import type { Scene } from './scene';

/** Whose eyes one looks through. */
export function eyesField({ words, seats }: Scene, now: string, look: (eyes: string) => void): TemplateResult {
  const eyes = [
    { value: 'all', label: words.say('table.eyes.all') },
    { value: 'spectator', label: words.say('table.eyes.spectator') },
    ...seats.map((each) => ({ value: String(each.seat), label: each.name })),
  ];
  return html`<label class="field"
    ><span class="label">${words.say('table.eyes')}</span>
    <select class="input" @change=${(event: Event) => look((event.target as HTMLSelectElement).value)}>
      ${eyes.map((each) => html`<option value=${each.value} ?selected=${each.value === now}>${each.label}</option>`)}
    </select></label
  >`;
}

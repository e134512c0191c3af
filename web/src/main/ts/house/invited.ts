import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadMe, post } from '../core/api';
import { Piece } from '../core/element';
import { toast } from '../core/toast';
import { say } from '../core/words';

/** An invitation to this server: one tap, so that a link that is only looked at is not used up. */
@customElement('invited-page')
export class InvitedPage extends Piece {
  @property()
  code = '';
  @state()
  private done = false;

  override render() {
    document.title = say('invited.title');
    return html`<div class="stack">
      <h1>${say('invited.title')}</h1>
      <p>${say(this.done ? 'invited.done' : 'invited.help')}</p>
      <div class="acts">
        ${
      this.done
        ? html`<a class="button main" href="/">${say('core.home')}</a>`
        : html`<button class="button main" @click=${() => void this.accept()}>${say('invited.accept')}</button>`
    }
      </div>
      ${this.done ? nothing : html`<p class="soft small">${say('invited.once')}</p>`}
    </div>`;
  }

  private async accept(): Promise<void> {
    try {
      await post('/api/house/invitation', { code: this.code });
      await loadMe();
      this.done = true;
    } catch (refused) {
      toast((refused as Error).message);
    }
  }
}

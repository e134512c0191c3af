import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { say } from '../core/words';
import { picture } from './pictures';

/** Off the trail: the address leads nowhere. */
@customElement('missing-page')
export class MissingPage extends Piece {
  override render() {
    return html`<div class="stack lost">
      ${picture('rando')}
      <h1>${say('core.missing')}</h1>
      <p>${say('core.missing-help')}</p>
      <div><a class="button main" href="/">${say('core.home')}</a></div>
    </div>`;
  }
}

import style from '../../css/honest.css';
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Piece } from '../core/element';
import { adopt } from '../core/sheet';
import { say } from '../core/words';

adopt(style);

const FORBIDDEN = ['help', 'accounts', 'deals', 'throw', 'leave', 'tell'];

/** What is forbidden where results count, in plain words. */
@customElement('honest-page')
export class HonestPage extends Piece {
  override render() {
    document.title = say('honest.title');
    return html`<div class="honest stack">
      <h1>${say('honest.title')}</h1>
      <p>${say('honest.lead')}</p>
      <h2>${say('honest.forbidden')}</h2>
      <ul>${FORBIDDEN.map((each) => html`<li>${say(`honest.${each}`)}</li>`)}</ul>
      <h2>${say('honest.allowed')}</h2>
      <p>${say('honest.allowed.text')}</p>
      <h2>${say('honest.seen')}</h2>
      <p>${say('honest.seen.text')}</p>
      <h2>${say('honest.then')}</h2>
      <p>${say('honest.then.text')}</p>
    </div>`;
  }
}
